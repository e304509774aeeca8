import { lineStart } from "../../vocabulary/files/line-bounds.ts";
import { BACKSLASH, COLON, CR, DOUBLE, HASH, isBlank, isSpace, LF, nextLine, SINGLE, SPACE } from "./characters.ts";

type Mark = '"' | "'" | "[" | "{";

/** Where a value ends that does not close in its stretch. */
const OPEN = Number.POSITIVE_INFINITY;

/**
 * Finds values of a YAML text that open a quote or a bracket and continue past the lines that their indentation allows.
 * YAML forbids such values, but js-yaml reads them. Callers ask for ranges in the order of the text, each once.
 */
export class OpenValues {
  /** The next offset of each mark, as far as the search has come. */
  private readonly next: Record<Mark, number> = { '"': -1, "'": -1, "[": -1, "{": -1 };
  /** Characters that may still be looked at for brackets: what looks like one in prose could be scanned over and over. */
  private steps: number;
  /** The column of the innermost key or dash before the place that is read. */
  private column = 0;
  /** Whether that place is a line's first, or behind a text. */
  private leads = false;

  constructor(private readonly text: string) {
    this.steps = 2 * text.length;
  }

  /**
   * Whether a value that opens in a stretch may close behind its end; `true` if that can't be told. The stretch begins
   * behind a key that is `indent` columns in. For most, their marks are enough to tell; the others are read.
   */
  runPast(start: number, end: number, indent: number): boolean {
    const first = this.text[start] ?? "\n";
    if (first === '"' || first === "'") return closingQuote(this.text, start) >= end;
    // Texts without quotes and block scalars open nothing.
    if (!"[{!&#\r\n".includes(first)) return false;
    const suspicious =
      this.doubleRunsPast(start, end) || this.singleRunsPast(start, end) || this.bracketRunsPast(start, end);
    return suspicious && this.readsPast(start, end, indent);
  }

  /** Every quote ends the string before it, so only the last one can be open. */
  private doubleRunsPast(start: number, end: number): boolean {
    if (this.seek('"', start) >= end) return false;
    let last = this.text.lastIndexOf('"', end - 1);
    while (last >= start && isEscaped(this.text, last)) last = this.text.lastIndexOf('"', last - 1);
    return last >= start && isValueStart(this.text, last);
  }

  /**
   * Two quotes inside a string mean one quote, so only the last run of an odd number of quotes can have opened a
   * string.
   */
  private singleRunsPast(start: number, end: number): boolean {
    if (this.seek("'", start) >= end) return false;
    let last = this.text.lastIndexOf("'", end - 1);
    while (last >= start) {
      let first = last;
      while (this.text.charCodeAt(first - 1) === SINGLE) first--;
      if ((last - first) % 2 === 0) return isValueStart(this.text, first);
      last = this.text.lastIndexOf("'", first - 1);
    }
    return false;
  }

  private bracketRunsPast(start: number, end: number): boolean {
    let at = start;
    for (;;) {
      at = Math.min(this.seek("[", at), this.seek("{", at));
      if (at >= end) return false;
      if (!isValueStart(this.text, at)) at++;
      else {
        const { close, hides } = this.closingBracket(at);
        if (close >= end) return true;
        at = hides ? at + 1 : close + 1;
      }
    }
  }

  /** Reads a stretch line by line, from value to value. */
  private readsPast(start: number, end: number, indent: number): boolean {
    this.column = indent;
    this.leads = false;
    let at = start;
    while (at < end) at = this.pastToken(skipProperties(this.text, at), end);
    return at === OPEN;
  }

  /** Behind the token at an offset: a key, a dash, a value; `OPEN` if it is a value that does not close before `end`. */
  private pastToken(at: number, end: number): number {
    const { text } = this;
    const char = text[at] ?? "\n";
    if (char === "\n" || char === "\r" || char === "#") {
      this.leads = true;
      return nextLine(text, at);
    }
    if ("\"'[{".includes(char)) {
      const close = "[{".includes(char) ? this.closingBracket(at).close : closingQuote(text, at);
      if (close >= end) return OPEN;
      const colon = skipBlanks(text, close + 1);
      return text[colon] === ":" ? this.pastKey(at, colon + 1) : this.pastText(nextLine(text, close));
    }
    if ("-?".includes(char) && isSpace(text.charCodeAt(at + 1))) return this.pastKey(at, at + 1);
    if ("|>".includes(char)) return this.pastText(skipDeeper(text, at, this.column));
    const colon = colonOf(text, at);
    if (colon !== undefined) return this.pastKey(at, colon + 1);
    // If a text begins on a line of its own, its other lines may be as far in as the keys of a mapping.
    return this.leads ? OPEN : this.pastText(skipDeeper(text, at, this.column));
  }

