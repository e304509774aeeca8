import { readFileSync } from "node:fs";
import { indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const fixture = (name: string) => readFileSync(new URL(`../../../fixtures/openapi/${name}`, import.meta.url), "utf8");

/** A spec of these paths, and more. */
const spec = (paths: unknown, more: Record<string, unknown> = {}) => ({ openapi: "3.1.0", paths, ...more });

/** `code file:line:column message` of each diagnostic, hints below. */
const summarize = (text: unknown, file?: string) =>
  indexOperations(text, file === undefined ? {} : { file }).diagnostics.map(
    ({ code, severity, file, range, pointer, message, hint }) => {
      const place = range ? `${range.start.line}:${range.start.column}-${range.end.column}` : pointer;
      return `${severity} ${code} ${file}:${place} ${message}${hint ? `\n  ${hint}` : ""}`;
    },
  );

describe("indexOperations", () => {
  it("reads no YAML of millions of lines", () => {
    for (const lineEnd of ["\n", "\r"]) {
      expect(summarize(`openapi: 3.1.0${lineEnd.repeat(2_000_001)}paths: [`, "a.yaml")).toEqual([
        "error openapi/syntax a.yaml:1:1-1 the file is nested too deeply, or too large, to be read as YAML\n  split it, or write it as JSON",
      ]);
    }
  });

  it.each(["\n", "\r\n"])("says where YAML breaks at a line end, with %j, without a range past the line", (lineEnd) => {
    const text = ["openapi: 3.1.0", "paths:", "  /b:", "    - a: 1", "  ?|", "    x", "tags: [a]", ""].join(lineEnd);
    expect(summarize(text, "a.yaml")).toEqual([expect.stringMatching(/^error openapi\/syntax a\.yaml:6:6-6 /)]);
  });

  it.each(["shop.yaml", "shop.json"])("gives the operations of %s in order", (name) => {
    const result = indexOperations(fixture(name), { file: name });
    expect(result.diagnostics).toEqual([]);
    expect(result.ok).toBe(true);
    expect(result.value?.version).toBe("3.1");
    expect(result.value?.title).toBe("Shop");
    expect(result.value?.operations).toEqual([
      {
        kind: "operation",
        method: "get",
        path: "/users/{id}",
        summary: "Get a user",
        description: "One user.\n\n  get:\n    summary: not this one\n",
        operationId: "getUser",
        tag: "Users",
        tagTitle: "Users",
        deprecated: false,
        hidden: false,
        excluded: false,
        mint: {
          metadata: { title: "A person", icon: "user" },
          content: "# All of it\npost:\n  summary: nor this\n",
          href: "/people/one",
        },
        pointer: "/paths/~1users~1{id}/get",
      },
      {
        kind: "operation",
        method: "delete",
        path: "/users/{id}",
        tag: "Users",
        tagTitle: "Users",
        deprecated: false,
        hidden: true,
        excluded: false,
        mint: { metadata: { icon: "user" } },
        pointer: "/paths/~1users~1{id}/delete",
      },
      {
        kind: "operation",
        method: "get",
        path: "/orders",
        summary: "List orders",
        tag: "Orders",
        tagTitle: "Ordering",
        deprecated: false,
        hidden: false,
        excluded: false,
        pointer: "/components/pathItems/all-orders/get",
      },
      {
        kind: "operation",
        method: "post",
        path: "/orders",
        summary: "Place an order",
        tag: "Orders",
        tagTitle: "Ordering",
        deprecated: false,
        hidden: false,
        excluded: false,
        pointer: "/components/pathItems/all-orders/post",
      },
      {
        kind: "operation",
        method: "put",
        path: "/orders/{id}",
        summary: "Change an order",
        tag: "Orders",
        tagTitle: "Ordering",
        deprecated: true,
        hidden: false,
        excluded: true,
        pointer: "/paths/~1orders~1{id}/put",
      },
      {
        kind: "operation",
        method: "get",
        path: "/empty",
        deprecated: false,
        hidden: false,
        excluded: false,
        pointer: "/paths/~1empty/get",
      },
      {
        kind: "webhook",
        method: "post",
        path: "order.created",
        summary: "Order created",
        deprecated: false,
        hidden: false,
        excluded: false,
        pointer: "/webhooks/order.created/post",
      },
    ]);
  });

  it.each([
    ["3.0.0", "3.0"],
    ["3.0.3", "3.0"],
    ["3.1.1", "3.1"],
    ["3.2.0", "3.2"],
    ["3.0.0-rc2", "3.0"],
    ["3.1", "3.1"],
  ])("takes OpenAPI %s as %s", (openapi, version) => {
    expect(indexOperations({ openapi, paths: {} }).value?.version).toBe(version);
  });

  it.each([
    ["openapi: 3.0\npaths: {}", "3.0"],
    ["openapi: 3.1\npaths: {}", "3.1"],
    ["\uFEFFopenapi: 3.1.0\r\npaths: {}\r\n", "3.1"],
    ['\uFEFF{"openapi": "3.2.0"}', "3.2"],
    ["{openapi: 3.1.0, paths: {}} # flow style", "3.1"],
    ["--- # a document\nopenapi: 3.1.0\n", "3.1"],
    ["---\nopenapi: 3.1.0\n...\n", "3.1"],
  ])("reads the version of %j", (text, version) => {
    const { ok, value } = indexOperations(text);
    expect([ok, value?.version]).toEqual([true, version]);
  });

  it("reads numbers and booleans as the text they stand for", () => {
    const { value } = indexOperations(
      "openapi: 3.1.0\npaths:\n  /a:\n    get: {summary: 404, tags: [2024], operationId: true}\n",
    );
    expect(value?.operations[0]).toMatchObject({ summary: "404", tag: "2024", operationId: "true" });
  });

  it("leaves no word out for a date", () => {
    const { value } = indexOperations("openapi: 3.1.0\npaths:\n  /a:\n    get:\n      summary: 2024-01-02\n");
    expect(value?.operations[0]?.summary).toBe("2024-01-02");
  });

  it("takes user's names as they are", () => {
    const text =
      '{"openapi":"3.1.0","paths":{"/__proto__":{"get":{"tags":["__proto__"]}},"__proto__":{"get":{}},"constructor":{"get":{}}},"tags":[{"name":"__proto__","x-group":"P"}]}';
    const { ok, value } = indexOperations(text);
    expect(ok).toBe(true);
    expect(value?.operations.map(({ path, tagTitle }) => [path, tagTitle])).toEqual([
      ["/__proto__", "P"],
      ["__proto__", undefined],
      ["constructor", undefined],
    ]);
    expect(value?.find("get", "toString")).toBeUndefined();
    const yaml = indexOperations("openapi: 3.1.0\npaths:\n  __proto__:\n    get:\n      summary: P\n");
    expect(yaml.value?.find("GET", "__proto__")?.summary).toBe("P");
  });

  it("inherits nothing from prototypes", () => {
    const inherited = Object.create({ openapi: "3.1.0", paths: { "/a": { get: {} } } });
    expect(indexOperations(inherited).ok).toBe(false);
  });

  it("shares no objects with what it is given, and changes nothing of it", () => {
    const metadata = { list: [1] };
    const given = Object.freeze(spec({ "/a": { get: { "x-mint": { metadata } } } }));
    const mint = indexOperations(given).value?.operations[0]?.mint;
    expect(mint?.metadata).toEqual({ list: [1] });
    expect(mint?.metadata?.list).not.toBe(metadata.list);
  });

  it("looks into x-hidden and x-excluded as true alone", () => {
    const { value } = indexOperations(
      spec({ "/a": { get: { "x-hidden": "true", "x-excluded": 1 }, put: { "x-excluded": true } } }),
    );
    expect(value?.operations.map(({ hidden, excluded }) => [hidden, excluded])).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  it("reads a path item that an alias or a merge brings in", () => {
    const text = `openapi: 3.1.0
x-shared: &shared
  get:
    summary: Shared
paths:
  /a: *shared
  /b:
    <<: *shared
    put:
      summary: Own
`;
    expect(
      indexOperations(text).value?.operations.map(({ method, path, summary }) => `${method} ${path} ${summary}`),
    ).toEqual(["get /a Shared", "get /b Shared", "put /b Own"]);
  });

  it("follows a path item's reference to any place of the spec, in a trimmed text too", () => {
    const text = `openapi: 3.1.0
paths:
  /a:
    $ref: "#/x-items/a%20b"
x-items:
  a b:
    get:
      summary: Elsewhere
`;
    const { value, diagnostics } = indexOperations(text);
    expect(diagnostics).toEqual([]);
    expect(value?.operations).toMatchObject([{ summary: "Elsewhere", pointer: "/x-items/a b/get" }]);
  });

  it("lets what is beside a reference go before it", () => {
    const { value } = indexOperations(
      spec({
        "/a": { $ref: "#/paths/~1b", "x-hidden": true, get: { summary: "Own" } },
        "/b": { get: { summary: "B" }, put: {} },
      }),
    );
    expect(value?.operations.map(({ method, path, summary, hidden }) => [method, path, summary, hidden])).toEqual([
      ["get", "/a", "Own", true],
      ["put", "/a", undefined, true],
      ["get", "/b", "B", false],
      ["put", "/b", undefined, false],
    ]);
  });
});

describe("find", () => {
  const { value: index } = indexOperations(
    spec(
      { "/a": { get: {} }, "/b/": { get: {} }, "/c": { get: { summary: "c" } }, "/c/": { get: { summary: "c/" } } },
      { webhooks: { "order.created": { post: {} }, "x/": { post: {} } } },
    ),
  );
  it.each([
    ["get", "/a", "/a"],
    ["GET", "/a", "/a"],
    ["get", "/a/", "/a"],
    ["get", "/b", "/b/"],
    ["get", "/b/", "/b/"],
    ["get", "/c", "/c"],
    ["get", "/c/", "/c/"],
    ["get", "/a//", undefined],
    ["get", "/A", undefined],
    ["put", "/a", undefined],
    ["fetch", "/a", undefined],
    ["webhook", "order.created", "order.created"],
    ["WEBHOOK", "x", undefined],
    ["post", "order.created", undefined],
    ["webhook", "/a", undefined],
  ])("%s %s", (method, path, found) => {
    expect(index?.find(method, path)?.path).toBe(found);
  });
});

describe("what is no OpenAPI 3", () => {
  it.each([
    ["", undefined],
    ["  \n# nothing\n", undefined],
    ["hello", undefined],
    ["- a", undefined],
    ["[1]", "a.json"],
    ["title: x\npaths: {}", "a.yaml"],
    ['{\n  "asyncapi": "3.0.0"\n}', "a.json"],
    ['info: {}\nswagger: "2.0"', "a.yaml"],
    ["swagger: 2.0", undefined],
    ['{"swagger": "1.2"}', undefined],
    ["info: {}\nopenapi: 4.0.0", "a.yaml"],
    ['{"openapi": "3.10.0"}', undefined],
    ['{"openapi": ["3.1.0"]}', undefined],
    [null, undefined],
    [7, undefined],
  ])("%j", (text, file) => {
    const result = indexOperations(text, file === undefined ? {} : { file });
    expect(result.ok).toBe(false);
    expect(result.value).toBeUndefined();
    expect(summarize(text, file)).toMatchSnapshot();
  });
});

describe("broken texts", () => {
  it.each([
    ['{\n  "openapi": "3.1.0",\n}', "a.json"],
    ['{\r\n  "openapi": "3.1.0"\r\n  "paths": {}\r\n}', "a.json"],
    ["openapi: 3.1.0\npaths:\n  /a:\n   get: {}\n  post: [\n", "a.yaml"],
    ["openapi: 3.1.0\ninfo: {title: x\n", "a.yaml"],
    ['openapi: "3.1.0\npaths: {}\n', "a.yaml"],
    ["openapi: 3.1.0\npaths:\n\t/a: {}\n", "a.yaml"],
    ["\uFEFFopenapi: 3.1.0\r\npaths:\r\n  /a: *nowhere\r\n", "a.yaml"],
    ["openapi: 3.1.0\n---\nopenapi: 3.1.0\n", "a.yaml"],
    ["openapi: 3.1.0\npaths: %\n", "a.yaml"],
    ["{openapi: 3.1.0", undefined],
  ])("%j", (text, file) => {
    expect(indexOperations(text, file === undefined ? {} : { file }).value).toBeUndefined();
    expect(summarize(text, file)).toMatchSnapshot();
  });

  it("does not overflow", () => {
    expect(summarize("[".repeat(200_000))).toHaveLength(1);
    expect(summarize(`${"a: {".repeat(50_000)}`)).toHaveLength(1);
    expect(indexOperations(`{"openapi":"3.1.0","x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`).ok).toBe(true);
  });
});

describe("paths of a JSON spec", () => {
  it.each([
    ["keys of other objects", '"paths": {"/a": {"get": {"x": {"/a": 1}, "y": {"/a": 2}}}}'],
    ["values", '"paths": {"/a": {"get": {"summary": "/a"}}}, "x": ["/a", "/b", ":", "\\"/a\\":"]'],
    ["keys in other places", '"webhooks": {"/a": {}}, "paths": {"/a": {}}, "x": {"/a": {}}'],
    ["paths of other names", '"paths": {"/a": {}, "/a/": {}, "/A": {}, "/__proto__": {}}'],
    ["no paths", '"webhooks": {"/a": {}, "/b": {}}'],
  ])("are not there twice where there are %s", (_, members) => {
    expect(indexOperations(`{"openapi": "3.1.0", ${members}}`).diagnostics).toEqual([]);
  });

  it("are told apart whatever else is there twice", () => {
    const text =
      '{"openapi":"3.1.0","x":{"a":1,"a":2},"paths":{"/a":{"get":{},"get":{}},"/b":{},"/a":{},"/b":{},"/a":{}}}';
    const found = indexOperations(text, { file: "a.json" }).diagnostics;
    expect(found.map(({ pointer, range }) => [pointer, text.slice(range?.start.offset, range?.end.offset)])).toEqual([
      ["/paths/~1a", '"/a"'],
      ["/paths/~1b", '"/b"'],
      ["/paths/~1a", '"/a"'],
    ]);
    expect(found[0]?.related[0]).toMatchObject({ message: '"/a" is first set here', range: { start: { line: 1 } } });
  });
});

describe("what is left out is named", () => {
  it.each([
    ["an operation that is null", "openapi: 3.1.0\npaths:\n  /a:\n    get:\n    put: {}\n"],
    ["a path item that is a list", "openapi: 3.1.0\npaths:\n  /a: [get]\n"],
    ["paths that are a list", "openapi: 3.1.0\npaths:\n- /a\n"],
    ["a reference that leads nowhere", "openapi: 3.1.0\npaths:\n  /a:\n    $ref: '#/components/pathItems/no'\n"],
    ["a reference to a string", 'openapi: 3.1.0\npaths:\n  /a:\n    $ref: "#/openapi"\n'],
    ["a reference that is no pointer", 'openapi: 3.1.0\npaths:\n  /a:\n    $ref: "#item"\n'],
    ["a reference with a broken escape", 'openapi: 3.1.0\npaths:\n  /a:\n    $ref: "#/a%"\n'],
    ["a reference that is a number", "openapi: 3.1.0\npaths:\n  /a:\n    $ref: 1\n"],
    ["references in a circle", 'openapi: 3.1.0\npaths:\n  /a: {$ref: "#/paths/~1b"}\n  /b: {$ref: "#/paths/~1a"}\n'],
    ["a reference to another file", "openapi: 3.1.0\npaths:\n  /a:\n    $ref: ./a.yaml#/x\n"],
    ["a reference to a site", "openapi: 3.1.0\npaths:\n  /a:\n    $ref: https://example.com/a.yaml\n"],
    ["a reference out of the docs root", "openapi: 3.1.0\npaths:\n  /a:\n    $ref: ../../a.yaml\n"],
    ["an absolute reference", "openapi: 3.1.0\npaths:\n  /a:\n    $ref: /etc/passwd\n"],
    ["a reference to the disk", "openapi: 3.1.0\npaths:\n  /a:\n    $ref: file:///etc/passwd\n"],
    [
      "methods of 3.2",
      "openapi: 3.2.0\npaths:\n  /a:\n    query: {}\n    additionalOperations:\n      LINK: {}\n      COPY: {}\n",
    ],
    [
      "a path that is there twice in JSON",
      '{ "openapi": "3.1.0", "paths": {\n  "/a": {"get": {}},\n  "/a" : {"put": {}}\n} }',
    ],
    ["equal keys", "openapi: 3.1.0\npaths:\n  /a:\n    get: {}\n    get: {summary: x}\n  '/b' : {}\n"],
  ])("%s", (_, text) => {
    expect(summarize(text, "api/spec.yaml")).toMatchSnapshot();
  });

  it("keeps the rest", () => {
    const { ok, value } = indexOperations(spec({ "/a": { $ref: "b.yaml" }, "/b": { get: null, put: {} } }));
    expect(ok).toBe(false);
    expect(value?.operations.map(({ method, path }) => `${method} ${path}`)).toEqual(["put /b"]);
  });

  it("a reference within the docs root does not lead out", () => {
    const codes = (ref: string, file: string) =>
      indexOperations(spec({ "/a": { $ref: ref } }), { file }).diagnostics.map(({ code }) => code);
    expect(codes("../b.yaml", "api/a.yaml")).toEqual(["openapi/external-path-item"]);
    expect(codes("../b.yaml", "a.yaml")).toEqual(["openapi/outside-root"]);
    expect(codes("x/../../b.yaml", "a.yaml")).toEqual(["openapi/outside-root"]);
    expect(codes("..\\b.yaml", "./a.yaml")).toEqual(["openapi/outside-root"]);
  });
});

describe("what multiplies", () => {
  const withMetadata = (metadata: string) =>
    `openapi: 3.0.0\npaths:\n  /a:\n    get:\n      summary: A\n      x-mint: &m\n        metadata:\n${metadata}\n  /b:\n    get: {}\n`;
  const codes = (text: string) => indexOperations(text).diagnostics.map(({ code, range }) => [code, range?.start.line]);

  it("is left out: aliases of aliases in metadata", () => {
    const line = (i: number) =>
      `          l${i}: &l${i} [${Array(10)
        .fill(`*l${i - 1}`)
        .join(", ")}]`;
    const text = withMetadata(["          l0: &l0 [1]", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(line)].join("\n"));
    const { value } = indexOperations(text);
    expect(codes(text)).toEqual([["openapi/too-large", 8]]);
    expect(value?.operations.map(({ path, mint }) => [path, mint])).toEqual([
      ["/a", {}],
      ["/b", undefined],
    ]);
  });

  it("is left out: metadata that contains itself", () => {
    expect(codes(withMetadata("          a: *m\n          b: *m"))).toEqual([["openapi/too-large", 8]]);
  });

  it("keeps aliases that stand for little", () => {
    const text = withMetadata("          a: &a {x: [1, 2]}\n          b: *a");
    expect(codes(text)).toEqual([]);
    const { operations = [] } = indexOperations(text).value ?? {};
    const { a, b } = operations[0]?.mint?.metadata ?? {};
    expect(b).toEqual({ x: [1, 2] });
    expect(b).not.toBe(a);
  });

  it("ends where texts and path items come to more than a spec may hold", () => {
    const text = `openapi: 3.0.0\nx: &long ${"x".repeat(50_000)}\npaths:\n${Array.from({ length: 1000 }, (_, i) => `  /p${i}: {get: {summary: *long}}\n`).join("")}`;
    const { value, diagnostics } = indexOperations(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(["openapi/too-large"]);
    expect(value?.operations.length).toBeLessThan(400);
  });
});
