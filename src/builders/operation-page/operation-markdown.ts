import { codeSpans } from "../../vocabulary/files/markdown-code.ts";
import type { CodeView } from "./views/code-view.ts";
import type { ContentView, ReferenceView } from "./views/reference-view.ts";
import type { FieldView, SchemaGroup, SchemaView } from "./views/schema/schema-view.ts";
import { type Text, textIn } from "./views/text.ts";

/** An operation's page as Markdown below its title, for readers of `llms.txt`: in English, whatever the language of the page. */
export function operationMarkdown(view: ReferenceView): string {
  // One sample tells such readers what several do.
  const samples = view.code.slice(0, 1);
  const parts = [
    addressMarkdown(view),
    view.deprecated ? "**Deprecated**" : "",
    (view.badges ?? []).map((badge) => `**${withoutHtml(badge.text)}**`).join(" "),
    withoutHtml(view.description ?? ""),
    ...samples.map(codeMarkdown),
    ...(view.contents ?? []).map(contentMarkdown),
    ...view.sections.flatMap(({ depth, title, isRequired, description = "", fields = [], contents = [] }) => [
      `${"#".repeat(depth)} ${textIn(title)}`,
      isRequired ? "Required" : "",
      withoutHtml(textIn(description)),
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

const codeMarkdown = ({ language, text }: CodeView): string => fenced(language, text);

const exampleMarkdown = ({ title, description, language, text }: CodeView): string =>
  [title === undefined ? "" : `Example: ${withoutHtml(title)}`, withoutHtml(description ?? ""), fenced(language, text)]
    .filter(Boolean)
    .join("\n\n");

function contentMarkdown({ title, mediaType, description, schema, fields = [], examples = [] }: ContentView): string {
  const name = title === undefined ? [] : [`**${withoutHtml(textIn(title))}**`];
  const head = [
    ...(mediaType === undefined ? [] : [`\`${mediaType}\``]),
    ...(schema ? [[fieldType(schema), ...aboutWords(schema)].filter(Boolean).join(", ")] : []),
  ].join(": ");
  const parts = [
    [...name, head].filter(Boolean).join(" "),
    withoutHtml(description ?? ""),
    schema ? innerLines(schema, "") : "",
    fieldLines(fields),
    ...examples.map(exampleMarkdown),
  ];
  return parts.filter(Boolean).join("\n\n");
}

const fieldType = ({ type, facts }: SchemaView): string =>
  [type, ...facts]
    .map((text: Text) => textIn(text))
    .filter(Boolean)
    .join(", ");

/** What a schema says besides type and limits. */
const aboutWords = ({ values, pills, deprecated }: SchemaView): string[] => [
  ...(values.length > 0 ? [`one of: ${values.join(", ")}`] : []),
  ...pills,
  ...(deprecated ? ["deprecated"] : []),
];

const fieldLines = (fields: readonly FieldView[], indent = ""): string =>
  fields.map((field) => fieldLine(field, indent)).join("\n");

function fieldLine({ name, required, schema }: FieldView, indent: string): string {
  const marks = [fieldType(schema), ...aboutWords(schema), required ? "required" : ""].filter(Boolean);
  const about = marks.length > 0 ? ` (${marks.join(", ")})` : "";
  return `${indent}- \`${textIn(name)}\`${about}${behind(schema, indent)}`;
}

/** Description, examples and content of a schema, behind its name or type. */
function behind(schema: SchemaView, indent: string): string {
  const { description, examples } = schema;
  const text = description === undefined ? "" : `: ${oneLine(withoutHtml(description))}`;
  const samples = examples.map(
    ({ title, text }) =>
      `\n${indent}  - example${title ? ` "${oneLine(title)}"` : ""}: \`${oneLine(text).replaceAll("`", "'")}\``,
  );
  const inner = innerLines(schema, `${indent}  `);
  return `${text}${samples.join("")}${inner === "" ? "" : `\n${inner}`}`;
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const CUTS = {
  repeated: (name: string) => `the fields${name && ` of \`${name}\``} are above`,
  "too large": () => "more fields are in the specification",
};

function innerLines({ name = "", fields, groups, cut }: SchemaView, indent: string): string {
  const optionLines = ({ title, schemas }: SchemaGroup) =>
    schemas.map((schema) => {
      const name = schema.name === undefined ? "" : `\`${schema.name}\`, `;
      const words = [name + fieldType(schema), ...aboutWords(schema)].filter(Boolean).join(", ");
      return `${indent}- ${textIn(title).toLowerCase()}: ${words}${behind(schema, indent)}`;
    });
  return [
    ...(cut === undefined ? [] : [`${indent}- ${CUTS[cut](name)}`]),
    ...(fields.length > 0 ? [fieldLines(fields, indent)] : []),
    ...groups.flatMap(optionLines),
  ].join("\n");
}
