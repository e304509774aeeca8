import { alikeAtStart } from "../../json/alike-at-start.ts";

/**
 * A path from the docs root without leading slash, empty and `.` segments; `\` counts as `/`. One that leads out of the
 * root keeps its leading `..`.
 *
 * @example normalizePath("/a//./b/../c.json") // "a/c.json"
 */
export function normalizePath(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split(/[\\/]/)) {
    if (segment === ".." && segments.length > 0 && segments.at(-1) !== "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}

/**
 * The normal form of a path as it is written in a file of a folder; `undefined` if it leads out of the docs root.
 *
 * @param folder from the docs root; the root itself by default
 * @example pathInRoot("../c.json", "a") // "c.json"
 * @example pathInRoot("../../c.json", "a") // undefined
 */
export function pathInRoot(path: string, folder = ""): string | undefined {
  const normal = normalizePath(`${folder}/${path}`);
  return normal === ".." || normal.startsWith("../") ? undefined : normal;
}

/** A path of these parts, of which some may be empty. */
export const joinPath = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join("/");

/** Whether a path is in a folder, `""` being the docs root, or below it. */
export const isBelow = (path: string, folder: string): boolean => folder === "" || path.startsWith(`${folder}/`);

/**
 * What a path from the docs root may mean in a file: first a path of its own repository, then one of the site.
 *
 * @param mounts the folders of the site in which other repositories are
 */
export const meantPaths = (path: string, file: string, mounts: readonly string[] = []): string[] => [
  ...mounts.flatMap((mount) => (mount !== "" && isBelow(file, mount) ? [`${mount}/${path}`] : [])),
  path,
];

/** The folder of a file by its path from the docs root; the root is `""`. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** The names of the folders that a file is in by its path, the outermost first. */
export const folderNames = (path: string): string[] => path.split("/").slice(0, -1);

/** The folders that a file is in by its path, the innermost first, without the root. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) folders.push(folder);
  return folders;
}

/** The last segment of a path or an address: the name of a file or a folder. */
export const nameOfPath = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The last segment in lower case: under this name files and pages are looked for that may have been meant. */
export const lowerNameOf = (path: string): string => nameOfPath(path).toLowerCase();

/** The way from a folder to a file, both from the docs root. */
export function relativePath(folder: string, file: string): string {
  const from = folder === "" ? [] : folder.split("/");
  const to = file.split("/");
  const shared = alikeAtStart(from, to.slice(0, -1));
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}
