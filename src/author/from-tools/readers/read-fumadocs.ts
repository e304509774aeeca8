import { fieldOf } from "../../../json/json-value.ts";
import { folderOf, joinPath, nameOfPath, normalizePath } from "../../../vocabulary/addresses/root-path.ts";
import { isKnownLanguage } from "../../../vocabulary/elements/language-tags.ts";
import { trimEndOf } from "../../../vocabulary/files/trim-end.ts";
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
import type { FumadocsAddress } from "../project/fumadocs-address.ts";
import {
  frontMatterAt,
  linkEntry,
  listField,
  type ProjectFiles,
  pageEntry,
  pagePathsBelow,
  textField,
  titleOfName,
} from "../project-files.ts";

/** An entry of a folder, as `pages` of its meta.json may name it. */
type Member = { readonly page: string } | { readonly folder: string };

interface Reading {
  readonly files: ProjectFiles;
  readonly listing: (folder: string) => FolderListing;
  readonly notes: string[];
}

/** A part of a list of entries, behind a `---Separator---`. */
interface Part {
  readonly title: string | undefined;
  readonly entries: ImportedEntry[];
}

/**
 * Reads a folder of pages as Fumadocs does: the order and the separators of each meta.json, root folders as tabs, folders
 * of languages at the top. Source: Fumadocs's documentation of page conventions.
 */
export function readFumadocs(files: ProjectFiles, address: FumadocsAddress): ProjectSite {
  const reading: Reading = { files, listing: listFolders(files), notes: [] };
  const unread = [...address.unread];
  const codes = [...reading.listing("").folders].filter(isKnownLanguage);
  const named = [...files.pages.keys()].filter((file) => isKnownLanguage(/\.([^./]+)\.mdx?$/.exec(file)?.[1] ?? ""));
  if (named.length > 0) {
    unread.push(
      `${named.length} translations such as ${named[0]} are left out: docs.json has a folder for each language`,
    );
  }
  const languages = codes.length < 2 ? [] : codes.map((name) => ({ name }));
  const main = languages.find(({ name }) => name === address.language?.name);
  const contents = byLanguage(languages, main, (language) => fumadocsContents(language?.name ?? "", reading));
  const redirects = fumadocsRedirects(files, address, codes.length < 2 ? [] : codes);
  return { name: undefined, docsFolder: "", contents, redirects, notes: reading.notes, unread };
}

/**
 * Redirects from the addresses of a site to the paths of its pages: folders in parentheses are not part of an address, all pages
 * are below the base, in each language, and those of the site's own language may be without it.
 */
function fumadocsRedirects(files: ProjectFiles, { base, language }: FumadocsAddress, codes: readonly string[]) {
  const start = normalizePath(base ?? "");
  const hidden = language?.isHidden && codes.includes(language.name) ? language.name : undefined;
  const shown = (code: string) => (code === hidden ? "" : code);
  const moved = [...pagePathsBelow(files, "").keys()].flatMap((path) => {
    const code = codes.find((code) => path.startsWith(`${code}/`)) ?? "";
    const inner = code === "" ? path : path.slice(code.length + 1);
    const address = inner.split("/").filter((name) => !/^\(.*\)$/.test(name));
    // Without a base, no pattern tells the pages of a language that is hidden from others.
    if (address.join("/") === inner && (start !== "" || code !== hidden || code === "")) return [];
    if (address.at(-1) === "index") address.pop();
    return [{ from: joinPath(shown(code), start, ...address), to: path }];
  });
  if (start === "") return moved;
  const whole = (codes.length === 0 ? [""] : codes).map((code) => ({
    from: `${joinPath(shown(code), start)}/:slug*`,
    to: joinPath(code, ":slug*"),
  }));
  return [...moved, ...whole];
}

/** The tabs that root folders are, beside one for all else; without root folders, the sections. */
function fumadocsContents(folder: string, reading: Reading): ImportedContents {
  const tabs: ImportedDivision[] = [];
  const parts = folderParts(folder, reading, tabs);
  const sections = parts.flatMap(({ title, entries }): ImportedSection[] =>
    title === undefined ? sectionsOf(entries) : entries.length > 0 ? [{ title, entries }] : [],
  );
  if (tabs.length === 0) return sections;
  const own: ImportedDivision = {
    kind: "tab",
    name: titleOfFolder(folder, reading) ?? "Documentation",
    contents: sections,
  };
  return { divisions: sections.length > 0 ? [own, ...tabs] : tabs };
}

const metaOf = (folder: string, { files }: Reading): unknown => files.data.get(joinPath(folder, "meta.json"));

const titleOfFolder = (folder: string, reading: Reading): string | undefined =>
  textField(metaOf(folder, reading), "title");

