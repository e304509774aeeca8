import type { OffsetEdit } from "../../edit/json/offset-edit.ts";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { frontMatterFields } from "../../pages/front-matter/front-matter-fields.ts";

/**
 * The edit that gives a page the title that another tool's navigation has for it, as `sidebarTitle` of its front matter:
 * the heading of the page stays what it is. No edit for a page that has this title already.
 *
 * @returns a reason if the front matter can't be edited
 */
export function titleEdits(text: string, title: string): readonly OffsetEdit[] | { readonly reason: string } {
  const line = `sidebarTitle: ${JSON.stringify(title)}`;
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const end = frontMatterEnd(text);
  const isBare = end === "none" || /^\uFEFF?-{0,2}$/.test(text);
  if (end === "open" && !isBare) return { reason: "its front matter has no end" };
  if (typeof end !== "number") {
    const start = text.startsWith("\uFEFF") ? 1 : 0;
    return [{ start, end: start, text: ["---", line, "---", "", ""].join(newline) }];
  }
  const fields = frontMatterFields(text.slice(0, end));
  const isBlank = /^\uFEFF?---\s*---\s*$/.test(text.slice(0, end));
  if (!fields && !isBlank) return { reason: "its front matter is not YAML" };
  const { title: own, sidebarTitle = own } = fields ?? {};
  if (sidebarTitle === title) return [];
  if (fields && Object.hasOwn(fields, "sidebarTitle"))
    return { reason: `its sidebarTitle is ${JSON.stringify(sidebarTitle)}` };
  const at = text.lastIndexOf("---", end - 3);
  return [{ start: at, end: at, text: `${line}${newline}` }];
}
