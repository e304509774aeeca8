import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { checkSpec as checkSpecBy } from "../../../../src/references/openapi/checks/check-spec.ts";
import { ValidationThread } from "../../../../src/site/specs/validation-thread.ts";

const thread = new ValidationThread();
afterAll(() => thread.close());
const checkSpec = (spec: unknown, file?: string) =>
  checkSpecBy(spec, { validate: thread.validate, ...(file === undefined ? {} : { file }) });

const HEAD = 'openapi: 3.0.3\ninfo: {title: T, version: "1"}\n';
const HEAD32 = 'openapi: 3.2.0\ninfo: {title: T, version: "1"}\n';
const summarize = async (spec: unknown, file = "api.yaml") =>
  (await checkSpec(spec, file)).map(({ code, message, file, pointer, range }) => {
    const place = range ? `${range.start.line}:${range.start.column}-${range.end.column}` : pointer;
    return `${code} ${file}:${place} ${message}`;
  });

describe("checkSpec", () => {
  it.each([
    ["an empty but valid spec", `${HEAD}paths: {}\n`],
    ["OpenAPI 3.1 with components alone", 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\ncomponents: {}\n'],
    [
      "what OpenAPI 3.2 added",
      `${HEAD32}tags:\n  - {name: a, kind: nav}\n  - {name: b, parent: a, summary: B}\npaths:\n  /a:\n    query:\n      tags: [b]\n      responses: {"200": {summary: ok, content: {a/b: {itemSchema: {$ref: "#/components/schemas/A"}}}}}\n    additionalOperations:\n      LINK: {}\ncomponents:\n  schemas:\n    A:\n      properties:\n        a: {$ref: "#/components/schemas/A"}\n`,
    ],
    [
      "a cycle of schemas",
      `${HEAD}paths: {}\ncomponents:\n  schemas:\n    A:\n      properties:\n        a: {$ref: "#/components/schemas/A"}\n`,
    ],
    [
      "references to elsewhere",
      `${HEAD}paths:\n  /a: {$ref: ./a.yaml}\n  /b: {$ref: "https://localhost:1/b.yaml"}\n  /c: {$ref: "file:///etc/passwd"}\n`,
    ],
  ])("finds nothing in %s", async (_, text) => {
    expect(await summarize(text)).toEqual([]);
  });

  it.each([
    ["a required field that is missing", "openapi: 3.0.3\npaths: {}\n"],
    ["paths that are missing", `${HEAD}`],
    [
      "a misspelt field",
      `${HEAD}paths:\n  /a:\n    get:\n      sumary: A\n      responses: {"200": {description: ok}}\n`,
    ],
    ["no responses", `${HEAD}paths:\n  /a:\n    get:\n      responses: {}\n`],
    [
      "a parameter in no known place",
      `${HEAD}paths:\n  /a:\n    get:\n      parameters:\n      - {name: x, in: nowhere, schema: {}}\n      responses: {"200": {description: ok}}\n`,
    ],
    [
      "a path parameter that is not required",
      `${HEAD}paths:\n  /a:\n    get:\n      parameters:\n      - {name: x, in: path, schema: {}}\n      responses: {"200": {description: ok}}\n`,
    ],
    [
      "a parameter without schema and content",
      `${HEAD}paths:\n  /a:\n    get:\n      parameters:\n      - {name: x, in: query}\n      responses: {"200": {description: ok}}\n`,
    ],
    [
      "a fault in a component that is used twice",
      `${HEAD}components:\n  schemas:\n    A: {type: objct}\npaths:\n  /a:\n    get:\n      responses:\n        "200": &ok {description: ok, content: {a/b: {schema: {$ref: "#/components/schemas/A"}}}}\n        "201": *ok\n`,
    ],
    [
      "references that lead nowhere",
      `${HEAD}paths:\n  /a:\n    get:\n      parameters: [{$ref: "#/components/parameters/no"}]\n      responses: {"200": {$ref: "#/nor/this"}}\n`,
    ],
    ["a version that is a number", "openapi: 3.0\ninfo: {title: T, version: 1.0}\npaths: {}\n"],
    ["a wrong type in 3.1", 'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths:\n  /a:\n    get:\n      tags: x\n'],
    [
      "a response in 3.1 that lacks a description",
      'openapi: 3.1.0\ninfo: {title: T, version: "1"}\npaths:\n  /a:\n    get:\n      responses:\n        "200": {}\n        20: {description: x}\n',
    ],
    ["a path without a slash", `${HEAD}paths:\n  a: {}\n`],
    [
      "a component's name with a slash",
      'openapi: 3.1.0\ninfo: {title: T, version: "1"}\ncomponents:\n  schemas:\n    a/b: {}\n',
    ],
    [
      "a misspelt field in OpenAPI 3.2, and a method in additionalOperations that has a field",
      `${HEAD32}paths:\n  /a:\n    query:\n      sumary: A\n    additionalOperations:\n      POST: {}\n`,
    ],
    [
      "a reference to nothing in OpenAPI 3.2",
      `${HEAD32}paths:\n  /b:\n    get: {parameters: [{$ref: "#/components/parameters/no"}]}\n`,
    ],
    [
      "a querystring parameter of OpenAPI 3.2 that has a schema, and a tag without a name",
      `${HEAD32}tags: [{parent: a}]\npaths:\n  /a:\n    get:\n      parameters:\n        - {name: q, in: querystring, schema: {type: string}}\n`,
    ],
    ["Swagger 2.0", 'swagger: "2.0"\n'],
    ["broken YAML in what navigation skips", `${HEAD}paths: {}\nservers: [\n`],
    ["equal keys in YAML", `${HEAD}paths: {}\nservers: []\nservers: []\n`],
  ])("finds %s", async (_, text) => {
    expect(await summarize(text)).toMatchSnapshot();
  });

  it("has places in JSON, and names keys that are there twice", async () => {
    const text = '{\n  "openapi": "3.0.3",\n  "info": { "title": "T" },\n  "paths": {},\n  "paths": {}\n}\n';
    expect(await summarize(text, "api.json")).toMatchSnapshot();
  });

  it("takes what was parsed, and leaves it as it is", async () => {
    const spec = { openapi: "3.0.3", info: { title: "T", version: "1" }, paths: { "/a": { get: {} } } };
    const before = structuredClone(spec);
    expect(await summarize(spec)).toEqual([
      `openapi/invalid-spec api.yaml:/paths/~1a/get "get" is missing the required field "responses"`,
    ]);
    expect(spec).toEqual(before);
    expect(await summarize({ ...spec, "x-own": () => {} })).toEqual([
      "openapi/invalid-spec api.yaml: the spec must be JSON, but contains something else, such as a function",
    ]);
    expect(await summarize(null)).toEqual([
      "openapi/not-a-spec api.yaml: an OpenAPI document must be an object, not nothing",
    ]);
  });

  it("finds nothing in the fixture", async () => {
    const text = readFileSync(new URL("../../../../fixtures/openapi/shop.yaml", import.meta.url), "utf8");
    expect(await summarize(text)).toEqual([]);
  });
});

describe("a spec that takes too much", () => {
  /** Each schema refers to the next one twice. */
  const nested = (levels: number, tail: unknown = { type: "string" }) => ({
    openapi: "3.0.3",
    info: { title: "x", version: "1" },
    paths: {
      "/a": {
        get: {
          responses: {
            200: {
              description: "d",
              content: { "application/json": { schema: { $ref: "#/components/schemas/S0" } } },
            },
          },
        },
      },
    },
    components: {
      schemas: Object.fromEntries(
        Array.from({ length: levels + 1 }, (_, i) => {
          const next = { $ref: `#/components/schemas/S${i + 1}` };
          return [`S${i}`, i === levels ? tail : { type: "object", properties: { a: next, b: next } }];
        }),
      ),
    },
  });
  const check = async (spec: unknown, limits: { timeoutMs?: number; memory?: number }) => {
    const thread = new ValidationThread(limits);
    const found = await checkSpecBy(JSON.stringify(spec), { validate: thread.validate });
    await thread.close();
    return found.map(({ code, message }) => `${code} ${message}`);
  };

  it("is given up after a while", async () => {
    expect(await check(nested(40), { timeoutMs: 1000 })).toEqual([
      "openapi/unchecked the spec is not checked completely: the check takes more than 1 seconds",
    ]);
  });

  it("is never answered with the words of the machine", async () => {
    const schema = `${'{"type":"array","items":'.repeat(5000)}{}${"}".repeat(5000)}`;
    const spec = JSON.stringify(nested(0, "SCHEMA")).replace('"SCHEMA"', schema);
    const found = await checkSpec(spec);
    expect(found.map(({ message }) => message)).toEqual(["the spec is nested too deeply to be checked"]);
  });

  it("is not made for a reference of thousands of characters, which would take minutes", async () => {
    const paths = { "/a": { $ref: `#/${"a/".repeat(2000)}` } };
    const found = await checkSpec({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths });
    expect(found.map(({ message }) => message)).toEqual([
      'the spec is not checked: a "$ref" has more than 2000 characters',
    ]);
  });
});
