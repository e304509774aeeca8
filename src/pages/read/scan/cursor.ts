import { lineEnd } from "../../../vocabulary/files/line-bounds.ts";

/** A place in a text that is read from its beginning to its end. */
export class Cursor {
  readonly text: string;
  /** Offset from 0, UTF-16. */
  at: number;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  /** Goes behind blanks. @param from the column here @returns the column behind them, in which tabs count to the next fourth */
  skipBlanks(from: number): number {
    const text = this.text;
    let column = from;
    for (; this.at < text.length; this.at++) {
      const char = text.charCodeAt(this.at);
      if (char === 9) column += 4 - (column % 4);
      else if (char === 32) column++;
      else break;
    }
    return column;
  }

  isLineEnd(): boolean {
    const char = this.text.charCodeAt(this.at);
    return Number.isNaN(char) || char === 10 || (char === 13 && /[\n]|^$/.test(this.text[this.at + 1] ?? ""));
  }

  lineEnd(from = this.at): number {
    return lineEnd(this.text, from);
  }

  /** What a sticky expression matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }
}