  private pastKey(start: number, end: number): number {
    this.column = columnOf(this.text, start);
    this.leads = false;
    return end;
  }

  private pastText(end: number): number {
    this.leads = true;
    return end;
  }

  /** The first mark at or after an offset; the text's length if there is none. */
  private seek(mark: Mark, from: number): number {
    if (this.next[mark] < from) {
      const found = this.text.indexOf(mark, from);
      this.next[mark] = found === -1 ? this.text.length : found;
    }
    return this.next[mark];
  }

  /**
   * Where the bracket that opens at an offset closes: `Infinity` if nowhere, or if that can't be told. `hides`:
   * there are strings or comments on the way, whose brackets were not counted.
   */
  private closingBracket(start: number): { close: number; hides: boolean } {
    const { text } = this;
    let depth = 0;
    let hides = false;
    for (let at = start; at < text.length && --this.steps >= 0; at++) {
      const code = text.charCodeAt(at);
      // `[` and `{`, `]` and `}` differ in one bit.
      if ((code & 0xdf) === 0x5b) depth++;
      else if ((code & 0xdf) === 0x5d) {
        if (--depth === 0) return { close: at, hides };
      } else if (code === DOUBLE || code === SINGLE) {
        const begins = beginsInFlow(text, at);
        if (begins === undefined) break;
        if (!begins) continue;
        const end = closingQuote(text, at);
        this.steps -= end - at;
        at = end;
        hides = true;
      } else if (code === HASH && isSpace(text.charCodeAt(at - 1))) {
        const end = text.indexOf("\n", at);
        if (end === -1) break;
        at = end;
        hides = true;
      }
    }
    return { close: Number.POSITIVE_INFINITY, hides };
  }
}

/** Behind white space, tags and anchors of the line. */
function skipProperties(text: string, at: number): number {
  let next = skipBlanks(text, at);
  while (text[next] === "!" || text[next] === "&") {
    while (!isSpace(text.charCodeAt(next))) next++;
    next = skipBlanks(text, next);
  }
  return next;
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (isBlank(text.charCodeAt(next))) next++;
  return next;
}

/** Behind the lines that are further in than a column, and blank ones. */
function skipDeeper(text: string, at: number, column: number): number {
  let line = nextLine(text, at);
  while (line < text.length) {
    let first = line;
    while (text.charCodeAt(first) === SPACE) first++;
    const code = text.charCodeAt(first);
    if (first - line <= column && code !== LF && code !== CR) break;
    line = nextLine(text, first);
  }
  return line;
}

const columnOf = (text: string, at: number): number => at - lineStart(text, at);

/** The colon behind the key without quotes that begins at an offset, if a key does. */
function colonOf(text: string, start: number): number | undefined {
  for (let at = start; ; at++) {
    const code = text.charCodeAt(at);
    if (code === LF || Number.isNaN(code)) return undefined;
    if (code === HASH && isBlank(text.charCodeAt(at - 1))) return undefined;
    if (code === COLON && isSpace(text.charCodeAt(at + 1))) return at;
  }
}

/** Whether a value may begin at an offset: first on its line, or behind a key, a dash, a tag or an anchor. */
function isValueStart(text: string, at: number): boolean {
  let before = at - 1;
  while (isBlank(text.charCodeAt(before))) before--;
  if (before < 0 || text.charCodeAt(before) === LF) return true;
  if (before === at - 1) return false;
  const char = text[before] as string;
  if (char === ":" || char === "-" || char === "?") return true;
  while (before > 0 && !isSpace(text.charCodeAt(before - 1))) before--;
  return text[before] === "!" || text[before] === "&";
}

/** Whether a quote within brackets begins a string (else it is part of a text without quotes); `undefined` if unsure. */
function beginsInFlow(text: string, at: number): boolean | undefined {
  let before = at - 1;
  while (isSpace(text.charCodeAt(before))) before--;
  const char = text[before] as string;
  if ("[{,?".includes(char)) return true;
  const touches = before === at - 1;
  if (char === ":" && (!touches || `"'`.includes(text[before - 1] ?? ""))) return true;
  return touches && char !== ":" ? false : undefined;
}

/** Where the string that begins at an offset ends; `Infinity` if it never does. */
function closingQuote(text: string, start: number): number {
  const quote = text[start] as string;
  let at = text.indexOf(quote, start + 1);
  for (; at !== -1; at = text.indexOf(quote, at + 1)) {
    if (quote === '"' ? !isEscaped(text, at) : text.charCodeAt(at + 1) !== SINGLE) return at;
    if (quote === "'") at++;
  }
  return Number.POSITIVE_INFINITY;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text.charCodeAt(before - 1) === BACKSLASH) before--;
  return (at - before) % 2 === 1;
}
