import { readdirSync, readFileSync } from "node:fs";
import type { TSchema } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Ajv } from "ajv";
import ajvFormats from "ajv-formats";
import { validate } from "docsjson";
import * as schemas from "docsjson/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

// The samples in fixtures/schema/<name>; which code an invalid one gets is tested with the checks.

const DEFINITIONS = {
  "agent-job": schemas.AgentJob,
  "admin-error": schemas.AdminError,
  "assistant-conversation": schemas.AssistantConversation,
  "conversation-page": schemas.ConversationPage,
  "conversation-query": schemas.ConversationQuery,
} satisfies Record<string, TSchema>;
type Name = keyof typeof DEFINITIONS;

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
