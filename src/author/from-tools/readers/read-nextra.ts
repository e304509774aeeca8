import { fieldOf } from "../../../json/json-value.ts";
import { joinPath } from "../../../vocabulary/addresses/root-path.ts";
import { isKnownLanguage } from "../../../vocabulary/elements/language-tags.ts";
import { upperFirst } from "../../../vocabulary/files/upper-first.ts";
import { type FolderListing, listFolders } from "../folder-listing.ts";
import {
  byLanguage,
  type ImportedContents,
  type ImportedDivision,
  type ImportedEntry,
  type ImportedSection,
  type ProjectSite,
  sectionsOf,
} from "../imported-site.ts";
import {
  entriesOf,
  firstOf,
  frontMatterAt,
  linkEntry,
  type ProjectFiles,
  pageEntry,
  textField,
  titleOfName,
} from "../project-files.ts";

interface Reading {
  readonly files: ProjectFiles;
  readonly listing: (folder: string) => FolderListing;
  readonly renamed: ReadonlyMap<string, string>;
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
export function readNextra(project: ProjectFiles): ProjectSite {
  const { files, renamed, unread } = withPagesOfRoutes(project);
  const reading: Reading = { files, listing: listFolders(files), renamed, notes: [], links: [] };
  const codes = [...reading.listing("").folders].filter(isKnownLanguage);
  const languages = codes.length < 2 ? [] : codes.map((name) => ({ name }));
  const contents = byLanguage(languages, undefined, (language) => nextraContents(language?.name ?? "", reading));
  const { links, notes } = reading;
  return { name: undefined, docsFolder: "", contents, redirects: [], links, notes, renamed, unread };
}

/**
 * The pages of an `app` folder, where each route is a folder with a page.mdx, as pages of folders: a page.mdx becomes the
 * index of its folder, so that its address and what it imports stay the same.
 */
function withPagesOfRoutes(files: ProjectFiles) {
  const renamed = new Map<string, string>();
  const unread: string[] = [];
  const pages = [...files.pages].map(([file, fields]) => {
    const [, route, extension] = /^(.*\/|)page\.(mdx?)$/.exec(file) ?? [];
    if (route === undefined) return [file, fields] as const;
    if (/[[(@]/.test(route)) unread.push(`${file} has a route that its folder does not tell, and is left out`);
    else renamed.set(`${route}index`, file);
    return [`${route}index.${extension}`, fields] as const;
  });
  // Other files of an app folder are parts of pages.
  const isRead = ([file]: readonly [string, unknown]) =>
    renamed.size === 0 || (/(^|\/)index\.mdx?$/.test(file) && !/(^|\/)[[(@]/.test(file));
  return { files: { ...files, pages: new Map(pages.filter(isRead)) }, renamed, unread };
}

/** Folders of the bar (`type: "page"`) are tabs, beside one for all else. */
function nextraContents(folder: string, reading: Reading): ImportedContents {
  const items = itemsOf(folder, reading);
  const isTab = ({ key, settings }: MetaItem) =>
    textField(settings, "type") === "page" && reading.listing(folder).folders.has(key);
  const tabs = items.filter(isTab).map(({ key, title }): ImportedDivision => {
    const inside = joinPath(folder, key);
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
  const meta = new Map(entriesOf(metaOf(folder, files)));
  const { pages, folders } = listing(folder);
  const present = [...new Set([...pages.keys(), ...folders])].filter((name) => !/^[_.]/.test(name));
  const rest = present.filter((name) => !meta.has(name)).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const items = [...meta].filter(([key]) => key !== "*");
  return [...items, ...rest.map((key) => [key, undefined] as const)].flatMap(([key, settings]) => {
    const title = typeof settings === "string" ? settings : textField(settings, "title");
    return fieldOf(settings, "display") === "hidden" ? [] : [{ key, title: title || undefined, settings }];
  });
}

const EXTENSIONS = ["ts", "tsx", "js", "jsx", "mjs", "json", "en.json"];

/** The `_meta` of a folder: in a file of its own, or in that of all folders, where each has its `items`. */
function metaOf(folder: string, files: ProjectFiles): unknown {
  const own = firstOf(
    files,
    EXTENSIONS.map((extension) => joinPath(folder, `_meta.${extension}`)),
  );
  if (own !== undefined) return own;
  const all = firstOf(
    files,
    EXTENSIONS.map((extension) => `_meta.global.${extension}`),
  );
  const names = folder === "" ? [] : folder.split("/");
  return names.reduce((above, name) => fieldOf(fieldOf(above, name), "items"), all);
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
    if (page === undefined) reading.notes.push(`_meta names ${joinPath(folder, key)}, and there is no such page`);
    return page === undefined ? [] : [pageEntry(page, title)];
  }
  const inside = joinPath(folder, key);
  const content = reading.listing(inside);
  const index = content.pages.get("index");
  // A route of an `app` folder, which has nothing but its page.
  if (index !== undefined && reading.renamed.has(index) && content.pages.size === 1 && content.folders.size === 0)
    return [pageEntry(index, title)];
  const isMain = index !== undefined && isIndexPage(reading, index);
  const items = itemsOf(inside, reading).filter((item) => !(isMain && item.key === "index"));
  const root = isMain ? index : page;
  const children = sectionsAt(items, inside, reading).flatMap(
    ({ title, entries, root, isExpanded = false }): readonly ImportedEntry[] =>
      title === undefined ? entries : [{ title, path: root, children: entries, isExpanded }],
  );
  const isExpanded = fieldOf(fieldOf(settings, "theme"), "collapsed") === false;
  const own = isMain ? frontMatterAt(reading.files, index) : undefined;
  const shown = title ?? textField(own, "sidebarTitle") ?? textField(own, "title") ?? titleOfFolder(key);
  return [{ title: shown, path: root, children, isExpanded }];
}

/** `file-conventions` as Nextra writes it: a capital for each word. */
const titleOfFolder = (name: string): string => titleOfName(name).split(" ").map(upperFirst).join(" ");

/** Whether the front matter makes an index the page of its folder. */
const isIndexPage = ({ files }: Reading, path: string): boolean =>
  fieldOf(frontMatterAt(files, path), "asIndexPage") === true;
