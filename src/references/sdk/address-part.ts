/**
 * One segment of the address of a part of an SDK, as the hosted platform makes it: runs of characters other than ASCII
 * letters, digits, `.`, `_` and `-` become one `-`, which is removed at both ends. Case stays.
 *
 * @example addressPart("@acme/core") // "acme-core"
 * @example addressPart("日本") // "item"
 */
export const addressPart = (name: string): string => {
  const part = trimDashes(name.replace(/[^A-Za-z0-9._-]+/g, "-"));
  return /^\.*$/.test(part) ? "item" : part;
};

/** Without the dashes at either end. A pattern for the end would try each run of dashes from each of its characters. */
function trimDashes(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === "-") start++;
  while (end > start && text[end - 1] === "-") end--;
  return text.slice(start, end);
}
