import type { JsonFault } from "./json-faults.ts";

/** A correction of the text between two offsets. */
export interface TextFix {
  title: string;
  start: number;
  end: number;
  text: string;
}

/** A fault that keeps a text from being JSON, with its offsets. */
export interface JsonSyntaxFault {
  fault: JsonFault;
  start: number;
  end: number;
  /** The bracket that is never closed. */
  unclosed?: { open: string; start: number };
  fixes?: TextFix[];
}

/** Reports a fault. Its fix replaces what is at fault, unless it says what else. */
export function addFault(
  scan: Scan,
  fault: JsonFault,
  { start, end }: { start: number; end: number },
  fix?: Partial<TextFix> & Pick<TextFix, "title" | "text">,
): void {
  scan.faults.push({ fault, start, end, ...(fix && { fixes: [{ start, end, ...fix }] }) });
}

/** What may come next; `stopped` after a fault that hides everything after it. */
export type State =
  | "value"
  | "value-or-close"
  | "key"
  | "key-or-close"
  | "colon"
  | "comma-or-close"
  | "end"
  | "stopped";

/** The state of one search for syntax faults. */
export interface Scan {
  readonly text: string;
  at: number;
  state: State;
  readonly frames: Frame[];
  readonly faults: JsonSyntaxFault[];
  /**
   * By kind, the first closing bracket that is indented less than the line of its partner. If one of that kind
   * turns out to be missing, it is missing before this one.
   */
  readonly suspects: Partial<Record<Frame["kind"], MissingCloser>>;
  /** Where the current line begins, how far it is indented, and whether no token of it was read yet. */
  lineStart: number;
  lineIndent: number;
  firstOfLine: boolean;
  /** The last token. */
  tokenStart: number;
  tokenEnd: number;
  /** The comma behind the last value. */
  commaStart: number;
}

/** A key and the offset after its colon. */
interface Property {
  keyStart: number;
  keyEnd: number;
  colonEnd: number;
}

/** An object or array that the scan is in. */
export interface Frame {
  kind: "object" | "array";
  /** Offset of its bracket, of that line, and how far that line is indented. */
  start: number;
  lineStart: number;
  indent: number;
  entries: number;
  /** The key that waits for its colon. */
  key: { start: number; end: number };
  /** The last property of the object that got a colon. */
  property?: Property;
}

/** The bracket that closes `frame` is missing somewhere before an offset. */
export interface MissingCloser {
  missing: "closer";
  frame: Frame;
  before: number;
}

/** A bracket that opens the value of the frame's last property, or, with `before`, an object in a list. */
export interface MissingOpener {
  missing: "opener";
  bracket: "[" | "{";
  frame: Frame;
  before?: number;
}

export type Imbalance = MissingCloser | MissingOpener;
