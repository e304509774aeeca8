import { code } from "../../diagnostic/code.ts";
import { finding } from "../../diagnostic/finding.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../diagnostic/words.ts";
import type { PageRule } from "./page-rule.ts";

export const pageUnknownComponent = code("page/unknown-component", {
  severity: "warning",
  message: ({ name }: { name: string; suggestions: readonly string[] }) => `there is no component ${quote(name)}`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? "import or define it, or use a built-in component",
});

/** The components that the hosted platform has. Source: its package `common`, and its documentation. */
const BUILT_IN: ReadonlySet<string> = new Set(
  (
    "Accordion AccordionGroup ApiPlayground Badge Callout Card CardGroup Check CodeBlock CodeGroup Color Column Columns " +
    "CustomCode CustomComponent Danger DynamicCustomComponent Expandable FileTree Frame GitHub Github Heading Icon Info Latex " +
    "Link MDX MDXContentController Mermaid Note OptimizedVideo OptimizedImage OptimizedFrame Panel Param ParamField Popup Prompt RequestExample " +
    "ResponseExample ResponseField Snippet SnippetGroup Step Steps Tab Table Tabs Tile Tip Tooltip Tree Update Variation View " +
    "Visibility Warning ZoomImage Fragment Video YouTube"
  ).split(" "),
);

/** `page/unknown-component`: components that are neither built in, imported nor defined. */
export const unknownComponent: PageRule = {
  codes: [pageUnknownComponent],
  page({ contents, isPage }, site, report) {
    // A snippet gets components from the page that imports it.
    if (!isPage || contents.components.length === 0) return;
    const defined = new Set(contents.definitions);
    for (const { name, start, end } of contents.components) {
      if (BUILT_IN.has(name) || site.components.has(name) || defined.has(name)) continue;
      const suggestions = nearest(name, [...BUILT_IN, ...defined]);
      report.add(finding(pageUnknownComponent, { name, suggestions }, report.place({ start, end })));
    }
  },
};
