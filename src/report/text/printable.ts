/**
 * Control characters, halves of characters, and those that turn the direction of what follows: a text from a file could
 * steer a terminal.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu;

/** The text with what a terminal would act on written out: a line break as `\n`, an escape as `\u001b`. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, (char) => {
    const quoted = JSON.stringify(char).slice(1, -1);
    return quoted === char ? escapeOf(char) : quoted;
  });
}

/** Lines of a text, each printable and with its end. */
export const printableLines = (lines: readonly string[]): string =>
  lines.map((line) => `${printable(line)}\n`).join("");

/** The unprintable characters that JSON does not escape by itself. */
const UNPRINTABLE_IN_JSON = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069\u2028\u2029]/g;

/** A value as indented JSON, with what a terminal would act on written out: a program reads it as it was. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(UNPRINTABLE_IN_JSON, (char) => escapeOf(char));

const escapeOf = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;

/** The columns that a text takes on a terminal: two for East Asian and emoji characters, none for combining marks. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const char of text) width += /\p{M}|\p{Cf}/u.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
  return width;
}
