import { markLength } from "../../source/locate/positions.ts";
import { lineEnd, lineStart } from "../../vocabulary/files/line-bounds.ts";
import { withoutClosingMarks } from "../../vocabulary/files/trim-end.ts";
import { pageSyntax } from "../codes/page-syntax.ts";
import { TextFlaws } from "../flaws/text-flaws.ts";
import { frontMatterOf } from "../front-matter/front-matter-end.ts";
import { frontMatterLinks } from "./front-matter-links.ts";
import { MarkRuns } from "./mark-runs.ts";
import { OutlineReader, OWN_ID, type TagContext } from "./outline.ts";
import { excusesOfHead, readExcuse } from "./read-excuse.ts";
import { isPlainCode, readTag, type Tag } from "./read-tag.ts";
import { readDefinition, readTarget } from "./read-target.ts";
import { scanModule } from "./scan-module.ts";
import { emptyScan, type ScannedPage, type Span } from "./scanned-page.ts";
import { MOST_UNENDED, skipBraces } from "./skip-code.ts";

export interface ScanOptions {
  /** Whether HTML comments and angle brackets around addresses are allowed, as in `.md` (default false). */
  readonly markdown?: boolean;
  /** Whether attributes count too that are addresses in some components only, such as `to` (default false). */
  readonly anyAddress?: boolean;
}

/**
 * Reads a page in one pass: links, anchors, imports, components, excuses. Whether it is MDX at all is left to a parser
 * where the scan has doubts.
 */
export const scanPage = (text: string, options: ScanOptions = {}): ScannedPage => new PageScan(text, options).run();

/** By code of character, whether it may begin something inside a line. */
const specialsOf = (chars: string) =>
  Uint8Array.from({ length: 128 }, (_, char) => Number(chars.includes(String.fromCharCode(char))));
