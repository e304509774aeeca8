import type { KnownCode } from "../codes/table.ts";
import type { Severity } from "../vocabulary/platform/severity.ts";

/** A position in a text: `line` and `column` count from 1, `offset` from 0, in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** A stretch of text; `end` is exclusive. */
export interface Range {
  start: Position;
  end: Position;
}

/** `area/what`: a code of this package, or one of another's rules (`"acme/title"`). */
export type DiagnosticCode = KnownCode | (string & {});

/** What a message is made of: plain JSON. */
export type Facts = Readonly<Record<string, unknown>>;

/** The other end of a fault, such as the first of two equal keys. */
export interface RelatedPlace {
  /** What it is: `"first-used"`. */
  note: string;
  args: Facts;
  /** The same in words. */
  message: string;
  file: string;
  pointer: string;
  range?: Range;
}

/** A correction that an editor can apply: replace `range` of `file` by `text`. */
export interface Fix {
  title: string;
  file: string;
  range: Range;
  text: string;
}

/** One finding, with its place in the file that it is about. */
export interface Diagnostic {
  code: DiagnosticCode;
  severity: Severity;
  /** The facts that the sentences are made of. Code, facts and place tell a diagnostic from others; its sentences do not. */
  args: Facts;
  /** What is wrong and why. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** Path from the docs root, with `/`. */
  file: string;
  /** JSON Pointer (RFC 6901) into `file`. */
  pointer: string;
  /** The elements around the place by their names: `tab "API" › group "Users"`. */
  breadcrumb?: string;
  /** Absent if the text of `file` is not at hand. */
  range?: Range;
  related: RelatedPlace[];
  fixes: Fix[];
}

/** The result of every function that reads content. `ok` is true if no diagnostic is an error. */
export type Result<T> =
  | { ok: true; value: T; diagnostics: Diagnostic[] }
  | { ok: false; value: T | undefined; diagnostics: Diagnostic[] };

/** A result that has a value whatever the diagnostics are. */
export interface ResultWithValue<T> {
  ok: boolean;
  value: T;
  diagnostics: Diagnostic[];
}
