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

/** The start of a file, which is found without its text. */
export const START_OF_FILE: Range = {
  start: { line: 1, column: 1, offset: 0 },
  end: { line: 1, column: 1, offset: 0 },
};

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

/** Whether no diagnostic is an error. */
export const isOk = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.every(({ severity }) => severity !== "error");

/** A result with a value, whatever the diagnostics are; `ok` if none of them is an error. */
export const toResult = <T>(value: T, diagnostics: Diagnostic[]): ResultWithValue<T> => ({
  ok: isOk(diagnostics),
  value,
  diagnostics,
});

/** A result whose value may be missing: then it is not `ok`, nor if a diagnostic is an error. */
export const resultOf = <T>(value: T | undefined, diagnostics: Diagnostic[]): Result<T> =>
  value !== undefined && isOk(diagnostics) ? { ok: true, value, diagnostics } : { ok: false, value, diagnostics };

/** Diagnostics by file, offset and code, each one once. Those without a range come first in their file. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const sorted = [...diagnostics].sort(compare);
  return sorted.filter((diagnostic, i) => i === 0 || !same(diagnostic, sorted[i - 1] as Diagnostic));
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    (a.range?.start.offset ?? -1) - (b.range?.start.offset ?? -1) ||
    compareText(a.code, b.code) ||
    compareText(a.pointer, b.pointer) ||
    (a.args === b.args ? 0 : compareText(JSON.stringify(a.args), JSON.stringify(b.args)))
  );
}

/** Orders texts by their code units, whatever the language. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const same = (a: Diagnostic, b: Diagnostic): boolean => compare(a, b) === 0 && a.severity === b.severity;

/** The diagnostics with their files under other names, such as paths from the current folder. Nothing is mutated. */
export function renameFiles(diagnostics: readonly Diagnostic[], rename: (file: string) => string): Diagnostic[] {
  const renamed = <T extends { file: string }>(place: T): T => ({ ...place, file: rename(place.file) });
  return diagnostics.map((diagnostic) => ({
    ...renamed(diagnostic),
    related: diagnostic.related.map(renamed),
    fixes: diagnostic.fixes.map(renamed),
  }));
}

/** Facts that advise: they change with the rest of the site, while the fault is the same. */
const ADVICE: ReadonlySet<string> = new Set(["suggestions", "elsewhere", "line"]);

/** What a diagnostic is about besides its place, whatever its words are: its code and its facts, without advice. */
export const identityOf = ({ code, args }: { code: string; args: Facts }): string =>
  JSON.stringify([code, ...Object.entries(args).filter(([name]) => !ADVICE.has(name))]);

/** Diagnostics without fixes at keys that are in their object more than once: a fix would correct one of them alone. */
export function withoutFixesOfRepeatedKeys(diagnostics: Diagnostic[]): Diagnostic[] {
  const repeated = new Set(diagnostics.filter(isRepetition).map(filePointer));
  if (repeated.size === 0) return diagnostics;
  return diagnostics.map((each) =>
    each.fixes.length > 0 && !isRepetition(each) && repeated.has(filePointer(each)) ? { ...each, fixes: [] } : each,
  );
}

const isRepetition = ({ code }: Diagnostic): boolean => code === "config/duplicate-key";

/** A place as one text, for lookups. */
export const filePointer = ({ file, pointer }: Pick<Diagnostic, "file" | "pointer">): string => `${file}#${pointer}`;
