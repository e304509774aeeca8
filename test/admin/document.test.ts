import { readFileSync } from "node:fs";
import SwaggerParser from "@apidevtools/swagger-parser";
import { adminOpenApi, type OpenApiVersion } from "docsjson/admin";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../src/schema/admin/endpoints.ts";
import { DIALECTS } from "../../src/vocabulary/platform/dialect.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const VERSIONS: OpenApiVersion[] = ["3.0.1", "3.1.0"];
const serverUrl = "https://api.example.com";

/** Everything in a JSON value that has a given key. */
const holdersOf = (value: unknown, key: string): Record<string, unknown>[] => {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap((child) => holdersOf(child, key));
  return Object.hasOwn(value, key) ? [value as Record<string, unknown>, ...inner] : inner;
};

const PATHS = {
  spec: ["/v2/agent/{projectId}/job/{id}", "/v1/analytics/{projectId}/assistant"],
  mintlify: [...new Set(Object.values(ENDPOINTS).map(({ path }) => path))],
};

describe.each(VERSIONS.flatMap((openapi) => DIALECTS.map((dialect) => ({ openapi, dialect }))))(
  "OpenAPI $openapi of the dialect $dialect",
  ({ openapi, dialect }) => {
    const document = adminOpenApi({ serverUrl, openapi, dialect });

    it("is the document that was reviewed", async () => {
      const name = dialect === "spec" ? `openapi-${openapi}` : `openapi-${openapi}-${dialect}`;
      const golden = new URL(`../../fixtures/admin/${name}.json`, import.meta.url).pathname;
      await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(golden);
    });

    it("is valid, every reference included", async () => {
      const parsed = await SwaggerParser.validate(structuredClone(document) as never);
      expect(Object.keys(parsed.paths ?? {})).toEqual(PATHS[dialect]);
    });

    it("passes check --specs", () => {
      const site = tempSite({
        "docs.json": JSON.stringify({ navigation: { groups: [{ group: "API", openapi: "admin.json" }] } }),
        "admin.json": JSON.stringify(document),
      });
      const { stdout, status } = runCli(["check", "--specs", "--strict", "--format", "json", "."], { cwd: site });
      expect(JSON.parse(stdout).diagnostics).toEqual([]);
      expect(status).toBe(0);
    });
  },
);

describe.each(VERSIONS)("OpenAPI %s", (openapi) => {
  const document = adminOpenApi({ serverUrl, openapi, dialect: "spec" });

  it("writes what may be null as the version has it", () => {
    const { AgentJob, ConversationPage } = document.components.schemas as Record<string, { properties: object }>;
    const nullable = openapi === "3.0.1" ? { type: "string", nullable: true } : { type: ["string", "null"] };
    expect(AgentJob?.properties).toMatchObject({ prLink: { ...nullable, format: "uri" }, archivedAt: nullable });
    expect(AgentJob?.properties).toMatchObject({ source: { properties: { ref: nullable } } });
    expect(ConversationPage?.properties).toMatchObject({ nextCursor: nullable });
    expect(holdersOf(document, "nullable").length > 0).toBe(openapi === "3.0.1");
  });

  it("marks the answers that the specification does not have, and only those", () => {
    const added = Object.values(document.paths).map(({ get }) =>
      Object.entries((get as { responses: object }).responses).flatMap(([status, answer]) =>
        "$ref" in answer ? status : [],
      ),
    );
    expect(added).toEqual([
      ["400", "401", "405", "408", "431", "500"],
      ["400", "401", "404", "405", "408", "431", "500"],
    ]);
    for (const response of Object.values(document.components.responses)) {
      expect(response).toMatchObject({
        "x-implementation-specific": true,
        description: expect.stringContaining("Not in the platform's specification"),
        content: { "application/json": { schema: { $ref: "#/components/schemas/AdminError" } } },
      });
    }
  });

  it("requires a bearer key for everything", () => {
    expect(document.security).toEqual([{ adminKey: [] }]);
    expect(document.components.securitySchemes.adminKey).toMatchObject({ type: "http", scheme: "bearer" });
  });
});

it("has the default and the range of limit", () => {
  const operation = adminOpenApi().paths["/v1/analytics/{projectId}/assistant"]?.get;
  expect(operation).toHaveProperty(
    "parameters",
    expect.arrayContaining([
      expect.objectContaining({
        name: "limit",
        in: "query",
        required: false,
        schema: { type: "integer", default: 100, minimum: 1, maximum: 1000 },
      }),
    ]),
  );
});

it("is published as the schemas are, for a server still to be named", async () => {
  const published = readFileSync(new URL("../../schemas/admin.openapi.json", import.meta.url), "utf8");
  expect(JSON.parse(published)).toEqual(adminOpenApi());
  expect(adminOpenApi()).toMatchObject({ openapi: "3.0.1", info: { version: "2.0.0" } });
  expect(adminOpenApi().servers[0]?.url).toBe("{baseUrl}");
  await expect(SwaggerParser.validate(JSON.parse(published))).resolves.toBeDefined();
});

it("is printed by docsjson schema", () => {
  const published = readFileSync(new URL("../../schemas/admin.openapi.json", import.meta.url), "utf8");
  expect(runCli(["schema", "admin-openapi"])).toEqual({ stdout: published, stderr: "", status: 0 });
});

it("gives a document of one's own, to change at will", () => {
  const first = adminOpenApi({ serverUrl });
  Object.assign(first.components.schemas.AgentJob ?? {}, { properties: {} });
  first.tags.length = 0;
  expect(adminOpenApi({ serverUrl })).not.toEqual(first);
  expect(adminOpenApi({ serverUrl }).tags).toHaveLength(4);
  expect(adminOpenApi().components.schemas.AgentJob).toHaveProperty("properties.status");
});

it("refuses a version that it can't write", () => {
  expect(() => adminOpenApi({ openapi: "2.0" as OpenApiVersion })).toThrow(
    new TypeError("openapi must be one of 3.0.1, 3.1.0, not 2.0"),
  );
});

it("refuses a dialect that does not exist", () => {
  expect(() => adminOpenApi({ dialect: "auto" as "spec" })).toThrow(
    new TypeError("dialect must be one of spec, mintlify, not auto"),
  );
});
