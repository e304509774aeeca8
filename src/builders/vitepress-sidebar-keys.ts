/**
 * The fewest keys of VitePress's `sidebar` that give every page its sidebar. VitePress takes the key with the most
 * slashes that the page's path begins with, and among equals the first; so a folder whose pages share one sidebar
 * needs one key (`/api/`), and in a mixed folder the pages of all sidebars but the most frequent one need one each
 * (`/guides/intro.md`).
 *
 * @param owner The page files (`guides/intro.md`), each with the number of its sidebar.
 */
export function sidebarKeys(owner: ReadonlyMap<string, number>): Map<string, number> {
  const sidebarsBelow = new Map<string, Set<number>>();
  for (const [file, sidebar] of owner)
    for (const folder of foldersOf(file)) {
      const sidebars = sidebarsBelow.get(folder) ?? new Set();
      sidebarsBelow.set(folder, sidebars.add(sidebar));
    }
  const folders = new Map<string, number>();
  const mixed = new Map<string, Map<number, string[]>>();
  for (const [file, sidebar] of owner) {
    const around = foldersOf(file);
    const pure = around.find((folder) => sidebarsBelow.get(folder)?.size === 1);
    if (pure !== undefined) {
      folders.set(pure, sidebar);
      continue;
    }
    const own = around.at(-1) as string;
    const bySidebar = mixed.get(own) ?? new Map<number, string[]>();
    const paths = bySidebar.get(sidebar) ?? [];
    paths.push(`/${file}`);
    mixed.set(own, bySidebar.set(sidebar, paths));
  }
  const files = new Map<string, number>();
  for (const [folder, bySidebar] of mixed) {
    const [most, ...others] = [...bySidebar].sort((a, b) => b[1].length - a[1].length);
    if (most) folders.set(folder, most[0]);
    for (const [sidebar, paths] of others) for (const path of paths) files.set(path, sidebar);
  }
  return new Map([...files, ...folders]);
}

/** `/`, `/a/` and `/a/b/` for `a/b/c.md`. */
const foldersOf = (file: string): string[] => {
  const segments = file.split("/");
  return segments.map(
    (_, index) =>
      `/${segments
        .slice(0, index)
        .map((segment) => `${segment}/`)
        .join("")}`,
  );
};
