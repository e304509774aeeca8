import { CODES } from "docsjson/codes";
import { expect, it } from "vitest";
import { CursorError, formatAnswer, type ToolAnswer } from "../../../src/mcp/answer/answer.ts";
import { estimateTokens } from "../../../src/mcp/answer/estimate-tokens.ts";
import { excerptJson } from "../../../src/mcp/answer/excerpt-json.ts";
import { codesOfArea, explainCode, listCodes } from "../../../src/report/explain-code.ts";

const format = (answer: ToolAnswer, cursor?: string, tokens = 2_000) => formatAnswer(answer, { tokens, cursor });
const cursorIn = (text: string) => /"cursor": "([^"]+)"/.exec(text)?.[1];

it("leads through all of the content, each answer within its length", () => {
  const content = Array.from({ length: 3_000 }, (_, at) => `docs.json:${at}:1 error "${"é日".repeat(at % 40)}"`);
  const seen: string[] = [];
  let cursor: string | undefined;
  let answers = 0;
  do {
    const text = format({ head: "Found.", content, noun: "finding" }, cursor);
    expect(estimateTokens(text)).toBeLessThanOrEqual(2_000);
    seen.push(...text.split("\n").filter((line) => line.startsWith("docs.json")));
    cursor = cursorIn(text);
    answers++;
  } while (cursor !== undefined && answers < 1_000);
  expect(seen).toEqual(content);
  expect(() => format({ head: "Found.", content: ["x"] }, "1.00000000")).toThrow(CursorError);
});

it("leaves content room beside a long head, however short the answer", () => {
  const text = format({ head: "code ".repeat(400), content: ["docs.json:1:1 error", "second"] }, undefined, 300);
  expect(estimateTokens(text)).toBeLessThanOrEqual(300);
  expect(text).toContain("docs.json:1:1 error\n");
});

it("cuts what is too long alone, and says so", () => {
  const text = format({ head: "Plan.", content: ["+".repeat(100_000), "second"], noun: "piece", foot: "Go on." });
  expect(estimateTokens(text)).toBeLessThanOrEqual(2_000);
  expect(text).toMatch(/… [\d,]+ more characters are left out/);
  expect(text).toContain("Left out: 1 of 2 pieces.");
  expect(text).toMatch(/Go on\.$/);
});

it("explains every code and area within the length of an answer", () => {
  const texts = [
    ...Object.keys(CODES).map((code) => explainCode(code) ?? ""),
    ...new Set(Object.keys(CODES).map((code) => listCodes(codesOfArea(code.split("/")[0])))),
  ];
  expect(texts.filter((text) => estimateTokens(text) > 2_000)).toEqual([]);
  expect(estimateTokens(format({ head: "word ".repeat(10_000) }))).toBeLessThanOrEqual(2_000);
});

it("shows as many levels of JSON as fit, and counts the rest", () => {
  const value = { a: { b: { c: [1, 2, { __proto__: null, d: "x".repeat(8_000) }] } }, e: "short" };
  const text = excerptJson(value, 200, "/x");
  expect(estimateTokens(text)).toBeLessThanOrEqual(200);
  expect(text).toContain("… 1 fields: #/x/a/b/c/2");
  expect(text).toContain('"short"');
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field${at}`, at]));
  expect(excerptJson(wide, 300)).toContain('"left out": 4');
});
