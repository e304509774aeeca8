import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, type Dialect, validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";
import { CORPUS } from "../support/corpus.ts";
import { type Mistakes, mistakesIn } from "./mutations.ts";

// One mistake at a time, in files that have none: each has to be reported on its line, by two diagnostics at most.
// DOCSJSON_CORPUS=folder adds a folder of sites, of which a sample is taken.

const fixtures = new URL("../../fixtures", import.meta.url).pathname;

interface Score {
  mistakes: number;
  onLine: number;
  atMostTwo: number;
  failures: string[];
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.split("/").at(-1) === "docs.json" && !path.includes("node_modules"))
    .map((path) => join(folder, path))
    .sort();

/** The docs.json texts of a folder that have no error, no include and a navigation. */
function soundTexts(folder: string, dialect: Dialect): { file: string; text: string }[] {
  return filesUnder(folder).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const { ok, value, diagnostics } = validateDocs(text, { dialect });
    const isWhole = diagnostics.every(({ code }) => code !== "config/unread-include");
    return ok && value?.navigation !== undefined && isWhole ? [{ file, text }] : [];
  });
}

/** What a diagnostic says, wherever that is: moving a field moves what was said of it before. */
const identity = ({ code, message }: Diagnostic) => `${code} ${message}`;

/** The diagnostics that are not among those of before, as often as they were there. */
function newOnes(before: readonly Diagnostic[], after: readonly Diagnostic[], lines: readonly number[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const each of before) left.set(identity(each), (left.get(identity(each)) ?? 0) + 1);
  // Of equal ones, those on the line of the mistake are taken for the new ones.
  const ordered = [...after].sort((a, b) => Number(isOn(a, lines)) - Number(isOn(b, lines)));
  return ordered.filter((each) => {
    const count = left.get(identity(each)) ?? 0;
    left.set(identity(each), count - 1);
    return count <= 0;
  });
}

/** Whether a diagnostic underlines something on one of the lines. Of two kinds of children it underlines both. */
const isOn = ({ range, related }: Diagnostic, lines: readonly number[]): boolean =>
  [range, ...related.map((end) => end.range)].some((each) => each !== undefined && lines.includes(each.start.line));

function judge(score: Score, file: string, text: string, mistakes: Mistakes, dialect: Dialect): void {
  const before = validateDocs(text, { dialect }).diagnostics;
  for (const make of mistakes) {
    const mutated = make();
    const news = newOnes(before, validateDocs(mutated.text, { dialect }).diagnostics, mutated.lines);
    const onLine = news.some((each) => isOn(each, mutated.lines));
    score.mistakes++;
    if (onLine) score.onLine++;
    if (news.length <= 2) score.atMostTwo++;
    if (!onLine || news.length > 2) {
      const said = news.map(({ code, message, range }) => `${range?.start.line}: ${code} ${message}`).join("\n    ");
      score.failures.push(`${file}, mistake on line ${mutated.lines.join(" or ")}\n    ${said}`);
    }
  }
}

/** At most `most` of a list, spread evenly over it. */
const sample = <Item>(items: readonly Item[], most: number): Item[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, i) => items[Math.floor((i * items.length) / most)] as Item);

function scoreAll(folder: string, dialect: Dialect, mostPerFile: number): Map<string, Score> {
  const scores = new Map<string, Score>();
  for (const { file, text } of soundTexts(folder, dialect)) {
    for (const [kind, mistakes] of Object.entries(mistakesIn(text))) {
      const score = scores.get(kind) ?? { mistakes: 0, onLine: 0, atMostTwo: 0, failures: [] };
      scores.set(kind, score);
      judge(score, file, text, sample(mistakes, mostPerFile), dialect);
    }
  }
  return scores;
}

function table(scores: ReadonlyMap<string, Score>): string {
  const rows = [...scores].map(([kind, { mistakes, onLine, atMostTwo }]) => [kind, mistakes, onLine, atMostTwo]);
  return [["mistake", "made", "on its line", "at most two"], ...rows]
    .map(([kind, ...cells]) => String(kind).padEnd(36) + cells.map((cell) => String(cell).padStart(13)).join(""))
    .join("\n");
}

type Run = [title: string, folder: string, dialect: Dialect, mostPerFile: number, missing: number];

describe.each<Run>([
  ["the project's fixtures, spec dialect", fixtures, "spec", 250, 0],
  ["the project's fixtures, mintlify dialect", fixtures, "mintlify", 60, 0],
  // Some files out there are indented so that nobody can tell where a dropped bracket stood.
  ...(CORPUS ? ([["the corpus", CORPUS, "mintlify", 20, 0.002]] satisfies Run[]) : []),
])("single mistakes in %s", (_, folder, dialect, mostPerFile, missing) => {
  it("are all reported on their line, by two diagnostics at most", () => {
    const scores = scoreAll(folder, dialect, mostPerFile);
    console.log(table(scores));
    for (const [kind, { mistakes, failures }] of scores) {
      expect(mistakes, kind).toBeGreaterThan(0);
      expect(failures.length > mistakes * missing ? failures : [], kind).toEqual([]);
    }
  }, 300_000);
});
