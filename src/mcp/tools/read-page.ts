import { nearest } from "../../diagnostic/nearest.ts";
import { countOf, didYouMean, orMeant, quote } from "../../diagnostic/words.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { breadcrumbs } from "../../navigation/queries/eyebrow.ts";
import { findPage } from "../../navigation/queries/find-page.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { includedPaths } from "../../pages/included-files.ts";
import { prepareSite } from "../../pages/judged-site.ts";
import { linksIn } from "../../pages/page-contents.ts";
import { anchorsOf } from "../../pages/read-page.ts";
import { insertSnippets } from "../../pages/search/insert-snippets.ts";
import { printable } from "../../report/text/printable.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import type { Site } from "../../site/load-site.ts";
import { pageTexts } from "../../site/pages/page-texts.ts";
import { splitAddress, trimSlashes } from "../../vocabulary/addresses/address.ts";
import { folderOf } from "../../vocabulary/addresses/root-path.ts";
import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { fileOfPage, withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { resolvedSite } from "../resolve-for-tool.ts";
import { tool } from "../tool.ts";

/** How many links of a page an answer names. */
const MOST_LINKS = 20;

type Headings = ReturnType<typeof anchorsOf>;

export const readPageTool = tool({
  name: "read_page",
  description:
    "Shows a page: its place in the navigation, headings with anchors, links to other pages and from them, and its text with snippets put in; a section alone with its anchor.",
  arguments: {
    path: { type: "string", required: true, description: "Path or address, with #anchor for one section" },
    links: { type: "boolean", description: `Names all links, not only the first ${MOST_LINKS}` },
  },
  writes: false,
  async run({ path: written, links: all }, context) {
    const { site, navigation } = await resolvedSite(context, { contents: true });
    const { path, anchor } = pageMeant(site, navigation, written);
    const { textOf } = pageTexts(site.folder, context.options.texts);
    const file = fileOfPage(path, site.pages.get(path));
    const text = insertSnippets(textOf(file) ?? "", file, (source, from) => {
      const named = includedPaths({ source }, from).find((each) => textOf(each) !== undefined);
      return named === undefined ? undefined : { file: named, text: textOf(named) ?? "" };
    });
    const headings = anchorsOf(text).filter(({ level }) => level !== undefined);
    const shown = anchor === "" ? text : sectionOf(text, anchor, headings);
    if (shown === undefined) {
      const names = headings.map(({ name }) => name);
      throw new SiteError(`${file} has no heading #${anchor}${orMeant(nearest(anchor, names))}`);
    }
    const most = all ? Number.POSITIVE_INFINITY : MOST_LINKS;
    const targetsOf = prepareTargets(site, navigation, textOf);
    const back = [...site.contents.keys()].filter((each) => each !== file && targetsOf(each).has(`/${path}`));
    const names = headings.map(({ level = 1, text, name }) => `${"#".repeat(level)} ${text} (#${name})`);
    return {
      head: `${countOf(text.length, "character")}${anchor === "" ? "" : `, the section #${anchor} alone`}, snippets put in.`,
      content: [
        ...placeOf(site, navigation, path),
        listed("headings", names, most),
        listed("links to", [...targetsOf(file)], most),
        listed("linked from", back, most),
        "",
        ...shown.split(/\r?\n/),
      ].map(printable),
      noun: "line",
    };
  },
});

/** The page file that a path or an address means. @throws {SiteError} if there is none */
function pageMeant({ pages }: Site, navigation: ResolvedNavigation, written: string): { path: string; anchor: string } {
  const [address, rest] = splitAddress(written);
  const anchor = rest.includes("#") ? rest.slice(rest.indexOf("#") + 1) : "";
  const plain = withoutPageExtension(trimSlashes(address));
  if (pages.has(plain)) return { path: plain, anchor };
  const node = findPage(navigation, `/${plain}`);
  if (node?.type === "page" && pages.has(node.path)) return { path: node.path, anchor };
  if (node?.type === "operation")
    throw new SiteError(`${written} is made from ${node.operation} of ${node.spec}, and has no file of its own`);
  if (node) throw new SiteError(`${written} is listed in the navigation, and its file is missing; add_page makes it`);
  const hint = didYouMean(nearest(plain, pages.keys())) ?? "search finds pages by their text";
  throw new SiteError(`there is no page ${quote(written)}; ${hint}`);
}

/** The file, title and address of a page, and where the navigation lists it. */
function placeOf({ pages }: Site, navigation: ResolvedNavigation, path: string): string[] {
  const page = pages.get(path);
  const nodes = navigation.pages.filter((each) => each.type === "page" && each.path === path);
  const places = nodes.map((each) => breadcrumbs(each).join(" › ") || "the top");
  const title = quote(page?.title ?? titleOfPath(path));
  return [
    `${fileOfPage(path, page)} ${title}${page?.description ? `: ${page.description}` : ""}`,
    `address: ${nodes[0]?.href ?? `/${path}`}; ${places.length === 0 ? "not in the navigation" : `in ${places.join("; ")}`}`,
  ];
}

function listed(what: string, found: readonly string[], most: number): string {
  const more = found.length > most ? `, and ${found.length - most} more` : "";
  return found.length === 0 ? `${what}: none` : `${what} (${found.length}): ${found.slice(0, most).join(", ")}${more}`;
}

/** The text of a heading and all below it. */
function sectionOf(text: string, anchor: string, headings: Headings): string | undefined {
  const at = headings.findIndex(({ name }) => name === anchor);
  const heading = headings[at];
  if (!heading) return undefined;
  const next = headings.slice(at + 1).find(({ level = 1 }) => level <= (heading.level ?? 1));
  const start = lineStart(text, heading.range.start.offset);
  const end = next ? lineStart(text, next.range.start.offset) : text.length;
  return text.slice(start, end);
}

/** Tells the addresses of the site that the links of a file lead to, redirects followed. */
function prepareTargets(
  { config, pages, contents, files = new Map(), place }: Site,
  navigation: ResolvedNavigation,
  textOf: (file: string) => string | undefined,
): (file: string) => Set<string> {
  const unread = { specs: [], folders: [] };
  const { targets } = prepareSite({ config, navigation, pages, files, contents, unread, textOf, place });
  return (file) => {
    const found = new Set<string>();
    const page = contents.get(file);
    for (const { target } of page ? linksIn(page) : []) {
      const [path] = splitAddress(target.trim());
      if (path === "") continue;
      let end = targets.find(path, folderOf(file));
      while (end.type === "redirect" || end.type === "case") end = end.end;
      if (end.type === "page") found.add(end.path === undefined ? end.address : `/${end.path}`);
      else if (end.type === "file") found.add(end.path);
      else if (end.type === "missing") found.add(`${path} (dead)`);
    }
    return found;
  };
}
