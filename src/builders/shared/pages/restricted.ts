import { alsoHere, code, note } from "../../../diagnostic/code.ts";
import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { type Finding, finding, type Place, relatedEnd } from "../../../diagnostic/finding.ts";
import { quote } from "../../../diagnostic/words.ts";
import { isObject, own } from "../../../json/json-value.ts";
import type { AnyPageNode } from "../../../navigation/tree.ts";
import { scanPage } from "../../../pages/read/scan-page.ts";
import { redirectsOf } from "../../../redirects/docs-redirects.ts";
import { visibleParts } from "../../../render/audience/visible-parts.ts";
import { FilesInRoot } from "../../../site/files-in-root.ts";
import type { Site } from "../../../site/load-site.ts";
import { positionsOf } from "../../../source/locate/positions.ts";
import { placeFindings } from "../../../source/place-findings.ts";
import { decodePath, splitAddress } from "../../../vocabulary/addresses/address.ts";
import { normalizePagePath } from "../../../vocabulary/addresses/page-path.ts";
import { folderOf, pathInRoot } from "../../../vocabulary/addresses/root-path.ts";
import { withinSite } from "../../../vocabulary/addresses/site-place.ts";
import { leavesSite } from "../../../vocabulary/addresses/url.ts";
import { isMarkdownFile, servedFile } from "../../../vocabulary/files/site-files.ts";
import { isRestricted, isShownTo, mayRead } from "../../../vocabulary/platform/readers.ts";
import { hidingImports } from "./hiding-imports.ts";

export const restricted = code("builder/restricted", {
  severity: "warning",
  since: "0.2",
  title: "A built site is without what not everybody may see",
  explanation:
    "A static site cannot ask readers who they are. Pages with `groups` in their front matter, and parts of pages inside `<Visibility>` for readers who are signed in or in a group, are left out of the pages, the Markdown, `llms.txt`, the sitemap, the search and the navigation. The other places of the finding are the other pages and parts, and the links to such pages, which lead nowhere now. `--groups` names the groups of users that a site is for.",
  example: {
    wrong: {
      "docs.json": '{ "navigation": { "pages": ["intro", "payroll"] } }',
      "intro.mdx": "See [the payroll](/payroll).",
      "payroll.mdx": "---\ntitle: Payroll\ngroups: [staff]\n---\n",
    },
    right: {
      "docs.json": '{ "navigation": { "pages": ["intro", "payroll"] } }',
      "intro.mdx": "See [the payroll](/payroll).",
      "payroll.mdx": "---\ntitle: Payroll\n---\n",
    },
  },
  message: ({ pages, parts, links }: { pages: number; parts: number; links: number; groups: readonly string[] }) => {
    const left = [counted(pages, "page"), counted(parts, "part of a page", "parts of pages")].filter(Boolean);
    const dead = links === 0 ? "" : `; ${counted(links, "link")} ${links === 1 ? "leads" : "lead"} there`;
    return `the site is without ${left.join(" and ")} that not everybody may see${dead}`;
  },
  hint: ({ groups }) => {
    const [first = "staff"] = groups;
    const named = groups.length > 1 ? ` (groups here: ${groups.slice(0, 5).map(quote).join(", ")})` : "";
    return `to build a site for some readers, name their groups: --groups ${first}${named}`;
  },
});

const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? "" : `${count} ${count === 1 ? one : many}`;

const deadNow = note("dead-now", () => "this link leads to a page that is left out");

/** What readers may not see of a site. */
export interface Withheld {
  readonly pages: readonly AnyPageNode[];
  /** The paths of the page files, whether the navigation lists them or not. */
  readonly paths: ReadonlySet<string>;
}

/**
 * Says what a site is without: the pages, the parts of pages, and the links to such pages.
 *
 * @param site the site without them
 */
