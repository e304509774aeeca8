import { type Finding, finding } from "../diagnostic/finding.ts";
import { UNPUBLISHED_FILES } from "../vocabulary/unpublished-files.ts";
import type { PageLeaf } from "./leaf.ts";
import { NearestPage } from "./nearest-page.ts";
import type { Resolving } from "./resolving.ts";
import type { PageFile, PageNode, PageSource, ResolvedNavigation } from "./tree.ts";

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
    if (listed.has(path) || file.hidden || isPartOfOthers(path)) continue;
    const name = fileOf(path, file);
    if (UNPUBLISHED_FILES.has(name.slice(name.lastIndexOf("/") + 1))) continue;
    findings.push(finding("nav/orphan-page", { path }, { file: name, pointer: "", range: FILE_START }));
  }
}

const FILE_START = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } };

const fileOf = (path: string, file: PageFile): string => file.file ?? `${path}.mdx`;

/** Files that are no pages of their own: in dot folders, among packages, or snippets that pages import. */
const isPartOfOthers = (path: string): boolean => /(^|\/)(\.|_|node_modules\/|snippets\/)/.test(path);
