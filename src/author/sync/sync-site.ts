import { filePointer, type Result } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { editNotFound } from "../../edit/edit-not-found.ts";
import { editDocs, insertEntries, type OpenDocs } from "../../edit/open-docs.ts";
import { canBeListed, entryOfPage, type PageMention, pageMentions } from "../../edit/pages/page-mentions.ts";
import { type Placement, placeNewPages } from "../../edit/pages/place-new-pages.ts";
import { type GoingEntry, removeEntries } from "../../edit/remove-entries.ts";
import { elementsOf, nameOf, type WrittenElement } from "../../edit/written-elements.ts";
import { own } from "../../json/json-value.ts";
import { orphanPages } from "../../navigation/checks/orphan-page.ts";
import { entriesWithoutFile } from "../../navigation/checks/page-not-found.ts";
import { operationsWithoutPage } from "../../navigation/checks/specs/unused-operations.ts";
import type { ResolvedSite } from "../../navigation/context/resolved-site.ts";
import { redirectsOf } from "../../redirects/docs-redirects.ts";
import { RedirectTable } from "../../redirects/redirect-table.ts";
import { type CheckOptions, resolveLoadedSite } from "../../site/check-site.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import type { Site } from "../../site/load-site.ts";
import { sourceRefOf } from "../../vocabulary/elements/source-ref.ts";
import { comparePaths } from "../init/outline-pages.ts";
import { configChanges, planForSite } from "../plan-for-site.ts";
import type { Plan } from "../write/plan.ts";
import { type NewTagGroup, newOperations, unknownReferences } from "./sync-operations.ts";
import { prepareWanted, type WantedEntries } from "./wanted-entries.ts";

export interface SyncOptions extends CheckOptions, WantedEntries {
  /** The name of the group for pages that have no place by their folder; it is made if there is none. */
  readonly rest?: string | undefined;
}

/** An entry that comes into the navigation or leaves it. */
export interface SyncedEntry {
  /** The path of a page, or a reference to an operation. */
  readonly entry: string;
  /** The name of the element that it is in. */
  readonly element: string;
}

/** A plan that brings navigation, pages and specs together; it leaves the pages for which no place was found. */
export interface SyncPlan extends Plan {
  readonly added: readonly SyncedEntry[];
  readonly removed: readonly SyncedEntry[];
  /** What was not listed before, or is excused by the project: pages and references to operations. */
  readonly offered: readonly string[];
}

/**
 * Plans to bring a navigation together with its page files and specs. New pages go behind those of their folder, else of
 * the nearest folder above, else into the group for the rest; new operations behind those of their tag, where the
 * navigation lists operations of their spec, or into a group for their tag. Entries go that have no page file, or no operation in a spec that could be
 * read; elements that have nothing left go with them. All others stay in their order. A site is in sync for which `check`,
 * with rules that silence none of them, reports none of `nav/orphan-page`, `nav/page-not-found`, `openapi/unused-operations` and `openapi/unknown-operation`.
 *
 * What was not listed before either is offered, as what `ignore`, `overrides` or comments in pages excuse.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} if there is no docs.json, no page at all, or no such revision
 */
export async function planSync(
  path: string | undefined,
  { rest, since, add, ...options }: SyncOptions = {},
): Promise<Result<SyncPlan>> {
  return planForSite<SyncPlan>(path, { ...options, contents: false }, async (site, texts) => {
    const { site: resolved } = resolveLoadedSite(site, { hrefFor: options.hrefFor });
    const elements = elementsOf(site.config).filter((element) => !isReplaced(element));
    const mentions = pageMentions(site.config, elements);
    const gone = mentionsWithoutFile(site, resolved, mentions);
    if (gone.size > 0 && site.pages.size === 0) throw new SiteError(`there is no page file in ${site.folder}`);
    const unlisted = newPages(resolved);
    const isComplete = operationsWithoutPage(resolved).length === 0;
    const isInSync = isComplete && unlisted.length === 0;
    const isWanted = await prepareWanted(site, resolved.navigation, { since, add, options, isInSync });
    const fresh = unlisted.filter(isWanted.page);
    const { placements, unplaced } = placeNewPages(
      elements,
      mentions.filter((mention) => !gone.has(mention)),
      fresh,
    );
    const operations = isComplete
      ? { placements: [], groups: [], offered: [] }
      : newOperations(site, resolved.navigation, elements, isWanted.operation);
    isWanted.assertAllFound();
    const lost = unknownReferences(site, resolved.resolving, elements);
    const coming = [...placements, ...operations.placements];
    const changed = { coming, groups: operations.groups, going: [...gone, ...lost], unplaced, rest };
    const edited = editDocs(texts, (open) => writeEntries(open, elements, changed));
    if (!edited.ok) return edited;
    const isPlaced = rest !== undefined;
    return {
      title: "sync",
      added: [
        ...coming.map(toSynced),
        ...operations.groups.flatMap(({ title, entries }) => entries.map((entry) => ({ entry, element: title }))),
        ...(isPlaced ? unplaced.map((entry) => ({ entry, element: rest })) : []),
      ],
      removed: [
        ...[...gone].map(({ path, element }) => toSynced({ entry: path, element })),
        ...lost.map(({ written, element }) => toSynced({ entry: written, element })),
      ],
      offered: [...unlisted.filter((path) => !fresh.includes(path)), ...operations.offered],
      left: isPlaced ? [] : unplaced.map((what) => ({ what, reason: "has no place by its folder" })),
      changes: configChanges(texts, edited.value.docs),
    };
  });
}

