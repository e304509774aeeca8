import { readdirSync, readFileSync } from "node:fs";
import type { TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Ajv } from "ajv";
import ajvFormats from "ajv-formats";
import { validate } from "docsjson";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AdminTypes } from "../../schemas/types.ts";
import { ADMIN_SCHEMAS } from "../../src/schema/admin/admin-schemas.ts";

// The samples in fixtures/schema/<name>; which code an invalid one gets is tested with the checks.

const DEFINITIONS = ADMIN_SCHEMAS as Record<Name, TSchema>;
type Name = keyof AdminTypes;

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
const samples = (name: Name, kind: "valid" | "invalid") =>
  readdirSync(new URL(`../../fixtures/schema/${name}/${kind}`, import.meta.url)).map((file) => ({
    file,
    sample: read(`fixtures/schema/${name}/${kind}/${file}`),
  }));

const ajv = ajvFormats.default(new Ajv({ strict: true, allErrors: true }));

describe.each(Object.keys(DEFINITIONS) as Name[])("%s", (name) => {
  const published = ajv.compile(read(`schemas/${name}.schema.json`));
  const verdicts = (value: unknown) => [
    published(value),
    Value.Check(DEFINITIONS[name] as TSchema, value),
    validate(name, value).ok,
  ];

  it.each(samples(name, "valid"))("takes $file", ({ sample }) => {
    expect(verdicts(sample)).toEqual([true, true, true]);
  });

  it.each(samples(name, "invalid"))("refuses $file", ({ sample }) => {
    expect(verdicts(sample)).toEqual([false, false, false]);
  });

  it("agrees in all its forms on samples with any value in any place", () => {
    const whole = samples(name, "valid").map(({ sample }) => sample as Record<string, unknown>);
    const keys = [...new Set(whole.flatMap((sample) => Object.keys(sample)))];
    const changed = fc
      .tuple(
        fc.constantFrom(...whole),
        fc.dictionary(fc.constantFrom(...keys, "limit"), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
        fc.option(fc.constantFrom(...keys, "none")),
      )
      .map(([sample, changes, dropped]) => {
        const value: Record<string, unknown> = { ...sample, ...changes };
        if (dropped !== null) delete value[dropped];
        return value;
      });
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: fc.jsonValue() }), (value) => {
        expect(new Set(verdicts(value)).size, JSON.stringify(verdicts(value))).toBe(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe("dialects of a conversation", () => {
  const conversation = read("fixtures/schema/assistant-conversation/valid/uncategorized.json");
  const page = { conversations: [conversation], nextCursor: null, hasMore: false };

  it("has a category that is null on the platform, and never in the specification", () => {
    const messages = (dialect: "spec" | "mintlify") =>
      [
        validate("assistant-conversation", conversation, { dialect }),
        validate("conversation-page", page, { dialect }),
      ].map(({ diagnostics }) => diagnostics.map(({ message, pointer }) => `${pointer}: ${message}`));
    expect(messages("mintlify")).toEqual([[], []]);
    expect(messages("spec")).toEqual([
      ['/queryCategory: "queryCategory" must be a string, not null'],
      ['/conversations/0/queryCategory: "queryCategory" must be a string, not null'],
    ]);
    expect(validate("assistant-conversation", conversation).ok).toBe(true);
  });
});
