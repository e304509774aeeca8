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
export const headingText = (line: string): string => withoutClosingMarks(line.trim().replace(/^#+/, ""));

/** A heading's text without the marks that may close it, `Title ##`. The mark of `C#` is part of a word. */
export function withoutClosingMarks(title: string): string {
  if (!title.endsWith("#")) return title.trim();
  const rest = trimEndOf(title, "#");
  return (/(?:^|[ \t])$/.test(rest.slice(-1)) ? rest : title).trim();
}
