import { loadScript } from "./load-script.ts";

/** The script that runs components. */
interface Islands {
  mount(island: HTMLElement): Promise<void>;
}

let islands: Promise<Islands> | undefined;

const loadIslands = (source: string): Promise<Islands> =>
  loadScript(source).then(() => (globalThis as unknown as { docsIslands: Islands }).docsIslands);

/** A component with state or handlers. The script that runs it comes with the first one of a page. */
export class DocsIsland extends HTMLElement {
  async connectedCallback(): Promise<void> {
    if (this.dataset.mounted !== undefined) return;
    this.dataset.mounted = "";
    try {
      islands ??= loadIslands(this.dataset.runtime ?? "");
      await (await islands).mount(this);
    } catch (error) {
      console.error(error);
    }
  }
}
