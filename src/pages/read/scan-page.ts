import { markLength } from "../../source/locate/positions.ts";
import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { withoutClosingMarks } from "../../vocabulary/files/trim-end.ts";
import { TextFlaws } from "../flaws/text-flaws.ts";
import { frontMatterOf } from "../front-matter/front-matter-end.ts";
import { frontMatterLinks } from "./front-matter-links.ts";
import { OutlineReader, OWN_ID } from "./outline.ts";
import { excusesOfHead } from "./read-excuse.ts";
import { readDefinition } from "./read-target.ts";
import { Cursor } from "./scan/cursor.ts";
import { endOfFence, endOfListedFence } from "./scan/fence-end.ts";
import { InlineScan } from "./scan/inline-scan.ts";
import { MdxScan } from "./scan/mdx-scan.ts";
import { Paragraph } from "./scan/paragraph.ts";
import { scanModule } from "./scan-module.ts";
import { emptyScan, type ScannedPage } from "./scanned-page.ts";
import { MOST_UNENDED } from "./skip-code.ts";

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

const LIST_MARK = /(?:[-*+]|\d{1,9}[.)])(?=[ \t\r\n]|$)/y;
const HEADING = /(#{1,6})(?=[ \t\r\n]|$)/y;
const FENCE = /(`{3,}|~{3,})([^\n]*)/y;
const MODULE = /(?:import|export)(?=[\s{*"'])/y;
const UNDERLINE = /(=+|-+)[ \t]*\r?(?=\n|$)/y;
/** A line across the page. */
const RULE = /([-*_])[ \t]*(?:\1[ \t]*){2,}\r?(?=\n|$)/y;

/** Where the content of a line begins. */
interface LinePlace {
  readonly column: number;
  /** Whether the line has fewer marks of quotations than its paragraph. */
  readonly isLazy: boolean;
}

/** Reads lines: what they are in, and which blocks begin or end with them. */
class PageScan {
  readonly #text: string;
  readonly #cursor: Cursor;
  readonly #paragraph: Paragraph;
  readonly #page = emptyScan();
  readonly #outline: OutlineReader;
  readonly #flaws: TextFlaws;
  readonly #mdx: MdxScan;
  readonly #inline: InlineScan;
  /** Whether a block of math may end behind here. */
  #mathEnds = true;
  #unendedModules = 0;

  constructor(text: string, { markdown = false, anyAddress = false }: ScanOptions) {
    const page = this.#page;
    const head = frontMatterOf(text);
    page.excuses.push(...excusesOfHead(text, head));
    for (const link of frontMatterLinks(head)) page.links.push(link);
    const cursor = new Cursor(text, head.length || markLength(text));
    const paragraph = new Paragraph(cursor, page);
    const outline = new OutlineReader(text, page, anyAddress);
    const state = { cursor, paragraph, page, outline };
    this.#text = text;
    this.#cursor = cursor;
    this.#paragraph = paragraph;
    this.#outline = outline;
    this.#flaws = new TextFlaws(text, outline.noteFlaw);
    this.#mdx = new MdxScan(state, markdown);
    this.#inline = new InlineScan(state, this.#mdx, this.#flaws);
  }

  run(): ScannedPage {
    while (this.#cursor.at < this.#text.length) {
      this.#startLine();
      this.#inline.scan();
    }
    this.#flaws.endParagraph(this.#paragraph.isTable);
    this.#outline.finish();
    this.#flaws.finish(this.#page.links, () => this.#outline.labels());
    return this.#page;
  }

  /** What a line begins with: containers, then a block. Leaves the place where inline text begins. */
  #startLine(): void {
    const cursor = this.#cursor;
    const paragraph = this.#paragraph;
    const text = this.#text;
    const lineStart = cursor.at;
    let column = cursor.skipBlanks(0);
    this.#mdx.isQuoted = text.charCodeAt(cursor.at) === 62;
    if (cursor.isLineEnd()) {
      this.#endParagraph();
      return;
    }
    // A mark of the list around is no underline, even with nothing behind it.
    const isOutside = column < paragraph.listColumn;
    if (!paragraph.isOpen || this.#startsBlock()) paragraph.closeLists(column);
    let marks = 0;
    for (;;) {
      const char = text.charCodeAt(cursor.at);
      if (char === 62) {
        cursor.at++;
        column = cursor.skipBlanks(column + 1);
        if (++marks > paragraph.quotations) this.#endParagraph();
      } else if (this.#hasListMark(char) && (isOutside || marks < paragraph.quotations || !this.#isUnderline())) {
        const mark = cursor.match(LIST_MARK) as string;
        cursor.at += mark.length;
        const after = column + mark.length;
        column = cursor.skipBlanks(after);
        paragraph.lists.push(column - after > 4 || cursor.isLineEnd() ? after + 1 : column);
        this.#endParagraph();
      } else break;
      if (cursor.isLineEnd()) {
        this.#endParagraph();
        return;
      }
    }
    if (!paragraph.isOpen) paragraph.quotations = marks;
    this.#startBlock(lineStart, { column, isLazy: marks < paragraph.quotations });
  }

  #startBlock(lineStart: number, { column, isLazy }: LinePlace): void {
    const cursor = this.#cursor;
    const { isOpen } = this.#paragraph;
    const text = this.#text;
    const char = text.charCodeAt(cursor.at);
    if (char === 35) {
      this.#readHeading(lineStart);
      return;
    }
    if ((char === 96 || char === 126) && this.#skipFence()) return;
    if (char === 36 && text.startsWith("$$", cursor.at) && this.#skipMath()) return;
    if ((char === 60 || char === 123) && (this.#readCommentLine() || this.#readTagLine(column))) return;
    if (char === 91 && !isOpen && this.#readDefinition()) return;
    if ((char === 105 || char === 101) && cursor.at === lineStart && !isOpen && this.#readModule()) return;
    if ((char === 61 || char === 45 || char === 42 || char === 95) && this.#readLine(lineStart, { column, isLazy }))
      return;
    this.#goOn(lineStart, char);
  }

  /** Begins a paragraph with a line, or adds it to the one before. @param char the code of its first character */
  #goOn(lineStart: number, char: number): void {
    const paragraph = this.#paragraph;
    if (char === 58 || char === 33) this.#flaws.callout(this.#cursor.at);
    if (!paragraph.isOpen) {
      this.#endParagraph();
      paragraph.secondLine = this.#cursor.lineEnd() + 1;
    } else if (
      lineStart === paragraph.secondLine &&
      paragraph.quotations === 0 &&
      (char === 124 || char === 45 || char === 58)
    )
      paragraph.isTable = this.#flaws.table(paragraph.start, this.#cursor.at);
    paragraph.isOpen = true;
  }

  #isUnderline(): boolean {
    return this.#paragraph.isOpen && this.#cursor.match(UNDERLINE) !== undefined;
  }

  #startsBlock(): boolean {
    const char = this.#text.charCodeAt(this.#cursor.at);
    if (char === 62) return this.#paragraph.quotations === 0;
    return char === 60 || char === 35 || char === 96 || char === 126 || this.#hasListMark(char);
  }

  /** @param char the code of the character here */
  #hasListMark(char: number): boolean {
    const mayBegin = (char >= 48 && char <= 57) || char === 45 || char === 42 || char === 43;
    return mayBegin && this.#cursor.match(LIST_MARK) !== undefined;
  }

  #endParagraph(at = this.#cursor.at): void {
    this.#inline.endParagraph();
    this.#paragraph.endAt(at);
  }

  // Blocks

  /** Reads a line of marks alone: the underline of a heading, or a line across the page. */
  #readLine(lineStart: number, { column, isLazy }: LinePlace): boolean {
    const cursor = this.#cursor;
    const paragraph = this.#paragraph;
    const text = this.#text;
    const { start } = paragraph;
    if (this.#isUnderline()) {
      // Outside the list item or the quotation, or below a table, dashes are a line.
      if (column >= paragraph.listColumn && !isLazy && text[start] !== "|") {
        const written = text.slice(start, lineStart).trimEnd();
        const place = { start, end: start + written.length, level: text[cursor.at] === "=" ? 1 : 2 };
        this.#outline.heading(paragraph.quotations > 0 ? written.replace(/^[ \t>]+/gm, "") : written, place);
      }
    } else if (cursor.match(RULE) === undefined) return false;
    paragraph.closeLists(column);
    cursor.at = cursor.lineEnd();
    this.#endParagraph();
    return true;
  }

  #readHeading(lineStart: number): void {
    const cursor = this.#cursor;
    const marks = cursor.match(HEADING);
    if (marks === undefined) {
      if (!this.#paragraph.isOpen) this.#endParagraph();
      this.#paragraph.isOpen = true;
      return;
    }
    this.#endParagraph();
    const start = cursor.at;
    cursor.at += marks.length;
    cursor.skipBlanks(0);
    const end = cursor.lineEnd();
    const line = this.#text.slice(cursor.at, end);
    const brace = line.lastIndexOf("{");
    const own = brace > 0 ? OWN_ID.exec(line.slice(brace))?.[1] : undefined;
    // The platform knows an id only where nothing but blanks is before the heading; elsewhere its braces are code.
    if (own !== undefined && !/^ {0,3}$/.test(this.#text.slice(lineStart, start))) this.#page.doubtful = true;
    const to = own === undefined ? end : cursor.at + line.slice(0, brace).trimEnd().length;
    const written = withoutClosingMarks(this.#text.slice(cursor.at, to));
    this.#outline.heading(written, { start, end: to, level: marks.length }, own);
    // The rest of the line has links as any other, but not the braces of the id.
    if (own !== undefined) this.#mdx.headingId = cursor.at + brace;
  }

  #skipFence(): boolean {
    const text = this.#text;
    const at = this.#cursor.at;
    FENCE.lastIndex = at;
    const found = FENCE.exec(text);
    if (!found) return false;
    const [line, marks = "", info = ""] = found;
    if (marks[0] === "`" && info.includes("`")) return false;
    const isListed = this.#paragraph.lists.length > 0;
    const isInside = isListed || text.slice(lineStart(text, at), at).trim() !== "";
    const open = { marks, from: at + line.length };
    const { end, endsWithItem = false } =
      isListed && !this.#mdx.isQuoted
        ? { ...endOfListedFence(text, open, this.#paragraph.listColumn) }
        : { end: endOfFence(text, open, isInside) };
    // Outside of all, it ends with the page.
    if (end === undefined && isInside) this.#page.doubtful = true;
    this.#flaws.fence({ at, marks, info, end, endsWithItem }, this.#outline.codeGroup);
    this.#cursor.at = end ?? text.length;
    this.#endParagraph();
    return true;
  }

  #skipMath(): boolean {
    const end = this.#cursor.lineEnd();
    if (!this.#mathEnds || this.#text.slice(this.#cursor.at + 2, end).includes("$")) return false;
    const close = /^[ \t>]*\$\$+[ \t]*\r?$/gm;
    close.lastIndex = end;
    const found = close.exec(this.#text);
    this.#mathEnds = found !== null;
    if (!found) return false;
    this.#cursor.at = found.index + found[0].length;
    this.#endParagraph();
    return true;
  }

  #readDefinition(): boolean {
    const read = readDefinition(this.#text, this.#cursor.at, this.#cursor.lineEnd());
    if (!read) return false;
    this.#page.links.push(read);
    this.#cursor.at = this.#cursor.lineEnd();
    return true;
  }

  #readModule(): boolean {
    const cursor = this.#cursor;
    if (cursor.match(MODULE) === undefined || this.#unendedModules > MOST_UNENDED) return false;
    const read = scanModule(this.#text, cursor.at, this.#page);
    if (read.end === undefined) {
      this.#unendedModules++;
      this.#page.doubtful = true;
      return false;
    }
    if (!read.plain) this.#page.code.push({ kind: "module", start: cursor.at, end: read.end });
    this.#outline.code(cursor.at, read.end);
    this.#outline.modules.push(this.#text.slice(cursor.at, read.end));
    cursor.at = read.end;
    this.#endParagraph();
    return true;
  }

  /** Reads a comment of HTML with nothing behind it. It is a blank to all that reads the page: what is below its line begins anew. */
  #readCommentLine(): boolean {
    const cursor = this.#cursor;
    const close = this.#text.startsWith("<!--", cursor.at) ? this.#text.indexOf("-->", cursor.at + 4) : -1;
    if (close === -1 || this.#text.slice(close + 3, cursor.lineEnd(close)).trim() !== "") return false;
    this.#mdx.skipComment(cursor.at);
    this.#endParagraph();
    return true;
  }

  /** Reads tags and expressions from the start of a line. If nothing else is in it, they are blocks. */
  #readTagLine(column: number): boolean {
    const paragraph = this.#paragraph;
    const { parts, end } = this.#mdx.partsOfLine();
    if (parts.length === 0) return false;
    const next = this.#text.charCodeAt(end);
    const isBlock = Number.isNaN(next) || next === 10 || next === 13;
    // Text that begins with an expression is read as any other.
    if (!isBlock && typeof parts[0] === "number") return false;
    if (isBlock) {
      this.#endParagraph(end);
      paragraph.closeLists(column);
    } else if (!paragraph.isOpen) this.#endParagraph();
    const context = isBlock ? paragraph.blockContext : paragraph.inlineContext(this.#cursor.at);
    for (const part of parts) {
      if (typeof part === "number") this.#mdx.readExpression(part, !isBlock);
      else this.#outline.tag(part, context, !isBlock);
    }
    this.#cursor.at = end;
    paragraph.isOpen = !isBlock;
    return true;
  }
}
