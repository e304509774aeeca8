import { navigationExample } from "../codes/examples/example.ts";
import { code, firstSet, neverClosed } from "../diagnostic/code.ts";
import { type Finding, finding, relatedEnd } from "../diagnostic/finding.ts";
import { quote } from "../diagnostic/words.ts";
import { findDuplicateKeys, mayRepeatKeys } from "./find-duplicate-keys.ts";
import { markLength, positionsOf } from "./locate/positions.ts";
import { plainJson } from "./plain-json.ts";
import { findSyntaxFaults, MOST_FAULTS } from "./syntax/find-syntax-faults.ts";
import { JSON_FAULTS } from "./syntax/json-faults.ts";
import type { JsonSyntaxFault, TextFix } from "./syntax/scan.ts";

export const configSyntax = code("config/syntax", {
  severity: "error",
  title: "The file is not valid JSON",
  explanation:
    "docs.json must be plain JSON: no comments, no trailing commas, keys and strings in double quotes. Comments and commas behind the last value do not keep the rest of the file from being checked; other faults do. In a `.jsonc` file, and on platforms that read them, both are allowed.",
  example: navigationExample('{ "pages": ["intro",] }', '{ "pages": ["intro"] }'),
  cases: JSON_FAULTS,
});

export const configDuplicateKey = code("config/duplicate-key", {
  severity: "warning",
  tag: "unnecessary",
  title: "A key appears twice in one object",
  explanation:
    "JSON allows a key to appear twice in one object, but every reader keeps only the last value. The first one is lost without a warning.",
  example: navigationExample('{ "pages": ["intro"], "pages": ["guide"] }', '{ "pages": ["intro", "guide"] }'),
  message: ({ key, line }: { key: string; line: number }) =>
    `${quote(key)} is already set on line ${line}; only the last value is used`,
  hint: () => "remove one of the two, or merge their values",
});

/**
 * A parsed text with its findings (repeated keys), or only the findings that say why it is not JSON. `relaxed` are those
 * about comments and commas behind the last value, which do not keep the text from being read.
 */
export type ParsedJson =
  | { ok: true; data: unknown; findings: Finding[]; relaxed: readonly Finding[] }
  | { ok: false; findings: Finding[] };

/**
 * Reads JSON as `JSON.parse` does, whatever its size and depth. A byte order mark and CRLF are fine. Comments and commas
 * behind the last value are findings, but do not keep the text from being read. If the text is not JSON, each finding (`config/syntax`) has its exact range; a duplicate key is a `config/duplicate-key`.
 */
export function parseJson(text: string, file: string): ParsedJson {
  const json = markLength(text) > 0 ? text.slice(1) : text;
  try {
    return parsed(JSON.parse(json), text, file, []);
  } catch {
    const relaxed = syntaxFindings(text, file);
    try {
      return parsed(JSON.parse(plainJson(json)), plainJson(text), file, relaxed);
    } catch {
      return { ok: false, findings: relaxed };
    }
  }
}

function parsed(data: unknown, text: string, file: string, relaxed: readonly Finding[]): ParsedJson {
  return { ok: true, data, findings: mayRepeatKeys(text, data) ? repeatedJsonKeys(text, file) : [], relaxed };
}

function syntaxFindings(text: string, file: string): Finding[] {
  const { range } = positionsOf(text);
  const at = (start: number, end: number) => ({ file, pointer: "", range: range(start, end) });
  return faultsWithFixes(text).map(({ fault, start, end, unclosed, fixes = [] }) =>
    finding(configSyntax, fault, at(start, end), {
      related: unclosed
        ? [relatedEnd(neverClosed, { open: unclosed.open }, at(unclosed.start, unclosed.start + 1))]
        : [],
      fixes: fixes.map(({ title, start, end, text }) => ({ title, place: at(start, end), text })),
    }),
  );
}

function repeatedJsonKeys(text: string, file: string): Finding[] {
  const { range } = positionsOf(text);
  return findDuplicateKeys(text).map(({ key, pointer, first, again }) => {
    const firstRange = range(...first);
    return finding(
      configDuplicateKey,
      { key, line: firstRange.start.line },
      { file, pointer, part: "key", range: range(...again) },
      {
        related: [relatedEnd(firstSet, { key }, { file, pointer, range: firstRange })],
      },
    );
  });
}

/** How many characters are read again to try fixes, all together. */
const MOST_CHARACTERS = 4 * 1024 * 1024;

/**
 * The faults of a text. A fix is kept only if it removes its fault and causes no other. Fixes that the budget does not
 * allow to try are dropped.
 */
function faultsWithFixes(text: string): JsonSyntaxFault[] {
  const faults = findSyntaxFaults(text);
  let left = MOST_CHARACTERS;
  const helps = (own: JsonSyntaxFault, { start, end, text: written }: TextFix): boolean => {
    left -= text.length;
    if (left < 0) return false;
    const after = findSyntaxFaults(text.slice(0, start) + written + text.slice(end));
    return after.length < faults.length || showsNext(faults, own, after, written.length - (end - start));
  };
  return faults.map((fault) =>
    fault.fixes ? { ...fault, fixes: fault.fixes.filter((fix) => helps(fault, fix)) } : fault,
  );
}

/**
 * Whether the number of faults stayed the same because an older fault is reported only now: it was beyond the limit, or
 * it is a bracket around the one that the fix closed.
 */
function showsNext(
  before: readonly JsonSyntaxFault[],
  own: JsonSyntaxFault,
  after: readonly JsonSyntaxFault[],
  shift: number,
): boolean {
  const [lastBefore, lastAfter] = [before.at(-1), after.at(-1)];
  if (!lastBefore || !lastAfter || after.length > before.length) return false;
  if (after.length === MOST_FAULTS) return lastAfter.start > lastBefore.start + shift;
  const [inner, outer] = [unclosedStart(own), unclosedStart(lastAfter)];
  return inner !== undefined && outer !== undefined && outer < inner;
}

/** The offset of the bracket that, by a fault, is never closed. */
const unclosedStart = ({ unclosed }: JsonSyntaxFault): number | undefined => unclosed?.start;