const SPECIAL = specialsOf("\n\\`<{[]$!:");
const SPECIAL_OR_ASTERISK = specialsOf("\n\\`<{[]$!:*");
const LIST_MARK = /(?:[-*+]|\d{1,9}[.)])(?=[ \t\r\n]|$)/y;
const HEADING = /(#{1,6})(?=[ \t\r\n]|$)/y;
const FENCE = /(`{3,}|~{3,})([^\n]*)/y;
const BLANK = /^[ \t]*$/;
/** What is before a fence inside lists and quotations. */
const FENCE_START = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?$/;
const FENCE_END = /[ \t]*\r?(?=\n|$)/y;
const MODULE = /(?:import|export)(?=[\s{*"'])/y;
const UNDERLINE = /(=+|-+)[ \t]*\r?(?=\n|$)/y;
/** A line across the page. */
const RULE = /([-*_])[ \t]*(?:\1[ \t]*){2,}\r?(?=\n|$)/y;
/** Tags with text behind them in their line belong to the paragraph. */
const BLOCK_START =
  /^[ \t]*(?:\r?$|#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>|`{3}|~{3}|\||<\/?[A-Za-z](?![^<>{}]*>(?:[ \t]*<[^<>{}]*>)*[ \t]*[^\s<{]))/;
/** A `<` with nothing but blanks behind it in its line or cell: at the end of a text, it begins a tag. */
const LAST_LESS_THAN = /<[ \t]*(?:#+[ \t]*)?(?:[|\r\n]|$)/y;
/** How far code in backticks is looked for without finding out where the paragraph ends (characters). */
const MOST_NEARBY = 256;

/** Where the content of a line begins. */
interface LinePlace {
  readonly column: number;
  /** Whether the line has fewer marks of quotations than its paragraph. */
  readonly isLazy: boolean;
}

class PageScan {
  readonly #text: string;
  readonly #markdown: boolean;
  readonly #page = emptyScan();
  readonly #outline: OutlineReader;
  readonly #flaws: TextFlaws;
  readonly #special: Uint8Array;
  #at = 0;
  /** Whether the line before belongs to the same paragraph, and where that began. */
  #inParagraph = false;
  #paragraph = 0;
  /** How many quotations the paragraph is in. */
  #quotations = 0;
  /** Where inline constructs must end that begin here, and the runs of marks before that; found when first needed. */
  #inlineEnd = -1;
  readonly #runs = new Map<string, MarkRuns>();
  /** The columns at which the content of the open list items begins. */
  readonly #lists: number[] = [];
  /** The open brackets of the paragraph: offsets, negative for images. */
  #brackets: number[] = [];
  #lastLink = -1;

  constructor(text: string, { markdown = false, anyAddress = false }: ScanOptions) {
    this.#text = text;
    this.#markdown = markdown;
    this.#outline = new OutlineReader(text, this.#page, anyAddress);
    this.#flaws = new TextFlaws(text, this.#outline.noteFlaw);
    this.#special = this.#flaws.hasAsterisks ? SPECIAL_OR_ASTERISK : SPECIAL;
  }

  run(): ScannedPage {
    const text = this.#text;
    const head = frontMatterOf(text);
    this.#at = head.length || markLength(text);
    this.#page.excuses.push(...excusesOfHead(text, head));
    for (const link of frontMatterLinks(head)) this.#page.links.push(link);
    while (this.#at < text.length) {
      this.#startLine();
      this.#scanInline();
    }
    this.#flaws.endParagraph(this.#isTable);
    this.#outline.finish();
    this.#flaws.finish(this.#page.links, () => this.#outline.labels());
    return this.#page;
  }

  /** What a line begins with: containers, then a block. Leaves the place where inline text begins. */
  #startLine(): void {
    const text = this.#text;
    const lineStart = this.#at;
    let column = this.#skipBlanks(0);
    this.#isQuoted = text.charCodeAt(this.#at) === 62;
    if (this.#isLineEnd()) {
      this.#endParagraph();
      return;
    }
    // A mark of the list around is no underline, even with nothing behind it.
    const isOutside = column < (this.#lists.at(-1) ?? 0);
    if (!this.#inParagraph || this.#startsBlock()) this.#closeLists(column);
    let marks = 0;
    for (;;) {
      const char = text.charCodeAt(this.#at);
      if (char === 62) {
        this.#at++;
        column = this.#skipBlanks(column + 1);
        if (++marks > this.#quotations) this.#endParagraphAt(this.#at);
      } else if (this.#hasListMark(char) && (isOutside || marks < this.#quotations || !this.#isUnderline())) {
        const mark = this.#matches(LIST_MARK) as string;
        this.#at += mark.length;
        const after = column + mark.length;
        column = this.#skipBlanks(after);
        this.#lists.push(column - after > 4 || this.#isLineEnd() ? after + 1 : column);
        this.#endParagraphAt(this.#at);
      } else break;
      if (this.#isLineEnd()) {
        this.#endParagraph();
        return;
      }
    }
    if (!this.#inParagraph) this.#quotations = marks;
    this.#startBlock(lineStart, { column, isLazy: marks < this.#quotations });
  }

  #startBlock(lineStart: number, { column, isLazy }: LinePlace): void {
    const text = this.#text;
    const char = text.charCodeAt(this.#at);
    if (char === 35) {
      this.#readHeading(lineStart);
      return;
    }
    if ((char === 96 || char === 126) && this.#skipFence()) return;
    if (char === 36 && text.startsWith("$$", this.#at) && this.#skipMath()) return;
    if ((char === 60 || char === 123) && (this.#readCommentLine() || this.#readTagLine(column))) return;
    if (char === 91 && !this.#inParagraph && this.#readDefinition()) return;
    if ((char === 105 || char === 101) && this.#at === lineStart && !this.#inParagraph && this.#readModule()) return;
    if ((char === 61 || char === 45 || char === 42 || char === 95) && this.#readLine(lineStart, { column, isLazy }))
      return;
    this.#goOn(lineStart, char);
  }

  /** Begins a paragraph with a line, or adds it to the one before. @param char the code of its first character */
  #goOn(lineStart: number, char: number): void {
    if (char === 58 || char === 33) this.#flaws.callout(this.#at);
    if (!this.#inParagraph) {
      this.#endParagraphAt(this.#at);
      this.#secondLine = this.#lineEnd() + 1;
    } else if (lineStart === this.#secondLine && this.#quotations === 0 && (char === 124 || char === 45 || char === 58))
      this.#isTable = this.#flaws.table(this.#paragraph, this.#at);
    this.#inParagraph = true;
  }
  /** Where the second line of the paragraph begins. */
  #secondLine = -1;
  /** Whether the rest of the paragraph is rows of a table. */
  #isTable = false;

  /** Reads to the end of the line, or of the construct that reaches beyond it. */
  #scanInline(): void {
    const text = this.#text;
    const special = this.#special;
    for (;;) {
      let at = this.#at;
      let char = 0;
      for (; at < text.length; at++) {
        char = text.charCodeAt(at);
        if (char < 128 && special[char] === 1) break;
      }
      if (at >= text.length) {
        this.#at = text.length;
        return;
      }
      this.#at = at + 1;
      switch (char) {
        case 10:
          return;
        case 92: // \
          if (text.charCodeAt(at + 1) !== 10) this.#at = at + 2;
          break;
        case 96: // `
          this.#skipCode(at);
          break;
        case 60: // <
          this.#readInlineTag(at);
          break;
        case 123: // {
          this.#readExpression(at);
          break;
        case 33: // !
          if (text.charCodeAt(at + 1) === 91) {
            this.#brackets.push(-(at + 1));
            this.#at = at + 2;
          }
          break;
        case 91: // [
          this.#brackets.push(at);
          break;
        case 93: // ]
          this.#closeBracket(at);
          break;
        case 36: // $
          this.#skipInlineMath(at);
          break;
        case 42: // *
          while (text.charCodeAt(this.#at) === 42) this.#at++;
          this.#flaws.asterisks(at);
          break;
        case 58: // :
          this.#readBareUrl(at);
          break;
      }
    }
  }

  // Lines and paragraphs

  #skipBlanks(from: number): number {
    const text = this.#text;
    let column = from;
    for (; this.#at < text.length; this.#at++) {
      const char = text.charCodeAt(this.#at);
      if (char === 9) column += 4 - (column % 4);
      else if (char === 32) column++;
      else break;
    }
    return column;
  }

  #isLineEnd(): boolean {
    const char = this.#text.charCodeAt(this.#at);
    return Number.isNaN(char) || char === 10 || (char === 13 && /[\n]|^$/.test(this.#text[this.#at + 1] ?? ""));
  }

  #lineEnd(from = this.#at): number {
    return lineEnd(this.#text, from);
  }

  #matches(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0];
  }

  #isUnderline(): boolean {
    return this.#inParagraph && this.#matches(UNDERLINE) !== undefined;
  }

  #startsBlock(): boolean {
    const char = this.#text.charCodeAt(this.#at);
    if (char === 62) return this.#quotations === 0;
    return char === 60 || char === 35 || char === 96 || char === 126 || this.#hasListMark(char);
  }

  /** @param char the code of the character here */
  #hasListMark(char: number): boolean {
    const mayBegin = (char >= 48 && char <= 57) || char === 45 || char === 42 || char === 43;
    return mayBegin && this.#matches(LIST_MARK) !== undefined;
  }

  #closeLists(column: number): void {
    while (this.#lists.length > 0 && column < (this.#lists.at(-1) as number)) this.#lists.pop();
  }

  #endParagraph(): void {
    this.#endParagraphAt(this.#at);
    this.#inParagraph = false;
  }

  #endParagraphAt(at: number): void {
    this.#paragraph = at;
    if (this.#brackets.length > 0) this.#brackets = [];
    if (this.#flaws.hasAsterisks) this.#flaws.endParagraph(this.#isTable);
    this.#inParagraph = false;
    this.#isTable = false;
  }

  /** Where the cell of a table ends that a place is in. Places may only grow from call to call. */
  #endOfCell(at: number): number {
    const text = this.#text;
    let end = Math.max(this.#cellEnd, at);
    for (; end < text.length; end++) {
      const char = text.charCodeAt(end);
      if (char === 124 || char === 10) break;
      if (char === 92 && text.charCodeAt(end + 1) !== 10) end++;
    }
    this.#cellEnd = end;
    return end;
  }
  #cellEnd = -1;

  /** Notes if a cell of a table ends within what is meant to be code, a tag or an expression, and is none then. */
  #noteCut(start: number, end: number): boolean {
    if (!this.#isTable || this.#endOfCell(start) >= end) return false;
    this.#page.doubtful = true;
    if (this.#text[this.#cellEnd] === "|") this.#page.cut.push({ start, end, until: this.#endOfCell(end) });
    return true;
  }

  /** Where inline constructs end at the latest. It is the same for all places before it. */
  #endOfInline(): number {
    if (this.#inlineEnd >= this.#at) return this.#inlineEnd;
    let end = this.#lineEnd();
    while (end < this.#text.length) {
      const next = this.#lineEnd(end + 1);
      if (BLOCK_START.test(this.#text.slice(end + 1, Math.min(next, end + 200)))) break;
      end = next;
    }
    this.#inlineEnd = end;
    this.#runs.clear();
    return end;
  }

  /** What tells whether two tags are in the same container: the paragraph, or cell, and, as a text, the list items around it. */
  #context(paragraph: number): TagContext {
    return this.#lists.length === 0 ? paragraph : `${this.#lists.join(" ")}/${paragraph}`;
  }

  #inlineContext(at: number): TagContext {
    return this.#context(this.#isTable ? this.#endOfCell(at) : this.#paragraph);
  }

  // Blocks

  /** Reads a line of marks alone: the underline of a heading, or a line across the page. */
  #readLine(lineStart: number, { column, isLazy }: LinePlace): boolean {
    const text = this.#text;
    const start = this.#paragraph;
    if (this.#isUnderline()) {
      // Outside the list item or the quotation, or below a table, dashes are a line.
      if (column >= (this.#lists.at(-1) ?? 0) && !isLazy && text[start] !== "|") {
        const written = text.slice(start, lineStart).trimEnd();
        const place = { start, end: start + written.length, level: text[this.#at] === "=" ? 1 : 2 };
        this.#outline.heading(this.#quotations > 0 ? written.replace(/^[ \t>]+/gm, "") : written, place);
      }
    } else if (this.#matches(RULE) === undefined) return false;
    this.#closeLists(column);
    this.#at = this.#lineEnd();
    this.#endParagraph();
    return true;
  }

  #readHeading(lineStart: number): void {
    const marks = this.#matches(HEADING);
    if (marks === undefined) {
      if (!this.#inParagraph) this.#endParagraphAt(this.#at);
      this.#inParagraph = true;
      return;
    }
    this.#endParagraphAt(this.#at);
    const start = this.#at;
    this.#at += marks.length;
    this.#skipBlanks(0);
    const end = this.#lineEnd();
    const line = this.#text.slice(this.#at, end);
    const brace = line.lastIndexOf("{");
    const own = brace > 0 ? OWN_ID.exec(line.slice(brace))?.[1] : undefined;
    // The platform knows an id only where nothing but blanks is before the heading; elsewhere its braces are code.
    if (own !== undefined && !/^ {0,3}$/.test(this.#text.slice(lineStart, start))) this.#page.doubtful = true;
    const to = own === undefined ? end : this.#at + line.slice(0, brace).trimEnd().length;
    const written = withoutClosingMarks(this.#text.slice(this.#at, to));
    this.#outline.heading(written, { start, end: to, level: marks.length }, own);
    // The rest of the line has links as any other, but not the braces of the id.
    if (own !== undefined) this.#headingIdAt = this.#at + brace;
  }
  #headingIdAt = -1;

  #skipFence(): boolean {
    const text = this.#text;
    FENCE.lastIndex = this.#at;
    const found = FENCE.exec(text);
    if (!found) return false;
    const [line, marks = "", info = ""] = found;
    if (marks[0] === "`" && info.includes("`")) return false;
    const before = text.slice(lineStart(text, this.#at), this.#at);
    const isInside = this.#lists.length > 0 || before.trim() !== "";
    const from = this.#at + line.length;
    const isListed = this.#lists.length > 0 && !this.#isQuoted;
    const at = this.#at;
    const end = isListed
      ? this.#endOfListedFence(marks, from)
      : this.#endOfFence(marks, from, isInside ? FENCE_START : BLANK);
    // Outside of all, it ends with the page.
    if (end === undefined && isInside) this.#page.doubtful = true;
    const endsWithItem = isListed && end !== undefined && end !== FENCE_END.lastIndex;
    this.#flaws.fence({ at, marks, info, end, endsWithItem }, this.#outline.codeGroup);
    this.#at = end ?? text.length;
    this.#endParagraph();
    return true;
  }

  /** The same in a list item, which ends before the first line that is not far enough in, and the fence with it. */
  #endOfListedFence(marks: string, from: number): number | undefined {
    const text = this.#text;
    const least = this.#lists.at(-1) as number;
    for (let line = from + 1; line < text.length; line = this.#lineEnd(line) + 1) {
      this.#at = line;
      const column = this.#skipBlanks(0);
      if (column < least && !this.#isLineEnd()) {
        FENCE_END.lastIndex = 0;
        return line - 1;
      }
      if (text.startsWith(marks, this.#at) && this.#isFenceEnd(marks)) return FENCE_END.lastIndex;
    }
    return undefined;
  }

  /** The end of the first line that has nothing but so many marks, behind what may be before them. */
  #endOfFence(marks: string, from: number, before: RegExp): number | undefined {
    const text = this.#text;
    for (let at = text.indexOf(marks, from); at !== -1; at = text.indexOf(marks, this.#lineEnd(at))) {
      const start = lineStart(text, at);
      if (start < from || (at > start && !before.test(text.slice(start, at)))) continue;
      if (this.#isFenceEnd(marks, at)) return FENCE_END.lastIndex;
    }
    return undefined;
  }

  /** Whether nothing but marks of a fence is in the rest of a line; leaves its end in `FENCE_END`. */
  #isFenceEnd(marks: string, at = this.#at): boolean {
    FENCE_END.lastIndex = at + marks.length;
    while (this.#text[FENCE_END.lastIndex] === marks[0]) FENCE_END.lastIndex++;
    return FENCE_END.test(this.#text);
  }

  /** Whether a block of math may end behind here. */
  #mathEnds = true;

  #skipMath(): boolean {
    const end = this.#lineEnd();
    if (!this.#mathEnds || this.#text.slice(this.#at + 2, end).includes("$")) return false;
    const close = /^[ \t>]*\$\$+[ \t]*\r?$/gm;
    close.lastIndex = end;
    const found = close.exec(this.#text);
    this.#mathEnds = found !== null;
    if (!found) return false;
    this.#at = found.index + found[0].length;
    this.#endParagraph();
    return true;
  }

  #readDefinition(): boolean {
    const read = readDefinition(this.#text, this.#at, this.#lineEnd());
    if (!read) return false;
    this.#page.links.push(read);
    this.#at = this.#lineEnd();
    return true;
  }

  #unendedModules = 0;

  #readModule(): boolean {
    if (this.#matches(MODULE) === undefined || this.#unendedModules > MOST_UNENDED) return false;
    const read = scanModule(this.#text, this.#at, this.#page);
    if (read.end === undefined) {
      this.#unendedModules++;
      this.#page.doubtful = true;
      return false;
    }
    if (!read.plain) this.#page.code.push({ kind: "module", start: this.#at, end: read.end });
    this.#outline.code(this.#at, read.end);
    this.#outline.modules.push(this.#text.slice(this.#at, read.end));
    this.#at = read.end;
    this.#endParagraph();
    return true;
  }

  // Tags and expressions

  /** Reads a comment of HTML with nothing behind it. It is a blank to all that reads the page: what is below its line begins anew. */
  #readCommentLine(): boolean {
    const close = this.#text.startsWith("<!--", this.#at) ? this.#text.indexOf("-->", this.#at + 4) : -1;
    if (close === -1 || this.#text.slice(close + 3, this.#lineEnd(close)).trim() !== "") return false;
    this.#skipHtmlComment(this.#at);
    this.#endParagraph();
    return true;
  }

  /** Reads tags and expressions from the start of a line. If nothing else is in it, they are blocks. */
  #readTagLine(column: number): boolean {
    const text = this.#text;
    const parts: (Tag | number)[] = [];
    let at = this.#at;
    for (;;) {
      const char = text.charCodeAt(at);
      const tag = char === 60 ? this.#tryTag(at) : undefined;
      const end = tag ? tag.end : char === 123 ? this.#endOfBraces(at) : -1;
      if (end === -1) break;
      parts.push(tag ?? at);
      at = end;
      while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9) at++;
    }
    if (parts.length === 0) return false;
    const next = text.charCodeAt(at);
    const isBlock = Number.isNaN(next) || next === 10 || next === 13;
    // Text that begins with an expression is read as any other.
    if (!isBlock && typeof parts[0] === "number") return false;
    if (isBlock) {
      this.#endParagraphAt(at);
      this.#closeLists(column);
    } else if (!this.#inParagraph) this.#endParagraphAt(this.#at);
    const context = isBlock ? this.#context(-1) : this.#inlineContext(this.#at);
    for (const part of parts) {
      if (typeof part === "number") this.#readExpression(part, !isBlock);
      else this.#outline.tag(part, context, !isBlock);
    }
    this.#at = at;
    this.#inParagraph = !isBlock;
    return true;
  }

  /** Whether the line is in a quotation, and the text without the marks of quotations, which tags of several lines have. */
  #isQuoted = false;
  #unquoted: string | undefined;

  #tryTag(at: number): Tag | undefined {
    if (this.#page.unended.length > MOST_UNENDED) return undefined;
    if (this.#isQuoted) this.#unquoted ??= this.#text.replace(/^[ \t]*>/gm, (marks) => " ".repeat(marks.length));
    const tag = readTag(this.#isQuoted ? (this.#unquoted as string) : this.#text, at);
    if (typeof tag === "object") {
      this.#noteCut(at, tag.end);
      return tag;
    }
    if (tag === "unclosed") this.#page.unended.push(at);
    return undefined;
  }

  #readInlineTag(at: number): void {
    const text = this.#text;
    if (text.startsWith("<!--", at)) {
      this.#skipHtmlComment(at);
      return;
    }
    const tag = this.#tryTag(at);
    if (tag) {
      this.#outline.tag(tag, this.#inlineContext(at), true);
      this.#at = tag.end;
      return;
    }
    const url = /^<([A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/.exec(text.slice(at, at + 2048));
    LAST_LESS_THAN.lastIndex = at;
    if (!/\s/.test(text[at + 1] ?? " ") || LAST_LESS_THAN.test(text)) this.#page.doubtful = true;
    if (!url) return;
    const [whole, target = ""] = url;
    this.#page.links.push({ target, form: "autolink", start: at + 1, end: at + whole.length - 1 });
    this.#at = at + whole.length;
  }

  #skipHtmlComment(at: number): void {
    const close = this.#text.indexOf("-->", at + 4);
    const end = close === -1 ? this.#text.length : close;
    if (!this.#markdown || close === -1) this.#page.doubtful = true;
    this.#excuse(this.#text.slice(at + 4, end), { start: at, end: end + 3 });
    this.#at = Math.min(end + 3, this.#text.length);
  }

  /** The end of the braces that begin at a place; -1 if they have none, or too many before had none. */
  #endOfBraces(at: number): number {
    return this.#page.unended.length > MOST_UNENDED ? -1 : skipBraces(this.#text, at);
  }

  #readExpression(at: number, inline = true): void {
    if (at === this.#headingIdAt) {
      this.#at = this.#lineEnd();
      return;
    }
    const end = this.#endOfBraces(at);
    if (end === -1) {
      if (this.#page.unended.length <= MOST_UNENDED) this.#page.unended.push(at);
      this.#page.doubtful = true;
      return;
    }
    const code = this.#text.slice(at + 1, end - 1);
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(code);
    if (comment) this.#excuse(comment[1] as string, { start: at, end });
    else if (!this.#noteCut(at, end)) this.#outline.use(code, at + 1);
    const [, name] = /^\{[ \t]*([\w.-]+)[ \t]*\}$/.exec(code) ?? [];
    if (name !== undefined) this.#noteVariable(name, { start: at, end });
    else if (!isPlainCode(code) && !/^\s*$/.test(code)) {
      const claim = { kind: "expression", start: at + 1, end: end - 1 } as const;
      this.#outline.claim(claim, { inList: this.#lists.length > 0, inline });
    }
    this.#outline.code(at, end);
    this.#at = end;
  }

  /** Notes what is JavaScript, or a name that is defined, only if `variables` of the site have the name. */
  #noteVariable(name: string, at: Span): void {
    const args = { case: "expression", code: this.#text.slice(at.start, at.end) } as const;
    if (/^\d|[.-]/.test(name)) this.#outline.noteFlaw(pageSyntax, args, at);
    else this.#outline.useVariable(name, this.#text.indexOf(name, at.start));
  }

  /** @param at of the comment, with its marks */
  #excuse(comment: string, at: Span): void {
    const excuse = readExcuse(this.#text, comment, at);
    if (excuse) this.#page.excuses.push(excuse);
  }

  // Code, math, links

  #skipCode(at: number): void {
    const text = this.#text;
    let end = at;
    while (text.charCodeAt(end) === 96) end++;
    this.#at = end;
    const close = this.#closeTickNearby(end - at, end) ?? this.#nextRun("`", end - at, end);
    if (close === undefined) return;
    this.#at = close + (end - at);
    if (end - at > 2) this.#flaws.codeInLine({ start: at, end: this.#at }, end - at);
    this.#noteCut(at, this.#at);
  }

  /** The next run of backticks, if it is in the line, not far away, and has the length. */
  #closeTickNearby(length: number, from: number): number | undefined {
    const text = this.#text;
    const most = Math.min(text.length, from + MOST_NEARBY);
    for (let at = from; at < most; at++) {
      const char = text.charCodeAt(at);
      if (char === 10) return undefined;
      if (char !== 96) continue;
      let end = at + 1;
      while (end - at <= length && text.charCodeAt(end) === 96) end++;
      return end - at === length ? at : undefined;
    }
    return undefined;
  }

  /** The next run of so many marks in the paragraph. */
  #nextRun(mark: "`" | "$", length: number, from: number): number | undefined {
    const end = this.#endOfInline();
    const runs = this.#runs.get(mark) ?? new MarkRuns(this.#text, mark, from, end);
    this.#runs.set(mark, runs);
    return runs.next(length, from);
  }

  #skipInlineMath(at: number): void {
    const text = this.#text;
    let from = at;
    while (text.charCodeAt(from) === 36) from++;
    const close = this.#nextRun("$", from - at, from);
    if (close === undefined) {
      this.#at = from;
      return;
    }
    const math = text.slice(from, close);
    // Where it goes on in another line or cell of a table, it may be none.
    if (/[{<]/.test(math) && /[\n|]/.test(math)) this.#page.doubtful = true;
    this.#at = close + from - at;
    this.#flaws.formula({ start: at, end: this.#at });
  }

  #closeBracket(at: number): void {
    const open = this.#brackets.pop();
    if (open === undefined) return;
    if (this.#text.charCodeAt(at + 1) !== 40) {
      this.#flaws.brackets(Math.abs(open), at);
      return;
    }
    // A link contains no other; an image may be in one.
    if (open >= 0 && open < this.#lastLink) return;
    const read = readTarget(this.#text, at + 2);
    if (!read) return;
    const { start, end, target, after } = read;
    this.#page.links.push({ target, form: open < 0 ? "image" : "link", start, end });
    this.#flaws.link({ start: Math.abs(open), end: after }, at, { target, isImage: open < 0 });
    if (open >= 0) this.#lastLink = open;
    this.#at = after;
  }

  #readBareUrl(at: number): void {
    const text = this.#text;
    if (text.charCodeAt(at + 1) !== 47 || text.charCodeAt(at + 2) !== 47) return;
    const scheme = /(?:^|[^A-Za-z\d])(https?)$/i.exec(text.slice(Math.max(0, at - 6), at));
    if (!scheme) return;
    const start = at - (scheme[1] as string).length;
    const url = /^[^\s<>`"{}|\\^[\]]*/.exec(text.slice(start, start + 2048))?.[0] ?? "";
    // GFM takes a backtick along: it begins no code then.
    if (text.charCodeAt(start + url.length) === 96) this.#page.doubtful = true;
    const target = url.replace(/[?!.,:*_~'";]+$/, "").replace(/\)+$/, (closing) => (url.includes("(") ? closing : ""));
    this.#page.links.push({ target, form: "autolink", start, end: start + target.length });
    this.#at = start + Math.max(target.length, at - start + 1);
  }
}
