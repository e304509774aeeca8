/**
 * The text with another one in the place of each HTML comment. What begins as a comment and does not end is text.
 *
 * @param isComment whether what begins at an offset is one; offsets grow from call to call
 */
export function replaceComments(
  text: string,
  change: (comment: string) => string,
  isComment: (start: number) => boolean = () => true,
): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf("<!--"); start >= 0; start = text.indexOf("<!--", Math.max(at, start + 4))) {
    if (!isComment(start)) continue;
    const end = text.indexOf("-->", start + 4) + 3;
    if (end === 2) break;
    parts.push(text.slice(at, start), change(text.slice(start, end)));
    at = end;
  }
  return parts.join("") + text.slice(at);
}
