import { type Diagnostic, validate, validateDocs } from "docsjson";
import { addRedirects } from "docsjson/edit";
import { indexChannels, indexOperations } from "docsjson/openapi";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHILD_KEYS, ELEMENTS } from "../../src/vocabulary/elements/elements.ts";

const codesOf = (diagnostics: readonly Diagnostic[]) => [...new Set(diagnostics.map(({ code }) => code))];
const nested = (depth: number, inner: string) =>
  `{ "navigation": { "groups": [${'{ "group": "A", "pages": ['.repeat(depth)}${inner}${"] }".repeat(depth)}] } }`;

describe("hostile input ends in diagnostics", () => {
  it("100,000 groups in each other", () => {
    const { diagnostics } = validateDocs(nested(100_000, '"a"'));
    expect(codesOf(diagnostics)).toEqual(["nav/too-deep"]);
    expect(diagnostics[0]?.range?.start.line).toBe(1);
  });

  it("100,000 lists in each other, in place of a setting and of the navigation", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    expect(codesOf(validateDocs(`{ "navigation": { "pages": ${deep} }, "name": ${deep} }`).diagnostics)).toEqual([
      "config/type",
    ]);
    expect(codesOf(validateDocs("[".repeat(100_000)).diagnostics)).toEqual(["config/syntax"]);
  });

  it("50 MB of pages, one of them wrong", () => {
    const pages = Array.from({ length: 1_000_000 }, (_, i) => `"guides/a-rather-long-path/to-the-page-${i}-of-many"`);
    const text = `{ "navigation": { "pages": [${pages.join(",\n")}, 1] } }`;
    expect(text.length).toBeGreaterThan(50_000_000);
    const { diagnostics } = validateDocs(text);
    expect(diagnostics.map(({ code, range }) => [code, range?.start.line])).toEqual([["config/type", 1_000_000]]);
  });

  it("millions of faults, of which some thousands are listed", () => {
    const { diagnostics } = validateDocs({ navigation: { pages: Array.from({ length: 2_000_000 }, () => 1) } });
    expect(diagnostics).toHaveLength(10_001);
    expect(diagnostics.find(({ code }) => code === "config/more-findings")?.message).toBe(
      "1990000 more findings are not listed",
    );
  });

  it("ten thousand of each code are listed, so that one does not hide another", () => {
    const groups = Array.from({ length: 10_002 }, (_, at) => ({ group: `G${at}`, pages: [`p${at}`], qq: 1 }));
    const { diagnostics } = validateDocs({ navigation: { groups: [...groups, { group: 1, pages: ["a"] }] } });
    const listed = diagnostics.filter(({ code }) => code === "config/unknown-field");
    expect(listed).toHaveLength(10_000);
    expect(diagnostics.find(({ code }) => code === "config/more-findings")?.message).toMatch(/^2 more/);
    expect(codesOf(diagnostics)).toContain("config/type");
  });

  it("no fix is offered of findings that are not all listed, as it cannot be tried", () => {
    const misspelt = (count: number) => ({
      navigation: {
        groups: Array.from({ length: count }, (_, at) => ({ group: `G${at}`, pages: [`p${at}`], expandd: true })),
      },
    });
    const source = (count: number) => validateDocs(JSON.stringify(misspelt(count))).diagnostics;
    expect(source(100).every(({ fixes }) => fixes.length === 1)).toBe(true);
    expect(source(10_001).flatMap(({ fixes }) => fixes)).toEqual([]);
  });

  it("one key misspelt in thousands of ways", () => {
    const group = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`gruop${i}`, i]));
    expect(
      codesOf(validateDocs({ navigation: { groups: [{ group: "A", pages: ["a"], ...group }] } }).diagnostics),
    ).toEqual(["config/unknown-field"]);
  });

  it("names of any length, which messages quote in part", () => {
    const name = "n".repeat(1_000_000);
    for (const text of [`{ "navigation": { "pages": ["a"], "${name}": 1 } }`, `{ "navigation": ${name} }`, name]) {
      const [{ message, hint = "" } = { message: "" }] = validateDocs(text).diagnostics;
      expect(message.length).toBeGreaterThan(10);
      expect(message.length + hint.length).toBeLessThan(3_000);
    }
  });

  it("keys and names that every object has", () => {
    const text =
      '{ "__proto__": { "navigation": {} }, "constructor": 1, "navigation": { "__proto__": [], "toString": 1, "pages": ["__proto__"] } }';
    const { diagnostics } = validateDocs(text);
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      "config/unknown-field /__proto__",
      "config/unknown-field /constructor",
      "config/unknown-field /navigation/__proto__",
      "config/unknown-field /navigation/toString",
    ]);
    expect(({} as { navigation?: unknown }).navigation).toBeUndefined();
  });

  it("objects that can't be made into text, wherever a text is expected", () => {
    const value = [{ toString: 1 }];
    const text = JSON.stringify({ navigation: { $ref: value, pages: ["a"] }, banner: { $ref: value } });
    expect(validateDocs(text).ok).toBe(false);
    expect(indexOperations({ openapi: "3.1.0", paths: { "/a": { $ref: value } } }).ok).toBe(false);
    expect(indexChannels({ asyncapi: value }).ok).toBe(false);
    expect(addRedirects(text, [{ source: "/old", destination: "/a" }]).ok).toBe(true);
  });

  it("lone surrogates, in the text and in escapes", () => {
    const { ok, diagnostics } = validateDocs(
      '{ "navigation": { "groups": [{ "group": "\ud800", "pages": ["\\udfff", "\\udfff"] }] } }',
    );
    expect(ok).toBe(true);
    expect(codesOf(diagnostics)).toEqual(["nav/duplicate-page"]);
  });

  it("a number wherever an object or a list is expected", () => {
    const keys = [...CHILD_KEYS, "global"];
    for (const key of keys) {
      expect(
        codesOf(
          validateDocs({ navigation: { [key]: 1, ...(key === "global" ? { pages: ["a"] } : {}) } }, { dialect: "spec" })
            .diagnostics,
        ),
      ).toContain(key === "menu" ? "nav/misplaced-element" : "config/type");
    }
    for (const { arrayKey } of Object.values(ELEMENTS)) {
      expect(codesOf(validateDocs({ navigation: { [arrayKey]: [1] } }, { dialect: "spec" }).diagnostics)).toContain(
        "config/type",
      );
    }
  });
});

