import { pageSyntax } from "../../codes/page-syntax.ts";
import type { OutlineReader } from "../outline.ts";
import { readExcuse } from "../read-excuse.ts";
import { isPlainCode, readTag, type Tag } from "../read-tag.ts";
import type { ScannedPage, Span } from "../scanned-page.ts";
import { MOST_UNENDED, skipBraces } from "../skip-code.ts";
import type { Cursor } from "./cursor.ts";
import type { Paragraph } from "./paragraph.ts";

/** A `<` with nothing but blanks behind it in its line or cell: at the end of a text, it begins a tag. */
const LAST_LESS_THAN = /<[ \t]*(?:#+[ \t]*)?(?:[|\r\n]|$)/y;

/** What is read of a page, and by what. */
export interface PageState {
  readonly cursor: Cursor;
  readonly paragraph: Paragraph;
  readonly page: ScannedPage;
  readonly outline: OutlineReader;
}

/** Reads what MDX adds to Markdown: tags, expressions in braces, and comments. */
export class MdxScan {
  readonly #text: string;
  readonly #cursor: Cursor;
  readonly #paragraph: Paragraph;
  readonly #page: ScannedPage;
  readonly #outline: OutlineReader;
  readonly #markdown: boolean;
  /** Whether the line is in a quotation. */
  isQuoted = false;
  /** The text without the marks of quotations, which tags of several lines have. */
  #unquoted: string | undefined;
  /** Where the braces of a heading's own id begin, which are no expression. */
  headingId = -1;

  /** @param markdown see `ScanOptions` */
  constructor({ cursor, paragraph, page, outline }: PageState, markdown: boolean) {
    this.#text = cursor.text;
    this.#cursor = cursor;
    this.#paragraph = paragraph;
    this.#page = page;
    this.#outline = outline;
    this.#markdown = markdown;
  }

  /** Reads tags and expressions from the cursor on, up to other text; where they end, and the tags and places of expressions. */
  partsOfLine(): { parts: (Tag | number)[]; end: number } {
    const text = this.#text;
    const parts: (Tag | number)[] = [];
    let at = this.#cursor.at;
    for (;;) {
      const char = text.charCodeAt(at);
      const tag = char === 60 ? this.#tryTag(at) : undefined;
      const end = tag ? tag.end : char === 123 ? this.#endOfBraces(at) : -1;
      if (end === -1) return { parts, end: at };
      parts.push(tag ?? at);
      at = end;
      while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9) at++;
    }
  }

  #tryTag(at: number): Tag | undefined {
    if (this.#page.unended.length > MOST_UNENDED) return undefined;
    if (this.isQuoted) this.#unquoted ??= this.#text.replace(/^[ \t]*>/gm, (marks) => " ".repeat(marks.length));
    const tag = readTag(this.isQuoted ? (this.#unquoted as string) : this.#text, at);
    if (typeof tag === "object") {
      this.#paragraph.noteCut(at, tag.end);
      return tag;
    }
    if (tag === "unclosed") this.#page.unended.push(at);
    return undefined;
  }

  /** Reads what a `<` inside a text begins. */
  readTag(at: number): void {
    const text = this.#text;
    if (text.startsWith("<!--", at)) {
      this.skipComment(at);
      return;
    }
    const tag = this.#tryTag(at);
    if (tag) {
      this.#outline.tag(tag, this.#paragraph.inlineContext(at), true);
      this.#cursor.at = tag.end;
      return;
    }
    const url = /^<([A-Za-z][A-Za-z\d+.-]{1,31}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>/.exec(text.slice(at, at + 2048));
    LAST_LESS_THAN.lastIndex = at;
    if (!/\s/.test(text[at + 1] ?? " ") || LAST_LESS_THAN.test(text)) this.#page.doubtful = true;
    if (!url) return;
    const [whole, target = ""] = url;
    this.#page.links.push({ target, form: "autolink", start: at + 1, end: at + whole.length - 1 });
    this.#cursor.at = at + whole.length;
  }

  /** Reads a comment of HTML, which MDX does not know. */
  skipComment(at: number): void {
    const close = this.#text.indexOf("-->", at + 4);
    const end = close === -1 ? this.#text.length : close;
    if (!this.#markdown || close === -1) this.#page.doubtful = true;
    this.#excuse(this.#text.slice(at + 4, end), { start: at, end: end + 3 });
    this.#cursor.at = Math.min(end + 3, this.#text.length);
  }

  /** The end of the braces that begin at a place; -1 if they have none, or too many before had none. */
  #endOfBraces(at: number): number {
    return this.#page.unended.length > MOST_UNENDED ? -1 : skipBraces(this.#text, at);
  }

  /** Reads what a brace begins. @param inline whether it is inside a text */
  readExpression(at: number, inline = true): void {
    if (at === this.headingId) {
      this.#cursor.at = this.#cursor.lineEnd();
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
    else if (!this.#paragraph.noteCut(at, end)) this.#outline.use(code, at + 1);
    const [, name] = /^\{[ \t]*([\w.-]+)[ \t]*\}$/.exec(code) ?? [];
    if (name !== undefined) this.#noteVariable(name, { start: at, end });
    else if (!isPlainCode(code) && !/^\s*$/.test(code)) {
      const claim = { kind: "expression", start: at + 1, end: end - 1 } as const;
      this.#outline.claim(claim, { inList: this.#paragraph.lists.length > 0, inline });
    }
    this.#outline.code(at, end);
    this.#cursor.at = end;
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
}
