import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import { keysByWord } from "../../../json/keys-by-word.ts";
import type { NoteFlaw } from "../flaw.ts";

export const foreignCallout = code("page/foreign-callout", {
  severity: "warning",
  since: "0.2",
  title: "A callout or another block is written as other tools have it",
  explanation:
    "`:::note` is how Docusaurus, Starlight and VitePress write a callout, `> [!NOTE]` how GitHub does, and `!!! note` how MkDocs does. The hosted platform has components for such blocks, and shows these marks as text.",
  example: contentExample("> [!NOTE]\n> Read this.", "<Note>Read this.</Note>"),
  often: { advice: ["component"], message: "{count} callouts or other blocks are written as other tools have them" },
  message: ({ marks }: { marks: string; component: string }) =>
    `${quote(marks)} begins a block in other tools; here, it is shown as text`,
  hint: ({ component }) => `write <${component}> … </${component}>`,
});

/** The components for what other tools name so. */
const COMPONENTS = keysByWord({
  Note: "note abstract quote seealso",
  Info: "info todo",
  Tip: "tip hint",
  Check: "success check done",
  Warning: "warning caution attention important",
  Danger: "danger error failure bug",
  Accordion: "details spoiler",
  CodeGroup: "code-group",
  Tabs: "tabs",
  Steps: "steps",
});

/** Where a block of a kind begins; a title, or what it is set to, is behind it. */
const COLONS = /:{3,}[ \t]*([A-Za-z][\w-]*)/y;
const EXCLAMATION_MARKS = /!!![ \t]+([a-z]+)\b/y;
const GITHUB = /\[!([A-Za-z]+)\][+-]?/y;
/** What is before brackets that begin a quotation. */
const IN_QUOTATION = /(?:^|\n)[ \t]*>[ \t>]*$/;

/** Judges a line that begins with a mark of a callout. @param at of the mark */
export function judgeCalloutLine(text: string, at: number, note: NoteFlaw): void {
  const isColons = text[at] === ":";
  const [marks, name = ""] = matchAt(isColons ? COLONS : EXCLAMATION_MARKS, text, at);
  // Three exclamation marks may be no more than that.
  if (marks !== undefined && (isColons || COMPONENTS.has(name))) noteCallout(marks, name, at, note);
}

/** Judges brackets with an exclamation mark in them, `[!NOTE]`. Whether they are a callout: no link has them, then. */
export function judgeCalloutBrackets(text: string, at: number, note: NoteFlaw): boolean {
  const [marks, name = ""] = matchAt(GITHUB, text, at);
  if (marks === undefined || !IN_QUOTATION.test(text.slice(Math.max(0, at - 20), at))) return false;
  noteCallout(marks, name, at, note);
  return true;
}

function matchAt(pattern: RegExp, text: string, at: number): readonly string[] {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? [];
}

function noteCallout(marks: string, name: string, start: number, note: NoteFlaw): void {
  const component = COMPONENTS.get(name.toLowerCase()) ?? "Note";
  note(foreignCallout, { marks, component }, { start, end: start + marks.length });
}
