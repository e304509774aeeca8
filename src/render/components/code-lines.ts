import type { Element } from "hast";
import { element, type Node, nodesOf } from "../hast.ts";

type Mark = "added" | "removed" | "highlighted" | "focused";

/** What is said of lines, by their index. */
export type LineMarks = ReadonlyMap<number, ReadonlySet<Mark>>;

/** How comments at the ends of lines say it (https://www.mintlify.com/docs/create/code). */
const NOTATIONS: ReadonlyMap<string, Mark> = new Map([
  ["++", "added"],
  ["--", "removed"],
  ["highlight", "highlighted"],
  ["hl", "highlighted"],
  ["focus", "focused"],
]);

const START = "[!code ";

/** Lines by their index, with the last. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly name: Mark;
}

/**
 * Takes the comments out of code that say something of lines, `// [!code ++:3]`, and adds what options of the fence say.
 *
 * @param options `highlight` and `focus`: numbers of lines and ranges, `1-2,5`
 */
export function readLineMarks(
  code: string,
  { highlight = "", focus = "" }: { readonly highlight?: string | undefined; readonly focus?: string | undefined },
): { text: string; marks: LineMarks } {
  const lines: string[] = [];
  const ranges: Range[] = [];
  for (const line of code.split("\n")) {
    const { rest, name, count } = readNotation(line);
    if (name) ranges.push({ from: lines.length, to: lines.length + count - 1, name });
    // A line that was the comment alone tells of the lines below it.
    if (name === undefined || rest.trim() !== "") lines.push(rest);
  }
  for (const [text, name] of [[highlight, "highlighted"] as const, [focus, "focused"] as const]) {
    for (const [, from, to = from] of text.matchAll(/(\d{1,6})(?:-(\d{1,6}))?/g)) {
      ranges.push({ from: Number(from) - 1, to: Number(to) - 1, name });
    }
  }
  return { text: lines.join("\n"), marks: marksOf(ranges, lines.length) };
}

/** What ranges say of each line, which is looked at once for all that overlap. */
function marksOf(ranges: Range[], lineCount: number): LineMarks {
  const marks = new Map<number, Set<Mark>>();
  const ends = new Map<Mark, number>();
  for (const { from, to, name } of ranges.sort((a, b) => a.from - b.from)) {
    const end = Math.min(to + 1, lineCount);
    const known = ends.get(name) ?? 0;
    for (let at = Math.max(from, known); at < end; at++) marks.set(at, (marks.get(at) ?? new Set()).add(name));
    ends.set(name, Math.max(end, known));
  }
  return marks;
}

function readNotation(line: string): { rest: string; name?: Mark; count: number } {
  const at = line.lastIndexOf(START);
  const [, word = "", count = "1"] =
    at === -1
      ? []
      : (/^([a-z]+|\+\+|--)(?::(\d{1,4}))?\] ?(?:\*\/\}?|-->)?$/.exec(line.slice(at + START.length).trimEnd()) ?? []);
  const name = NOTATIONS.get(word);
  const before = line.slice(0, Math.max(0, at)).trimEnd();
  const [opening] = /(?:\{?\/\*|\/\/|<!--|--|[#;%])$/.exec(before) ?? [];
  if (name === undefined || opening === undefined) return { rest: line, count: 1 };
  return { rest: before.slice(0, -opening.length).trimEnd(), name, count: Number(count) };
}

/** Code with an element for each line, in the classes that its marks are. @param colored lines and what is between them */
export function markLines(text: string, colored: readonly Node[] | undefined, marks: LineMarks): Node[] {
  const plain = () =>
    text.split("\n").flatMap((line, index) => [index > 0 && "\n", element("span", { className: ["line"] }, line)]);
  const nodes = nodesOf(colored ?? plain());
  const lines = nodes.filter((node): node is Element => node.type === "element");
  for (const [index, names] of marks) {
    const line = lines[index];
    if (line) line.properties = { className: ["line", ...[...names].map((name) => `docs-line-${name}`)] };
  }
  return nodes;
}
