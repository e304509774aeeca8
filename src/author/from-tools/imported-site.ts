import { groupBy } from "../../diagnostic/group-by.ts";
import { joinList } from "../../diagnostic/words.ts";
import { canBeListed, entryOfPage } from "../../edit/pages/page-mentions.ts";
import { splitAddress } from "../../vocabulary/addresses/address.ts";
import { normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { hasScheme } from "../../vocabulary/addresses/url.ts";
import { MAX_DEPTH } from "../../vocabulary/elements/elements.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { plainLink } from "./plain-link.ts";

/** An entry of another tool's table of contents. */
export interface ImportedEntry {
  readonly title: string | undefined;
  /** The path of its page from the docs root, without extension. */
  readonly path?: string | undefined;
  /** Where it leads, for a link out of the site. */
  readonly href?: string | undefined;
  readonly children: readonly ImportedEntry[];
  /** Whether its children are shown from the start. */
  readonly isExpanded?: boolean;
}

/** A part of a table of contents with a heading of its own. */
export interface ImportedSection {
  readonly title: string | undefined;
  readonly entries: readonly ImportedEntry[];
  /** The page that the heading opens. */
  readonly root?: string | undefined;
  /** Whether its entries are shown from the start, if it is inside another section. */
  readonly isExpanded?: boolean | undefined;
}

/** A part of a site with a table of contents of its own, or with such parts. */
export interface ImportedDivision {
  readonly kind: "tab" | "version" | "language";
  /** Its name; for a language, its code. */
  readonly name: string;
  readonly isDefault?: boolean;
  readonly contents: ImportedContents;
}

/** The content of a site or of a part of it: sections, or divisions of one kind. */
export type ImportedContents = readonly ImportedSection[] | { readonly divisions: readonly ImportedDivision[] };

/** A site of another tool, as it was read. */
export interface ImportedSite {
  readonly name: string | undefined;
  readonly contents: ImportedContents;
  /** Addresses without their leading slash, or URLs. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Links of the bar at the top. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  /** The parts that have no place in docs.json, as far as they are known from reading. */
  readonly notes?: readonly string[];
  /** Parts of the tool's site that could not be read, and that docs.json therefore lacks. */
  readonly unread?: readonly string[];
  /** Page files that get another name, by the paths that they are listed by then. */
  readonly renamed?: ReadonlyMap<string, string>;
}

/** A site of another tool, and the folder of its project that docs.json goes to. */
export interface ProjectSite extends ImportedSite {
  /** From the project's folder; paths of entries count from the project's folder too. */
  readonly docsFolder: string;
}

/** A docs.json made of a site of another tool, and what had no place in it. */
export interface ImportedConfig {
  readonly config: object;
  /** The titles that the navigation has for pages, by path; of several, the first. */
  readonly titles: ReadonlyMap<string, string>;
  readonly notes: readonly string[];
}

interface Group {
  group: string;
  root?: string;
  expanded?: boolean;
  pages: (string | Group)[];
}

/** The name of the group for entries that are in no section. */
const HOME = "Documentation";

/**
 * The docs.json of a site of another tool: its table of contents as groups, and its redirects; `undefined` if an entry can
 * name none of its pages, or there are none.
 */
export function toConfig(site: ImportedSite, fallbackName: string): ImportedConfig | undefined {
  const { name, contents } = site;
  const isTarget = ({ href }: { href: string }) =>
    href.startsWith("/") || (/^(?:https?:\/\/|mailto:)/i.test(href) && URL.canParse(href));
  const links = (site.links ?? []).filter(isTarget);
  const left: LeftOut = { titles: new Map(), links: [], retitled: new Set(), unnamed: new Set(), flattened: [] };
  const navigation = importedNavigation(contents, left, 0);
  if (!navigation) return undefined;
  const redirects = groupBy(site.redirects.map(toRedirect), ({ source }) => source);
  const config = {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: name ?? fallbackName,
    colors: { primary: "#0f766e" },
    navigation,
    ...(links.length > 0 && { navbar: { links } }),
    ...(redirects.size > 0 && { redirects: [...redirects.values()].map(([first]) => first) }),
  };
  const doubled = [...redirects].flatMap(([source, { length }]) =>
    length > 1 ? [`of ${length} redirects from ${source} the first is taken`] : [],
  );
  const strange = (site.links ?? []).filter((link) => !isTarget(link));
  const unlinked = strange.map(({ label, href }) => `the link ${label} to ${href} is neither a URL nor a path`);
  const notes = [...(site.notes ?? []), ...unlinked, ...notesOn(left, JSON.stringify(navigation)), ...doubled];
  return { config, titles: left.titles, notes: [...new Set(notes)] };
}

/** The contents of each language, the default one's first; of a site in one language, its contents. */
export const byLanguage = <Language extends { readonly name: string }>(
  languages: readonly Language[],
  main: Language | undefined,
  contentsIn: (language: Language | undefined) => ImportedContents,
): ImportedContents =>
  languages.length < 2
    ? contentsIn(languages[0])
    : {
        divisions: languages.map((language) => ({
          kind: "language",
          name: language.name,
          isDefault: language === main,
          contents: contentsIn(language),
        })),
      };

/** Contents whose page paths count from a common folder. Pages outside of it are left out. */
export function withinFolder(contents: ImportedContents, folder: string): ImportedContents {
  if (folder === "") return contents;
  const inner = (path: string | undefined) =>
    path?.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
  const moved = (entry: ImportedEntry): ImportedEntry => ({
    ...entry,
    path: inner(entry.path),
    children: entry.children.map(moved),
  });
  if (!("divisions" in contents)) {
    return contents.map(({ title, entries, root }) => ({ title, entries: entries.map(moved), root: inner(root) }));
  }
  const divisions = contents.divisions.map((division) => ({
    ...division,
    contents: withinFolder(division.contents, folder),
  }));
  return { divisions };
}

/** Entries as sections, in their order. An entry with children is one; entries between two of them share one without a title. */
export function sectionsOf(entries: readonly ImportedEntry[]): ImportedSection[] {
  const sections: (ImportedSection & { entries: ImportedEntry[] })[] = [];
  let loose: ImportedEntry[] | undefined;
  for (const entry of entries) {
    const { title, path, children, isExpanded } = entry;
    if (children.length > 0) {
      sections.push({ title: title || path, entries: [...children], root: path, isExpanded });
      loose = undefined;
      continue;
    }
    if (!loose) {
      loose = [];
      sections.push({ title: undefined, entries: loose });
    }
    loose.push(entry);
  }
  return sections;
}

/** The parts of a site that have no place in docs.json. */
interface LeftOut {
  readonly titles: Map<string, string>;
  /** Pages that have other titles in other places. */
  readonly retitled: Set<string>;
  readonly links: ImportedEntry[];
  /** Pages that no entry can name. */
  readonly unnamed: Set<string>;
  /** Groups whose pages are in the group around them, since elements nest no deeper. */
  readonly flattened: string[];
}

/** `undefined` if nothing is in it. @param depth of the element that contains it: 0 is the whole site */
function importedNavigation(contents: ImportedContents, left: LeftOut, depth: number): object | undefined {
  if (!("divisions" in contents)) return importedGroups(contents, left, depth);
  const entries = contents.divisions.flatMap(({ kind, name, isDefault, contents }) => {
    const inner = importedNavigation(contents, left, depth + 1);
    return inner ? [{ [kind]: name, ...(isDefault && { default: true }), ...inner }] : [];
  });
  return entries.length > 0 ? { [`${contents.divisions[0]?.kind ?? "tab"}s`]: entries } : undefined;
}

/** Sections as groups. A part of a site that is one list without a title contains its pages directly. */
function importedGroups(sections: readonly ImportedSection[], left: LeftOut, depth: number): object | undefined {
  const groups = sections.flatMap(({ title, entries, root }): Group[] => {
    const pages = importedPages(entries, left, depth + 1);
    const rootEntry = entryOf(root, left);
    if (pages.length === 0 && rootEntry === undefined) return [];
    return [{ group: title || HOME, ...(rootEntry !== undefined && { root: rootEntry }), pages }];
  });
  const [only, ...more] = groups;
  if (!only) return undefined;
  return more.length === 0 && depth > 0 && sections.every(({ title }) => title === undefined)
    ? { pages: only.pages }
    : { groups };
}

function notesOn({ retitled, links, unnamed, flattened }: LeftOut, navigation: string): string[] {
  const notes = links.map(({ title, href }) => `the link ${title ?? ""} to ${href} has no place among pages`);
  for (const path of unnamed) notes.push(`${path} has a name that docs.json reads as a reference to an operation`);
  if (flattened.length > 0) {
    const groups = `${flattened.length === 1 ? "the group" : "the groups"} ${joinList(flattened, "and")}`;
    notes.push(`the pages of ${groups} are in the group around: docs.json has at most ${MAX_DEPTH} levels`);
  }
  for (const path of retitled) notes.push(`${path} has several titles in the navigation; a page has one`);
  for (const path of new Set(navigation.split('"').filter((text) => /\bREADME$/.test(text)))) {
    notes.push(
      `${path}.md would not be published under this name: docsjson mv ${path} ${path.replace(/README$/, "index")}`,
    );
  }
  return notes;
}

const toRedirect = ({ from, to }: ImportedSite["redirects"][number]) => ({
  source: `/${importedPath(from)}`,
  destination: hasScheme(to) ? to : `/${importedPath(to)}${splitAddress(to)[1]}`,
});

/** Entries as the pages of an element: one with others inside it is a group whose root page it is. */
const importedPages = (entries: readonly ImportedEntry[], left: LeftOut, depth: number): (string | Group)[] =>
  entries.flatMap((entry): (string | Group)[] => {
    const { title, path, href, children, isExpanded } = entry;
    if (href !== undefined) left.links.push(entry);
    const root = entryOf(path, left);
    const pages = importedPages(children, left, depth + 1);
    const isFlat = depth + 1 >= MAX_DEPTH;
    if ((children.length === 0 || isFlat) && path !== undefined && title) keepTitle(left, path, title);
    if (pages.length === 0) return root === undefined ? [] : [root];
    const group = title || path || HOME;
    if (isFlat) {
      left.flattened.push(group);
      return root === undefined ? pages : [root, ...pages];
    }
    const expanded = isExpanded === true && { expanded: true };
    return [{ group, ...(root !== undefined && { root }), ...expanded, pages }];
  });

/** The entry that names a page, if one can. */
function entryOf(path: string | undefined, { unnamed }: LeftOut): string | undefined {
  if (path === undefined || canBeListed(path)) return path && entryOfPage(path);
  unnamed.add(path);
  return undefined;
}

function keepTitle({ titles, retitled }: LeftOut, path: string, title: string): void {
  const known = titles.get(path);
  if (known === undefined) titles.set(path, title);
  else if (known !== title) retitled.add(path);
}

/** A link to a page file as its path: without extension, anchor and escapes. */
export const importedPath = (target: string): string => withoutPageExtension(normalizePath(plainLink(target)));