/** What comes into the navigation and leaves it, by its places. */
interface ChangedEntries {
  readonly coming: readonly Placement[];
  readonly groups: readonly NewTagGroup[];
  readonly going: readonly GoingEntry[];
  readonly unplaced: readonly string[];
  readonly rest: string | undefined;
}

function writeEntries(
  open: OpenDocs,
  elements: readonly WrittenElement[],
  { coming, groups, going, unplaced, rest }: ChangedEntries,
): Finding[] {
  const holder = rest === undefined || unplaced.length === 0 ? undefined : holderOfRest(elements, rest);
  const held = new Set([
    ...coming.map(({ element }) => element.pointer),
    ...groups.map(({ behind }) => behind.parent?.pointer),
    holder?.pointer,
  ]);
  removeEntries(
    open,
    elements.filter(({ pointer }) => !held.has(pointer)),
    going,
    { keepEmpty: false },
  );
  for (const { element, at, entry } of coming) {
    const list = open.place(`${element.pointer}/pages`);
    if (list) insertEntries(list, [{ value: entry }], at);
  }
  for (const group of groups) addTagGroup(open, group);
  return rest === undefined || unplaced.length === 0 ? [] : addRest(open, holder, rest, unplaced.map(entryOfPage));
}

/** The places that name a page without a file. */
function mentionsWithoutFile(
  { source }: Site,
  resolved: ResolvedSite,
  mentions: readonly PageMention[],
): Set<PageMention> {
  const missing = new Set(entriesWithoutFile(resolved).map(({ source }) => filePointer(source)));
  return new Set(mentions.filter(({ pointer }) => missing.has(filePointer(source.origin(pointer)))));
}

/** Whether the navigation of another repository comes in the place of an element. */
function isReplaced(element: WrittenElement): boolean {
  for (let at: WrittenElement | undefined = element; at; at = at.parent)
    if (sourceRefOf(at.value) !== undefined) return true;
  return false;
}

const toSynced = ({ entry, element }: Pick<Placement, "entry" | "element">): SyncedEntry => ({
  entry,
  element: nameOf(element) ?? element.kind,
});

/** Adds a group for a tag after the group of another tag, with the same spec. */
function addTagGroup(open: OpenDocs, { behind, title, entries }: NewTagGroup): void {
  const list = open.place(`${behind.parent?.pointer}/${behind.listKey}`);
  const { openapi } = behind.value;
  const value = { group: title, ...(openapi !== undefined && { openapi }), pages: entries };
  if (list) insertEntries(list, [{ value }], behind.index + 1);
}

/** The page files that `check` finds in no navigation, as far as readers can open them and an entry can name them. */
function newPages(resolved: ResolvedSite): string[] {
  const redirects = new RedirectTable(redirectsOf(resolved.config), () => true);
  // Nobody can open a page that is redirected to another address.
  const isReachable = (path: string) => [undefined, `/${path}`].includes(redirects.step(`/${path}`)?.to);
  return (
    orphanPages(resolved)
      .filter(([path]) => isReachable(path))
      // README.MD, a file with two extensions, or a name that is read as a reference
      .filter(([path]) => canBeListed(path))
      .map(([path]) => path)
      .sort(comparePaths)
  );
}

/** The group for the rest, else the last element that can contain one. */
const holderOfRest = (elements: readonly WrittenElement[], rest: string): WrittenElement | undefined =>
  elements.find((element) => element.kind === "group" && nameOf(element) === rest && lists(element, "pages")) ??
  elements.findLast((element) => element.kind !== "group" && (lists(element, "groups") || lists(element, "pages")));

const lists = ({ value }: WrittenElement, key: "groups" | "pages"): boolean => Array.isArray(own(value, key));

/** Puts pages into the group for the rest, or makes that at the end of its holder. */
function addRest(
  open: OpenDocs,
  holder: WrittenElement | undefined,
  rest: string,
  pages: readonly string[],
): Finding[] {
  if (!holder) return [finding(editNotFound, { what: "group", name: rest }, { pointer: "/navigation" })];
  const isRest = holder.kind === "group";
  const key = !isRest && lists(holder, "groups") ? "groups" : "pages";
  const list = open.place(`${holder.pointer}/${key}`);
  const values = isRest ? pages : [{ group: rest, pages }];
  if (list)
    insertEntries(
      list,
      values.map((value) => ({ value })),
    );
  return [];
}
