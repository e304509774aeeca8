import { descriptionHtml } from "./description-html.ts";
import { escapeCode, escapeHtml } from "./escape-html.ts";
import { inlineHtml } from "./inline-html.ts";
import type { ContentView, ReferenceView } from "./views/reference-view.ts";
import type { FieldView, SchemaView } from "./views/schema-view.ts";

/** A heading of an operation's page, for a table of contents. */
export interface OperationHeading {
  readonly depth: 2 | 3;
  readonly slug: string;
  readonly text: string;
}

/** An operation's page as HTML below its title, and its headings. */
export function operationHtml(view: ReferenceView): { html: string; headings: OperationHeading[] } {
  const { deprecated, description, code, contents = [], sections } = view;
  const parts = [
    addressHtml(view),
    deprecated ? '<p class="operation-deprecated"><strong>Deprecated</strong></p>' : "",
    description === undefined ? "" : descriptionHtml(description),
    code === undefined ? "" : operationCode(code.text),
    ...contents.map(contentHtml),
    ...sections.flatMap(({ depth, title, slug, description, fields = [], contents = [] }) => [
      `<h${depth} id="${slug}">${escapeHtml(title)}</h${depth}>`,
      description === undefined ? "" : descriptionHtml(description),
      fields.length > 0 ? fieldList(fields) : "",
      ...contents.map(contentHtml),
    ]),
  ];
  return {
    html: `<div class="operation">\n${parts.filter(Boolean).join("\n")}\n</div>`,
    headings: sections.map(({ depth, title, slug }) => ({ depth, slug, text: title })),
  };
}

const operationCode = (text: string): string => `<pre class="operation-code"><code>${escapeCode(text)}</code></pre>`;

/** The line that says what a page is about. */
export const addressHtml = ({ method, address }: Pick<ReferenceView, "method" | "address">): string =>
  `<p class="operation-address"><span class="operation-method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(address)}</code></p>`;

function contentHtml({ mediaType, schema, example }: ContentView): string {
  const head = [
    mediaType === undefined ? "" : `<code>${escapeHtml(mediaType)}</code>`,
    schema ? typeHtml(schema) : "",
  ].filter(Boolean);
  return [
    `<p class="operation-media">${head.join(" ")}</p>`,
    schema ? innerHtml(schema) : "",
    example === undefined ? "" : operationCode(example),
  ]
    .filter(Boolean)
    .join("\n");
}

const fieldList = (fields: readonly FieldView[]): string =>
  `<ul class="operation-fields">\n${fields.map(fieldHtml).join("\n")}\n</ul>`;

function fieldHtml({ name, required, schema }: FieldView): string {
  const marks = [
    required ? '<span class="operation-required">required</span>' : "",
    schema.deprecated ? "deprecated" : "",
  ];
  const head = [`<code>${escapeHtml(name)}</code>`, typeHtml(schema), ...marks].filter(Boolean).join(" ");
  const text = schema.description === undefined ? "" : descriptionHtml(schema.description);
  return `<li>${head}${text}${innerHtml(schema)}</li>`;
}

function typeHtml({ type, facts }: SchemaView): string {
  const words = [type, ...facts].filter(Boolean);
  return words.length > 0 ? `<span class="operation-type">${words.map(escapeHtml).join(" · ")}</span>` : "";
}

const CUTS = {
  repeated: "This object contains itself: its fields are those shown above.",
  "too large": "More fields are in the specification.",
} as const;

/** The fields and the alternatives of a schema. */
function innerHtml({ fields, options, cut }: SchemaView): string {
  const parts = [
    fields.length > 0 ? fieldList(fields) : "",
    options.length > 0 ? `<p>One of:</p><ul class="operation-options">${options.map(optionHtml).join("")}</ul>` : "",
    cut === undefined ? "" : `<p class="operation-cut">${CUTS[cut]}</p>`,
  ];
  return parts.join("");
}

const optionHtml = (schema: SchemaView): string =>
  `<li>${typeHtml(schema)}${schema.description === undefined ? "" : ` ${inlineHtml(schema.description)}`}${innerHtml(schema)}</li>`;
