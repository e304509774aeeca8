import { applyRules, type Diagnostic, type Rules } from "docsjson";
import { describe, expect, it } from "vitest";
import { sortDiagnostics } from "../../src/diagnostic/diagnostic.ts";

const diagnostic = (over: Partial<Diagnostic>): Diagnostic => ({
  code: "nav/empty",
  severity: "warning",
  args: {},
  message: "m",
  file: "docs.json",
  pointer: "",
  related: [],
  fixes: [],
  ...over,
});
const at = (offset: number) => ({
  start: { line: 1, column: offset + 1, offset },
  end: { line: 1, column: offset + 2, offset: offset + 1 },
});

describe("applyRules", () => {
  const found = [
    diagnostic({ code: "nav/empty", severity: "warning" }),
    diagnostic({ code: "nav/duplicate-page", severity: "info" }),
    diagnostic({ code: "config/type", severity: "error" }),
  ];
  const severities = (rules: Rules, strict = false) =>
    applyRules(found, rules, strict).map(({ code, severity }) => `${code} ${severity}`);

  it.each<[string, Rules, boolean, string[]]>([
    ["nothing asked for", {}, false, ["nav/empty warning", "nav/duplicate-page info", "config/type error"]],
    ["strict", {}, true, ["nav/empty error", "nav/duplicate-page info", "config/type error"]],
    [
      "a rule of its own",
      { "nav/empty": "error" },
      false,
      ["nav/empty error", "nav/duplicate-page info", "config/type error"],
    ],
    [
      "an area, but for one of its codes",
      { "nav/*": "off", "nav/empty": "info", "*": "warning" },
      false,
      ["nav/empty info", "config/type warning"],
    ],
    ["off", { "config/type": "off" }, false, ["nav/empty warning", "nav/duplicate-page info"]],
    [
      "a rule against strict",
      { "nav/empty": "warning" },
      true,
      ["nav/empty warning", "nav/duplicate-page info", "config/type error"],
    ],
  ])("%s", (_, rules, strict, expected) => {
    expect(severities(rules, strict)).toEqual(expected);
  });

  it("leaves the diagnostics that it was given alone", () => {
    applyRules(found, { "nav/empty": "off" }, true);
    expect(found.map(({ severity }) => severity)).toEqual(["warning", "info", "error"]);
  });

  it("takes codes of others, and refuses names that are none, and severities that do not exist", () => {
    const own = diagnostic({ code: "acme/title" });
    expect(applyRules([own], { "acme/title": "error" })).toEqual([{ ...own, severity: "error" }]);
    expect(applyRules([own], { "acme/*": "off" })).toEqual([]);
    expect(() => applyRules(found, { nothing: "off" } as Rules)).toThrow(TypeError);
    expect(() => applyRules(found, { toString: "off" } as unknown as Rules)).toThrow(TypeError);
    expect(() => applyRules(found, { "nav/empty": "loud" } as unknown as Rules)).toThrow(TypeError);
  });
});

describe("sortDiagnostics", () => {
  it("goes by file, offset and code, places without a range first", () => {
    const sorted = sortDiagnostics([
      diagnostic({ file: "nav.json", range: at(0) }),
      diagnostic({ range: at(9) }),
      diagnostic({ range: at(3), code: "nav/empty" }),
      diagnostic({ range: at(3), code: "config/type" }),
      diagnostic({ pointer: "/a" }),
    ]);
    expect(sorted.map(({ file, code, range }) => `${file} ${range?.start.offset ?? "-"} ${code}`)).toEqual([
      "docs.json - nav/empty",
      "docs.json 3 config/type",
      "docs.json 3 nav/empty",
      "docs.json 9 nav/empty",
      "nav.json 0 nav/empty",
    ]);
  });

  it("says the same thing once", () => {
    expect(sortDiagnostics([diagnostic({ range: at(1) }), diagnostic({ range: at(1) })])).toHaveLength(1);
    expect(
      sortDiagnostics([diagnostic({ range: at(1) }), diagnostic({ range: at(1), args: { name: "n" } })]),
    ).toHaveLength(2);
  });
});
