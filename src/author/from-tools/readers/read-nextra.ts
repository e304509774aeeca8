import { isKnownLanguage } from "../../../vocabulary/elements/language-tags.ts";
import { type FolderListing, listFolders } from "../folder-listing.ts";
import {
  type ImportedContents,
  type ImportedDivision,
  type ImportedEntry,
  type ImportedSection,
  sectionsOf,
} from "../imported-site.ts";
import {
  entriesOf,
  fieldOf,
  firstOf,
  frontMatterAt,
  joinedPath,
  linkEntry,
  type ProjectFiles,
  pageEntry,
  textField,
  titleOfName,
} from "../project-files.ts";
import type { ProjectSite } from "../project-site.ts";

interface Reading {
  readonly files: ProjectFiles;
  readonly listing: (folder: string) => FolderListing;
  readonly notes: string[];
  readonly links: { label: string; href: string }[];
}

/** An item of a `_meta` file, or a page that none names. */
interface MetaItem {
  readonly key: string;
  readonly title: string | undefined;
  readonly settings: unknown;
}

/**
 * Reads a folder of pages as Nextra 2 to 4 does: the order, titles and separators of each `_meta` file, pages of the bar
 * as tabs, folders of languages at the top. Source: Nextra's documentation of the `_meta` file.
 */
export function readNextra(files: ProjectFiles): ProjectSite {
  const reading: Reading = { files, listing: listFolders(files), notes: [], links: [] };
  const codes = [...reading.listing("").folders].filter(isKnownLanguage);
  const contents: ImportedContents =
    codes.length < 2
      ? nextraContents("", reading)
      : { divisions: codes.map((name) => ({ kind: "language", name, contents: nextraContents(name, reading) })) };
  const { links, notes } = reading;
  return { name: undefined, docsFolder: "", contents, redirects: [], links, notes };
}

/** Folders of the bar (`type: "page"`) are tabs, beside one for all else. */
function nextraContents(folder: string, reading: Reading): ImportedContents {
  const items = itemsOf(folder, reading);
  const isTab = ({ key, settings }: MetaItem) =>
    textField(settings, "type") === "page" && reading.listing(folder).folders.has(key);
  const tabs = items.filter(isTab).map(({ key, title }): ImportedDivision => {
    const inside = joinedPath(folder, key);
    return {
      kind: "tab",
      name: title ?? titleOfName(key),
      contents: sectionsAt(itemsOf(inside, reading), inside, reading),
    };
  });
  const own = sectionsAt(
    items.filter((item) => !isTab(item)),
    folder,
    reading,
  );
  if (tabs.length === 0) return own;
  return { divisions: own.length > 0 ? [{ kind: "tab", name: "Documentation", contents: own }, ...tabs] : tabs };
}

/** Items as sections: separators begin one, folders are one. */
function sectionsAt(items: readonly MetaItem[], folder: string, reading: Reading) {
  const sections: (ImportedSection & { entries: ImportedEntry[] })[] = [];
  let open: { title: string | undefined; entries: ImportedEntry[] } | undefined;
  for (const item of items) {
    if (textField(item.settings, "type") === "separator") {
      open = { title: item.title, entries: [] };
      sections.push(open);
      continue;
    }
    const entries = entriesOfItem(item, folder, reading);
    if (open) open.entries.push(...entries);
    else sections.push(...sectionsOf(entries).map((section) => ({ ...section, entries: [...section.entries] })));
  }
  return mergeUntitled(sections).filter(({ entries, root }) => entries.length > 0 || root !== undefined);
}

/** Sections without a title that follow each other are one. */
function mergeUntitled<Section extends { title: string | undefined; entries: ImportedEntry[] }>(
  sections: readonly Section[],
): Section[] {
  const merged: Section[] = [];
  for (const section of sections) {
    const last = merged.at(-1);
    if (last && last.title === undefined && section.title === undefined) last.entries.push(...section.entries);
    else merged.push(section);
  }
  return merged;
}

/** The items of a folder: those of its `_meta` file in their order, then the others by name. */
function itemsOf(folder: string, { files, listing }: Reading): MetaItem[] {
  const names = ["ts", "tsx", "js", "jsx", "mjs", "json", "en.json"].map((extension) =>
    joinedPath(folder, `_meta.${extension}`),
  );
  const meta = new Map(entriesOf(firstOf(files, names)));
  const { pages, folders } = listing(folder);
  const present = [...new Set([...pages.keys(), ...folders])].filter((name) => !/^[_.]/.test(name));
  const rest = present.filter((name) => !meta.has(name)).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const items = [...meta].filter(([key]) => key !== "*");
  return [...items, ...rest.map((key) => [key, undefined] as const)].flatMap(([key, settings]) => {
    const title = typeof settings === "string" ? settings : textField(settings, "title");
    return fieldOf(settings, "display") === "hidden" ? [] : [{ key, title: title || undefined, settings }];
  });
}

const rank = (name: string): number => (name === "index" ? 0 : 1);

/** Nests as deep as folders on a disk. */
function entriesOfItem({ key, title, settings }: MetaItem, folder: string, reading: Reading): ImportedEntry[] {
  const { pages, folders } = reading.listing(folder);
  const href = textField(settings, "href");
  if (href !== undefined) return [linkEntry(href, title)];
  if (textField(settings, "type") === "menu" && !folders.has(key)) {
    for (const [name, item] of entriesOf(fieldOf(settings, "items"))) {
      const target = textField(item, "href");
      if (target !== undefined)
        reading.links.push({ label: textField(item, "title") ?? titleOfName(name), href: target });
    }
    return [];
  }
  const page = pages.get(key);
  if (!folders.has(key)) {
    if (page === undefined) reading.notes.push(`_meta names ${joinedPath(folder, key)}, and there is no such page`);
    return page === undefined ? [] : [pageEntry(page, title)];
  }
  const inside = joinedPath(folder, key);
  const index = reading.listing(inside).pages.get("index");
  const isMain = index !== undefined && isIndexPage(reading, index);
  const items = itemsOf(inside, reading).filter((item) => !(isMain && item.key === "index"));
  const root = isMain ? index : page;
  const children = sectionsAt(items, inside, reading).flatMap(
    ({ title, entries, root, isExpanded = false }): readonly ImportedEntry[] =>
      title === undefined ? entries : [{ title, path: root, href: undefined, children: entries, isExpanded }],
  );
  const isExpanded = fieldOf(fieldOf(settings, "theme"), "collapsed") === false;
  return [{ title: title ?? titleOfName(key), path: root, href: undefined, children, isExpanded }];
}

/** Whether the front matter makes an index the page of its folder. */
const isIndexPage = ({ files }: Reading, path: string): boolean =>
  fieldOf(frontMatterAt(files, path), "asIndexPage") === true;
