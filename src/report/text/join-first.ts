import { groupDigits } from "../../diagnostic/words.ts";
/** `a, b, c and 9 more`: the first names of a list. */
export function joinFirst(names: readonly string[], most: number): string {
  const more = names.length - most;
  const first = names.slice(0, most).join(", ");
  return more > 0 ? `${first} and ${groupDigits(more)} more` : first;
}
