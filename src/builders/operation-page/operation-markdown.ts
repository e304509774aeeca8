import { codeSpans } from "../../vocabulary/files/markdown-code.ts";
import type { ContentView, ReferenceView } from "./views/reference-view.ts";
import type { FieldView, SchemaView } from "./views/schema-view.ts";

/** An operation's page as Markdown below its title, for readers of `llms.txt`. */
export function operationMarkdown(view: ReferenceView): string {
  const parts = [
    addressMarkdown(view),
    view.deprecated ? "**Deprecated**" : "",
    withoutHtml(view.description ?? ""),
    view.code === undefined ? "" : fenced(view.code.language, view.code.text),
    ...(view.contents ?? []).map(contentMarkdown),
    ...view.sections.flatMap(({ depth, title, description = "", fields = [], contents = [] }) => [
      `${"#".repeat(depth)} ${title}`,
      withoutHtml(description),
      fieldLines(fields),
      ...contents.map(contentMarkdown),
    ]),
  ];
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}

/** The line that says what a page is about. */
export const addressMarkdown = ({ method, address }: Pick<ReferenceView, "method" | "address">): string =>
  `\`${`${method} ${address}`.replaceAll("`", "'")}\``;

/** Markdown in which `<app>` is text, as on the other builders' pages: renderers leave out elements that they don't know. */
export function withoutHtml(markdown: string): string {
  const parts: string[] = [];
  let last = 0;
  for (const { start, end } of codeSpans(markdown)) {
    parts.push(escapeTags(markdown.slice(last, start)), markdown.slice(start, end));
    last = end;
  }
  return parts.join("") + escapeTags(markdown.slice(last));
}

const escapeTags = (text: string): string => text.replace(/<(?=[a-z/!?])(?!(?:https?|mailto):)/gi, "\\<");

/** A code block whose fence is longer than any in the text. */
function fenced(language: string, text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [ticks]) => Math.max(most, ticks.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

function contentMarkdown({ mediaType, schema, example }: ContentView): string {
  const head = [...(mediaType === undefined ? [] : [`\`${mediaType}\``]), ...(schema ? [fieldType(schema)] : [])];
  const parts = [
    head.join(": "),
    schema ? innerLines(schema, "") : "",
    example === undefined ? "" : fenced("", example),
  ];
  return parts.filter(Boolean).join("\n\n");
}

const fieldType = ({ type, facts }: SchemaView): string => [type, ...facts].filter(Boolean).join(", ");

const fieldLines = (fields: readonly FieldView[], indent = ""): string =>
  fields.map((field) => fieldLine(field, indent)).join("\n");

function fieldLine({ name, required, schema }: FieldView, indent: string): string {
  const marks = [fieldType(schema), required ? "required" : "", schema.deprecated ? "deprecated" : ""].filter(Boolean);
  const text =
    schema.description === undefined ? "" : `: ${withoutHtml(schema.description).replace(/\s+/g, " ").trim()}`;
  const inner = innerLines(schema, `${indent}  `);
  const about = marks.length > 0 ? ` (${marks.join(", ")})` : "";
  return `${indent}- \`${name}\`${about}${text}${inner === "" ? "" : `\n${inner}`}`;
}

const innerLines = ({ fields, options }: SchemaView, indent: string): string =>
  [
    ...(fields.length > 0 ? [fieldLines(fields, indent)] : []),
    ...options.map((option) => {
      const inner = innerLines(option, `${indent}  `);
      return `${indent}- one of: ${fieldType(option)}${inner === "" ? "" : `\n${inner}`}`;
    }),
  ].join("\n");
