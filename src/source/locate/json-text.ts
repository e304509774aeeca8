/** Functions that step over the parts of a valid JSON text. All take and return offsets. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The offset of the next character that is not JSON white space. */
export function skipSpace(text: string, at: number): number {
  let i = at;
  for (;;) {
    const code = text.charCodeAt(i);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return i;
    i++;
  }
}

/** The offset after the string that begins at `at`. */
export function skipString(text: string, at: number): number {
  let end = text.indexOf('"', at + 1);
  while (text.charCodeAt(end - 1) === BACKSLASH && isEscapedQuote(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscapedQuote(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
  return slashes % 2 === 1;
}

/** The offset after the value that begins at `at`, however deep it is. */
export function skipValue(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if (first === QUOTE) return skipString(text, at);
  if (first !== 0x7b && first !== 0x5b) return skipScalar(text, at);
  let depth = 0;
  let i = at;
  do {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      i = skipString(text, i);
      continue;
    }
    // `[` and `{`, `]` and `}` differ in one bit.
    if ((code & 0xdf) === 0x5b) depth++;
    else if ((code & 0xdf) === 0x5d) depth--;
    i++;
  } while (depth > 0);
  return i;
}

/** The offset after the number, `true`, `false` or `null` that begins at `at`. */
function skipScalar(text: string, at: number): number {
  let i = at;
  for (;;) {
    const code = text.charCodeAt(i);
    // Letters, digits, `+`, `-` and `.` continue the value; anything else, and the end of the text (NaN), ends it.
    if (!(code >= 0x30 || code === 0x2b || code === 0x2d || code === 0x2e) || code === 0x5d || code === 0x7d) return i;
    i++;
  }
}

/** The key between the quotes at `start` and before `end`, its escapes read. */
export function keyBetween(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end - 1);
  return raw.includes("\\") ? (JSON.parse(text.slice(start, end)) as string) : raw;
}