export function reportRestricted(
  site: Site,
  withheld: Withheld,
  { whole, readers }: { whole: Site; readers: readonly string[] },
): Diagnostic[] {
  const wholeFiles = new FilesInRoot(whole);
  const pages: Place[] = [...withheld.paths].map((path) => {
    const file = whole.pages.get(path)?.file ?? `${path}.mdx`;
    return lineIn(file, wholeFiles.text(servedFile(path, file)) ?? "", /^groups[ \t]*:.*$/m);
  });
  for (const page of withheld.pages) if (page.type === "operation") pages.push(page.source);
  const hrefs = new Set([...withheld.paths].map((path) => `/${path}`));
  for (const { href } of withheld.pages) hrefs.add(href);
  const parts: Place[] = [];
  const links: Place[] = linksOfConfig(site, hrefs);
  const groups = new Set([...withheld.paths].flatMap((path) => namesIn(whole.pages.get(path)?.groups)));
  const files = new FilesInRoot(site);
  const hidesIn = hidingImports(files);
  for (const [path, { file }] of site.pages) {
    if (file === undefined) continue;
    const served = servedFile(path, file);
    const text = files.text(served) ?? "";
    for (const { tag, audience } of visibleParts(text, hidesIn(served))) {
      if (!isRestricted(audience) || isShownTo(audience, "page", readers)) continue;
      parts.push({ file, pointer: "", range: positionsOf(text).range(tag.start, tag.end) });
      for (const name of namesIn(isObject(audience) ? own(audience, "groups") : undefined)) groups.add(name);
    }
    if (hrefs.size > 0) links.push(...linksOf({ path, file, text }, hrefs, site));
  }
  const [first, ...others] = [...pages, ...parts];
  if (first === undefined) return [];
  const facts = { pages: pages.length, parts: parts.length, links: links.length, groups: [...groups] };
  const related = [
    ...others.map((place) => relatedEnd(alsoHere, {}, place)),
    ...links.map((place) => relatedEnd(deadNow, {}, place)),
  ];
  const found: Finding = finding(restricted, facts, first, { related });
  return placeFindings([found], { config: site.config, sourceMap: site.source });
}

function lineIn(file: string, text: string, line: RegExp): Place {
  const found = line.exec(text);
  const start = found?.index ?? 0;
  return { file, pointer: "", range: positionsOf(text).range(start, start + (found?.[0].trimEnd().length ?? 0)) };
}

/** The names in `groups` that let readers through. */
const namesIn = (groups: unknown): string[] =>
  [groups].flat().flatMap((each) => {
    const names = isObject(each) ? own(each, "includes") : each;
    return [names].flat().filter((name) => typeof name === "string");
  });

/** The links of a page to pages that are left out. */
function linksOf(
  { path, file, text }: { path: string; file: string; text: string },
  hrefs: ReadonlySet<string>,
  { place }: Site,
): Place[] {
  const led = scanPage(text, { markdown: isMarkdownFile(file) }).links.filter(({ target }) => {
    const [address] = splitAddress(target.trim().replaceAll("\\", "/"));
    if (address === "" || leavesSite(address)) return false;
    const meant = withinSite(decodePath(address), place);
    const inRoot = meant.startsWith(".") ? pathInRoot(meant, folderOf(path)) : pathInRoot(meant);
    return inRoot !== undefined && hrefs.has(`/${normalizePagePath(inRoot)}`);
  });
  const positions = led.length > 0 ? positionsOf(text) : undefined;
  return led.flatMap(({ start, end }) =>
    positions ? [{ file, pointer: "", range: positions.range(start, end) }] : [],
  );
}

/** The redirects of docs.json that lead to pages that are left out. */
const linksOfConfig = ({ config, place }: Site, hrefs: ReadonlySet<string>): Place[] =>
  redirectsOf(config, place).flatMap(({ destination, index }) =>
    hrefs.has(splitAddress(destination)[0]) ? [{ pointer: `/redirects/${index}/destination` }] : [],
  );

/** Whether any page or operation of a site is not for everybody that the site is for. */
export const restrictedPaths = ({ pages }: Site, readers: readonly string[]): Set<string> =>
  new Set([...pages].flatMap(([path, { groups }]) => (mayRead(groups, readers) ? [] : [path])));
