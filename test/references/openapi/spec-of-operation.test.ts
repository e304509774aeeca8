import { describe, expect, it } from "vitest";
import { specOfOperation } from "../../../src/references/openapi/spec-of-operation.ts";
import { timeGrowth } from "../../support/time-growth.ts";

const SPEC = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  security: [{ key: [] }],
  tags: [{ name: "Lamps" }, { name: "Other" }],
  paths: {
    "/lamps": {
      parameters: [{ $ref: "#/components/parameters/Limit" }],
      get: { tags: ["Lamps"], responses: { 200: { $ref: "#/components/responses/Lamps" } } },
      post: { responses: { 200: { $ref: "#/components/responses/Other" } } },
    },
    "/shared": { $ref: "#/components/pathItems/Shared" },
  },
  webhooks: { paired: { post: { security: [{ other: [] }] } } },
  components: {
    parameters: { Limit: { name: "limit", in: "query" } },
    responses: {
      Lamps: { content: { "application/json": { schema: { $ref: "#/components/schemas/Lamp" } } } },
      Other: {},
    },
    schemas: {
      Lamp: {
        properties: { next: { $ref: "#/components/schemas/Lamp" }, zone: { $ref: "#/components/schemas/a~1b" } },
      },
      "a/b": { discriminator: { mapping: { x: "#/components/schemas/Mapped", y: "Named" } } },
      Mapped: {},
      Named: {},
      Unused: {},
    },
    pathItems: { Shared: { summary: "Shared", put: { responses: {} } } },
    securitySchemes: { key: { type: "http" }, other: { type: "apiKey" } },
  },
};

const cut = (
  method: "get" | "put" | "post",
  path: string,
  pointer: string,
  kind: "operation" | "webhook" = "operation",
) => specOfOperation(SPEC, { kind, method, path, pointer });

describe("specOfOperation", () => {
  it("keeps one operation with all that it refers to, and nothing else", () => {
    const before = JSON.stringify(SPEC);
    expect(cut("get", "/lamps", "/paths/~1lamps/get")).toEqual({
      openapi: "3.1.0",
      info: SPEC.info,
      security: SPEC.security,
      tags: [{ name: "Lamps" }],
      paths: { "/lamps": { parameters: SPEC.paths["/lamps"].parameters, get: SPEC.paths["/lamps"].get } },
      components: {
        parameters: SPEC.components.parameters,
        responses: { Lamps: SPEC.components.responses.Lamps },
        schemas: { Lamp: SPEC.components.schemas.Lamp, "a/b": SPEC.components.schemas["a/b"], Mapped: {}, Named: {} },
        securitySchemes: { key: { type: "http" } },
      },
    });
    expect(JSON.stringify(SPEC)).toBe(before);
  });

  it("puts an operation of a shared path item at its own path, and a webhook under the webhooks", () => {
    expect(cut("put", "/shared", "/components/pathItems/Shared/put")?.paths).toEqual({
      "/shared": { summary: "Shared", put: { responses: {} } },
    });
    const webhook = cut("post", "paired", "/webhooks/paired/post", "webhook");
    expect(webhook?.paths).toEqual({});
    expect(webhook?.webhooks).toEqual(SPEC.webhooks);
    expect(webhook?.components).toEqual({ securitySchemes: SPEC.components.securitySchemes });
  });

  it("gives nothing where the operation is not there, or unfolds without end", () => {
    expect(cut("get", "/no", "/paths/~1no/get")).toBeUndefined();
    const endless: Record<string, unknown> = { responses: {} };
    endless.responses = endless;
    const spec = { paths: { "/a": { get: endless } } };
    expect(
      specOfOperation(spec, { kind: "operation", method: "get", path: "/a", pointer: "/paths/~1a/get" }),
    ).toBeUndefined();
  });
});

it("takes time with the length of a chain of references, not with its square", async () => {
  const chain = (length: number) => {
    const schemas = Object.fromEntries(
      Array.from({ length }, (_, index) => [`S${index}`, { $ref: `#/components/schemas/S${index + 1}` }]),
    );
    const operation = {
      responses: { 200: { content: { "application/json": { schema: { $ref: "#/components/schemas/S0" } } } } },
    };
    return {
      ...SPEC,
      paths: { "/a": { get: operation } },
      components: { schemas: { ...schemas, [`S${length}`]: {} } },
    };
  };
  const at = { kind: "operation", method: "get", path: "/a", pointer: "/paths/~1a/get" } as const;
  // Ten times the length: 10 is linear, 100 quadratic.
  const sizes = { small: chain(4_000), large: chain(40_000), limit: 50 };
  const growth = await timeGrowth(sizes, (spec) => {
    expect(specOfOperation(spec, at)?.components).toEqual(spec.components);
  });
  expect(growth).toBeLessThan(50);
});
