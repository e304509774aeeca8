import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { PageLeaf } from "../nodes/leaf.ts";
import { NearestPage } from "../pages/nearest-page.ts";
import { isOwnPage, placeInFile } from "../pages/page-file.ts";
import type { Resolving } from "../steps/resolving.ts";
import type { PageNode, PageSource, ResolvedNavigation } from "../tree.ts";

/** Compares the pages of the navigation with the site's page files; without a list of these nothing is said. */
export function checkPages(navigation: ResolvedNavigation, { trunk, findings, effort }: Resolving): void {
  const files = trunk.pages;
  if (!files) return;
  reportMissing(navigation, new NearestPage(files, effort), findings);
  reportOrphans(navigation, files, findings);
}

/** One finding for each page that is in the navigation and has no file; further places of the page are related. */
function reportMissing(navigation: ResolvedNavigation, nearestPage: NearestPage, findings: Finding[]): void {
  const found = new Map<string, Finding>();
  for (const page of navigation.pages) {
    if (page.type !== "page") continue;
    const leaf = page as unknown as PageLeaf;
    if (leaf.file || isGeneratedHref(navigation, page)) continue;
    const place = { pointer: leaf.pointer };
    const earlier = found.get(page.path);
    if (earlier) {
      earlier.related.push({ message: "also listed here", place });
      continue;
    }
    const fault = finding("nav/page-not-found", { path: page.path, suggestions: nearestPage.to(page.path) }, place);
    found.set(page.path, fault);
    findings.push(fault);
  }
}

/** Whether a page entry leads to the page that is generated for an operation. */
const isGeneratedHref = (navigation: ResolvedNavigation, page: PageNode): boolean =>
  navigation.lookup.byHref.get(page.href)?.some(({ type }) => type === "operation") ?? false;

function reportOrphans(navigation: ResolvedNavigation, files: PageSource, findings: Finding[]): void {
  const listed = new Set<string>();
  for (const page of navigation.pages) if (page.type === "page") listed.add(page.path);
  for (const [path, file] of files) {
    if (listed.has(path) || file.hidden || !isOwnPage(path, file)) continue;
    findings.push(finding("nav/orphan-page", { path }, placeInFile(path, file)));
  }
}