/** Configs that look like some: known keys with known and unknown things in them. */
const anyKey = fc.oneof(
  fc.constantFrom<string>(...CHILD_KEYS, ...Object.values(ELEMENTS).map(({ nameKey }) => nameKey)),
  fc.constantFrom(
    "icon",
    "href",
    "openapi",
    "directory",
    "root",
    "expanded",
    "default",
    "global",
    "$ref",
    "colors",
    "navigation",
    "pagse",
    "__proto__",
  ),
  fc.string(),
);
const anyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 7, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, 5, "", "a", "a.mdx", "GET /a", "en", "card", "javascript:x"),
    fc.string(),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.array(fc.tuple(anyKey, tie("value")), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

describe("properties", () => {
  it("any value is judged without throwing and without being changed", () => {
    fc.assert(
      fc.property(
        anyValue,
        anyValue,
        fc.constantFrom("spec" as const, "mintlify" as const),
        (navigation, rest, dialect) => {
          const config = { ...(typeof rest === "object" ? rest : {}), navigation };
          const before = JSON.stringify(config);
          for (const { message, hint } of validateDocs(config, { dialect }).diagnostics) {
            expect(`${message} ${hint ?? ""}`).not.toMatch(/\bundefined\b.*\bhas\b|\[object/);
          }
          validate("navigation", navigation, { dialect });
          expect(JSON.stringify(config)).toBe(before);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("every diagnostic of a text has its line, and fixes lie in the text", () => {
    fc.assert(
      fc.property(anyValue, (navigation) => {
        const text = JSON.stringify({ navigation }, null, 2);
        for (const { range, fixes, related } of validateDocs(text).diagnostics) {
          expect(range).toBeDefined();
          for (const each of [range, ...fixes.map((fix) => fix.range), ...related.map((end) => end.range)]) {
            expect(each && each.start.offset >= 0 && each.end.offset <= text.length).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each(["\n", "\r\n"])("no range of a text that lacks a character ends past its line, with %j", (lineEnd) => {
    const lines = [
      "{",
      '  "navigation": {',
      '    "pages": [',
      '      "a", // first',
      '      "b',
      "    ]",
      "  }",
      "}",
      "",
    ];
    const whole = lines.join(lineEnd);
    for (let at = 0; at <= whole.length; at++) {
      for (const text of [whole.slice(0, at), whole.slice(0, at) + whole.slice(at + 1)]) {
        const lengths = text.split(/\r\n?|\n/).map(({ length }) => length);
        for (const { range } of validateDocs(text).diagnostics) {
          expect(range?.end.column).toBeLessThanOrEqual((lengths[(range?.end.line ?? 0) - 1] ?? -1) + 1);
        }
      }
    }
  });

  it("judging twice says the same", () => {
    fc.assert(
      fc.property(anyValue, (navigation) => {
        expect(validateDocs({ navigation })).toEqual(validateDocs({ navigation }));
      }),
    );
  });
});

describe("pages listed twice", () => {
  const firstPlaces = (navigation: object) =>
    validateDocs({ navigation }, { dialect: "mintlify" })
      .diagnostics.filter(({ code }) => code === "nav/duplicate-page")
      .map(({ pointer, related }) => `${pointer.slice(12)} after ${related[0]?.pointer.slice(12)}`);

  it("are led back to their first place in reading order, whatever lists them", () => {
    const pages = ["x", { group: "A", pages: ["y", "x", { group: "B", pages: ["z"] }, "y"] }, "z", "y", "x"];
    expect(firstPlaces({ pages })).toEqual([
      "pages/1/pages/1 after pages/0",
      "pages/1/pages/3 after pages/1/pages/0",
      "pages/2 after pages/1/pages/2/pages/0",
      "pages/3 after pages/1/pages/0",
      "pages/4 after pages/0",
    ]);
  });

  it("agree with a plain search, for any nesting", () => {
    const entry = fc.letrec<{ pages: unknown[] }>((tie) => ({
      pages: fc.array(
        fc.oneof(fc.constantFrom("a", "b", "c", "/c"), fc.record({ group: fc.constant(""), pages: tie("pages") })),
        { maxLength: 5 },
      ),
    })).pages;
    fc.assert(
      fc.property(entry, (pages) => {
        const places = new Map<string, string>();
        const expected: string[] = [];
        const search = (entries: unknown[], at: string): void => {
          for (const [i, each] of entries.entries()) {
            if (typeof each !== "string") {
              search((each as { pages: unknown[] }).pages, `${at}/${i}/pages`);
              continue;
            }
            const path = each.replace("/", "");
            const first = places.get(path);
            if (first === undefined) places.set(path, `${at}/${i}`);
            else expected.push(`${at}/${i} after ${first}`);
          }
        };
        search(pages, "pages");
        expect(firstPlaces({ pages }).sort()).toEqual(expected.sort());
      }),
      { numRuns: 500 },
    );
  });
});

it("keys that repeat in every one of 50,000 levels", () => {
  const text = `${'{ "a": 1, "a": '.repeat(50_000)}1${" }".repeat(50_000)}`;
  expect(validateDocs(text).diagnostics.filter(({ code }) => code === "config/duplicate-key")).toHaveLength(1000);
});
