import { markLength } from "../locate/positions.ts";
import { skipBlank } from "./blank.ts";
import { locateImbalance } from "./brackets.ts";
import { extraComma, missingComma, trailingComma } from "./commas.ts";
import { addFault, type Frame, type Imbalance, type JsonSyntaxFault, type Scan, type State } from "./scan.ts";
import { isQuote, readString, readSyntaxWord, scanNumber } from "./tokens.ts";

export const MOST_FAULTS = 20;

/**
 * The faults that keep a text from being JSON, in text order, at most twenty. The search steps over slips that leave
 * the structure clear (commas, comments, quotes), and ends at a missing bracket or quote. `[]` for valid JSON.
 */
export const findSyntaxFaults = (text: string): JsonSyntaxFault[] =>
  scanText(text).map((fault) => (fault.fault.case === "unclosed-bracket" ? withFixThatCloses(text, fault) : fault));

/** The fault, without its fix if the bracket would still be open after it: misleading indentation can cause that. */
function withFixThatCloses(text: string, fault: JsonSyntaxFault): JsonSyntaxFault {
  const opener = ({ unclosed }: JsonSyntaxFault) => unclosed?.start;
  const fixes = fault.fixes?.filter(({ start, end, text: written }) =>
    scanText(text.slice(0, start) + written + text.slice(end)).every(
      (other) => other.fault.case !== "unclosed-bracket" || opener(other) !== opener(fault),
    ),
  );
  return { ...fault, fixes: fixes ?? [] };
}

function scanText(text: string): JsonSyntaxFault[] {
  const scan: Scan = {
    text,
    at: markLength(text),
    state: "value",
    frames: [],
    faults: [],
    suspects: {},
    lineStart: 0,
    lineIndent: 0,
    firstOfLine: true,
    tokenStart: 0,
    tokenEnd: 0,
    commaStart: 0,
  };
  while (scan.state !== "stopped" && skipBlank(scan, MOST_FAULTS) && scan.faults.length < MOST_FAULTS) {
    const start = scan.at;
    scan.state = start >= text.length ? atEnd(scan) : stepScan(scan, text[start] as string);
    scan.tokenStart = start;
    scan.tokenEnd = scan.at;
    scan.firstOfLine = false;
  }
  return scan.faults;
}

/** Takes the token that begins at `scan.at` with `char`, and tells what may come next. */
function stepScan(scan: Scan, char: string): State {
  const frame = scan.frames.at(-1);
  if (scan.state === "end") return afterRoot(scan, char);
  if (scan.state === "value" || scan.state === "value-or-close" || !frame) return atValue(scan, char, frame);
  if (scan.state === "colon") return atColon(scan, char, frame);
  if (scan.state === "comma-or-close") return afterValue(scan, char, frame);
  return atKey(scan, char, frame);
}

function atValue(scan: Scan, char: string, frame: Frame | undefined): State {
  if (char === "{" || char === "[") return openContainer(scan, char);
  if (frame?.kind === "array") {
    if (char === "]") return closeContainer(scan, frame);
    if (char === "}") return unbalanced(scan, { missing: "closer", frame, before: scan.at });
    if (char === ",") return extraComma(scan);
  } else if (frame && char === "]") return unbalanced(scan, { missing: "opener", bracket: "[", frame });
  if (",:}]".includes(char)) return noValue(scan, char);
  if (!frame && isOtherFormat(scan.text, scan.at)) return otherFormat(scan);
  if (frame) frame.entries++;
  const read = isQuote(char)
    ? readString(scan)
    : /[-+.\d]/.test(char)
      ? scanNumber(scan)
      : readSyntaxWord(scan, "value");
  if (!read) return "stopped";
  return frame ? "comma-or-close" : "end";
}

/** Whether a file begins as YAML, HTML and code do: with a word or a sign that JSON does not have. */
const isOtherFormat = (text: string, start: number): boolean =>
  /^(-(?!\d)|[^-\s\d"'`\u2018-\u201f{[+.])/.test(text.slice(start, start + 2)) &&
  !/^(true|false|null)\b/i.test(text.slice(start, start + 6));

function otherFormat(scan: Scan): State {
  const { text, at: start } = scan;
  const [line = ""] = /^.*/.exec(text.slice(start, start + 40)) ?? [];
  return stop(scan, {
    fault: { case: "other-format", line: line.trimEnd() },
    start,
    end: start + line.trimEnd().length,
  });
}

/** A value is expected, and the text has something else. */
function noValue(scan: Scan, char: string): State {
  return stop(scan, { fault: { case: "missing-value", before: char }, start: scan.at, end: scan.at + 1 });
}

function atKey(scan: Scan, char: string, frame: Frame): State {
  if (char === "}") return closeContainer(scan, frame);
  if (char === ",") return extraComma(scan);
  if (char === "]" || char === "[" || char === "{") return unbalanced(scan, strangerInObject(scan, frame));
  const start = scan.at;
  if (!(isQuote(char) ? readString(scan) : readSyntaxWord(scan, "key"))) return "stopped";
  frame.key = { start, end: scan.at };
  return "colon";
}

/**
 * An object has something that only a list can contain, after one of its properties: either the object was never closed, or
 * the list was never opened. The indentation tells.
 */
function strangerInObject(scan: Scan, frame: Frame): Imbalance {
  const belongsWithin = scan.firstOfLine ? scan.lineIndent > frame.indent : scan.frames.at(-2)?.kind !== "array";
  return belongsWithin && frame.property
    ? { missing: "opener", bracket: "[", frame }
    : { missing: "closer", frame, before: scan.at };
}

function atColon(scan: Scan, char: string, frame: Frame): State {
  const { start, end } = frame.key;
  const key = scan.text.slice(start, end);
  if (char === ":") {
    frame.property = { keyStart: start, keyEnd: end, colonEnd: ++scan.at };
    return "value";
  }
  if (char === "=") return equalsSign(scan, frame);
  if (frame.property && (char === "," || char === "]")) return unbalanced(scan, stringInObject(scan, frame));
  if (",]}".includes(char)) {
    return stop(scan, { fault: { case: "key-without-value", key }, start, end });
  }
  addFault(scan, { case: "missing-colon", key }, { start, end }, { title: "Insert the colon", start: end, text: ":" });
  frame.property = { keyStart: start, keyEnd: end, colonEnd: end };
  return "value";
}

/**
 * An object has a string without a value: either the list of the last property was never opened
 * (`"pages": "a", "b" ]`), or the string comes after an object that was never closed.
 */
function stringInObject(scan: Scan, frame: Frame): Imbalance {
  const before = frame.key.start;
  const belongsWithin = leadsLine(scan, before)
    ? scan.lineIndent > frame.indent
    : !/[\]}]\s*,?\s*$/.test(scan.text.slice(Math.max(frame.start, before - 80), before));
  return belongsWithin ? { missing: "opener", bracket: "[", frame } : { missing: "closer", frame, before };
}

