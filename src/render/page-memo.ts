import type { IslandScript } from "./islands/island-script.ts";
import { type PageSource, type RenderContext, type RenderedPage, renderPage } from "./render-page.ts";

/** A question to the site around a page, and what it answered. */
interface Asked {
  readonly ask: (context: RenderContext) => unknown;
  readonly answer: unknown;
}

interface Known {
  readonly key: string;
  readonly asked: readonly Asked[];
  readonly rendered: RenderedPage;
}

/** The pages of a site that is followed: one is rendered again only if something that it was made from has changed. */
export class PageMemo {
  readonly #known = new Map<string, Known>();

  /** @param look tells looks apart: the icons, languages and themes of code */
  render(page: PageSource, context: RenderContext, look: string): RenderedPage {
    const key = JSON.stringify([page, [...context.variables], look]);
    const known = this.#known.get(page.file);
    if (known?.key === key && known.asked.every(({ ask, answer }) => ask(context) === answer)) return known.rendered;
    const asked: Asked[] = [];
    const note = <Answer>(ask: (context: RenderContext) => Answer): Answer => {
      const answer = ask(context);
      asked.push({ ask, answer });
      return answer;
    };
    const { island } = context;
    const publish = (script: IslandScript) => note((now) => now.island?.(script) ?? "");
    const rendered = renderPage(page, {
      ...context,
      island: island && Object.assign(publish, { runtime: island.runtime }),
      readFile: (path) => note((now) => now.readFile(path)),
      resolvePath: (path, from) => note((now) => now.resolvePath(path, from)),
      addressIn: (file) => (address, kind) => note((now) => now.addressIn(file)(address, kind)),
    });
    this.#known.set(page.file, { key, asked, rendered });
    return rendered;
  }
}
