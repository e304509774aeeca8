import { descriptionHtml, inlineHtml } from "./description-html.ts";
import { escapeCode, escapeHtml } from "./escape-html.ts";
import type { ContentView, OperationView } from "./operation-view.ts";
import type { FieldView, SchemaView } from "./schema-view.ts";

/** A heading of an operation's page, for a table of contents. */
export interface OperationHeading {
  readonly depth: 2 | 3;
  readonly slug: string;
  readonly text: string;
}

const PLACES = { path: "Path parameters", query: "Query parameters", header: "Headers", cookie: "Cookies" } as const;

/** An operation's page as HTML below its title, and its headings. */
export function operationHtml(view: OperationView): { html: string; headings: OperationHeading[] } {
  const headings: OperationHeading[] = [];
  const heading = (depth: 2 | 3, text: string, slug: string): string => {
    headings.push({ depth, slug, text });
    return `<h${depth} id="${slug}">${escapeHtml(text)}</h${depth}>`;
  };
  const parts = [
    `<p class="operation-address"><span class="operation-method ${view.method.toLowerCase()}">${view.method}</span> <code>${escapeHtml(view.server + view.path)}</code></p>`,
    view.deprecated ? '<p class="operation-deprecated"><strong>Deprecated</strong></p>' : "",
    view.description === undefined ? "" : descriptionHtml(view.description),
    view.curl === undefined ? "" : codeBlock(view.curl),
  ];
  for (const { place, parameters } of view.parameters)
    parts.push(heading(2, PLACES[place], `${place}-parameters`), fieldList(parameters));
  if (view.body) {
    parts.push(heading(2, "Request body", "request-body"));
    if (view.body.description !== undefined) parts.push(descriptionHtml(view.body.description));
    parts.push(...view.body.contents.map(contentHtml));
  }
  if (view.responses.length > 0) parts.push(heading(2, "Responses", "responses"));
  for (const { status, description, contents } of view.responses) {
    parts.push(heading(3, status, `response-${status.toLowerCase().replace(/[^\w-]/g, "-")}`));
    if (description !== undefined) parts.push(descriptionHtml(description));
    parts.push(...contents.map(contentHtml));
  }
  return { html: `<div class="operation">\n${parts.filter(Boolean).join("\n")}\n</div>`, headings };
}

const codeBlock = (text: string): string => `<pre class="operation-code"><code>${escapeCode(text)}</code></pre>`;

function contentHtml({ mediaType, schema, example }: ContentView): string {
  return [
    `<p class="operation-media"><code>${escapeHtml(mediaType)}</code>${schema ? ` ${typeHtml(schema)}` : ""}</p>`,
    schema ? innerHtml(schema) : "",
    example === undefined ? "" : codeBlock(example),
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

const typeHtml = ({ type, facts }: SchemaView): string =>
  `<span class="operation-type">${[type, ...facts].map(escapeHtml).join(" · ")}</span>`;

const CUTS = {
  repeated: "This object contains itself: its fields are those shown above.",
  "too large": "More fields are in the specification.",
} as const;

/** What is inside a schema: its fields, and its alternatives. */
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
