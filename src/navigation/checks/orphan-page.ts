import { siteExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";
import { addressKey } from "../../redirects/redirect-table.ts";
import { hasPageFiles, type ResolvedSite, type SiteRule } from "../context/resolved-site.ts";
import { placeInFile } from "../pages/page-file.ts";
import { preparePublished } from "../pages/published-pages.ts";
import type { PageFile } from "../tree.ts";
import { isWithinAny, unreadFoldersOf } from "./redirects/unread-folders.ts";

export const orphanPage = code("nav/orphan-page", {
  severity: "info",
  title: "A page file is not in the navigation",
  explanation:
    "The file is published, but no element of the navigation lists it. That is fine for pages that are reached by link only. README.md, LICENSE.md, CHANGELOG.md and CONTRIBUTING.md are not published, so they are not reported.",
  example: siteExample('{ "pages": ["intro"] }', '{ "pages": ["intro", "quickstart"] }', {
    "intro.mdx": "",
    "quickstart.mdx": "",
  }),
  message: ({ path }: { path: string }) =>
    `the page ${quote(path)} is not in the navigation, so readers need its address to find it`,
  hint: () => 'add it to the navigation, or set "hidden: true" in its front matter',
});

export const orphanPageRule: SiteRule = {
  codes: [orphanPage],
  needs: hasPageFiles,
  check: checkOrphanPages,
};

function checkOrphanPages(site: ResolvedSite): void {
  for (const [path, file] of orphanPages(site))
    site.resolving.findings.add(orphanPage, { path }, placeInFile(path, file));
}

/**
 * The page files that the navigation doesn't list. Without a list of page files there are none; a file may take the place of
 * a page of a spec that could not be read.
 */
export function orphanPages({ navigation, resolving, redirects }: ResolvedSite): [path: string, file: PageFile][] {
  const { root, anchored } = resolving;
  if (!root.pages) return [];
  const unread = unreadFoldersOf(resolving);
  const listed = new Set(anchored.map(({ path }) => path));
  for (const page of navigation.pages) if (page.type === "page") listed.add(page.path);
  const isPublished = preparePublished(navigation);
  // Nobody can open them, which is said of the redirects.
  const redirected = new Set(redirects.map(({ source }) => addressKey(source)));
  return [...root.pages].filter(([path, file]) => {
    // Readers find the start page at the address of the site.
    if (path === "index" || listed.has(path) || file.hidden || file.url !== undefined || !isPublished(path, file))
      return false;
    return !redirected.has(`/${path}`) && !isWithinAny(unread, `/${path}`);
  });
}
