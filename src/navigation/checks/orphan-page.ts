import { code } from "../../diagnostic/code.ts";
import { finding } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import { hasPageFiles, type ResolvedSite, type SiteRule } from "../context/resolved-site.ts";
import { placeInFile } from "../pages/page-file.ts";
import { preparePublished } from "../pages/published-pages.ts";
import { isWithinAny, unreadFoldersOf } from "./redirects/unread-folders.ts";

export const orphanPage = code("nav/orphan-page", {
  severity: "info",
  message: ({ path }: { path: string }) =>
    `the page ${quote(path)} is not in the navigation, so readers need its address to find it`,
  hint: () => 'add it to the navigation, or set "hidden: true" in its front matter',
});

export const orphanPageRule: SiteRule = {
  codes: [orphanPage],
  needs: hasPageFiles,
  check: checkOrphanPages,
};

/**
 * Reports page files that the navigation doesn't list. Without a list of page files, nothing is checked; a file may take the
 * place of a page of a spec that could not be read.
 */
function checkOrphanPages({ navigation, resolving }: ResolvedSite): void {
  const { root, anchored, findings } = resolving;
  if (!root.pages) return;
  const unread = unreadFoldersOf(resolving);
  const listed = new Set(anchored.map(({ path }) => path));
  for (const page of navigation.pages) if (page.type === "page") listed.add(page.path);
  const isPublished = preparePublished(navigation);
  for (const [path, file] of root.pages) {
    if (listed.has(path) || file.hidden || file.url !== undefined || !isPublished(path, file)) continue;
    if (isWithinAny(unread, `/${path}`)) continue;
    findings.push(finding(orphanPage, { path }, placeInFile(path, file)));
  }
}
