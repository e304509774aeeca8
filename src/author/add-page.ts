import type { Result } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean, quote } from "../diagnostic/words.ts";
import type { EditedDocs } from "../edit/open-docs.ts";
import { addPages } from "../edit/pages/add-pages.ts";
import { entryOfPage, pageMentions } from "../edit/pages/page-mentions.ts";
import { placeNewPages } from "../edit/pages/place-new-pages.ts";
import { elementsOf } from "../edit/written-elements.ts";
import { titleOfPath } from "../navigation/pages/title-of-path.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { LoadOptions, Site } from "../site/load-site.ts";
import { parsePageEntry } from "../vocabulary/elements/operation-reference.ts";
import { type EntryPlace, placeMeant } from "./edit-navigation.ts";
import { assertPublished, newPagePath } from "./page-paths.ts";
import { configChanges, planForSite } from "./plan-for-site.ts";
import type { FileChange } from "./write/file-change.ts";
import type { Plan } from "./write/plan.ts";

export interface AddPageOptions extends LoadOptions, Pick<EntryPlace, "before" | "after"> {
  /**
   * The element that lists the page: its name, with the names around it (`Docs › Guides`) if several have it, or its JSON
   * Pointer. Default: the list that has most pages of its folder.
   */
  readonly group?: string | undefined;
  /** The title in the front matter of a page file that is made (default: from the path). */
  readonly title?: string | undefined;
}

/**
 * Plans to list pages in the navigation, and to make the files of those that have none.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @param added a page by path from the docs root, or an operation of a spec (`GET /users`), or several of them in their order
 * @throws {SiteError} if no page can have that path, or nothing says where to list it
 */
export async function planAddPage(
  path: string | undefined,
  added: string | readonly string[],
  { group, before, after, title, ...options }: AddPageOptions = {},
): Promise<Result<Plan>> {
  return planForSite(path, options, async (site, texts) => {
    const entries = [added].flat();
    if (entries.length > 1 && title !== undefined) throw new SiteError("one title is for one page");
    const operations = new Set(entries.filter((entry) => isOperation(entry, site)));
    const pages = entries.filter((entry) => !operations.has(entry)).map(newPagePath);
    const missing = pages.filter((page) => !site.pages.has(page));
    if (title !== undefined && missing.length === 0)
      throw new SiteError(`there is a page ${quote(pages[0] ?? "")} already: its title is in its front matter`);
    await assertPublished(
      site,
      missing.map((page) => `${page}.mdx`),
    );
    const place = { into: group, before, after };
    let docs: EditedDocs["docs"] = texts;
    for (const { to, entries: listed, at } of placesFor(
      site,
      entries.map((entry) => (operations.has(entry) ? entry : newPagePath(entry))),
      operations,
      place,
    )) {
      const edited = addPages(docs, listed, { to, at });
      if (!edited.ok) return edited;
      docs = edited.value.docs;
    }
    const changes = [...configChanges(texts, docs), ...missing.map((page) => newPageFile(page, title))];
    return { title: `add ${entries.join(", ")}`, changes, left: [] };
  });
}

/** The file of a page that has none yet. @param title by default, from its path */
export const newPageFile = (page: string, title = titleOfPath(page)): FileChange => ({
  kind: "create",
  file: `${page}.mdx`,
  after: `---\ntitle: ${quote(title)}\n---\n`,
});

/** Whether an entry is an operation. @throws {SiteError} if no spec of the site has it */
function isOperation(entry: string, { documents }: Site): boolean {
  const parsed = parsePageEntry(entry);
  // A page may be called "Get started".
  if (parsed.type !== "operation" || !parsed.path.startsWith("/")) return false;
  const specs = documents.named("openapi").filter(({ source }) => parsed.spec === undefined || source === parsed.spec);
  if (specs.some(({ index }) => index?.value?.find(parsed.method, parsed.path))) return true;
  const known = specs
    .flatMap(({ index }) => index?.value?.operations ?? [])
    .map((each) => `${each.method.toUpperCase()} ${each.path}`);
  const hint =
    didYouMean(nearest(`${parsed.method.toUpperCase()} ${parsed.path}`, known)) ??
    "operations_without_page lists those without a page";
  throw new SiteError(`no spec of the site has ${quote(entry)}; ${hint}`);
}

/** Nothing says where a page is to be listed. */
export class NoPlaceError extends SiteError {}

interface ListPlace {
  readonly to: string;
  readonly at?: number | undefined;
  readonly entries: readonly string[];
}

/** The places of new entries, each with the entries that go there. */
function placesFor(
  { config }: Site,
  paths: readonly string[],
  operations: ReadonlySet<string>,
  place: EntryPlace,
): ListPlace[] {
  const elements = elementsOf(config);
  const entries = paths.map((path) => (operations.has(path) ? path : entryOfPage(path)));
  const given = placeMeant(config, place);
  if (given) return [{ ...given, entries }];
  if (operations.size > 0) throw new SiteError("name the group for operations");
  const { placements, unplaced } = placeNewPages(elements, pageMentions(config, elements), paths);
  if (unplaced[0] !== undefined)
    throw new NoPlaceError(`no element lists pages of the folder of ${quote(unplaced[0])}: name the group for it`);
  // The last place first: an index counts from before the others.
  const byPlace = [...groupBy(placements, ({ element, at }) => `${element.pointer} ${at}`).values()];
  return byPlace
    .map((group) => ({
      to: group[0]?.element.pointer ?? "",
      at: group[0]?.at,
      entries: group.map(({ entry }) => entry),
    }))
    .sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}
