/**
 * What JSON with comments has more than JSON, and strings, in which all of it is text. What is never closed goes on to the
 * end, so that each character is read once.
 */
const TOKENS = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/g;
const TRAILING = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"?|,(?=\s*[}\]])/g;

/** Whether a text may have comments or commas behind the last value. Most do not, and are not copied. */
const MAY_DIFFER = /(?<!:)\/\/|":\/\/|\/\*|,\s*[}\]]/;

/**
 * The text with blanks in place of comments and of commas behind the last value, as editors' JSON allows them. Offsets and
 * lines stay; JSON stays as it is.
 *
 * @example plainJson('[1, // one\n]') // "[1        \n]"
 */
export function plainJson(text: string): string {
  if (!MAY_DIFFER.test(text)) return text;
  return text
    .replace(TOKENS, (token) => (token.startsWith('"') ? token : token.replace(/[^\r\n]/g, " ")))
    .replace(TRAILING, (token) => (token === "," ? " " : token));
}
