import fc from "fast-check";
import { expect, it } from "vitest";
import { pointerOf, segmentsOf } from "../../src/json/json-value.ts";
import { locateJson } from "../../src/source/locate/locate-json.ts";
import { parseJson } from "../../src/source/parse-json.ts";
import { findSyntaxFaults } from "../../src/source/syntax/find-syntax-faults.ts";

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** JSON values whose keys are what people fear: empty, with slashes, `__proto__`, numbers. */
const key = fc.oneof(fc.string(), fc.constantFrom("", "/", "~", "~1", "__proto__", "constructor", "0", '"', "\\"));
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, false, 0, -1.5e3),
    fc.string({ unit: "binary" }),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;

/** Every pointer of a value with what it leads to. */
function placesOf(root: unknown): { pointer: string; value: unknown }[] {
  const found: { pointer: string; value: unknown }[] = [];
  const open = [{ path: [] as string[], value: root }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    found.push({ pointer: pointerOf(path), value });
    if (typeof value !== "object" || value === null) continue;
    for (const [step, child] of Object.entries(value)) open.push({ path: [...path, step], value: child });
  }
  return found;
}

it("every pointer of any text resolves to the range of its value", () => {
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2, "\t"), (root, space) => {
      const text = JSON.stringify(root, null, space);
      const places = placesOf(root);
      const ranges = locateJson(
        text,
        places.map(({ pointer }) => ({ pointer, part: "value" })),
      );
      for (const [i, { start, end }] of ranges.entries()) {
        expect(JSON.parse(text.slice(start.offset, end.offset))).toEqual(JSON.parse(JSON.stringify(places[i]?.value)));
      }
    }),
  );
});

it("every key resolves to itself", () => {
  fc.assert(
    fc.property(value, (root) => {
      const text = JSON.stringify(root, null, 1);
      const places = placesOf(root).filter(({ pointer }) => pointer !== "");
      const ranges = locateJson(
        text,
        places.map(({ pointer }) => ({ pointer, part: "key" })),
      );
      for (const [i, { start, end }] of ranges.entries()) {
        const slice = text.slice(start.offset, end.offset);
        const last = segmentsOf(places[i]?.pointer ?? "").at(-1);
        if (text.slice(end.offset).trimStart().startsWith(":")) expect(JSON.parse(slice)).toBe(last);
      }
    }),
  );
});

it("a pointer that leads nowhere gets its nearest ancestor", () => {
  const text = '{ "a": { "b": [1, 2] } }';
  const sliceOf = (pointer: string, part: "key" | "value" = "value") => {
    const [range] = locateJson(text, [{ pointer, part }]);
    return text.slice(range?.start.offset, range?.end.offset);
  };
  expect(sliceOf("/a/b/7/x")).toBe("[1, 2]");
  expect(sliceOf("/a/b/7/x", "key")).toBe('"b"');
  expect(sliceOf("/nothing/here")).toBe(text);
});

it("of two equal keys the last counts, as it does for JSON.parse", () => {
  const text = '{ "a": { "x": 1 }, "a": { "y": 2 } }';
  const [y, x] = locateJson(text, [
    { pointer: "/a/y", part: "value" },
    { pointer: "/a/x", part: "value" },
  ]);
  expect(text.slice(y?.start.offset, y?.end.offset)).toBe("2");
  expect(text.slice(x?.start.offset, x?.end.offset)).toBe('{ "y": 2 }');
});

/** Texts that are nearly JSON: a valid one with a few characters put in, taken out or changed. */
const nearlyJson = fc
  .tuple(
    value.map((root) => JSON.stringify(root, null, 1)),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom("", '"', "{", "}", "[", "]", ",", ":", "\\", "\n", "1", "'", "//", "\u00a0", "nul"),
      ),
      {
        maxLength: 3,
      },
    ),
    fc.boolean(),
  )
  .map(([text, edits, keep]) =>
    edits.reduce((mutated, [place, by]) => {
      const at = place % (mutated.length + 1);
      return mutated.slice(0, at) + by + mutated.slice(keep ? at : at + 1);
    }, text),
  );

it("faults are found in a text exactly when it is not JSON, and lie within it", () => {
  fc.assert(
    fc.property(nearlyJson, (text) => {
      const faults = findSyntaxFaults(text);
      expect(faults.length === 0).toBe(isJson(text));
      for (const { start, end } of faults) expect(0 <= start && start <= end && end <= text.length).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it("repeated keys are found at any depth, and nothing else is taken for one", () => {
  const repeated = (text: string) => {
    const parsed = parseJson(text, "docs.json");
    return parsed.ok ? parsed.findings.map(({ place }) => [place.pointer, place.range?.start.column]) : undefined;
  };
  expect(repeated('{ "a": [{ "b": 1, "c": 2, "b": 3 }] }')).toEqual([["/a/0/b", 27]]);
  expect(repeated('{ "a" : 1, "\\u0061": 2 }')).toEqual([["/a", 12]]);
  expect(repeated('{ "__proto__": 1, "__proto__": 2 }')).toEqual([["/__proto__", 19]]);
  expect(repeated('[":a", "b\\":c", { "a": 1 }, { "a": 1 }]')).toEqual([]);
  fc.assert(
    fc.property(value, (root) => {
      expect(repeated(JSON.stringify(root))).toEqual([]);
    }),
  );
});
