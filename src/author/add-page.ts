import type { Result } from "../diagnostic/diagnostic.ts";
import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean, quote } from "../diagnostic/words.ts";
import { addPages } from "../edit/pages/add-pages.ts";
import { entryOfPage, pageMentions } from "../edit/pages/page-mentions.ts";
import { placeNewPages } from "../edit/pages/place-new-pages.ts";
import { elementsOf, nameOf, type WrittenElement } from "../edit/written-elements.ts";
import { titleOfPath } from "../navigation/pages/title-of-path.ts";
import { SiteError } from "../site/config/docs-root.ts";
import { type LoadOptions, loadSite, type Site } from "../site/load-site.ts";
import { configChanges, configTexts } from "./config-texts.ts";
import { assertPublished, newPagePath } from "./page-paths.ts";
import type { FileChange } from "./write/file-change.ts";
import { assertSettled } from "./write/interruption.ts";
import type { Plan } from "./write/plan.ts";

export interface AddPageOptions extends LoadOptions {
  /**
   * The element that lists the page: its name, with the names around it (`Docs › Guides`) if several have it, or its JSON
   * Pointer. Default: the list that has most pages of its folder.
   */
  readonly group?: string | undefined;
  /** The title in the front matter of a page file that is made (default: from the path). */
  readonly title?: string | undefined;
}

/**
 * Plans to list a page in the navigation, and to make its file if there is none.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @param page by path from the docs root
 * @throws {SiteError} if no page can have that path, or nothing says where to list it
 */
export async function planAddPage(
  path: string | undefined,
  page: string,
  { group, title, ...options }: AddPageOptions = {},
): Promise<Result<Plan>> {
  const { value: site, diagnostics } = await loadSite(path, options);
  assertSettled(site.folder);
  if (site.config === undefined) return { ok: false, value: undefined, diagnostics };
  const added = newPagePath(page);
  const exists = site.pages.has(added);
  if (exists && title !== undefined)
    throw new SiteError(`there is a page ${quote(added)} already: its title is in its front matter`);
  if (!exists) await assertPublished(site, [`${added}.mdx`]);
  const { entry, ...to } = placeForPage(site, added, group);
  const texts = configTexts(site);
  const edited = addPages(texts, [entry], to);
  if (!edited.ok) return { ok: false, value: undefined, diagnostics: edited.diagnostics };
  const file: FileChange = {
    kind: "create",
    file: `${added}.mdx`,
    after: `---\ntitle: ${quote(title ?? titleOfPath(added))}\n---\n`,
  };
  const changes = [...configChanges(texts, edited.value.docs), ...(exists ? [] : [file])];
  return {
    ok: true,
    value: { title: `add ${added}`, folder: site.folder, changes, left: [] },
    diagnostics: [],
  };
}

/** Where the entry of a page goes, and how it is written. */
function placeForPage({ config }: Site, page: string, group: string | undefined) {
  const elements = elementsOf(config);
  if (group !== undefined) return { to: findElement(elements, group).pointer, entry: entryOfPage(page) };
  const [found] = placeNewPages(elements, pageMentions(config, elements), [page]).placements;
  if (found) return { to: found.element.pointer, at: found.at, entry: found.entry };
  throw new SiteError(`no element lists pages of the folder of ${quote(page)}: name the group for it`);
}

/** How many elements of one name a message lists. */
const MOST_NAMED = 8;

/**
 * The element that a name means: `Guides`, with those around it `Docs › Guides`, or a JSON Pointer.
 *
 * @throws {SiteError} if none has the name, or several
 */
function findElement(elements: readonly WrittenElement[], name: string): WrittenElement {
  const found = elements.filter((element) => element.pointer === name || hasName(element, name));
  const [element, ...others] = found;
  if (element && others.length === 0) return element;
  if (!element) {
    const hint = didYouMean(
      nearest(
        name,
        elements.flatMap((each) => nameOf(each) ?? []),
      ),
    );
    throw new SiteError(`the navigation has no element ${quote(name)}${hint ? `; ${hint}` : ""}`);
  }
  const places = found.slice(0, MOST_NAMED).map(({ pointer }) => pointer);
  const more = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more` : "";
  throw new SiteError(`${found.length} elements are called ${quote(name)}: give one of ${places.join(", ")}${more}`);
}

/** Whether an element and those around it have these names, the innermost last. */
function hasName(element: WrittenElement, name: string): boolean {
  const names = name.split(/[›>]/).map((part) => part.trim());
  let at: WrittenElement | undefined = element;
  if (nameOf(element) === name) return true;
  if (names.length === 1 || nameOf(element) !== names.pop()) return false;
  for (at = element.parent; at && names.length > 0; at = at.parent) if (nameOf(at) === names.at(-1)) names.pop();
  return names.length === 0;
}
