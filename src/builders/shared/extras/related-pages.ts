import { asList, asObject } from "../../../json/json-value.ts";
import { fieldsOfPage } from "../../../pages/front-matter/front-matter-fields.ts";
import type { RenderablePage, SiteRenderer } from "../../../render/site-renderer.ts";
import { withoutEndSlash } from "../../../vocabulary/addresses/address.ts";
import { isSafeHref, isWebUrl } from "../../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../../vocabulary/files/escape-markup.ts";
import { languageOf } from "../../model/languages.ts";
import type { RenderFindings } from "../render-findings.ts";
import { themeWords } from "../theme-words.ts";

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
): (page: RenderablePage) => string {
  const titles = new Map([...operations, ...renderer.pages].map(({ href, title }) => [withoutEndSlash(href), title]));
  return (page) => {
    const items = asList(fieldsOfPage(renderer.text(page), /^["']?related/m).related).flatMap((entry) => {
      const named = typeof entry === "string" ? [["", entry]] : Object.entries(asObject(entry));
      return named.flatMap(([given = "", to]) => {
        const target = typeof to === "string" ? to.trim() : "";
        if (!isSafeHref(target) || target === "") return [];
        const href = isWebUrl(target) ? target : `/${target.replace(/^\.?\/+/, "")}`;
        const title =
          given || (isWebUrl(target) ? target : titles.get(withoutEndSlash(href.split(/[?#]/, 1)[0] ?? "")));
        if (title !== undefined)
          return `<li><a href="${escapeMarkup(renderer.linkTo(href))}">${escapeMarkup(title)}</a></li>`;
        const reason = `no page has the path "${target}"`;
        found.add(page.file, {
          unrendered: [{ name: "related", reason, file: page.file, line: undefined }],
          faults: [],
        });
        return [];
      });
    });
    if (items.length === 0) return "";
    const words = themeWords((page.node && languageOf(page.node)?.title) ?? "en")?.related ?? "Related pages";
    return `<nav class="docs-related" aria-label="${words}"><p>${words}</p><ul>${items.join("")}</ul></nav>`;
  };
}
