import { commonest } from "../../diagnostic/group-by.ts";

interface Folder {
  readonly name: string;
  readonly parent: Folder | undefined;
  readonly folders: Map<string, Folder>;
  readonly files: { readonly name: string; readonly sidebar: number }[];
  /** The sidebar that the folder's key names. */
  sidebar?: number;
}

/**
 * Few keys of VitePress's `sidebar` that give every page its sidebar. VitePress takes the key with the most slashes
 * that the page's path begins with, and among equals the first. So a folder has a key (`/api/`) if most of its pages
 * show another sidebar than the folder around it, and a page has one (`/guides/intro.md`) if it differs from its
 * folder.
 *
 * @param owner The page files (`guides/intro.md`), each with the number of its sidebar.
 */
export function sidebarKeys(owner: ReadonlyMap<string, number>): Map<string, number> {
  const folders = buildFolders(owner);
  // Folders come after those that contain them. In reverse order, each is chosen after everything inside it.
  for (const folder of [...folders].reverse()) chooseSidebar(folder);
  const fileKeys = new Map<string, number>();
  const folderKeys = new Map<string, number>();
  for (const folder of folders) {
    const { sidebar, parent, files } = folder;
    if (sidebar === undefined) continue;
    if (parent?.sidebar !== sidebar) folderKeys.set(folderPath(folder), sidebar);
    const others = files.filter((file) => file.sidebar !== sidebar);
    const path = others.length > 0 ? folderPath(folder) : "";
    for (const file of others) fileKeys.set(path + file.name, file.sidebar);
  }
  return new Map([...fileKeys, ...folderKeys]);
}

/** All folders, the root first, each after the one that contains it. */
function buildFolders(owner: ReadonlyMap<string, number>): Folder[] {
  const root: Folder = { name: "", parent: undefined, folders: new Map(), files: [] };
  const all = [root];
  for (const [file, sidebar] of owner) {
    const segments = file.split("/");
    const name = segments.pop() ?? "";
    let folder = root;
    for (const segment of segments) {
      let inner = folder.folders.get(segment);
      if (!inner) {
        inner = { name: segment, parent: folder, folders: new Map(), files: [] };
        folder.folders.set(segment, inner);
        all.push(inner);
      }
      folder = inner;
    }
    folder.files.push({ name, sidebar });
  }
  return all;
}

/** The sidebar that most of a folder's files and folders show; of equals the one met first. */
function chooseSidebar(folder: Folder): void {
  const shown = [...folder.files, ...folder.folders.values()].flatMap(({ sidebar }) => sidebar ?? []);
  const [most] = commonest(shown) ?? [];
  if (most !== undefined) folder.sidebar = most;
}

/** `/a/b/` for the folder `a/b`. */
function folderPath(folder: Folder): string {
  const names: string[] = [];
  for (let inner: Folder | undefined = folder; inner?.parent; inner = inner.parent) names.push(inner.name);
  return `/${names
    .reverse()
    .map((name) => `${name}/`)
    .join("")}`;
}

/** Above this many keys a pattern would cost more than it shows. */
const MOST_KEYS = 100;

/**
 * A regular expression for the paths of the pages that show a sidebar, as VitePress has them: without `.md` and `index`.
 * `undefined` for a sidebar without pages of its own, and for a site with very many keys.
 */
export function pagesPattern(keys: ReadonlyMap<string, number>, sidebar: number): string | undefined {
  if (keys.size > MOST_KEYS) return undefined;
  const own = [...keys].filter(([, owner]) => owner === sidebar).map(([key]) => key);
  if (own.length === 0) return undefined;
  const alternatives = own.map((key) => {
    const inner = [...keys.keys()].filter(
      (other) => keys.get(other) !== sidebar && isFolderKey(key) && other.startsWith(key),
    );
    const beyond = inner.map((other) => pathPattern(other.slice(key.length))).join("|");
    return pathPattern(key) + (beyond ? `(?!${beyond})` : "");
  });
  return `^(?:${alternatives.join("|")})`;
}

const isFolderKey = (key: string): boolean => key.endsWith("/");

/** Matches a folder with everything inside it, or one page. */
const pathPattern = (key: string): string => {
  const path = key.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "");
  return path.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&") + (isFolderKey(key) ? "" : "$");
};
