import { siteExample } from "../../codes/examples/example.ts";
import { alsoListedHere, code } from "../../diagnostic/code.ts";
import { type Finding, finding, relatedEnd } from "../../diagnostic/finding.ts";
import { countOf, didYouMean, joinExamples, quote } from "../../diagnostic/words.ts";
import { RedirectTable } from "../../redirects/redirect-table.ts";
import { isKnownPath } from "../../vocabulary/addresses/site-place.ts";
import { hasPageFiles, type ResolvedSite, type SiteRule } from "../context/resolved-site.ts";
import { PageLeaf } from "../nodes/page-leaf.ts";
import { nearestPublished, type PagesOfFolder } from "../pages/nearest-page.ts";
import type { ResolvedNavigation } from "../tree.ts";

export const pageNotFound = code("nav/page-not-found", {
  severity: "error",
  title: "A page has no file",
  explanation:
    "An entry of pages is the path of an .mdx or .md file from the docs root, without extension. The file does not exist, so the link in the sidebar is broken.",
  often: { advice: ["suggestions", "folder", "noPages", "redirected"], message: "{count} page files do not exist" },
  example: siteExample('{ "pages": ["intro", "quickstrat"] }', '{ "pages": ["intro", "quickstart"] }', {
    "intro.mdx": "",
    "quickstart.mdx": "---\nhidden: true\n---\n",
  }),
  message: ({
    path,
    folder,
  }: {
    path: string;
    suggestions: readonly string[];
    folder?: PagesOfFolder | undefined;
    /** Whether the site has no page file at all. */
    noPages?: boolean;
    /** Where a redirect with a wildcard leads from its address. */
    redirected?: string | undefined;
  }) =>
    folder
      ? `${quote(path)} is a folder with ${countOf(folder.count, "page")}, not a page`
      : `the page file ${quote(`${path}.mdx`)} does not exist`,
  hint: ({ path, suggestions, folder, noPages, redirected }) => {
    if (suggestions.some((near) => withTwoExtensions(path).includes(near)))
      return "its file has the extension twice: rename the file";
    if (redirected !== undefined) return `a redirect leads from there to ${quote(redirected)}: list that page`;
    if (noPages) return "the docs root contains no page files at all: check that it is the right folder";
    if (folder) return `list its pages: ${joinExamples(folder.examples.map(quote), folder.count)}`;
    return didYouMean(suggestions) ?? "create the file, or remove the entry";
  },
});

export const pageNotFoundRule: SiteRule = {
  codes: [pageNotFound],
  needs: hasPageFiles,
  check: checkPagesNotFound,
};

/**
 * The entries of pages that have no file, without a list of page files none. An entry at the address of an operation's page
 * leads to that page, and one at the source of a redirect to its destination.
 */
export function entriesWithoutFile({ navigation, resolving, redirects, place }: ResolvedSite): PageLeaf[] {
  if (!resolving.root.pages) return [];
  const without = [...navigation.pages, ...resolving.anchored].filter(
    (page): page is PageLeaf => page instanceof PageLeaf && !page.file,
  );
  if (without.length === 0) return [];
  const operationHrefs = hrefsOfOperations(navigation);
  const table = new RedirectTable(redirects);
  return without.filter(({ href }) => !operationHrefs.has(href) && !table.exact(href) && !isKnownPath(href, place));
}

/** Reports pages that have no file, each once; further places of the page are related. */
function checkPagesNotFound(site: ResolvedSite): void {
  const { navigation, resolving } = site;
  const { findings, effort } = resolving;
  const { pages } = resolving.root;
  if (!pages) return;
  const entries = entriesWithoutFile(site);
  if (entries.length === 0) return;
  const nearestPage = nearestPublished(navigation, pages, effort);
  const redirects = new RedirectTable(site.redirects);
  const noPages = pages.size === 0;
  const found = new Map<string, Finding>();
  for (const page of entries) {
    const place = { pointer: page.pointer };
    const earlier = found.get(page.path);
    if (earlier) {
      earlier.related.push(relatedEnd(alsoListedHere, {}, place));
      continue;
    }
    const twice = withTwoExtensions(page.path).filter((path) => pages.has(path));
    const suggestions = twice.length > 0 ? twice : nearestPage.to(page.path);
    const folder = suggestions.some(isIndex) ? undefined : nearestPage.inFolder(page.path);
    const redirected = redirects.step(page.href)?.to;
    const fault = finding(pageNotFound, { path: page.path, suggestions, folder, noPages, redirected }, place);
    found.set(page.path, fault);
    findings.push(fault);
  }
}

/** The paths of pages whose files are called `a.mdx.mdx`. */
const withTwoExtensions = (path: string): string[] => [`${path}.mdx`, `${path}.md`];

const isIndex = (path: string): boolean => path.endsWith("/index");

function hrefsOfOperations({ pages, unlisted }: ResolvedNavigation): Set<string> {
  const hrefs = new Set<string>();
  for (const page of pages) if (page.type === "operation") hrefs.add(page.href);
  for (const page of unlisted) hrefs.add(page.href);
  return hrefs;
}
