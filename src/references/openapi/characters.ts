/** The characters that lines of YAML are read by, as UTF-16 codes. */
export const LF = 0x0a;
export const CR = 0x0d;
const TAB = 0x09;
export const SPACE = 0x20;
export const HASH = 0x23;
export const DASH = 0x2d;
export const COLON = 0x3a;
export const SINGLE = 0x27;
export const DOUBLE = 0x22;
export const BACKSLASH = 0x5c;

export const isBlank = (code: number): boolean => code === SPACE || code === TAB;

/** White space, or what `charCodeAt` gives behind the end of a text. */
export const isSpace = (code: number): boolean => isBlank(code) || code === LF || code === CR || Number.isNaN(code);

/** Where the line after the one of an offset begins; the text's length if there is none. */
export function nextLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end + 1;
}
