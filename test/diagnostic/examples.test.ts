import type { Diagnostic } from "docsjson";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../../schemas/code-examples.js";
import type { KnownCode } from "../../src/codes/table.ts";
import { diagnoseExample } from "../../website/tools/diagnose-example.ts";

const codesOf = (diagnostics: readonly Diagnostic[]) => [...new Set(diagnostics.map(({ code }) => code))];

/** Codes that only come with another, which is the cause. */
const COMPANIONS: Partial<Record<KnownCode, KnownCode>> = {
  "openapi/unresolved-references": "openapi/not-found",
  "link/not-checked": "openapi/remote-blocked",
};

const runnable = (Object.keys(EXAMPLES) as KnownCode[]).filter((code) => !EXAMPLES[code].isSketch);

describe("the examples of each code", () => {
  it.each(runnable)("%s: the wrong one has that diagnostic and no other", async (code) => {
    const companion = COMPANIONS[code];
    const expected = companion === undefined ? [code] : [companion, code];
    expect(codesOf(await diagnoseExample(EXAMPLES[code].wrong, code)).sort()).toEqual(expected.sort());
  });
  it.each(Object.keys(EXAMPLES) as KnownCode[])("%s: the right one has none", async (code) => {
    expect(await diagnoseExample(EXAMPLES[code].right, code)).toEqual([]);
  });
});
