import type { PageFile } from "../../navigation/tree.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { matchVariables } from "../../vocabulary/elements/variable-name.ts";
import { withoutCode } from "../../vocabulary/files/markdown-code.ts";

/** The variables (`{{name}}`) that a page's text uses, each place of them. Code is left out, and so are JSX attributes. */
export function variablesIn(text: string): NonNullable<PageFile["variables"]> {
  if (!text.includes("{{")) return [];
  const { range } = positionsOf(text);
  const plain = withoutCode(text);
  const variables = matchVariables(plain).filter(({ index }) => plain[index - 1] !== "=");
  return variables.map(({ 0: written, 1: name = "", index }) => ({
    name,
    range: range(index, index + written.length),
  }));
}