/** The entries of a folder, split at its separators. Root folders go to `tabs`. Nests as deep as folders on a disk. */
function folderParts(folder: string, reading: Reading, tabs: ImportedDivision[]): Part[] {
  const { pages, folders } = reading.listing(folder);
  const start = folder === "" ? "" : `${folder}/`;
  const written = listField(metaOf(folder, reading), "pages").filter((item) => typeof item === "string");
  const all = new Map<string, Member>([
    ...[...folders].map((name) => [name, { folder: `${start}${name}` }] as const),
    ...[...pages].filter(([name]) => !isTranslation(name)).map(([name, page]) => [name, { page }] as const),
  ]);
  const named = new Set(written.map((item) => item.replace(/^!|^\.\.\.(?=.)|\/$/g, "").replace(/^\.\//, "")));
  const rest = [...all.keys()].filter((name) => !named.has(name)).sort(byFolderAndName(all));
  const parts: Part[] = [{ title: undefined, entries: [] }];
  const add = (entries: readonly ImportedEntry[]) => parts.at(-1)?.entries.push(...entries);
  const shown = (name: string) => {
    const member = all.get(name);
    return member ? memberEntries(member, reading, tabs) : farEntry(`${start}${name}`, reading, tabs);
  };
  const entriesOf = (item: string): ImportedEntry[] => {
    const [, text, target] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]*)\]\(([^)]*)\)$/.exec(item) ?? [];
    if (target !== undefined) return [linkEntry(target, text)];
    if (item === "...") return rest.flatMap(shown);
    if (item === "z...a") return rest.toReversed().flatMap(shown);
    if (item.startsWith("..."))
      return folderParts(`${start}${item.slice(3)}`, reading, tabs).flatMap(({ entries }) => entries);
    return item.startsWith("!") ? [] : shown(item.replace(/^\.\//, "").replace(/\/$/, ""));
  };
  // A meta.json without `pages` shows all.
  for (const item of written.length > 0 ? written : ["..."]) {
    const [, separator] = /^---(?:\[[^\]]*\])?(.*)$/.exec(item) ?? [];
    if (separator !== undefined) parts.push({ title: trimEndOf(separator, "-").trim() || undefined, entries: [] });
    else add(entriesOf(item));
  }
  return parts;
}

const isTranslation = (name: string): boolean => isKnownLanguage(/\.([^.]+)$/.exec(name)?.[1] ?? "");

/** Index first, then pages, then folders; pages by the names of their files, so that `a-b.mdx` is before `a.mdx`. */
const byFolderAndName = (all: ReadonlyMap<string, Member>) => (a: string, b: string) => {
  const rank = (name: string) => (name === "index" ? 0 : "page" in (all.get(name) as Member) ? 1 : 2);
  return rank(a) - rank(b) || `${a}.mdx`.localeCompare(`${b}.mdx`);
};

function memberEntries(member: Member, reading: Reading, tabs: ImportedDivision[]): ImportedEntry[] {
  if ("page" in member) return [pageEntry(member.page)];
  const { folder } = member;
  const meta = metaOf(folder, reading);
  if (fieldOf(meta, "root") === true) {
    const inner: ImportedDivision[] = [];
    const sections = folderParts(folder, reading, inner).flatMap(({ title, entries }): ImportedSection[] =>
      title === undefined ? sectionsOf(entries) : [{ title, entries }],
    );
    tabs.push({ kind: "tab", name: folderTitle(folder, reading), contents: sections }, ...inner);
    return [];
  }
  const index = reading.listing(folder).pages.get("index");
  const named = listField(meta, "pages").includes("index");
  const children = folderParts(folder, reading, tabs).flatMap(({ title, entries }): ImportedEntry[] =>
    title === undefined ? entries : [{ title, children: entries }],
  );
  const isMain = index !== undefined && !named;
  return [
    {
      title: folderTitle(folder, reading),
      path: isMain ? index : undefined,
      children: isMain ? children.filter(({ path, children }) => path !== index || children.length > 0) : children,
      isExpanded: fieldOf(meta, "defaultOpen") === true,
    },
  ];
}

/** A folder has the title of its index page, if its meta.json names none. */
const folderTitle = (folder: string, reading: Reading): string =>
  titleOfFolder(folder, reading) ??
  textField(frontMatterAt(reading.files, `${folder}/index`), "title") ??
  titleOfName(folder.replace(/\(([^()/]*)\)$/, "$1"));

/** A page or a folder that is named by a longer path. */
function farEntry(path: string, reading: Reading, tabs: ImportedDivision[]): ImportedEntry[] {
  const folder = folderOf(path);
  const name = nameOfPath(path);
  const page = reading.listing(folder).pages.get(name);
  if (page !== undefined) return [pageEntry(page)];
  if (reading.listing(folder).folders.has(name)) return memberEntries({ folder: path }, reading, tabs);
  reading.notes.push(`meta.json names ${path}, and there is no such page`);
  return [];
}
