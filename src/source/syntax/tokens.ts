import { codePointName } from "./blank.ts";
import { addFault, type Scan } from "./scan.ts";

/** The marks that people use for quotes, with their closing marks. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ["`", "`"],
  ["“", "”“"],
  ["”", "”“"],
  ["‘", "’‘"],
  ["’", "’‘"],
]);

export const isQuote = (char: string): boolean => QUOTES.has(char);

/** Reads a string in any quotes; quotes that are not double are a fault. False if it never ends. */
export function readString(scan: Scan): boolean {
  const { text, at: start } = scan;
  const quote = text[start] as string;
  const closing = QUOTES.get(quote) ?? quote;
  let at = start + 1;
  while (at < text.length && !closing.includes(text[at] as string)) {
    const char = text[at] as string;
    if (char === "\n" || char === "\r") return neverClosed(scan, at);
    if (quote === '"') {
      if (char === "\\") checkEscape(scan, at);
      else if (char < " ") controlCharacter(scan, at);
    }
    at += char === "\\" && (text[at + 1] ?? "") >= " " ? 2 : 1;
  }
  if (at >= text.length) return neverClosed(scan, text.length);
  const end = at + 1;
  scan.at = end;
  if (quote !== '"') {
    const written = JSON.stringify(text.slice(start + 1, at).replaceAll("\\'", "'"));
    addFault(
      scan,
      { case: "wrong-quotes", mark: quote },
      { start, end },
      { title: "Use double quotes", text: written },
    );
  }
  return true;
}

function neverClosed(scan: Scan, end: number): boolean {
  const ends = end >= scan.text.length ? "file" : "line";
  addFault(scan, { case: "unclosed-string", ends }, { start: scan.at, end });
  return false;
}

function checkEscape(scan: Scan, start: number): void {
  const { text } = scan;
  const next = text[start + 1] ?? "";
  if (next < " " || `"\\/bfnrt`.includes(next)) return;
  if (next === "u" && /^[\da-f]{4}$/i.test(text.slice(start + 2, start + 6))) return;
  addFault(
    scan,
    next === "u" ? { case: "unicode-escape" } : { case: "unknown-escape", character: next },
    { start, end: start + 2 },
    { title: "Double the backslash", end: start + 1, text: "\\\\" },
  );
}

function controlCharacter(scan: Scan, start: number): void {
  const char = scan.text[start] as string;
  const escaped = JSON.stringify(char).slice(1, -1);
  const fault = { case: "control-character", codePoint: codePointName(char), escaped } as const;
  addFault(scan, fault, { start, end: start + 1 }, { title: `Use ${escaped}`, text: escaped });
}

/** Reads what begins like a number. */
export function scanNumber(scan: Scan): boolean {
  const start = scan.at;
  const raw = readUntil(scan, /[\s,;:{}[\]"]/g);
  if (!/^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?$/.test(raw)) {
    const fix = { title: "Add the quotes", text: JSON.stringify(raw) };
    addFault(scan, { case: "number", written: raw }, { start, end: scan.at }, fix);
  }
  return true;
}

/** The words that people write for the three literals of JSON. */
const LITERALS: ReadonlyMap<string, string> = new Map([
  ["true", "true"],
  ["yes", "true"],
  ["false", "false"],
  ["no", "false"],
  ["null", "null"],
  ["none", "null"],
  ["undefined", "null"],
]);

/**
 * The literal that a bare word is meant as: in another spelling (`True`), cut short (`fals`), or with letters swapped
 * (`ture`).
 */
function literalFor(raw: string): string | undefined {
  const word = raw.toLowerCase();
  const letters = (text: string) => [...text].sort().join("");
  const isNearly = (literal: string) =>
    (word.length > 2 && literal.startsWith(word)) || (word.length < 6 && letters(word) === letters(literal));
  return LITERALS.get(word) ?? ["true", "false", "null"].find(isNearly);
}

/** Reads a bare word: a literal or, with a fault, a string without quotes. False if the text does not begin with a word. */
export function readSyntaxWord(scan: Scan, part: "key" | "value"): boolean {
  const { text, at: start } = scan;
  if (!/[\p{L}\p{N}_$@./~*<-]/u.test(text[start] as string)) {
    const fault = { case: "stray-character", character: text[start] as string, part } as const;
    addFault(scan, fault, { start, end: start + 1 });
    return false;
  }
  const isUrl = text.startsWith("http", start);
  const raw = readUntil(scan, part === "key" ? /[\s,:={}[\]"]/g : isUrl ? /[\s,{}[\]"]/g : /[\s,:{}[\]"]/g);
  // A quote right behind it is the one that closes it: the one that opens it is missing.
  const closes = part === "key" ? /"[ \t]*:/y : /"[ \t]*(?=[,\]}\r\n]|$)/y;
  closes.lastIndex = scan.at;
  const isHalfQuoted = closes.test(text);
  if (isHalfQuoted) scan.at++;
  const literal = part === "value" && !isHalfQuoted ? literalFor(raw) : undefined;
  if (literal === raw) return true;
  const written = literal ?? JSON.stringify(raw);
  addFault(
    scan,
    literal ? { case: "literal", written: raw, meant: literal } : { case: "unquoted", written: raw, part },
    { start, end: scan.at },
    { title: `Use ${written}`, text: written },
  );
  return true;
}

/** Moves the scan to the next character that `stop` matches, at least one further, and gives the text between. */
function readUntil(scan: Scan, stop: RegExp): string {
  const start = scan.at;
  stop.lastIndex = start + 1;
  scan.at = stop.exec(scan.text)?.index ?? scan.text.length;
  return scan.text.slice(start, scan.at);
}
