import { groupBy } from "../../diagnostic/group-by.ts";
import { entryOfPage } from "../../edit/pages/page-mentions.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { folderNames, lowerNameOf } from "../../vocabulary/addresses/root-path.ts";
import { isKnownLanguage } from "../../vocabulary/elements/language-tags.ts";

/** A group as it is written. */
export interface OutlinedGroup {
  group: string;
  pages: (string | OutlinedGroup)[];
}

/** The navigation of a folder: its groups or, if folders contain translations, the groups of each language. */
export type PagesOutline = { languages: { language: string; groups: OutlinedGroup[] }[] } | { groups: OutlinedGroup[] };

interface Folder {
  readonly path: string;
  readonly pages: string[];
  readonly folders: Map<string, Folder>;
}

/**
 * Groups pages by their folders: a folder is a group, a folder in it a group inside; one with a single page leaves that
 * to the folder above. Folders at the top that are named after a language's code contain translations.
 *
 * @param paths from the docs root, without extension
 * @param home the name of the group for pages at the top
 */
export function outlinePages(paths: Iterable<string>, home: string): PagesOutline {
  const root = folderTree(paths);
  const codes = [...root.folders.keys()].filter(isKnownLanguage);
  const translations = codes.map((language) => {
    const folder = root.folders.get(language) as Folder;
    root.folders.delete(language);
    return { language, groups: groupsOf(folder, home) };
  });
  const rest = groupsOf(root, home);
  if (translations.length === 0) return { groups: rest };
  const english = translations.find(({ language }) => language === "en");
  if (english) english.groups = joinNamesakes([...english.groups, ...rest]);
  else if (rest.length > 0) translations.unshift({ language: "en", groups: rest });
  return { languages: english ? [english, ...translations.filter((each) => each !== english)] : translations };
}

function folderTree(paths: Iterable<string>): Folder {
  const root: Folder = { path: "", pages: [], folders: new Map() };
  for (const path of paths) {
    let folder = root;
    for (const name of folderNames(path)) {
      const path = folder.path === "" ? name : `${folder.path}/${name}`;
      const inner = folder.folders.get(name) ?? { path, pages: [], folders: new Map() };
      folder.folders.set(name, inner);
      folder = inner;
    }
    folder.pages.push(path);
  }
  return root;
}

/** The groups of a site or a language: its own pages, then one group a folder. */
function groupsOf(root: Folder, home: string): OutlinedGroup[] {
  const { pages } = groupOf(root);
  const own = pages.filter((page) => typeof page === "string");
  const groups = pages.filter((page) => typeof page !== "string");
  return joinNamesakes(own.length === 0 ? groups : [{ group: home, pages: own }, ...groups]);
}

/** Groups of one name, which readers could not tell apart, become one. */
const joinNamesakes = (groups: readonly OutlinedGroup[]): OutlinedGroup[] =>
  [...groupBy(groups, ({ group }) => group)].map(([group, same]) => ({
    group,
    pages: same.flatMap(({ pages }) => pages),
  }));

/** A folder as a group. Folders nest no deeper than paths are long, which the system bounds. */
function groupOf({ path, pages, folders }: Folder): OutlinedGroup {
  const own = [...pages];
  const groups: OutlinedGroup[] = [];
  for (const [, folder] of [...folders].sort(([a], [b]) => comparePaths(a, b))) {
    const group = groupOf(folder);
    const [only, ...more] = group.pages;
    if (typeof only === "string" && more.length === 0) own.push(only);
    else groups.push(group);
  }
  return { group: titleOfPath(path), pages: [...own.sort(comparePaths).map(entryOfPage), ...joinNamesakes(groups)] };
}

/** Names of the pages that readers begin with, in that order. */
const FIRST_NAMES = [
  "index",
  "introduction",
  "intro",
  "welcome",
  "overview",
  "about",
  "getting-started",
  "get-started",
  "quickstart",
  "quick-start",
  "installation",
  "install",
  "setup",
];

/** The order of pages and folders without an explicit order: introductions first, then by name, numbers by value. */
export function comparePaths(a: string, b: string): number {
  const rank = (path: string) => {
    const found = FIRST_NAMES.indexOf(lowerNameOf(path));
    return found === -1 ? FIRST_NAMES.length : found;
  };
  return rank(a) - rank(b) || a.localeCompare(b, "en", { numeric: true });
}
