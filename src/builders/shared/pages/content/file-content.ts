import { besideColumn } from "../../../../render/finish/side-column.ts";
import type { RenderablePage, SiteRenderer } from "../../../../render/site-renderer.ts";
import { toPageHeading } from "../../../operation-page/operation-html.ts";
import type { OperationPageOptions } from "../../../operation-page/operation-page.ts";
import { relatedPages } from "../../extras/related-pages.ts";
import type { RenderFindings } from "../../render-findings.ts";
import type { Docs } from "../read-docs.ts";
import { inPage, isBare, type PageFrame } from "./page-frame.ts";
import { pageReferences } from "./page-references.ts";

/** What renders, and what is told of it. */
export interface Rendering {
  readonly renderer: SiteRenderer;
  readonly found: RenderFindings;
  readonly pageOptions: OperationPageOptions;
}

/** What is around the text of a page, its menu and its date as HTML. */
interface PageParts extends Omit<PageFrame, "contextual"> {
  readonly language: string | undefined;
  readonly menu: string;
  readonly date: string;
}

/** Renders page files, with what they name around their own text. */
export function fileRenderer(docs: Docs, { renderer, found, pageOptions }: Rendering) {
  const references = pageReferences(docs, pageOptions);
  const operations = docs.navigation.pages.filter(({ type }) => type === "operation");
  const relatedTo = relatedPages(renderer, operations, found);
  return (page: RenderablePage, { mode, language, isLast, keywords, menu, date }: PageParts) => {
    const rendered = renderer.render(page, language);
    found.begin(page.file);
    found.add(page.file, rendered);
    const { headings, side } = rendered;
    const taken = headings.map(({ id }) => id);
    const hasOwn = (kind: string): boolean => side?.html.includes(`docs-${kind}-example`) ?? false;
    const examples = { ownRequests: hasOwn("request"), ownAnswers: hasOwn("response") };
    const below = references.below(page.path, {
      ...{ taken, ...examples, language },
      lead: page.description,
    });
    if (below?.unrendered) found.add(page.file, { unrendered: [below.unrendered], faults: [] });
    const parts = [
      isBare(mode) ? "" : menu,
      references.above(page.path, rendered.parameters)?.html,
      besideColumn(rendered, below?.html),
      relatedTo(page, language),
      date,
      keywords,
    ];
    return {
      html: inPage(parts.join(""), { mode, isLast }),
      headings: [...headings, ...(below?.headings ?? []).map(toPageHeading)],
      updates: rendered.updates,
    };
  };
}
