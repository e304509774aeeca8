import type { ProposedFix } from "../../diagnostic/finding.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import type { FileSource, PageSource } from "../../navigation/tree.ts";
import { encodeUrl, splitAddress } from "../../vocabulary/addresses/address.ts";
import { folderOf, pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { isWebOrMail } from "../../vocabulary/addresses/url.ts";
import { isPageFile, withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { cleanAnchor } from "../anchors/anchor-names.ts";
import {
  linkAnchorNotFound,
  linkAssetNotFound,
  linkNotPortable,
  linkOtherLanguage,
  linkOtherVersion,
  linkPageNotFound,
  linkRedirected,
} from "../codes/link.ts";
import type { LinkTarget } from "../link-targets.ts";
import { inOwnCopy } from "../own-copy.ts";
import type { UnreadLink } from "../page-contents.ts";
import { isShown, type ScannedLink } from "../read/scanned-page.ts";
import { insertVariables } from "./insert-variables.ts";
import { reportOtherSelection } from "./other-selection.ts";
import type { ContentRule, ContentVisit, JudgedSite, NearAnchors, PageReport, PlainTarget } from "./page-rule.ts";

/** Files, by their extension; other names with a dot are pages. */
const FILE =
  /\.(?:png|jpe?g|jfif|gif|svgz?|webp|avif|apng|bmp|ico|mp4|webm|mov|m4v|ogg|mp3|wav|pdf|zip|gz|json|ya?ml|csv|txt|xml|css|m?js|tsx?|jsx|woff2?|ttf|otf|docx?|xlsx?|pptx?|ipynb|py|sh|lottie)$/i;

/** Fragments that browsers and the platform know without an anchor of the text. */
const NO_ANCHOR = /^$|^top$|^:~:|^(?:user-content-)?fn(?:ref)?-/;

/** Anchors of the parts of an operation, which the platform shows on pages with `openapi`. */
const OPERATION_ANCHOR =
  /^(?:body|parameter|param|response|responses|query|path|header|cookie|authorization|request|one-of|example)s?(?:-|$)/;

/** The fields of front matter that lead to pages. */
const LEADING_FIELDS: ReadonlySet<string> = new Set(["related", "canonical", "contextual"]);

/** Links that lead nowhere, or only by leniency: `link/page-not-found`, `link/asset-not-found`, `link/anchor-not-found`, … */
export const deadLink: ContentRule = {
  codes: [
    linkPageNotFound,
    linkAnchorNotFound,
    linkAssetNotFound,
    linkRedirected,
    linkNotPortable,
    linkOtherLanguage,
    linkOtherVersion,
  ],
  check(visit) {
    for (const link of visit.links) judgeLink(link, visit);
  },
};

type Judging = Omit<ContentVisit, "links">;

/** Looks at a link within the site. */
export function judgeLink(unread: UnreadLink, judging: Judging): void {
  const { page, site, report } = judging;
  if (isAlive(unread.ended, site, report)) return;
  const link = unread.read();
  // Images and icons of front matter are looked at with those of docs.json; snippets with imports.
  if (link.form === "front-matter" && !LEADING_FIELDS.has(link.field ?? "")) return;
  const target = insertVariables(link.target.trim(), site.variables);
  if (target === undefined || target === "" || site.isIgnored(target)) return;
  const [path, rest] = splitAddress(target);
  const hash = rest.indexOf("#");
  const fragment = hash === -1 ? "" : rest.slice(hash + 1);
  // A snippet has the anchors and the folder of the pages that it is in.
  if ((path === "" || path.startsWith(".")) && !page.isPage) return;
  // An id of a film or another thing that only the component knows.
  if (link.field !== "href" && /^[A-Z]/.test(link.element ?? "") && !/[/.]/.test(path)) return;
  const written: Written = { path, fragment, rest, link };
  const found: LinkTarget =
    path === ""
      ? { type: "page", address: `/${page.path}`, path: page.path }
      : site.targets.find(path, folderOf(page.path));
  judgeTarget(found, written, judging);
}

/** Whether a link leads to a page and an anchor of it as many do, so that nothing else has to be found out. */
function isAlive(ended: string, site: JudgedSite, report: PageReport): boolean {
  const hash = ended.indexOf("#");
  const path = ended.slice(0, hash);
  const page = site.plain.get(path) ?? findPlain(path, site);
  if (page?.path === undefined || hash === -1) return page !== undefined;
  page.anchors ??= site.anchorsOf(page.path);
  return report.hasAnchor(page.anchors, ended.slice(hash));
}

/** A path as nearly all are written. */
const USUAL = /^\/[\w-]+(?:\/[\w-]+)*$/;

/** The page that such a path leads to. */
function findPlain(path: string, site: JudgedSite): PlainTarget | undefined {
  if (!USUAL.test(path) || !isPlain(path, site)) return undefined;
  const found = site.targets.find(path, "");
  if (found.type !== "page") return undefined;
  const plain = { path: found.path };
  site.plain.set(path, plain);
  return plain;
}

/** Whether a path of a page leads to the same from everywhere, and is no other way to write it. */
const isPlain = (path: string, { mounts, selections }: JudgedSite): boolean =>
  path.startsWith("/") && mounts.length === 0 && !selections.hasAny && !path.includes("\\") && !isPageFile(path);

interface Written {
  readonly path: string;
  readonly fragment: string;
  /** Query and fragment. */
  readonly rest: string;
  readonly link: ScannedLink;
}

function judgeTarget(found: LinkTarget, written: Written, judging: Judging): void {
  const { path, rest, link } = written;
  const { site, report } = judging;
  switch (found.type) {
    case "page":
      if (isPageFile(path) && !isToMarkdown(written, judging)) reportLinkExtension(written, report);
      if (path.includes("\\")) report.add(linkNotPortable, { case: "backslash", target: path }, report.place(link));
      if (isPlain(path, site)) site.plain.set(path, { path: found.path });
      judgeAnchor(found, written, judging);
      reportOtherSelection(found.address, link, judging);
      return;
    case "case": {
      const fix = rewrite(written, found.actual + rest, report);
      report.add(linkNotPortable, { case: "case", target: path, actual: found.actual }, report.place(link), {
        fixes: path.startsWith("/") ? fix : [],
      });
      return;
    }
    case "redirect":
      if (found.end.type === "missing")
        report.add(
          linkPageNotFound,
          { case: "redirect", target: path, address: found.from, to: found.to },
          report.place(link),
        );
      else reportRedirected(found, written, judging);
      return;
    case "unread":
      report.countUnread();
      return;
    case "outside":
      report.add(linkPageNotFound, { case: "outside", target: path, address: path }, report.place(link));
      return;
    case "folder":
    case "missing":
      reportMissing(found, written, judging);
  }
}

/** Whether a link is meant for the Markdown of a page, which is beside the page on the hosted platform: its text says so. */
function isToMarkdown({ path, link }: Written, { page, site }: Judging): boolean {
  if (!/^\/.*\.md$/.test(path) || link.form !== "link") return false;
  const text = site.textOf(page.file)?.slice(0, link.start) ?? "";
  return /\.md\b|markdown/i.test(text.slice(text.lastIndexOf("[")));
}

/** The hosted platform has no page at such an address, or its source. */
function reportLinkExtension(written: Written, report: PageReport): void {
  const actual = withoutPageExtension(written.path);
  const args = { case: "extension", target: written.path, actual } as const;
  report.add(linkNotPortable, args, report.place(written.link), {
    fixes: rewrite(written, actual + written.rest, report),
  });
}

function reportRedirected(
  { redirect, to }: LinkTarget & { type: "redirect" },
  written: Written,
  { report }: Judging,
): void {
  const isCertain = redirect.permanent !== false && !/[:*]/.test(redirect.source) && redirect.destination === to;
  const [, toRest] = splitAddress(to);
  const fixes = isCertain && toRest === "" ? rewrite(written, to + written.rest, report) : [];
  report.add(linkRedirected, { target: written.path, to }, report.place(written.link), { fixes });
}

function reportMissing(
  found: LinkTarget & { type: "missing" | "folder" },
  written: Written,
  { page, site, report }: Judging,
): void {
  const { path } = found;
  const { path: target, link } = written;
  const place = report.place(link);
  const meant = isShown(link) ? undefined : onTheWeb(target + written.rest);
  if (meant !== undefined) {
    const fixes = rewrite(written, meant, report);
    report.add(linkPageNotFound, { case: "web", target, address: path, meant }, place, { fixes });
    return;
  }
  const wanted = withoutPageExtension(path.slice(1)).replace(/\.html?$/, "");
  const ownOf = (near: readonly string[], known: PageSource | FileSource) =>
    inOwnCopy(near, { path: wanted, folder: page.folder, known }).map((each) => `/${each}`);
  if (isShown(link) || FILE.test(path)) {
    if (isHidden(path)) return;
    // What looks like an encoded character in the name of a file is encoded once more in links to it.
    const near = ownOf(site.nearestFile.to(wanted), site.files);
    const suggestions = near.map((each) => each.replace(/%(?=[\dA-Fa-f]{2})/g, "%25"));
    report.add(linkAssetNotFound, { target, address: path, suggestions }, place);
    return;
  }
  if (found.type === "folder" && found.first !== undefined) {
    report.add(linkNotPortable, { case: "folder", target, first: found.first }, place);
    return;
  }
  const pages = found.type === "folder" ? site.nearest.inFolder(wanted) : undefined;
  if (pages) report.add(linkPageNotFound, { case: "folder", target, address: path, pages }, place);
  else {
    // Links as those of HTML, which begin at the folder of the page.
    const beside = /^[./]/.test(target) ? undefined : pathInRoot(wanted, page.folder);
    const near = beside !== undefined && site.pages.has(beside) ? [beside] : site.nearest.to(wanted);
    // A page that the navigation lists without a file.
    const suggestions = ownOf(near, site.pages).filter((suggestion) => suggestion !== path);
    report.add(linkPageNotFound, { case: "page", target, address: path, suggestions }, place);
  }
}

/** The address on the web that a link is meant as which has no scheme, or is between `&lt;` and `>`. */
function onTheWeb(target: string): string | undefined {
  const inner = /^<(.+?)>?$/.exec(target)?.[1];
  if (inner !== undefined) return isWebOrMail(inner) ? inner : undefined;
  return /^(?:www\.[\w-]+\.\w+|(?:[\w-]+\.)+(?:ai|app|co|com|dev|io|net|org))(?=[/?#]|$)/i.test(target)
    ? `https://${target}`
    : undefined;
}

/** Whether a path has a name with a dot at its beginning, which no list of files has: nobody knows whether it is there. */
export const isHidden = (path: string): boolean => /(?:^|\/)\.[^./]/.test(path);

function judgeAnchor({ path }: LinkTarget & { type: "page" }, written: Written, { site, report }: Judging): void {
  const { fragment, link } = written;
  if (path === undefined || fragment === "") return;
  const anchors = report.namesOf(site.anchorsOf(path));
  if (!anchors || anchors.has(fragment) || NO_ANCHOR.test(fragment)) return;
  const wanted = cleanAnchor(fragment);
  // Browsers encode the rest of a fragment before they look for it: ids of tabs are percent-encoded.
  if (anchors.has(wanted) || anchors.has(encodeUrl(fragment))) return;
  const file = site.pages.get(path);
  const showsOperation = file?.openapi ?? file?.asyncapi ?? file?.api ?? file?.openapiSchema;
  if (showsOperation !== undefined && OPERATION_ANCHOR.test(fragment)) return;
  const byForm = site.anchorForms.get(path) ?? groupBy(anchors, formOf);
  site.anchorForms.set(path, byForm);
  const known = site.nearAnchors.get(`${path}#${wanted}`) ?? nearAnchors(wanted, anchors, byForm, site);
  site.nearAnchors.set(`${path}#${wanted}`, known);
  const { near, isSame } = known;
  const [only] = isSame && near.length === 1 ? near : [];
  const fixes = only === undefined ? [] : rewrite(written, `${written.path}${queryOf(written)}#${only}`, report);
  const suggestions = near.slice(0, 3).map((anchor) => `#${anchor}`);
  const title = site.unlinkableOf(path).get(wanted);
  const args = { page: `/${path}`, anchor: `#${fragment}`, suggestions, ...(title && { title }) };
  report.add(linkAnchorNotFound, args, report.place(link), { fixes });
}

/** The anchors that a missing anchor may be meant as: the same but for a slip of the pen, else spelt alike. */
function nearAnchors(
  wanted: string,
  anchors: ReadonlySet<string>,
  byForm: ReadonlyMap<string, readonly string[]>,
  { effort }: JudgedSite,
): NearAnchors {
  const same = byForm.get(formOf(wanted)) ?? [];
  const parameter = `param-${wanted.toLowerCase()}`;
  if (same.length > 0) return { near: same, isSame: true };
  const isCompared = effort.spend(wanted, anchors.size);
  // A heading to which something was added, such as a badge.
  const longer = isCompared ? [...anchors].filter((anchor) => anchor.startsWith(`${wanted}-`)) : [];
  if (longer.length > 0) return { near: longer, isSame: false };
  return { near: anchors.has(parameter) ? [parameter] : isCompared ? nearest(wanted, anchors) : [], isSame: false };
}

const queryOf = ({ rest }: Written): string => (rest.startsWith("?") ? rest.slice(0, rest.indexOf("#")) : "");

/** Anchors that differ by case, dashes, underscores, dots and quotes alone are one slip. */
const formOf = (anchor: string): string => anchor.toLowerCase().replace(/[-–—_\s.…'‘’"“”]+/g, "");

/** The fix that writes another address, if the one in the text has nothing encoded or put in. */
function rewrite({ path, rest, link }: Written, text: string, report: PageReport): ProposedFix[] {
  if (`${path}${rest}` !== link.target || link.end - link.start !== link.target.length || /[\s()<>"'`{}]/.test(text))
    return [];
  return [{ title: FIX_TITLES.replace(text), place: report.place(link), text }];
}
