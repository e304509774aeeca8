import type { OperationNode } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { expect, it } from "vitest";
import type { FormField, RequestForm } from "../../../../src/builders/operation-page/form/form-data.ts";
import { resolveHandwritten } from "../../../support/resolve-handwritten.ts";

const LAMP = {
  type: "object",
  required: ["name", "place"],
  properties: {
    name: { type: "string", example: "Desk" },
    mode: { enum: ["warm", "cold"], default: "warm" },
    place: { type: "object", required: ["room"], properties: { room: { type: "string", example: "Hall" } } },
    spare: { $ref: "#/components/schemas/Lamp" },
  },
};

/** What is in the fields of a form before a reader has written anything. */
function filledIn(content: object): unknown {
  const spec = {
    openapi: "3.1.0",
    servers: [{ url: "https://api.example.com" }],
    paths: { "/lamps": { post: { requestBody: { content: { "application/json": content } }, responses: {} } } },
    components: { schemas: { Lamp: LAMP } },
  };
  const { pages } = resolveHandwritten({ openapi: "a.json", pages: ["POST /lamps"] }, { "a.json": spec });
  const config = { api: { examples: { prefill: true } } };
  const { html } = toOperationPage(pages[0] as OperationNode, spec, { config, formScript: "/a.js" });
  const [, data = "{}"] = /data-request="([^"]*)"/.exec(html) ?? [];
  const form: RequestForm = JSON.parse(
    data.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)).replaceAll("&quot;", '"'),
  );
  const valuesOf = (fields: readonly FormField[] = []): object => {
    const values = fields.map(({ name, value, fields }) => [name, fields ? valuesOf(fields) : value] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined && JSON.stringify(value) !== "{}"));
  };
  return valuesOf(form.bodies[0]?.fields);
}

it("begins with the examples of the fields, but with none of an object that may be absent", () => {
  expect(filledIn({ schema: LAMP })).toEqual({ name: "Desk", mode: "warm", place: { room: "Hall" } });
});

it("begins with the example of the whole body where the spec has one", () => {
  const example = { name: "Floor", spare: { name: "Wall" } };
  expect(filledIn({ schema: LAMP, examples: { one: { value: example } } })).toEqual(example);
});
