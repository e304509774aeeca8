import type { Page } from "playwright-core";
import { withBrowserPage } from "../../support/browser.ts";
import { serveFolder } from "../../support/serve-folder.ts";

/** How many parts of a kind pages have, and the ones that do not work: `/pricing: Toggle`. */
export interface Living {
  readonly all: number;
  readonly broken: readonly string[];
}

/** An element that a script of the page brings to life: how it is named in findings, and what it has inside then. */
interface Kind {
  readonly element: string;
  readonly named: string;
  readonly alive: string;
}

const KINDS = {
  components: { element: "docs-island", named: "data-name", alive: "docs-island-root > *" },
  diagrams: { element: "docs-diagram", named: "aria-label", alive: "svg" },
} as const satisfies Record<string, Kind>;

/** The elements of a page that scripts bring to life. */
export const LIVING: ReadonlySet<string> = new Set(Object.values(KINDS).map(({ element }) => element));

/** Looks in a browser whether components with state or handlers run on pages of a built site, and diagrams are drawn. */
export async function livingParts(
  folder: string,
  addresses: readonly string[],
): Promise<Record<keyof typeof KINDS, Living>> {
  const found = { components: { all: 0, broken: [] as string[] }, diagrams: { all: 0, broken: [] as string[] } };
  if (addresses.length === 0) return found;
  const server = await serveFolder(folder);
  try {
    await withBrowserPage(async (page) => {
      for (const address of addresses) {
        await page.goto(server.origin + encodeURI(address), { waitUntil: "load" });
        for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
          const { all, dead } = await partsOf(page, KINDS[kind]);
          found[kind].all += all;
          found[kind].broken.push(...dead.map((name) => `${address}: ${name}`));
        }
      }
    });
  } finally {
    await server.close();
  }
  return found;
}

const PATIENCE = 20_000;

/** The parts of a kind on a page; each is waited for by itself, as what is folded or behind a tab begins at once or never. */
async function partsOf(page: Page, { element, named, alive }: Kind): Promise<{ all: number; dead: string[] }> {
  const parts = await page.locator(element).all();
  const dead: string[] = [];
  for (const part of parts) {
    await part.evaluate((node) => {
      for (let around = node.parentElement; around; around = around.parentElement) {
        if (around instanceof HTMLDetailsElement) around.open = true;
        around.hidden = false;
      }
      node.scrollIntoView();
    });
    const came = await part
      .locator(alive)
      .first()
      .waitFor({ state: "attached", timeout: PATIENCE })
      .then(
        () => true,
        () => false,
      );
    if (!came) dead.push((await part.getAttribute(named)) ?? element);
  }
  return { all: parts.length, dead };
}
