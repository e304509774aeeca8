/**
 * A text without all of one character at its end. A regular expression would need quadratic time for a run of it
 * elsewhere.
 */
export function trimEndOf(text: string, character: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === character) end--;
  return text.slice(0, end);
}

/** The text of a Markdown heading, `# Title #`, without its marks. */
export const headingText = (line: string): string => trimEndOf(line.trim().replace(/^#+/, ""), "#").trim();
