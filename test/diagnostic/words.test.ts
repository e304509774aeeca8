import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CODES, type KnownCode } from "../../src/codes/table.ts";

/** Words that CONTRIBUTING ("Words") has better ones for. */
const AVOIDED =
  /\b(stands?|stood|holds?|holding|refuses?|refused|cannot do without|do without|is none|are none|means nothing|beneath|has to be|have to be|shall|in vain|goes by|a text|by itself|leads nowhere|altogether)\b/i;

/** British spelling; names of the public API, such as `neighbours`, are in backquotes or not in sentences. */
const BRITISH =
  /\b\w*(colour|behaviour|favour|honour|neighbour|organis|normalis|recognis|summaris|serialis|customis|optimis|centre\b|grey\b|licence\b|catalogue\b)\w*/i;

const codes = Object.keys(CODES) as KnownCode[];

/** The string and template literals of a file, without its comments. */
const literalsOf = (text: string): string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")
    .match(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g) ?? [];

describe("the words of the code table", () => {
  const folder = new URL("../../src/", import.meta.url);
  const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && (file.startsWith("codes") || /= (code|note)\(/.test(textOf(file))),
  );
  it.each(files)("are plain in %s", (file) => {
    const literals = literalsOf(textOf(file));
    expect(literals.filter((literal) => AVOIDED.test(literal) || BRITISH.test(literal))).toEqual([]);
  });

  it.each(codes)("%s has a title and an explanation in whole sentences", (code) => {
    const { title, explanation } = CODES[code];
    expect(title).toMatch(/^(docs\.json|[A-Z`]).*[^.]$/);
    expect(explanation).toMatch(/^(docs\.json|[A-Z`]).*\.$/);
  });
});

describe("the words of the published schemas", () => {
  const folder = new URL("../../schemas/", import.meta.url);
  const schemas = readdirSync(folder).filter((file) => file.endsWith(".schema.json"));

  it.each(schemas)("are plain in %s", (file) => {
    const sentences = sentencesOf(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
    expect(sentences.filter((text) => AVOIDED.test(text) || BRITISH.test(text))).toEqual([]);
  });
});

/** What editors show of a schema: descriptions, also of values and snippets, labels and messages. */
function sentencesOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (!/description|message|^label$/i.test(key)) return sentencesOf(value);
    return [value].flat().flatMap((each) => (typeof each === "string" ? [each] : sentencesOf(each)));
  });
}
