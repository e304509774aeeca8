import type { Heading } from "../../render/finish/headings.ts";
import { codeTabs, type HtmlOptions } from "./code-html.ts";
import { descriptionHtml } from "./description-html.ts";
import { escapeHtml } from "./escape-html.ts";
import { SchemaHtml } from "./schema-html.ts";
import type { BadgeView, ContentView, ReferenceView, SectionView } from "./views/reference-view.ts";
import { textIn } from "./views/text.ts";

/** A heading of an operation's page, for a table of contents. */
export interface OperationHeading {
  readonly depth: 2 | 3;
  readonly slug: string;
  readonly text: string;
}

/** The same as those of page files are. */
export const toPageHeading = ({ depth, slug, text }: OperationHeading): Heading => ({ depth, id: slug, text });

/** An operation's page as HTML below its title, and its headings. */
export function operationHtml(
  view: ReferenceView,
  options: HtmlOptions,
): { html: string; headings: OperationHeading[] } {
  const { highlight, translate, form = "" } = options;
  const { deprecated, description, code, answers = [], contents = [], sections } = view;
  const schemas = new SchemaHtml(options);
  // What comes back is beside the requests already.
  const shown = new Set(answers.map(({ text }) => text));
  const content = ({ examples = [], ...rest }: ContentView): string =>
    contentHtml({ ...rest, examples: examples.filter(({ text }) => !shown.has(text)) }, schemas, options);
  const about = [
    addressHtml(view),
    form,
    deprecated ? `<p class="operation-deprecated"><strong>${escapeHtml(translate("Deprecated"))}</strong></p>` : "",
    description === undefined ? "" : descriptionHtml(description, options),
  ];
  const samples = samplesHtml([
    codeTabs(code, { isSynced: true, highlight, translate }),
    codeTabs(answers, { isSynced: false, highlight, translate }),
  ]);
  const details = [
    ...contents.map(content),
    ...sections.flatMap((section) => sectionParts(section, schemas, content, options)),
  ];
  return {
    html: besideSamples(about, samples, details),
    headings: sections.map(({ depth, title, slug }) => ({ depth, slug, text: textIn(title, translate) })),
  };
}

function sectionParts(
  { depth, title, slug, isRequired, description, fields = [], contents = [] }: SectionView,
  schemas: SchemaHtml,
  content: (each: ContentView) => string,
  options: HtmlOptions,
): string[] {
  const { translate } = options;
  return [
    `<h${depth} id="${slug}">${escapeHtml(textIn(title, translate))}</h${depth}>`,
    isRequired ? `<p class="operation-required">${escapeHtml(translate("required"))}</p>` : "",
    description === undefined ? "" : descriptionHtml(textIn(description, translate), options),
    fields.length > 0 ? schemas.fieldList(fields) : "",
    ...contents.map(content),
  ];
}

/** What a page says, with its samples in a column beside it; where there is no room for one, they follow what it is about. */
function besideSamples(about: readonly string[], samples: string, details: readonly string[]): string {
  const block = (name: string, parts: readonly string[]): string =>
    `<div class="${name}">\n${parts.filter(Boolean).join("\n")}\n</div>`;
  if (samples === "") return block("operation", [...about, ...details]);
  const column = `<div class="docs-side">${samples}</div>`;
  return block("operation docs-beside", [block("docs-main", about), column, block("docs-main", details)]);
}

/** Requests and answers, beside one another where there is room. */
function samplesHtml(blocks: readonly string[]): string {
  const shown = blocks.filter((block) => block !== "").map((block) => `<div class="operation-sample">${block}</div>`);
  return shown.length > 0 ? `<div class="operation-samples">${shown.join("\n")}</div>` : "";
}

/** The line that says what a page is about. */
export function addressHtml({
  method,
  address,
  badges = [],
}: Pick<ReferenceView, "method" | "address" | "badges">): string {
  const parts = [
    ...badges.filter(({ isBefore }) => isBefore).map(badgeHtml),
    `<span class="operation-method ${escapeHtml(method.toLowerCase())}">${escapeHtml(method)}</span>`,
    `<code>${escapeHtml(address)}</code>`,
    ...badges.filter(({ isBefore }) => !isBefore).map(badgeHtml),
  ];
  return `<p class="operation-address">${parts.join(" ")}</p>`;
}

/** Its color is that of its border: on any color the text can be read then. */
const badgeHtml = ({ text, color }: BadgeView): string =>
  `<span class="operation-pill"${color === undefined ? "" : ` style="border:1px solid ${color}"`}>${escapeHtml(text)}</span>`;

function contentHtml(
  { title, mediaType, description, schema, fields = [], examples = [] }: ContentView,
  schemas: SchemaHtml,
  options: HtmlOptions,
): string {
  const head = [
    title === undefined ? "" : `<strong>${escapeHtml(textIn(title, options.translate))}</strong>`,
    mediaType === undefined ? "" : `<code>${escapeHtml(mediaType)}</code>`,
    schema ? schemas.type(schema) : "",
  ].filter(Boolean);
  return [
    head.length > 0 ? `<p class="operation-media">${head.join(" ")}</p>` : "",
    description === undefined ? "" : descriptionHtml(description, options),
    schema ? schemas.body(schema) : "",
    fields.length > 0 ? schemas.fieldList(fields) : "",
    codeTabs(examples, { isSynced: false, ...options }),
  ]
    .filter(Boolean)
    .join("\n");
}
