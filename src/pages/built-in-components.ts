/** The components that the hosted platform has. Source: its package `common`, and its documentation. */
export const BUILT_IN_COMPONENTS: ReadonlySet<string> = new Set(
  (
    "Accordion AccordionGroup ApiPlayground Badge Callout Card CardGroup Check CodeBlock CodeGroup Color Column Columns " +
    "CustomCode CustomComponent Danger DynamicCustomComponent Expandable FileTree Frame GitHub Github Heading Icon Info Latex " +
    "Link MDX MDXContentController Mermaid Note OptimizedVideo OptimizedImage OptimizedFrame Panel Param ParamField Popup Prompt RequestExample " +
    "ResponseExample ResponseField Snippet SnippetGroup Step Steps Tab Table Tabs Tile Tip Tooltip Tree Update Variation View " +
    "Visibility Warning ZoomImage Fragment Video YouTube"
  ).split(" "),
);
