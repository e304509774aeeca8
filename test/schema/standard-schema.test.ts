import { readFileSync } from "node:fs";
import type { StandardJSONSchemaV1, StandardSchemaV1 } from "@standard-schema/spec";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { AgentJob } from "docsjson";
import { standardSchema } from "docsjson/schema";
import { describe, expect, expectTypeOf, it } from "vitest";

const NAMES = [
  "docs",
  "navigation",
  "page",
  "agent-job",
  "admin-error",
  "assistant-conversation",
  "conversation-page",
  "conversation-query",
] as const;

const SITE = { theme: "mint", name: "Acme", colors: { primary: "#0d9373" } };

describe("validate", () => {
  it("gives the value itself where it fits", () => {
    const query = { limit: 10 };
    expect(standardSchema("conversation-query")["~standard"].validate(query)).toEqual({ value: query });
  });

  it("gives issues with the way to each, numbers for the places of lists", () => {
    const navigation = { tabs: [{ tab: "API", pages: ["index", 5] }] };
    const result = standardSchema("docs")["~standard"].validate({ ...SITE, navigation });
    expect(result.issues?.map(({ path }) => path)).toEqual([["navigation", "tabs", 0, "pages", 1]]);
    expect(result.issues?.[0]?.message).toMatchInlineSnapshot(
      `"an entry of "pages" must be the path of a page or a group, not a number"`,
    );
  });

  it("does not take a warning for a fault", () => {
    const docs = { ...SITE, navigation: { pages: ["index"] }, future: true };
    expect(standardSchema("docs")["~standard"].validate(docs).issues).toBeUndefined();
  });

  it("follows the dialect that it is given", () => {
    const japanese = { languages: [{ language: "ja", pages: ["index"] }] };
    const issues = (dialect: "spec" | "mintlify") =>
      standardSchema("navigation", { dialect })
        ["~standard"].validate(japanese)
        .issues?.map(({ path }) => path);
    expect(issues("mintlify")).toBeUndefined();
    expect(issues("spec")).toEqual([["languages", 0, "language"]]);
  });
});

describe.each(NAMES)("the JSON Schema of %s", (name) => {
  const { jsonSchema } = standardSchema(name)["~standard"];

  it("compiles in either draft, and is the same for input and output", () => {
    for (const [target, ajv] of [
      ["draft-07", new Ajv({ strict: true, validateFormats: false })],
      ["draft-2020-12", new Ajv2020({ strict: true, validateFormats: false })],
    ] as const) {
      const schema = jsonSchema.input({ target });
      expect(() => ajv.compile(schema)).not.toThrow();
      expect(jsonSchema.output({ target })).toEqual(schema);
    }
  });

  it("is the caller's own", () => {
    jsonSchema.input({ target: "draft-07" }).title = "changed";
    expect(jsonSchema.input({ target: "draft-07" }).title).not.toBe("changed");
  });
});

it("is what is published, without its address", () => {
  const { $id, ...published } = JSON.parse(
    readFileSync(new URL("../../schemas/docs.plain.schema.json", import.meta.url), "utf8"),
  );
  expect(standardSchema("docs")["~standard"].jsonSchema.input({ target: "draft-07" })).toEqual(published);
  expect($id).toContain("docs.plain");
});

it("throws for what it cannot give", () => {
  expect(() => standardSchema("agent" as never)).toThrow(TypeError);
  expect(() => standardSchema("docs")["~standard"].jsonSchema.input({ target: "openapi-3.0" })).toThrow(
    /draft-07.*draft-2020-12/,
  );
});

it("has the types of the standard", () => {
  const job = standardSchema("agent-job");
  expectTypeOf(job).toExtend<StandardSchemaV1<AgentJob>>();
  expectTypeOf(job).toExtend<StandardJSONSchemaV1<AgentJob>>();
  expectTypeOf<StandardSchemaV1.InferOutput<typeof job>>().toEqualTypeOf<AgentJob>();
});
