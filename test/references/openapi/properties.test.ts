import { generatedHref, indexOperations, pageTitle, parsePageEntry, referenceOf } from "docsjson/openapi";
import fc from "fast-check";
import { dump } from "js-yaml";
import { describe, expect, it } from "vitest";
import { checkSpec } from "../../../src/references/openapi/checks/check-spec.ts";

const key = fc.constantFrom(
  "get",
  "post",
  "$ref",
  "x-mint",
  "x-hidden",
  "tags",
  "metadata",
  "href",
  "/a",
  "a",
  "__proto__",
  "",
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<unknown>(null, true, 0, "", "#/paths/~1a", "#/paths", "#", "b.yaml", "GET", "{"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(key, tie("value"), { maxKeys: 4 }),
  ),
})).value;
const spec = fc.record(
  {
    openapi: fc.constantFrom("3.0.3", "3.1.0", "3.2.0", 3, null),
    paths: json,
    webhooks: json,
    tags: json,
    info: json,
    components: json,
  },
  { requiredKeys: ["openapi"] },
);

describe("whatever a spec holds", () => {
  it("is read without an exception, the same way each time, and each finding has its place", () => {
    fc.assert(
      fc.property(
        fc.oneof(spec, json),
        fc.constantFrom(JSON.stringify, (value: unknown) => dump(value)),
        (value, write) => {
          const text = write(value) ?? "";
          const read = indexOperations(text, { file: "api" });
          expect(JSON.stringify(indexOperations(text, { file: "api" }))).toBe(JSON.stringify(read));
          expect(read.ok).toBe(
            read.value !== undefined && read.diagnostics.every(({ severity }) => severity !== "error"),
          );
          for (const { range } of read.diagnostics) {
            expect(range?.start.offset).toBeLessThanOrEqual(range?.end.offset ?? -1);
            expect(range?.end.offset).toBeLessThanOrEqual(text.length);
          }
          for (const operation of read.value?.operations ?? []) {
            expect(generatedHref(operation)).toMatch(/^\/[^?#]*$/);
            expect(typeof pageTitle(operation)).toBe("string");
            expect(parsePageEntry(referenceOf(operation)).type === operation.kind || /\s|^$/.test(operation.path)).toBe(
              true,
            );
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it("is checked in depth without an exception", () => {
    fc.assert(
      fc.property(spec, (value) => {
        expect(checkSpec(JSON.stringify(value))).toBeInstanceOf(Array);
      }),
      { numRuns: 400 },
    );
  });

  it("may be no text and no spec at all", () => {
    const isRefused = (given: unknown) => !indexOperations(given).ok;
    fc.assert(fc.property(fc.anything(), isRefused));
    fc.assert(fc.property(fc.string({ unit: "binary" }), isRefused));
  });
});