/** Whether the current line is blank before `at`. */
const leadsLine = (scan: Scan, at: number): boolean => scan.text.slice(scan.lineStart, at).trim() === "";

function equalsSign(scan: Scan, frame: Frame): State {
  const start = scan.at;
  const end = scan.text[start + 1] === ">" ? start + 2 : start + 1;
  const fault = { case: "wrong-colon", written: scan.text.slice(start, end) } as const;
  addFault(scan, fault, { start, end }, { title: "Use a colon", text: ":" });
  scan.at = end;
  frame.property = { keyStart: frame.key.start, keyEnd: frame.key.end, colonEnd: end };
  return "value";
}

function afterValue(scan: Scan, char: string, frame: Frame): State {
  const inArray = frame.kind === "array";
  const next = inArray ? "value" : "key";
  scan.commaStart = scan.at;
  if (char === ",") {
    scan.at++;
    return next;
  }
  if (char === (inArray ? "]" : "}")) return closeContainer(scan, frame);
  if (char === "}") return unbalanced(scan, { missing: "closer", frame, before: scan.at });
  if (char === "]") return unbalanced(scan, strangerInObject(scan, frame));
  if (char === ":") {
    return unbalanced(scan, inArray ? keyInArray(scan, frame) : { missing: "opener", bracket: "{", frame });
  }
  missingComma(scan, char);
  return next;
}

/** `"key":` in a list: either the list was never closed, or an object in it was never opened. */
function keyInArray(scan: Scan, frame: Frame): Imbalance {
  const before = scan.tokenStart;
  const opens = leadsLine(scan, before) ? scan.lineIndent > frame.indent : frame.entries <= 1;
  return opens ? { missing: "opener", bracket: "{", frame, before } : { missing: "closer", frame, before };
}

function openContainer(scan: Scan, char: "{" | "["): State {
  const parent = scan.frames.at(-1);
  if (parent) parent.entries++;
  const { at: start, lineStart, lineIndent: indent } = scan;
  const kind = char === "{" ? "object" : "array";
  scan.frames.push({ kind, start, lineStart, indent, entries: 0, key: { start, end: start } });
  scan.at++;
  return kind === "object" ? "key-or-close" : "value-or-close";
}

function closeContainer(scan: Scan, frame: Frame): State {
  // `key` and `value` are what a comma leaves behind.
  if (scan.state === "key" || scan.state === "value") trailingComma(scan);
  if (scan.firstOfLine && scan.lineStart !== frame.lineStart && scan.lineIndent < frame.indent) {
    scan.suspects[frame.kind] ??= { missing: "closer", frame, before: scan.at };
  }
  scan.frames.pop();
  scan.at++;
  return scan.frames.length > 0 ? "comma-or-close" : "end";
}

function afterRoot(scan: Scan, char: string): State {
  if (char === ":") return unopenedFile(scan);
  const [start, end] = [scan.at, scan.at + 1];
  if (char !== "}" && char !== "]") {
    return stop(scan, { fault: { case: "text-after-end" }, start, end });
  }
  const suspect = scan.suspects[char === "}" ? "object" : "array"];
  if (suspect) return unbalanced(scan, suspect);
  return stop(scan, { fault: { case: "extra-bracket", close: char }, start, end });
}

/** The file begins with a key: the bracket belongs on the first line, even if that line is empty. */
function unopenedFile(scan: Scan): State {
  const first = scan.text.search(/\S/);
  const isOnFirstLine = !/[\r\n]/.test(scan.text.slice(0, first));
  const start = isOnFirstLine ? first : markLength(scan.text);
  return stop(scan, {
    fault: { case: "unopened-file" },
    start,
    end: isOnFirstLine ? start + 1 : start,
    fixes: [{ title: 'Insert "{"', start, end: start, text: "{" }],
  });
}

function atEnd(scan: Scan): State {
  const frame = scan.frames.at(-1);
  if (frame) return unbalanced(scan, { missing: "closer", frame, before: scan.text.length });
  if (scan.state === "end" || scan.faults.length > 0) return "stopped";
  return stop(scan, { fault: { case: "empty" }, start: 0, end: 0 });
}

function unbalanced(scan: Scan, imbalance: Imbalance): State {
  const likely = imbalance.missing === "closer" ? (scan.suspects[imbalance.frame.kind] ?? imbalance) : imbalance;
  return stop(scan, locateImbalance(scan.text, likely));
}

function stop(scan: Scan, fault: JsonSyntaxFault): State {
  scan.faults.push(fault);
  return "stopped";
}
