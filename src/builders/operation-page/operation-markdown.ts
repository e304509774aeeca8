import type { ContentView, OperationView } from "./operation-view.ts";
import type { FieldView, SchemaView } from "./schema-view.ts";

const PLACES = { path: "Path parameters", query: "Query parameters", header: "Headers", cookie: "Cookies" } as const;

/** An operation's page as Markdown below its title, for readers of `llms.txt`. */
export function operationMarkdown(view: OperationView): string {
  const parts = [
    `\`${view.method} ${view.server}${view.path}\``,
    view.deprecated ? "**Deprecated**" : "",
    view.description ?? "",
    view.curl === undefined ? "" : fenced("sh", view.curl),
  ];
  for (const { place, parameters } of view.parameters) parts.push(`## ${PLACES[place]}`, fieldLines(parameters));
  if (view.body) parts.push("## Request body", view.body.description ?? "", ...view.body.contents.map(contentMarkdown));
  if (view.responses.length > 0) parts.push("## Responses");
  for (const { status, description, contents } of view.responses)
    parts.push(`### ${status}`, description ?? "", ...contents.map(contentMarkdown));
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}

/** A code block whose fence is longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function contentMarkdown({ mediaType, schema, example }: ContentView): string {
  const type = schema ? `: ${typeText(schema)}` : "";
  const parts = [
    `\`${mediaType}\`${type}`,
    schema ? innerLines(schema, "") : "",
    example === undefined ? "" : fenced("", example),
  ];
  return parts.filter(Boolean).join("\n\n");
}

const typeText = ({ type, facts }: SchemaView): string => [type, ...facts].join(", ");

const fieldLines = (fields: readonly FieldView[], indent = ""): string =>
  fields.map((field) => fieldLine(field, indent)).join("\n");

function fieldLine({ name, required, schema }: FieldView, indent: string): string {
  const marks = [typeText(schema), ...(required ? ["required"] : []), ...(schema.deprecated ? ["deprecated"] : [])];
  const text = schema.description === undefined ? "" : `: ${schema.description.replace(/\s+/g, " ").trim()}`;
  const inner = innerLines(schema, `${indent}  `);
  return `${indent}- \`${name}\` (${marks.join(", ")})${text}${inner === "" ? "" : `\n${inner}`}`;
}

const innerLines = ({ fields, options }: SchemaView, indent: string): string =>
  [
    ...(fields.length > 0 ? [fieldLines(fields, indent)] : []),
    ...options.map((option) => {
      const inner = innerLines(option, `${indent}  `);
      return `${indent}- one of: ${typeText(option)}${inner === "" ? "" : `\n${inner}`}`;
    }),
  ].join("\n");
