import { nameOfPath } from "../../vocabulary/addresses/root-path.ts";
import { linkOtherLanguage, linkOtherVersion } from "../codes/link.ts";
import type { ScannedLink } from "../read/scanned-page.ts";
import type { ContentVisit, JudgedPage, JudgedSite } from "./page-rule.ts";

/** Reports a link out of the page's language or version, if the page that it leads to exists there as well. */
export function reportOtherSelection(
  address: string,
  link: ScannedLink,
  { page, site, report }: Omit<ContentVisit, "links">,
): void {
  const { selections, pages } = site;
  // A link to the same page in another language or version is there on purpose.
  if (!selections.hasAny || nameOfPath(address) === nameOfPath(page.path)) return;
  const own = selections.of(`/${page.path}`);
  const other = selections.of(address);
  for (const kind of ["language", "version"] as const) {
    const [mine, theirs] = [own[kind], other[kind]];
    if (mine === undefined || theirs === undefined || mine === theirs) continue;
    // Each product has versions of its own, and a link whose text names the version is there on purpose.
    if (kind === "version" && (own.versions !== other.versions || textNames(theirs, link, page, site))) continue;
    const suggestion =
      kind === "language"
        ? selections.inLanguage(address, mine)
        : inVersion(address, theirs, mine).find((path) => pages.has(path.slice(1)));
    if (suggestion === undefined || suggestion === `/${page.path}`) continue;
    const args = { target: address, other: theirs, own: mine, suggestion };
    report.add(kind === "language" ? linkOtherLanguage : linkOtherVersion, args, report.place(link));
    return;
  }
}

/** Whether the text of a link in Markdown contains a name. */
function textNames(name: string, { form, start }: ScannedLink, { file }: JudgedPage, site: JudgedSite): boolean {
  if (form !== "link") return false;
  const before = site.textOf(file)?.slice(Math.max(0, start - MOST_TEXT), start) ?? "";
  return before.slice(before.lastIndexOf("[")).includes(name);
}

/** The longest text of a link that is looked at. */
const MOST_TEXT = 200;

/** The addresses that a page may have in another version: its folder replaced, added or left out. */
function inVersion(address: string, from: string, to: string): string[] {
  const segments = address.split("/").slice(1);
  const at = segments.findIndex((segment) => segment.toLowerCase() === from.toLowerCase());
  const without = at === -1 ? segments : segments.toSpliced(at, 1);
  const replaced = at === -1 ? [] : [`/${segments.with(at, to).join("/")}`];
  return [...replaced, `/${[to, ...without].join("/")}`, ...(at === -1 ? [] : [`/${without.join("/")}`])];
}
