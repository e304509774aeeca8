/** How long the front matter of a page is, with the lines around it; 0 if there is none. */
export function frontMatterLength(text: string): number {
  const open = /^\uFEFF?---[ \t]*\r?\n/.exec(text);
  if (!open) return 0;
  const close = /^---[ \t]*\r?(?:\n|$)/gm;
  close.lastIndex = open[0].length;
  const end = close.exec(text);
  return end ? end.index + end[0].length : 0;
}
