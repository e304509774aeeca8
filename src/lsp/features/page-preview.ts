import { randomBytes } from "node:crypto";
import { escapeHtml } from "../../builders/operation-page/escape-html.ts";
import { sayCode } from "../../diagnostic/code.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { pageSyntax } from "../../pages/codes/page-syntax.ts";
import { anchorsOf } from "../../pages/read-page.ts";
import { factsOfFault } from "../../pages/rules/syntax.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import type { SiteView } from "../site-view.ts";

/** A page as readers see it, as a document of its own. */
export interface PagePreview {
  readonly html: string;
  readonly title: string;
}

/** How many things that could not be shown are named. */
const MOST_NAMED = 10;

/**
 * Renders a page or a snippet with its text as it is in the editor. Its code runs in an engine of its own: who
 * opens a page has not said yet that it is trusted.
 *
 * @param assets the address of the docs root, for images
 */
export async function renderPagePreview(
  view: SiteView,
  file: string,
  assets: string,
): Promise<PagePreview | undefined> {
  const { site, navigation, options } = view;
  if (!navigation || !site.contents.has(file)) return undefined;
  const { SiteRenderer } = await import("../../render/site-renderer.ts");
  const { besideColumn } = await import("../../render/finish/side-column.ts");
  const { pageStyles, pageScript } = await import("../../render/page-assets.ts");
  const { loadIsolate } = await import("../../render/program/isolate.ts");
  const path = withoutPageExtension(file);
  const page = site.pages.get(path);
  const title = page?.title ?? titleOfPath(path);
  const linkTo = (href: string) => {
    const target = href.replace(/^\//, "");
    const known = site.pages.get(target)?.file;
    return known === undefined ? href : view.uriOf(known);
  };
  const renderer = await SiteRenderer.of(site, navigation, {
    linkTo,
    base: assets.replace(/\/$/, ""),
    projectFolder: site.folder,
    texts: options.texts,
    only: path,
    engine: await loadIsolate(),
  });
  const rendered = renderer.render({ path, href: `/${path}`, title, file });
  const missing = [
    ...rendered.faults.map(({ line, fault }) => `line ${line}: ${sayCode(pageSyntax, factsOfFault(fault)).message}`),
    ...rendered.unrendered.map(
      ({ name, reason, line }) => `${line === undefined ? "" : `line ${line}: `}${name}: ${reason}`,
    ),
  ];
  const places = anchorsOf(view.textOf(file) ?? "").map(({ name, range }) => [name, range.start.line - 1]);
  const nonce = randomBytes(12).toString("base64url");
  const policy = `default-src 'none'; img-src * data:; media-src *; font-src * data:; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'`;
  const notes =
    missing.length === 0
      ? ""
      : `<ul class="preview-notes">${missing
          .slice(0, MOST_NAMED)
          .map((note) => `<li>${escapeHtml(note)}</li>`)
          .join("")}</ul>`;
  const description =
    page?.description === undefined ? "" : `<p class="preview-description">${escapeHtml(page.description)}</p>`;
  const html = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeHtml(title)}</title><style>${pageStyles()}\n${STYLES}</style></head><body><main>${notes}<h1>${escapeHtml(title)}</h1>${description}${besideColumn(rendered)}</main><script nonce="${nonce}">${pageScript}</script><script nonce="${nonce}">const PLACES=${JSON.stringify(places).replaceAll("<", "\\u003c")};${FOLLOW}</script></body></html>`;
  return { html, title };
}

const STYLES =
  "body{font:16px/1.6 system-ui,sans-serif;margin:0;color:#222;background:#fff}main{max-width:46rem;margin:0 auto;padding:1rem 1.5rem 50vh}.preview-description{color:#666}.preview-notes{color:#a40000;font-size:.85em}img{max-width:100%}pre{overflow:auto}@media(prefers-color-scheme:dark){body:not(.vscode-light){color:#ddd;background:#1e1e1e}}body.vscode-dark{color:#ddd;background:#1e1e1e}";

/** Follows the cursor, and tells the editor which heading or link was clicked. */
const FOLLOW = `
const editor = typeof acquireVsCodeApi === "function" ? acquireVsCodeApi() : undefined;
addEventListener("message", ({ data }) => {
  if (typeof data.line !== "number") return;
  const [id] = PLACES.filter(([, line]) => line <= data.line).at(-1) ?? [];
  const found = id === undefined ? undefined : document.getElementById(id);
  if (found) found.scrollIntoView({ block: "start" }); else scrollTo(0, 0);
});
addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  const heading = event.target.closest("[id]");
  if (link && !link.getAttribute("href").startsWith("#")) { event.preventDefault(); editor?.postMessage({ open: link.href }); }
  else if (heading) { const at = PLACES.find(([id]) => id === heading.id); if (at) editor?.postMessage({ line: at[1] }); }
});`;
