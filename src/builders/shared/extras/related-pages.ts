import { asList, asObject } from "../../../json/json-value.ts";
import { fieldsOfPage } from "../../../pages/front-matter/front-matter-fields.ts";
import type { RenderablePage, SiteRenderer } from "../../../render/site-renderer.ts";
import { withoutEndSlash } from "../../../vocabulary/addresses/address.ts";
import { isSafeHref, isWebUrl } from "../../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../../vocabulary/files/escape-markup.ts";
import type { RenderFindings } from "../render-findings.ts";
import { translatorTo } from "../site-words.ts";

/**
 * The links of `related` in front matter below a page, as HTML: pages by their paths, with their titles, others with a title that is
 * given or their address. `""` for a page without any.
 *
 * @param found is told of a path that no page has
 */
export function relatedPages(
  renderer: Pick<SiteRenderer, "pages" | "linkTo" | "text">,
  operations: readonly { readonly href: string; readonly title: string }[],
  found: Pick<RenderFindings, "add">,
): (page: RenderablePage, language: string | undefined) => string {
  const titles = new Map([...operations, ...renderer.pages].map(({ href, title }) => [withoutEndSlash(href), title]));
  const itemOf = ({ given, target }: Related): string | undefined => {
    const href = isWebUrl(target) ? target : `/${target.replace(/^\.?\/+/, "")}`;
    const known = titles.get(withoutEndSlash(href.split(/[?#]/, 1)[0] ?? ""));
    // What an address leads to besides pages, files and redirects, is what `check` judges.
    const other = isWebUrl(target) ? given || target : target.startsWith("/") ? given : "";
    const title = known === undefined ? other : given || known;
    return title && `<li><a href="${escapeMarkup(renderer.linkTo(href))}">${escapeMarkup(title)}</a></li>`;
  };
  return (page, language) => {
    const entries = asList(fieldsOfPage(renderer.text(page), /^["']?related/m).related).flatMap(readEntry);
    const items = entries.map((entry) => itemOf(entry) || leave(entry.target, page.file, found));
    if (items.every((item) => item === "")) return "";
    const words = translatorTo(language)("Related pages");
    return `<nav class="docs-related" aria-label="${words}"><p>${words}</p><ul>${items.join("")}</ul></nav>`;
  };
}

/** An entry of `related`: the title that is given, or `""`, and a path or URL. */
interface Related {
  readonly given: string;
  readonly target: string;
}

function readEntry(entry: unknown): Related[] {
  const named = typeof entry === "string" ? [["", entry] as const] : Object.entries(asObject(entry));
  return named.flatMap(([given, to]) => {
    const target = typeof to === "string" ? to.trim() : "";
    return target !== "" && isSafeHref(target) ? [{ given, target }] : [];
  });
}

function leave(target: string, file: string, found: Pick<RenderFindings, "add">): string {
  const reason = `no page has the path "${target}"`;
  found.add(file, { unrendered: [{ name: "related", reason, file, line: undefined }], faults: [] });
  return "";
}
