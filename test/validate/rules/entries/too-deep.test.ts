import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("an element that is nested too deeply", () => {
  it("is not read", () => {
    let group = '{ "group": "A", "pages": ["a"] }';
    for (let depth = 1; depth < 65; depth++) group = `{ "group": "A", "pages": [${group}] }`;
    const said = show(`{ "groups": [${group}] }`).split("\n");
    expect(said.filter((line) => line.startsWith("  "))).toEqual([
      "  this element is nested more than 64 levels deep, so it is not read",
      "  → use fewer levels",
    ]);
  });
});
