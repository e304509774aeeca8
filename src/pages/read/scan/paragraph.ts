import type { TagContext } from "../outline.ts";
import type { ScannedPage } from "../scanned-page.ts";
import type { Cursor } from "./cursor.ts";
import { MarkRuns } from "./mark-runs.ts";

/** Tags with text behind them in their line belong to the paragraph. */
const BLOCK_START =
  /^[ \t]*(?:\r?$|#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>|`{3}|~{3}|\||<\/?[A-Za-z](?![^<>{}]*>(?:[ \t]*<[^<>{}]*>)*[ \t]*[^\s<{]))/;

/** The paragraph around the cursor: what it is in, where it began, and where what begins in it must end. */
export class Paragraph {
  readonly #cursor: Cursor;
  readonly #page: ScannedPage;
  /** Whether the next line may belong to it. */
  isOpen = false;
  start = 0;
  /** Where its second line begins. */
  secondLine = -1;
  /** Whether its rest is rows of a table. */
  isTable = false;
  /** How many quotations it is in. */
  quotations = 0;
  /** The columns at which the content of the list items around it begins. */
  readonly lists: number[] = [];
  #inlineEnd = -1;
  /** By mark, its runs before the place where inline constructs end. */
  readonly #runs = new Map<string, MarkRuns>();
  #cellEnd = -1;

  constructor(cursor: Cursor, page: ScannedPage) {
    this.#cursor = cursor;
    this.#page = page;
  }

  /** Ends it. The next one begins at a place. */
  endAt(at: number): void {
    this.start = at;
    this.isOpen = false;
    this.isTable = false;
  }

  /** Ends the list items whose content a column is outside of. */
  closeLists(column: number): void {
    while (column < this.listColumn) this.lists.pop();
  }

  /** The column at which the content of the innermost list item begins; 0 outside of lists. */
  get listColumn(): number {
    return this.lists.at(-1) ?? 0;
  }

  /** The next run of so many marks in it. */
  nextRun(mark: "`" | "$", length: number, from: number): number | undefined {
    const end = this.#endOfInline();
    const runs = this.#runs.get(mark) ?? new MarkRuns(this.#cursor.text, mark, from, end);
    this.#runs.set(mark, runs);
    return runs.next(length, from);
  }

  /** Where inline constructs end at the latest. It is the same for all places before it. */
  #endOfInline(): number {
    const { text, at } = this.#cursor;
    if (this.#inlineEnd >= at) return this.#inlineEnd;
    let end = this.#cursor.lineEnd();
    while (end < text.length) {
      const next = this.#cursor.lineEnd(end + 1);
      if (BLOCK_START.test(text.slice(end + 1, Math.min(next, end + 200)))) break;
      end = next;
    }
    this.#inlineEnd = end;
    this.#runs.clear();
    return end;
  }

  /** Where the cell of a table ends that a place is in. Places may only grow from call to call. */
  #endOfCell(at: number): number {
    const { text } = this.#cursor;
    let end = Math.max(this.#cellEnd, at);
    for (; end < text.length; end++) {
      const char = text.charCodeAt(end);
      if (char === 124 || char === 10) break;
      if (char === 92 && text.charCodeAt(end + 1) !== 10) end++;
    }
    this.#cellEnd = end;
    return end;
  }

  /** Notes if a cell of a table ends within what is meant to be code, a tag or an expression, and is none then. */
  noteCut(start: number, end: number): boolean {
    if (!this.isTable || this.#endOfCell(start) >= end) return false;
    this.#page.doubtful = true;
    if (this.#cursor.text[this.#cellEnd] === "|") this.#page.cut.push({ start, end, until: this.#endOfCell(end) });
    return true;
  }

  /** What tells whether two tags that are blocks are in the same container: as a text, the list items around it. */
  get blockContext(): TagContext {
    return this.#context(-1);
  }

  /** The same for a tag inside a text, which is in its paragraph, or cell. */
  inlineContext(at: number): TagContext {
    return this.#context(this.isTable ? this.#endOfCell(at) : this.start);
  }

  #context(paragraph: number): TagContext {
    return this.lists.length === 0 ? paragraph : `${this.lists.join(" ")}/${paragraph}`;
  }
}
