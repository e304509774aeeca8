/** A parser of MDX takes time that grows with the square of the number of tags and braces: each counts as so many characters. */
const COST_OF_MARK = 15;

/** What is within tags costs more, for each that is around it; within braces, code is parsed anew for each of their ends. */
const COST_OF_TAG = 0.1;
const COST_OF_BRACE = 0.5;

const MARK = /[<{}]/g;

/** What it costs a parser of MDX to read a text, in characters. */
export function parsingCost(text: string): number {
  let [cost, tags, braces] = [text.length, 0, 0];
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    if (mark === "<") tags = text[index + 1] === "/" ? Math.max(0, tags - 1) : tags + 1;
    else braces = mark === "{" ? braces + 1 : Math.max(0, braces - 1);
    cost += COST_OF_MARK + tags * COST_OF_TAG + braces ** 2 * COST_OF_BRACE;
  }
  return cost;
}
