import type { Position, Range } from "vscode-languageserver-protocol";
import type { Range as TextRange } from "../diagnostic/diagnostic.ts";
import { type Positions, positionsOf } from "../source/locate/positions.ts";

/** The units in which columns are counted; UTF-16 is what every client can do. */
export const ENCODINGS = ["utf-16", "utf-8"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The positions of one text as the client counts them: lines and columns from 0. */
export class TextPositions {
  readonly #encoding: Encoding;
  #text: string | (() => string);
  #positions: Positions | undefined;

  /** @param text the text, or what reads it: ranges of findings in UTF-16 need none */
  constructor(text: string | (() => string), encoding: Encoding) {
    this.#text = text;
    this.#encoding = encoding;
  }

  get text(): string {
    if (typeof this.#text === "function") this.#text = this.#text();
    return this.#text;
  }

  offsetAt({ line, character }: Position): number {
    const start = this.#known.offset(line + 1, 1);
    if (this.#encoding === "utf-16") return this.#known.offset(line + 1, character + 1);
    const end = this.#known.offset(line + 1, Number.POSITIVE_INFINITY);
    const bytes = Buffer.from(this.text.slice(start, end)).subarray(0, character);
    return start + bytes.toString("utf8").length;
  }

  positionAt(offset: number): Position {
    const { line, column } = this.#known.at(offset);
    return { line: line - 1, character: this.#character(line, column) };
  }

  range(start: number, end: number): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  /** The range of a finding. It counts in UTF-16, and without the byte order mark, as clients do. */
  rangeOf({ start, end }: TextRange): Range {
    return {
      start: { line: start.line - 1, character: this.#character(start.line, start.column) },
      end: { line: end.line - 1, character: this.#character(end.line, end.column) },
    };
  }

  get #known(): Positions {
    this.#positions ??= positionsOf(this.text);
    return this.#positions;
  }

  #character(line: number, column: number): number {
    if (this.#encoding === "utf-16") return column - 1;
    const start = this.#known.offset(line, 1);
    return Buffer.byteLength(this.text.slice(start, start + column - 1));
  }
}
