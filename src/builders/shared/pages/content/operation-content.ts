import { hash } from "node:crypto";
import type { JsonObject } from "../../../../json/json-value.ts";
import { memoized } from "../../../../json/memoized.ts";
import type { OperationNode } from "../../../../navigation/tree.ts";
import { besideColumn } from "../../../../render/finish/side-column.ts";
import type { RenderedPage } from "../../../../render/render-page.ts";
import { apiSettings } from "../../../operation-page/api-settings.ts";
import { toPageHeading } from "../../../operation-page/operation-html.ts";
import { toOperationPage } from "../../../operation-page/operation-page.ts";
import { isOfOpenApi, operationSpecs } from "../operation-specs.ts";
import type { Docs } from "../read-docs.ts";
import type { Rendering } from "./file-content.ts";
import { inPage, type PageContent } from "./page-frame.ts";

/** Renders the pages of operations, below what their specs have put above them. */
export function operationRenderer(
  { site }: Docs,
  { renderer, found, pageOptions }: Rendering,
): (page: OperationNode, parts: { language: string | undefined; menu: string }) => PageContent {
  const specOf = operationSpecs(site);
  // All channels of a document have the whole of it: what tells it apart is written once for them.
  const documentSum = memoized((document: JsonObject) => hash("sha1", JSON.stringify(document)));
  const settings = apiSettings(site.config);
  const renderContent = (
    { content, spec: file, title, href }: OperationNode,
    language: string | undefined,
  ): RenderedPage | undefined => {
    if (content === undefined) return undefined;
    const rendered = renderer.renderText({ file, text: content, title, language });
    found.begin(href);
    // Lines count from the beginning of the content, wherever in the spec that is.
    found.add(file, { faults: rendered.faults.map(atStart), unrendered: rendered.unrendered.map(atStart) });
    return rendered;
  };
  return (page, { language, menu }) => {
    const content = renderContent(page, language);
    const { headings = [] } = content ?? {};
    const spec = specOf(page);
    const taken = headings.map(({ id }) => id);
    const { href, endpoint, title, description } = page;
    const about = [
      endpoint,
      spec && !isOfOpenApi(page) ? documentSum(spec) : spec,
      title,
      description,
      taken,
      settings,
      pageOptions.formScript,
      language,
    ];
    const below = renderer.recall(href, about, (linkTo) =>
      toOperationPage(page, spec, { ...pageOptions, linkTo, taken, language }),
    );
    const html = besideColumn(content ?? { html: "" }, below.html);
    return { html: inPage(menu + html), headings: [...headings, ...below.headings.map(toPageHeading)] };
  };
}

const atStart = <Placed extends object>(placed: Placed) => ({ ...placed, line: 1 });
