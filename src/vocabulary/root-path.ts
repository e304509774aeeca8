/**
 * A path as written, normalised from the docs root: `./a//b/../c.json` → `a/c.json`; `\` counts as `/`. `undefined`
 * where it is absolute or leads out of the root.
 *
 * @param from the folder, from the docs root, that `path` counts from
 */
export function pathInRoot(path: string, from = ""): string | undefined {
  const written = path.replaceAll("\\", "/");
  if (from === "" && written.startsWith("/")) return undefined;
  const segments: string[] = [];
  for (const segment of `${from}/${written}`.split("/")) {
    if (segment === "..") {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.length === 0 ? "." : segments.join("/");
}

/** The folder of a file by its path from the docs root; `""` is the root. */
export const folderOf = (file: string): string => file.slice(0, Math.max(file.lastIndexOf("/"), 0));
