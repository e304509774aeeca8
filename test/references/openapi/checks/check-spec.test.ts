import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkSpec } from "../../../../src/references/openapi/checks/check-spec.ts";

const HEAD = 'openapi: 3.0.3\ninfo: {title: T, version: "1"}\n';
const HEAD32 = 'openapi: 3.2.0\ninfo: {title: T, version: "1"}\n';
const summarize = (spec: unknown, file = "api.yaml") =>
  checkSpec(spec, { file }).map(({ code, message, file, pointer, range }) => {
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
  ])("finds nothing in %s", (_, text) => {
    expect(summarize(text)).toEqual([]);
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
  ])("finds %s", (_, text) => {
    expect(summarize(text)).toMatchSnapshot();
  });

  it("has places in JSON, and names keys that are there twice", () => {
    const text = '{\n  "openapi": "3.0.3",\n  "info": { "title": "T" },\n  "paths": {},\n  "paths": {}\n}\n';
    expect(summarize(text, "api.json")).toMatchSnapshot();
  });

  it("takes what was parsed, and leaves it as it is", () => {
    const spec = { openapi: "3.0.3", info: { title: "T", version: "1" }, paths: { "/a": { get: {} } } };
    const before = structuredClone(spec);
    expect(summarize(spec)).toEqual([
      `openapi/invalid-spec api.yaml:/paths/~1a/get "get" is missing the required field "responses"`,
    ]);
    expect(spec).toEqual(before);
    expect(summarize({ ...spec, "x-own": () => {} })).toEqual([
      "openapi/invalid-spec api.yaml: the spec must be JSON, but contains something else, such as a function",
    ]);
    expect(summarize(null)).toEqual([
      "openapi/not-a-spec api.yaml: an OpenAPI document must be an object, not nothing",
    ]);
  });

  it("finds nothing in the fixture", () => {
    const text = readFileSync(new URL("../../../../fixtures/openapi/shop.yaml", import.meta.url), "utf8");
    expect(summarize(text)).toEqual([]);
  });
});

describe("a large spec", () => {
  const HEAD31 = HEAD.replace("3.0.3", "3.1.0");
  const messages = (spec: unknown) => checkSpec(spec).map(({ code, message }) => `${code} ${message}`);

  it("may refer to a component any number of times, and in circles", () => {
    const schemas = Array.from({ length: 60 }, (_, at) => {
      const next = { $ref: `#/components/schemas/S${(at + 1) % 60}` };
      return [`S${at}`, { properties: { a: next, b: next, c: { ...next, description: "C" } } }];
    });
    const components = { schemas: { ...Object.fromEntries(schemas), Wrong: { type: "objct" } } };
    const spec = { openapi: "3.0.3", info: { title: "A", version: "1" }, paths: {}, components };
    expect(messages(spec)).toEqual([
      'openapi/invalid-spec "type" must be "array", "boolean", "integer", "number", "object" or "string", not "objct"',
    ]);
  });

  it("is checked where a reference uses what no rule reaches", () => {
    const shared = "x-shared:\n  P: {name: a, in: query, schema: {$ref: '#/x-shared/S'}}\n  S: {type: strin}\n";
    const paths = "paths:\n  /a:\n    parameters: [{$ref: '#/x-shared/P'}]\n";
    expect(summarize(HEAD + shared + paths)).toMatchSnapshot();
  });

  it("says once what is wrong in a component, and each place where it does not belong", () => {
    const components =
      "components:\n  schemas:\n    A: {type: object}\n    B: {additionalProperties: {$ref: '#/components/schemas/C'}}\n    C: {requird: [], type: 1}\n";
    const paths = "paths:\n  /a:\n    parameters: [{$ref: '#/components/schemas/A'}]\n";
    expect(summarize(HEAD + components + paths)).toMatchSnapshot();
  });

  it("has faults beside references where they stand", () => {
    const components = "components:\n  parameters:\n    A: {name: a, in: query, schema: {}}\n";
    const uses = ["{$ref: '#/components/parameters/A', required: 1}", "{$ref: '#/components/parameters/A', tpye: a}"];
    expect(summarize(`${HEAD}${components}paths:\n  /a:\n    parameters: [${uses.join(", ")}]\n`)).toMatchSnapshot();
  });

  it("lists beside broken references what else is wrong", () => {
    const schemas = "components:\n  schemas:\n    A: {$ref: '#/components/schemas/B%ZZ'}\n    B: {typ: string}\n";
    expect(summarize(`${HEAD}paths: {}\n${schemas}`)).toMatchSnapshot();
  });

  it("has at most ten thousand faults listed, found in time that grows with their number", () => {
    const paths = Array.from({ length: 30_000 }, (_, at) => `  /p${at}: 1\n`);
    const found = messages(`${HEAD}paths:\n${paths.join("")}`);
    expect(found).toHaveLength(10_001);
    expect(found).toContain("config/more-findings 20000 more findings are not listed");
  });

  it("has fewer faults listed where they lie deep", () => {
    const properties = Array.from({ length: 30_000 }, (_, at) => `"p${at}":1`).join(",");
    const schema = `${'{"items":'.repeat(200)}{"properties":{${properties}}}${"}".repeat(200)}`;
    const components = `{"schemas":{"S":${schema}}}`;
    const found = messages(
      `{"openapi":"3.0.3","info":{"title":"A","version":"1"},"components":${components},"paths":{}}`,
    );
    expect(found.length).toBeGreaterThan(1000);
    expect(found.length).toBeLessThan(10_000);
    expect(found).toContain("openapi/unchecked the spec is not checked completely: it has too many faults");
  });

  it("is not unfolded without end by aliases", () => {
    const aliases = Array.from({ length: 40 }, (_, at) => `  a${at + 1}: &a${at + 1} [*a${at}, *a${at}]\n`);
    expect(messages(`${HEAD31}x-a:\n  a0: &a0 [1]\n${aliases.join("")}paths: {}\n`)).toEqual([
      "openapi/unchecked the spec is not checked: its aliases and references unfold to more than a million values",
    ]);
  });

  it("is never answered with the words of the machine", () => {
    const schema = `${'{"type":"array","items":'.repeat(5000)}{}${"}".repeat(5000)}`;
    const components = `{"schemas":{"S":${schema}}}`;
    const spec = `{"openapi":"3.0.3","info":{"title":"A","version":"1"},"paths":{},"components":${components}}`;
    expect(messages(spec)).toEqual(["openapi/unchecked the spec is nested too deeply to be checked"]);
  });

  it("may have references of thousands of characters", () => {
    const paths = { "/a": { $ref: `#/${"a/".repeat(200_000)}` } };
    const found = checkSpec({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths });
    expect(found.map(({ pointer }) => pointer)).toEqual(["/paths/~1a/$ref"]);
  });
});
