/** A text with a capital letter at its start. A text that has one already is not copied. */
export function upperFirst(text: string): string {
  const first = text.charAt(0);
  return first >= "A" && first <= "Z" ? text : first.toUpperCase() + text.slice(1);
}
