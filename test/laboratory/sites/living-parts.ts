import type { Locator, Page } from "playwright-core";
import { withBrowserPage } from "../../support/browser.ts";
import { serveFolder } from "../../support/serve-folder.ts";
import { diagramKey, type SourceSite } from "./source-site.ts";

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
  /** What is inside of one that came to life and draws nothing where it stands, as its HTML had nothing. */
  readonly empty?: string;
}

const KINDS = {
  components: {
    element: "docs-island",
    named: "data-name",
    alive: "docs-island-root:not(:empty)",
    empty: "docs-island-root",
  },
  diagrams: { element: "docs-diagram", named: "aria-label", alive: "svg" },
} as const satisfies Record<string, Kind>;

/** The elements of a page that scripts bring to life. */
export const LIVING: ReadonlySet<string> = new Set(Object.values(KINDS).map(({ element }) => element));

/** How long a part may take to come to life, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Looks in a browser whether components with state or handlers run on pages of a built site, and diagrams are drawn. A diagram
 * that stands in the source and that Mermaid does not accept is none.
 */
export async function livingParts(
  folder: string,
  addresses: readonly string[],
  { diagrams }: Pick<SourceSite, "diagrams">,
  patience = PATIENCE,
): Promise<Record<keyof typeof KINDS, Living>> {
  const found = { components: { all: 0, broken: [] as string[] }, diagrams: { all: 0, broken: [] as string[] } };
  if (addresses.length === 0) return found;
  const server = await serveFolder(folder);
  try {
    await withBrowserPage(async (page) => {
      for (const address of addresses) {
        await page.goto(server.origin + encodeURI(address), { waitUntil: "load" });
        for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
          const { all, dead } = await partsOf(page, KINDS[kind], { diagrams, patience });
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

/** The parts of a kind on a page; each is waited for by itself, as what is folded or behind a tab begins at once or never. */
async function partsOf(
  page: Page,
  { element, named, alive, empty }: Kind,
  { diagrams, patience }: Pick<SourceSite, "diagrams"> & { readonly patience: number },
): Promise<{ all: number; dead: string[] }> {
  const address = page.url();
  const parts = await page.locator(element).all();
  // A page may lead away meanwhile.
  const wereEmpty = empty === undefined || parts.length === 0 ? [] : await emptyAtFirst(page, element).catch(() => []);
  const dead: string[] = [];
  let all = 0;
  for (const [at, part] of parts.entries()) {
    const isEmpty = wereEmpty.length === parts.length && wereEmpty[at];
    const sign = part.locator((isEmpty && empty) || alive).first();
    const came = await part
      .evaluate(show, undefined, { timeout: patience })
      .then(() => sign.waitFor({ state: "attached", timeout: patience }))
      .then(
        () => true,
        // What has led to another page, or is about to, was alive.
        async () => (await settledAddress(page)) !== address,
      );
    if (!came && (await isRefused(part, diagrams))) continue;
    all++;
    if (!came) dead.push((await part.getAttribute(named)) ?? element);
  }
  return { all, dead };
}

/** The address of a page once a navigation that is under way has ended: a locator waits for it, `url()` does not. */
const settledAddress = (page: Page): Promise<string> => page.locator(":root").evaluate(() => location.href);

function show(node: Element): void {
  for (let around = node.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    around.hidden = false;
  }
  node.scrollIntoView();
}

/** Which elements of a kind have nothing inside in the HTML of a page. */
const emptyAtFirst = (page: Page, element: string): Promise<boolean[]> =>
  page.evaluate(async (name) => {
    const html = await (await fetch(location.href)).text();
    const parts = new DOMParser().parseFromString(html, "text/html").querySelectorAll(name);
    return [...parts].map((part) => part.childElementCount === 0 && part.textContent?.trim() === "");
  }, element);

/** Whether a part shows a diagram as its author wrote it, and Mermaid has a fault to find with it. */
async function isRefused(part: Locator, diagrams: ReadonlySet<string>): Promise<boolean> {
  const text = await part.evaluate((node) => node.querySelector("pre")?.textContent ?? "");
  if (!diagrams.has(diagramKey(text))) return false;
  return part.evaluate(async (_, text) => {
    const { mermaid } = globalThis as unknown as { mermaid?: { parse(text: string): Promise<unknown> } };
    return (
      (await mermaid?.parse(text).then(
        () => false,
        () => true,
      )) ?? false
    );
  }, text);
}
