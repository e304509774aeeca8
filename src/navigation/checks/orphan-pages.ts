import { finding } from "../../diagnostic/finding.ts";
import { unpublishedFolder } from "../../vocabulary/unpublished-files.ts";
import { isOwnPage, placeInFile } from "../pages/page-file.ts";
import type { Resolving } from "../steps/resolving.ts";
import type { ResolvedNavigation } from "../tree.ts";

/** Reports page files that the navigation doesn't list; without a list of page files nothing is said. */
export function checkOrphanPages(navigation: ResolvedNavigation, { root, anchored, findings }: Resolving): void {
  if (!root.pages) return;
  const listed = new Set(anchored.map(({ path }) => path));
  for (const page of navigation.pages) if (page.type === "page") listed.add(page.path);
  const folders = new Set<string>();
  for (const path of listed) {
    const folder = unpublishedFolder(path);
    if (folder !== undefined) folders.add(folder);
  }
  for (const [path, file] of root.pages) {
    const folder = unpublishedFolder(path);
    if (folder !== undefined && !folders.has(folder)) continue;
    if (listed.has(path) || file.hidden || file.url !== undefined || !isOwnPage(path, file)) continue;
    findings.push(finding("nav/orphan-page", { path }, placeInFile(path, file)));
  }
}
