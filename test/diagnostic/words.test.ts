import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CODES, type DiagnosticCode } from "../../src/diagnostic/codes.ts";

/** Words that CONTRIBUTING ("Words") has better ones for. */
const AVOIDED =
  /\b(stands?|stood|cannot do without|is none|are none|means nothing|beneath|has to be|have to be|shall|refused|in vain|goes by|a text|by itself|leads nowhere|altogether|colou?rs? of its own)\b/i;

const codes = Object.keys(CODES) as DiagnosticCode[];

/** The string and template literals of a file, without its comments. */
const literalsOf = (text: string): string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .match(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g) ?? [];

describe("the words of the code table", () => {
  const folder = new URL("../../src/diagnostic/codes/", import.meta.url);
  it.each(readdirSync(folder))("are plain in %s", (file) => {
    const literals = literalsOf(readFileSync(new URL(file, folder), "utf8"));
    expect(literals.filter((literal) => AVOIDED.test(literal))).toEqual([]);
  });

  it.each(codes)("%s has a title and an explanation in whole sentences", (code) => {
    const { title, explanation } = CODES[code];
    expect(title).toMatch(/^(docs\.json|[A-Z`]).*[^.]$/);
    expect(explanation).toMatch(/^(docs\.json|[A-Z`]).*\.$/);
  });
});
