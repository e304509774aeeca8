import { closesFence, openingFence } from "../../../vocabulary/files/markdown-code.ts";

/** A parser of MDX takes time that grows with the square of the number of tags and braces: each counts as so many characters. */
const COST_OF_TAG_OR_BRACE = 20;

/** What is within tags costs more, for each that is around it; within braces, code is parsed anew for each of their ends. */
const COST_WITHIN_TAG = 0.1;
const COST_WITHIN_BRACE = 0.5;

/** Costs of a line, of a mark of emphasis or links, of a mark of a list, a quotation or a heading, and of a row of a table. */
const COST_OF_LINE = 25;
const COST_OF_MARK = 10;
const COST_OF_CONTAINER = 50;
const COST_OF_ROW = 80;

/** The parser compares each mark with the marks before it in the paragraph, and looks at each container around each line. */
const COST_OF_PAIR = 0.01;
const COST_WITHIN_CONTAINER = 0.5;

/** Behind each line that belongs to a container without its mark, the parser looks at all lines of the paragraph before it. */
const COST_OF_LAZY_LINE = 0.2;

/** A tag that ends itself, as far as that can be told without a parser: nothing is within it. */
const TAG_OR_BRACE = /<(?!\/)(?:[^<>{}"']|"[^"<>{}]*"|'[^'<>{}]*'){0,2000}\/>|[<{}]/g;
const MARK = /[*_~[\]`\\&!|$@:=.]/g;
/** `> - 1. ` and indents. */
const CONTAINERS = /^(?:[ \t>]|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/;
const HEADING = /^#{1,6}(?:[ \t]|$)/;
/** The line below the head of a table, which has as many cells as the head. */
const DASHES = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;
/** A blank line, one below a heading, an item of a list. A number other than 1 may go on with a paragraph. */
const ENDS_PARAGRAPH = /^[ \t>]*(?:$|=+[ \t]*$|-+[ \t]*$|[-+*][ \t]+\S|1[.)][ \t]+\S)/;
const NUMBER = /\d[.)][ \t]*$/;
const BORDER = /(?<!\\)\|/g;

/**
 * What people write costs at most four times its characters, and the tables of a tool nine times. Two million take three to five
 * seconds, and eight million up to twenty, and a gigabyte.
 */
const MOST_OF_A_CHARACTER = 10;
const SMALL = 2_000_000;
const MOST = 8_000_000;

/** Whether too much in a text nests or repeats for it to be parsed, or it is too long. */
export function costsTooMuch(text: string, cost: number = parsingCost(text)): boolean {
  return cost > MOST || (cost > SMALL && cost > MOST_OF_A_CHARACTER * text.length);
}

/** What it costs a parser of MDX to read a text, in characters. */
export const parsingCost = (text: string): number => text.length + costOfTags(text) + costOfMarkdown(text);

function costOfTags(text: string): number {
  let [cost, tags, braces] = [0, 0, 0];
  for (const { 0: mark, index } of text.matchAll(TAG_OR_BRACE)) {
    if (mark === "<") tags = text[index + 1] === "/" ? Math.max(0, tags - 1) : tags + 1;
    else if (mark.length === 1) braces = mark === "{" ? braces + 1 : Math.max(0, braces - 1);
    cost += COST_OF_TAG_OR_BRACE + tags * COST_WITHIN_TAG + braces ** 2 * COST_WITHIN_BRACE;
  }
  return cost;
}

/** What is in code blocks costs no more than its characters. */
function costOfMarkdown(text: string): number {
  let [cost, together, lines, deepest, isTable, isNumbered, before] = [0, 0, 0, 0, false, true, ""];
  let isInContainer = false;
  let fence: string | undefined;
  for (const line of text.split(/\r\n?|\n/)) {
    cost += COST_OF_LINE;
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      continue;
    }
    fence = openingFence(line);
    const around = CONTAINERS.exec(line)?.[0] ?? "";
    const isHeading = HEADING.test(line.slice(around.length, around.length + 7));
    const containers = around.replaceAll(/[ \t\d]/g, "").length + Number(isHeading);
    const marks = line.match(MARK)?.length ?? 0;
    isTable = line.trim() !== "" && (isTable || isBelowHead(line, before));
    // Blanks alone, as in indented tags, are in no container.
    isInContainer = containers > 0 || (isInContainer && !endsContainers(line, before));
    const depth = isInContainer ? around.length : 0;
    before = line;
    if (isTable) cost += COST_OF_ROW;
    // Each cell is a text of its own, and each item of a list.
    if (isTable || isHeading || ENDS_PARAGRAPH.test(line) || (isNumbered && NUMBER.test(around)))
      [together, lines, deepest] = [0, 0, 0];
    deepest = Math.max(deepest, depth);
    if (depth < deepest) cost += lines * COST_OF_LAZY_LINE;
    isNumbered = NUMBER.test(around) || line.trim() === "";
    cost += marks * COST_OF_MARK + containers * COST_OF_CONTAINER + depth ** 2 * COST_WITHIN_CONTAINER;
    cost += marks * (marks + 2 * together) * COST_OF_PAIR;
    together += marks;
    lines++;
  }
  return cost;
}

/** Whether a line that has no marks of containers is in none of those before it. */
const endsContainers = (line: string, before: string): boolean => /^\S/.test(line) && before.trim() === "";

/** Whether a line and the one before it begin a table. */
const isBelowHead = (line: string, before: string): boolean =>
  /[|:]/.test(line) && DASHES.test(line) && before.trim() !== "" && cells(line) === cells(before);

/** The borders between cells: those at the ends of a line are optional. */
function cells(line: string): number {
  const row = line.replace(/^[ \t>]*\|?/, "").trimEnd();
  return (row.match(BORDER)?.length ?? 0) - Number(row.endsWith("|"));
}
