import type { TextFlaws } from "../../flaws/text-flaws.ts";
import { readTarget } from "../read-target.ts";
import type { ScannedPage } from "../scanned-page.ts";
import type { Cursor } from "./cursor.ts";
import type { MdxScan, PageState } from "./mdx-scan.ts";
import type { Paragraph } from "./paragraph.ts";

/** By code of character, whether it may begin something inside a line. */
const specialsOf = (chars: string) =>
  Uint8Array.from({ length: 128 }, (_, char) => Number(chars.includes(String.fromCharCode(char))));
const SPECIAL = specialsOf("\n\\`<{[]$!:");
const SPECIAL_OR_ASTERISK = specialsOf("\n\\`<{[]$!:*");
/** How far code in backticks is looked for without finding out where the paragraph ends (characters). */
const MOST_NEARBY = 256;

/** Reads what is inside lines of text: code, formulas, links, and where tags and expressions begin. */
export class InlineScan {
  readonly #text: string;
  readonly #cursor: Cursor;
  readonly #paragraph: Paragraph;
  readonly #page: ScannedPage;
  readonly #mdx: MdxScan;
  readonly #flaws: TextFlaws;
  readonly #special: Uint8Array;
  /** The open brackets of the paragraph: offsets, negative for images. */
  #brackets: number[] = [];
  #lastLink = -1;

  constructor({ cursor, paragraph, page }: PageState, mdx: MdxScan, flaws: TextFlaws) {
    this.#text = cursor.text;
    this.#cursor = cursor;
    this.#paragraph = paragraph;
    this.#page = page;
    this.#mdx = mdx;
    this.#flaws = flaws;
    this.#special = flaws.hasAsterisks ? SPECIAL_OR_ASTERISK : SPECIAL;
  }

  /** Ends what can't reach beyond its paragraph. */
  endParagraph(): void {
    if (this.#brackets.length > 0) this.#brackets = [];
    if (this.#flaws.hasAsterisks) this.#flaws.endParagraph(this.#paragraph.isTable);
  }

  /** Reads to the end of the line, or of the construct that reaches beyond it. */
  scan(): void {
    const text = this.#text;
    const cursor = this.#cursor;
    const special = this.#special;
    for (;;) {
      let at = cursor.at;
      let char = 0;
      for (; at < text.length; at++) {
        char = text.charCodeAt(at);
        if (char < 128 && special[char] === 1) break;
      }
      if (at >= text.length) {
        cursor.at = text.length;
        return;
      }
      cursor.at = at + 1;
      switch (char) {
        case 10:
          return;
        case 92: // \
          if (text.charCodeAt(at + 1) !== 10) cursor.at = at + 2;
          break;
        case 96: // `
          this.#skipCode(at);
          break;
        case 60: // <
          this.#mdx.readTag(at);
          break;
        case 123: // {
          this.#mdx.readExpression(at);
          break;
        case 33: // !
          if (text.charCodeAt(at + 1) === 91) {
            this.#brackets.push(-(at + 1));
            cursor.at = at + 2;
          }
          break;
        case 91: // [
          this.#brackets.push(at);
          break;
        case 93: // ]
          this.#closeBracket(at);
          break;
        case 36: // $
          this.#skipMath(at);
          break;
        case 42: // *
          while (text.charCodeAt(cursor.at) === 42) cursor.at++;
          this.#flaws.asterisks(at);
          break;
        case 58: // :
          this.#readBareUrl(at);
          break;
      }
    }
  }

  #skipCode(at: number): void {
    const text = this.#text;
    let end = at;
    while (text.charCodeAt(end) === 96) end++;
    this.#cursor.at = end;
    const close = this.#closeTickNearby(end - at, end) ?? this.#paragraph.nextRun("`", end - at, end);
    if (close === undefined) return;
    this.#cursor.at = close + (end - at);
    if (end - at > 2) this.#flaws.codeInLine({ start: at, end: this.#cursor.at }, end - at);
    this.#paragraph.noteCut(at, this.#cursor.at);
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

  #skipMath(at: number): void {
    const text = this.#text;
    let from = at;
    while (text.charCodeAt(from) === 36) from++;
    const close = this.#paragraph.nextRun("$", from - at, from);
    if (close === undefined) {
      this.#cursor.at = from;
      return;
    }
    const math = text.slice(from, close);
    // Where it goes on in another line or cell of a table, it may be none.
    if (/[{<]/.test(math) && /[\n|]/.test(math)) this.#page.doubtful = true;
    this.#cursor.at = close + from - at;
    this.#flaws.formula({ start: at, end: this.#cursor.at });
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
    this.#cursor.at = after;
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
    this.#cursor.at = start + Math.max(target.length, at - start + 1);
  }
}
