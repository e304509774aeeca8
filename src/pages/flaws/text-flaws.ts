import { nearest } from "../../diagnostic/nearest.ts";
import { labelKey } from "../read/plain-text.ts";
import type { Tag } from "../read/read-tag.ts";
import type { ScannedLink, Span } from "../read/scanned-page.ts";
import { judgeCalloutBrackets, judgeCalloutLine } from "./blocks/foreign-callout.ts";
import { judgeEmphasis, mayShowAsterisks } from "./blocks/judge-emphasis.ts";
import { judgeCodeInLine, judgeFence, type ReadFence, titleOf } from "./blocks/judge-fence.ts";
import { judgeTable } from "./blocks/judge-table.ts";
import { repeatedTitle } from "./blocks/repeated-title.ts";
import { judgeFormula } from "./dollar-formula.ts";
import type { NoteFlaw } from "./flaw.ts";
import { Footnotes } from "./links/footnote.ts";
import { judgeAddress } from "./links/judge-address.ts";
import { malformedLink } from "./links/malformed-link.ts";
import { noAlternativeText } from "./links/no-alternative-text.ts";
import { undefinedReference } from "./links/undefined-reference.ts";

/** An address in parentheses that is not directly behind its text. */
const SPACED = /[ \t]{1,3}\(((?:https?:\/\/|mailto:|\/|\.{1,2}\/|#)[^\s()]*)\)/y;

/** The label of a reference, which may be that of the text before. */
const LABEL = /\[([^[\]\n]{0,200})\]/y;

/** What is in brackets and no text of a link: a check box, a number, a class of characters. */
const NO_TEXT = /^(?:\s*|[xX]|[\d\W]+|\^?\w-\w.*)$/;

/** What may be before the text of a footnote. */
const BEGINS_LINE = /(?:^|\n)[ \t>]*$/;

/** What is before brackets that are no link: a name, other brackets, a plus, an escaped exclamation mark. */
const BEFORE_TEXT = /(?:[\w\])+]|\\!)$/;

/** Judges Markdown while a page is read: blocks of code, tables and links. */
export class TextFlaws {
  readonly #text: string;
  readonly #note: NoteFlaw;
  /** The last block of code, if its list item ended it. */
  #endedByItem: ReadFence | undefined;
  /** The titles of blocks of code in each group. */
  readonly #titles = new Map<Tag, Set<string>>();
  readonly #footnotes = new Footnotes();
  /** Where runs of asterisks begin in the paragraph. */
  #asterisks: number[] = [];
  readonly #references: (Span & { readonly label: string })[] = [];

  /** Whether runs of asterisks are judged. */
  readonly hasAsterisks: boolean;

  constructor(text: string, note: NoteFlaw) {
    this.#text = text;
    this.hasAsterisks = mayShowAsterisks(text);
    this.#note = note;
  }

  /** @param group the component that is directly around it, if that shows blocks of code as tabs */
  fence(fence: ReadFence, group: Tag | undefined): void {
    const before = this.#endedByItem;
    // Nothing but a line or two is between a block and what should have been its last line.
    const isNear = before?.end !== undefined && fence.at - before.end < MOST_BETWEEN;
    judgeFence(this.#text, fence, isNear ? before : undefined, this.#note);
    this.#endedByItem = fence.endsWithItem ? fence : undefined;
    const title = group && titleOf(fence);
    if (!group || title === undefined) return;
    const titles = this.#titles.get(group) ?? new Set();
    this.#titles.set(group, titles);
    const at = { start: fence.at, end: fence.at + fence.marks.length + fence.info.trimEnd().length };
    if (titles.has(title)) this.#note(repeatedTitle, { component: group.name, title }, at, { component: group.name });
    titles.add(title);
  }

  /** Code between three marks or more within a paragraph. */
  codeInLine(whole: Span, marks: number): void {
    judgeCodeInLine(this.#text, whole, marks, this.#note);
  }

  /** Judges a paragraph that may be a table; whether it is one. @param head where it begins @param second where its second line does */
  table(head: number, second: number): boolean {
    return judgeTable(this.#text, head, second, this.#note);
  }

  /** A run of asterisks inside a paragraph. */
  asterisks(at: number): void {
    this.#asterisks.push(at);
  }

  /** @param isTable whether bars divide the lines of the paragraph */
  endParagraph(isTable: boolean): void {
    if (this.#asterisks.length === 0) return;
    judgeEmphasis(this.#text, this.#asterisks, isTable, this.#note);
    this.#asterisks = [];
  }

  /** Judges a line of a paragraph that begins with what other tools begin callouts with. */
  callout(at: number): void {
    judgeCalloutLine(this.#text, at, this.#note);
  }

  /** A formula within a line of text. */
  formula(whole: Span): void {
    judgeFormula(this.#text, whole, this.#note);
  }

  /** A link or an image in Markdown, from its bracket to behind its parenthesis. @param close of the closing bracket */
  link({ start, end }: Span, close: number, { target, isImage }: { target: string; isImage: boolean }): void {
    const text = this.#text.slice(start + 1, close).trim();
    this.#footnotes.link(text);
    if (isImage && text === "") this.#note(noAlternativeText, {}, { start, end });
    if (target.trim() !== "") return;
    if (isImage) this.#note(malformedLink, { case: "picture" }, { start, end });
    else if (text !== "") this.#note(malformedLink, { case: "empty", text: text.slice(0, 60) }, { start, end });
  }

  /** Brackets without an address directly behind them. */
  brackets(start: number, close: number): void {
    const next = this.#text.charCodeAt(close + 1);
    if (this.#text.charCodeAt(start + 1) === 94) {
      const isText = next === 58 && BEGINS_LINE.test(this.#text.slice(Math.max(0, start - 9), start));
      this.#footnotes.brackets(this.#text.slice(start + 1, close), isText, { start, end: close + 1 });
      return;
    }
    if (this.#text.charCodeAt(start + 1) === 33 && judgeCalloutBrackets(this.#text, start, this.#note)) return;
    if (next !== 32 && next !== 9 && next !== 91) return;
    const text = this.#text.slice(start + 1, close);
    // What is escaped, or part of a name, is shown as it is written.
    if (NO_TEXT.test(text) || BEFORE_TEXT.test(this.#text.slice(Math.max(0, start - 2), start))) return;
    if (next !== 91) {
      SPACED.lastIndex = close + 1;
      const [written = "", target = ""] = SPACED.exec(this.#text) ?? [];
      if (written === "") return;
      const end = close + 1 + written.length;
      const blanks = written.length - written.trimStart().length;
      const fix = { start: close + 1, end: close + 1 + blanks, text: "" };
      this.#note(malformedLink, { case: "space", target }, { start, end }, { fix });
      return;
    }
    LABEL.lastIndex = close + 1;
    const [written, own = ""] = LABEL.exec(this.#text) ?? [];
    if (written === undefined) return;
    const label = own.trim() === "" ? text : own;
    if (NO_TEXT.test(label) || label.startsWith("^") || label.includes("`")) return;
    this.#references.push({ label, start, end: close + 1 + written.length });
  }

  /** @param labels of the page's reference definitions, by `labelKey` */
  finish(links: readonly ScannedLink[], labels: () => ReadonlySet<string>): void {
    for (const link of links) if (link.form !== "front-matter") judgeAddress(link, this.#note);
    this.#footnotes.judge(this.#note);
    if (this.#references.length === 0) return;
    const known = labels();
    for (const { label, start, end } of this.#references) {
      const key = labelKey(label);
      if (known.has(key)) continue;
      const suggestions = known.size > MOST_COMPARED ? [] : nearest(key, known);
      this.#note(
        undefinedReference,
        { label, suggestions: suggestions.map((each) => each.toLowerCase()) },
        { start, end },
      );
    }
  }
}

/** Pages with more definitions get no suggestions. */
const MOST_COMPARED = 200;

/** How many characters may be between a block of code and the line that should have closed it. */
const MOST_BETWEEN = 2000;
