import { lineEnd, lineStart } from "../../../vocabulary/files/line-bounds.ts";
import { type FenceOptions, readFenceOptions } from "../../read/fence-options.ts";
import type { Span } from "../../read/scanned-page.ts";
import type { NoteFlaw } from "../flaw.ts";
import { judgeLanguage } from "./code-language.ts";
import { unclosedCode } from "./unclosed-code.ts";

/** A block of code between fences as it was read. */
export interface ReadFence {
  /** Offset of its marks. */
  readonly at: number;
  readonly marks: string;
  /** What is behind the marks. */
  readonly info: string;
  /** Offset behind the code; `undefined` if it takes the rest of the page. */
  readonly end: number | undefined;
  /** Whether it ends because its list item does. */
  readonly endsWithItem: boolean;
}

/** Languages in whose code lines with marks are no mistake. */
const MARKDOWN = /^(?:md|mdx|markdown|text|txt)$/i;

/**
 * Judges the first line of a block of code, and whether it ends where its author meant it to.
 *
 * @param before the block before it, if its list item ended it
 */
export function judgeFence(text: string, fence: ReadFence, before: ReadFence | undefined, note: NoteFlaw): void {
  const { at, marks, info, end } = fence;
  const language = languageOf(info);
  const start = text.indexOf(language, at + marks.length);
  if (language !== "") judgeLanguage(language, { start, end: start + language.length }, note);
  const first = { start: at, end: at + marks.length + info.trimEnd().length };
  if (before && info.trim() === "") {
    note(unclosedCode, { case: "list", before: openingOf(before) }, first);
    return;
  }
  const opening = openingOf(fence);
  const inner = end !== undefined && MARKDOWN.test(language) ? undefined : lineWithMarks(text, fence);
  if (inner) note(unclosedCode, { case: "text", opening, marks, behind: inner.behind }, inner);
  else if (end === undefined && text.slice(at + marks.length).trim() === "")
    note(unclosedCode, { case: "last", marks }, first);
  else if (end === undefined && hasText(text.slice(first.end)))
    note(unclosedCode, { case: "never", opening, marks }, first);
}

/** Languages of which the whole code may be in one line. */
const IN_ONE_LINE = new Set(
  "bash sh shell zsh powershell console json jsonc js jsx ts tsx javascript typescript yaml yml html css sql python xml toml http graphql".split(
    " ",
  ),
);
const MOST_IN_LINE = 500;
const MOST_AROUND = 200;

/** Judges code between three marks or more within a line. @param length of its marks */
export function judgeCodeInLine(text: string, { start, end }: Span, length: number, note: NoteFlaw): void {
  if (end - start > MOST_IN_LINE) return;
  const [, language = "", code = ""] = /^([a-z]+)[ \t]+(\S.*)$/.exec(text.slice(start + length, end - length)) ?? [];
  // A command with a file or an option: `python main.py`.
  if (!IN_ONE_LINE.has(language) || /^(?:[-~]|\S*[./])/.test(code)) return;
  const before = text.slice(Math.max(0, start - MOST_AROUND), start);
  const blanks = before.slice(before.trimEnd().length);
  const [after] = /^[ \t]*(?:\r?\n|<\/|$)/.exec(text.slice(end, end + MOST_AROUND)) ?? [];
  const beginsLine = blanks.includes("\n") || blanks.length === start;
  if (after === undefined || !(beginsLine || before.trimEnd().endsWith(">"))) return;
  const indent = blanks.slice(blanks.lastIndexOf("\n") + 1);
  const marks = text.slice(start, start + length);
  const block = [marks + language, code.trimEnd(), marks].join(`\n${indent}`);
  const isAlone = beginsLine && !after.endsWith("</");
  note(unclosedCode, { case: "line", language }, { start, end }, isAlone ? { fix: { start, end, text: block } } : {});
}

/**
 * Whether code that takes the rest of a page has what is not meant as code: headings, tags of components, links, sentences.
 * Code alone at the end of a page is shown as it should be, closed or not.
 */
const hasText = (code: string): boolean =>
  /^(?:#{2,6} \S|<\/?[A-Z][A-Za-z]*[ >]|\[[^\]\n]+\]\(|[A-Z][\w',-]*(?: [\w',.`-]+){3,}[.:!?]\r?$)/m.test(code);

/** The language of a fence: its first word. */
const languageOf = (info: string): string => /^\s*([^\s{}=]+)(?=[\s{]|$)/.exec(info)?.[1] ?? "";

const openingOf = ({ marks, info }: ReadFence): string => `${marks}${info.trimEnd()}`.slice(0, 40);

/** The title of a fence, if it has one. */
export function titleOf({ info }: ReadFence): FenceOptions["title"] {
  const language = languageOf(info);
  return readFenceOptions(info.slice(info.indexOf(language) + language.length)).title;
}

/** The first line of the code that has the marks, no deeper than a last line may be, and more behind them. */
function lineWithMarks(text: string, { at, marks, end = text.length }: ReadFence) {
  const deepest = at - lineStart(text, at) + MOST_INDENT;
  for (let found = text.indexOf(`\n`, at); found !== -1 && found < end; found = text.indexOf("\n", found + 1)) {
    const next = text.indexOf(marks, found + 1);
    if (next === -1 || next >= end) return undefined;
    const start = lineStart(text, next);
    const line = text.slice(start, lineEnd(text, next));
    const [, blanks = "", behind] = /^([ \t>]*)(?:`{3,}|~{3,})[ \t]*([^\s`~][^`]*)$/.exec(line.trimEnd()) ?? [];
    if (behind !== undefined && blanks.length <= deepest)
      return { start: start + blanks.length, end: start + line.trimEnd().length, behind: behind.slice(0, 40) };
    found = next;
  }
  return undefined;
}

/** How many blanks more than its first line the last line of a block may have. */
const MOST_INDENT = 3;
