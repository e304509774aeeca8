import type { Random } from "../fuzz/mutate.ts";
import { type HostileText, PAGE_PIECES } from "./texts.ts";

/** What may be before the pieces, since it changes how all of them are read. */
const BEFORE = [
  "",
  "",
  "",
  '<A b="c">',
  "-->",
  "# ",
  "- ",
  "> ",
  "| a |\n|---|\n",
  "```js\n",
  "{/* ",
  "[^a]: b\n\n",
  "export const a = [",
];

/** What people write wherever something begins or ends. */
const JOINTS = ["", "", " ", "\n", "\r\n", "\n\n", "a", "é", "\\", "|", "(", "*/", "//"];

/** A page of two or three pieces in turn: each may be harmless alone. */
export function joinedText(random: Random): HostileText {
  const before = random.pick(BEFORE);
  const pieces = Array.from({ length: 2 + random.next(2) }, () => random.pick(PAGE_PIECES) + random.pick(JOINTS));
  const unit = pieces.join("");
  return {
    name: `a page of ${JSON.stringify(unit)}${before && ` behind ${JSON.stringify(before)}`}`,
    make: (length) => before + unit.repeat(Math.ceil(length / unit.length)),
  };
}

/** Sizes of texts (characters), each twice the one before. */
const SIZES = [12_000, 24_000, 48_000, 96_000] as const;

/** What is faster (ms) does not tell how it grows, and a page may take as long as the bound for what nests and repeats. */
const SHORTEST = 2000;

/** Twice the text: 2 is linear, 4 quadratic. A step has noise of its own. */
const MOST_GROWTH = 3.1;

async function cpuTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  return process.cpuUsage(start).user / 1000;
}

/** The least of three times, as garbage and other programs only lengthen them. */
const leastTime = async (work: () => unknown): Promise<number> =>
  Math.min(await cpuTime(work), await cpuTime(work), await cpuTime(work));

/** What a text takes at the sizes (ms), if at one of them it takes more than its share beside half of it. */
export async function steepTimes(text: HostileText, take: (text: string) => unknown): Promise<number[] | undefined> {
  let slowest = 0;
  for (const size of SIZES) slowest = Math.max(slowest, await cpuTime(() => take(text.make(size))));
  if (slowest < SHORTEST) return undefined;
  const times: number[] = [];
  for (const size of SIZES) times.push(await leastTime(() => take(text.make(size))));
  const isSteep = times.some((ms, at) => ms > SHORTEST && ms > (times[at - 1] ?? ms) * MOST_GROWTH);
  return isSteep ? times.map(Math.round) : undefined;
}
