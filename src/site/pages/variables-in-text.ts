import type { PageFile } from "../../navigation/tree.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { matchVariables } from "../../vocabulary/variable-name.ts";

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

/** The text with blanks in place of fenced blocks and code spans, so that offsets stay. */
function withoutCode(text: string): string {
  let fence: string | undefined;
  return text.replace(/[^\n]*(?:\n|$)/g, (line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return " ".repeat(line.length);
    }
    if (mark !== undefined) {
      fence = mark;
      return " ".repeat(line.length);
    }
    return line.replace(/(`{1,3})[^`]+\1/g, (code) => " ".repeat(code.length));
  });
}
