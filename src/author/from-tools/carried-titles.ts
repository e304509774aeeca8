import type { OffsetEdit } from "../../edit/json/offset-edit.ts";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { frontMatterFields } from "../../pages/front-matter/front-matter-fields.ts";

/** What another tool calls a page. */
export interface CarriedTitles {
  /** The title that its navigation has for the page. */
  readonly listed: string | undefined;
  /** The page's first heading, which tools take for the title of a page that names none. */
  readonly heading: string | undefined;
}

/**
 * The edit that gives a page the titles that another tool has for it: `sidebarTitle` of its front matter is that of the
 * navigation, and the first heading becomes the `title` of a page without one. The heading stays where it is. No edit for a page
 * that has these titles already.
 *
 * @returns a reason if the front matter can't be edited
 */
export function titleEdits(
  text: string,
  { listed, heading }: CarriedTitles,
): readonly OffsetEdit[] | { readonly reason: string } {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const end = frontMatterEnd(text);
  const isBare = end === "none" || /^\uFEFF?-{0,2}$/.test(text);
  if (end === "open" && !isBare) return { reason: "its front matter has no end" };
  const fields = typeof end === "number" ? frontMatterFields(text.slice(0, end)) : {};
  const isBlank = typeof end === "number" && /^\uFEFF?---\s*---\s*$/.test(text.slice(0, end));
  if (!fields && !isBlank) return { reason: "its front matter is not YAML" };
  const { title = heading, sidebarTitle = title } = fields ?? {};
  const isCarried = listed === undefined || sidebarTitle === listed;
  if (!isCarried && fields && Object.hasOwn(fields, "sidebarTitle"))
    return { reason: `its sidebarTitle is ${JSON.stringify(sidebarTitle)}` };
  const isUntitled = heading !== undefined && !(fields && Object.hasOwn(fields, "title"));
  const lines = [
    ...(isUntitled ? [`title: ${JSON.stringify(heading)}`] : []),
    ...(isCarried ? [] : [`sidebarTitle: ${JSON.stringify(listed)}`]),
  ];
  if (lines.length === 0) return [];
  if (typeof end !== "number") {
    const start = text.startsWith("\uFEFF") ? 1 : 0;
    return [{ start, end: start, text: ["---", ...lines, "---", "", ""].join(newline) }];
  }
  const at = text.lastIndexOf("---", end - 3);
  return [{ start: at, end: at, text: lines.map((line) => `${line}${newline}`).join("") }];
}
