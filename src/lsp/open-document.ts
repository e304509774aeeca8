import type { TextDocumentContentChangeEvent } from "vscode-languageserver-protocol";
import { type Encoding, TextPositions } from "./text-positions.ts";

/** A document that the client has open, with its text there, saved or not. */
export class OpenDocument {
  readonly uri: string;
  readonly #encoding: Encoding;
  #positions: TextPositions;

  constructor(uri: string, text: string, encoding: Encoding) {
    this.uri = uri;
    this.#encoding = encoding;
    this.#positions = new TextPositions(text, encoding);
  }

  get text(): string {
    return this.#positions.text;
  }

  get positions(): TextPositions {
    return this.#positions;
  }

  change(changes: readonly TextDocumentContentChangeEvent[]): void {
    for (const change of changes) this.#positions = new TextPositions(this.#after(change), this.#encoding);
  }

  #after(change: TextDocumentContentChangeEvent): string {
    if (!("range" in change)) return change.text;
    const start = this.#positions.offsetAt(change.range.start);
    const end = this.#positions.offsetAt(change.range.end);
    return this.text.slice(0, start) + change.text + this.text.slice(end);
  }
}
