import { decodeTarget } from "./decode-text.ts";
import type { ScannedLink } from "./scanned-page.ts";

interface Target {
  readonly target: string;
  readonly start: number;
  readonly end: number;
  /** Offset behind the closing parenthesis. */
  readonly after: number;
}

/** Parentheses in an address nest so deep at most, as in CommonMark. */
const MOST_PARENTHESES = 32;

/** Reads `address "title")`, from behind the opening parenthesis of a link. */
export function readTarget(text: string, from: number): Target | undefined {
  let at = skipTargetSpace(text, from);
  const address = readAddress(text, at);
  if (!address) return undefined;
  const spaced = skipTargetSpace(text, address.after);
  at = spaced > address.after ? skipTitle(text, spaced) : spaced;
  if (at === -1 || text.charCodeAt(at) !== 41) return undefined;
  const { start, end } = address;
  return { target: decodeTarget(text.slice(start, end)), start, end, after: at + 1 };
}

function readAddress(text: string, from: number): { start: number; end: number; after: number } | undefined {
  if (text.charCodeAt(from) === 60) {
    const found = /[\n<>]/g;
    found.lastIndex = from + 1;
    const close = found.exec(text);
    return close?.[0] === ">" ? { start: from + 1, end: close.index, after: close.index + 1 } : undefined;
  }
  let depth = 0;
  let at = from;
  for (; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char <= 32) break;
    if (char === 92) at++;
    else if (char === 40 && ++depth > MOST_PARENTHESES) return undefined;
    else if (char === 41 && --depth < 0) break;
  }
  return depth > 0 ? undefined : { start: from, end: Math.min(at, text.length), after: Math.min(at, text.length) };
}

/** Spaces and at most one line end. */
function skipTargetSpace(text: string, from: number): number {
  let lines = 0;
  let at = from;
  for (; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 10 && ++lines > 1) break;
    if (char !== 32 && char !== 9 && char !== 10 && char !== 13) break;
  }
  return at;
}

const TITLES: Readonly<Record<string, RegExp>> = {
  '"': /"(?:[^"\\]|\\[\s\S])*"/y,
  "'": /'(?:[^'\\]|\\[\s\S])*'/y,
  "(": /\((?:[^()\\]|\\[\s\S])*\)/y,
};

/** Offset behind a title and the space after it; `from` if there is none, -1 if it does not end. */
function skipTitle(text: string, from: number): number {
  const pattern = TITLES[text[from] ?? ""];
  if (!pattern) return from;
  pattern.lastIndex = from;
  const found = pattern.exec(text)?.[0];
  if (found === undefined || /\n[ \t]*\r?\n/.test(found)) return -1;
  return skipTargetSpace(text, from + found.length);
}

const DEFINITION =
  /\[(?!\^)((?:[^[\]\\\n]|\\.)+)\]:[ \t]*(?:<([^<>\n]*)>|([^\s<]\S*))(?:[ \t]+["'(].*["')])?[ \t]*\r?$/y;

/** The address of a reference definition (`[name]: address`) that begins at `from`. */
export function readDefinition(text: string, from: number, lineEnd: number): ScannedLink | undefined {
  const line = text.slice(from, lineEnd);
  DEFINITION.lastIndex = 0;
  const found = DEFINITION.exec(line);
  if (!found) return undefined;
  const written = found[2] ?? found[3] ?? "";
  const start = from + line.indexOf(written, (found[1] as string).length + 3);
  return { target: decodeTarget(written), form: "definition", start, end: start + written.length };
}
