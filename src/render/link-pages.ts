import { publishedPages } from "../navigation/pages/published-pages.ts";
import type { PageFile, ResolvedNavigation } from "../navigation/tree.ts";
import { bodyStart } from "../pages/front-matter/front-matter-end.ts";
import { FilesInRoot } from "../site/files-in-root.ts";
import type { Site } from "../site/site.ts";
import { servedFile } from "../vocabulary/files/site-files.ts";

/** The page files of a site, and where they are. */
export type PageFiles = Pick<Site, "folder" | "sources" | "withheld" | "pages" | "platform">;

/** The pages that are nothing but the `url` of their front matter, and lead on to it: `url` by path. */
export function linkPages(site: PageFiles): Map<string, string> {
  let files: FilesInRoot | undefined;
  const links = new Map<string, string>();
  for (const [path, { file, url }] of site.pages) {
    if (url === undefined) continue;
    files ??= new FilesInRoot(site);
    const text = file === undefined ? undefined : files.text(servedFile(path, file));
    if (text === undefined || text.slice(bodyStart(text)).trim() === "") links.set(path, url);
  }
  return links;
}

/** The page files that are pages of the built site, whether the navigation lists them or not, by path. */
export function shownPages(site: PageFiles, navigation: ResolvedNavigation): [string, PageFile][] {
  const links = linkPages(site);
  return publishedPages(navigation, site.pages).filter(([path]) => !links.has(path));
}
