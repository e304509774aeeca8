import {
  listSpecs,
  navigationToJson,
  normalizeSpecSource,
  type ResolveOptions,
  resolveNavigation,
  titleOfPath,
} from "docsjson";
import { indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";
import { pageNotFound } from "../../src/navigation/checks/page-not-found.ts";
import { parity } from "../../src/navigation/checks/parity.ts";
import { noSpec } from "../../src/navigation/checks/specs/no-spec.ts";
import { unknownOperation } from "../../src/navigation/checks/specs/unknown-operation.ts";

const berths = indexOperations({
  openapi: "3.1.0",
  paths: { "/berths": { get: { tags: ["Berths"], summary: "List berths" }, post: { summary: "List berths" } } },
});
const specs = new Map([["berths.yaml", berths]]);
const api = { navigation: { tabs: [{ tab: "API", openapi: "berths.yaml" }] } };
const hrefs = (config: unknown, options: ResolveOptions) =>
  resolveNavigation(config, options).value?.pages.map(({ href }) => href);
const codes = (config: unknown, options: ResolveOptions = {}) =>
  resolveNavigation(config, { dialect: "mintlify", ...options }).diagnostics.map(({ code }) => code);

it("reads a spec that is listed twice once", () => {
  const group = { group: "A", openapi: ["berths.yaml", "/berths.yaml"], pages: ["GET /berths"] };
  expect(codes({ navigation: { groups: [group] } }, { specs, dialect: "spec" })).not.toContain(
    "openapi/ambiguous-operation",
  );
});

describe("hrefFor", () => {
  it("gives operation pages addresses of the caller's own, and is told where they come from", () => {
    const hrefFor: ResolveOptions["hrefFor"] = ({ method }, { spec, directory }) => `/${spec}/${directory}/${method}`;
    expect(hrefs(api, { specs, hrefFor })).toEqual(["/berths.yaml/undefined/get", "/berths.yaml/undefined/post"]);
  });

  it("may leave single pages at their usual address", () => {
    const hrefFor: ResolveOptions["hrefFor"] = ({ method }) => (method === "get" ? "/own" : undefined);
    expect(hrefs(api, { specs, hrefFor })).toEqual(["/own", "/api-reference/list-berths"]);
  });

  it.each([5, null, "", "no-slash"])("may not give %j", (href) => {
    expect(() => hrefs(api, { specs, hrefFor: () => href as never })).toThrow(TypeError);
  });

  it("keeps addresses unique over the site", () => {
    expect(hrefs(api, { specs, hrefFor: () => "/same" })).toEqual(["/same", "/same-1"]);
  });
});

describe("a spec that isn't there", () => {
  it("is reported once, however often it is named", () => {
    const navigation = { groups: [1, 2, 3].map((n) => ({ group: `${n}`, openapi: "lost.yaml", pages: [] })) };
    expect(codes({ navigation }).filter((code) => code.startsWith("openapi/"))).toEqual(["openapi/not-found"]);
  });

  it("is left to its loader's diagnostics where the loader tried", () => {
    const broken = indexOperations("openapi: [", { file: "berths.yaml" });
    const config = {
      navigation: { groups: [{ group: "A", openapi: "berths.yaml", pages: ["GET /berths", "GET /x"] }] },
    };
    const { diagnostics } = resolveNavigation(config, {
      dialect: "mintlify",
      specs: new Map([["berths.yaml", broken]]),
    });
    expect(
      diagnostics.map(({ code, message }) => `${code}: ${message}`).filter((line) => line.startsWith("openapi")),
    ).toEqual([
      'openapi/unresolved-references: 2 references are left out of the navigation, because "berths.yaml" was not read',
    ]);
  });
});

describe("an operation that a page file shows", () => {
  const pages = new Map([["a", { openapi: "GET /fish" }]]);
  const navigation = { pages: ["a"] };
  it("is not judged while a spec of the config isn't loaded", () => {
    const api = { openapi: ["fish.yaml", "berths.yaml"] };
    expect(codes({ navigation, api }, { pages })).not.toContain("openapi/no-spec");
    expect(codes({ navigation, api }, { pages, specs })).not.toContain("openapi/unknown-operation");
  });

  it("is judged once all are", () => {
    expect(codes({ navigation }, { pages })).toContain("openapi/no-spec");
    expect(codes({ navigation, api: { openapi: "berths.yaml" } }, { pages, specs })).toContain(
      "openapi/unknown-operation",
    );
  });
});

describe("a reference to no operation", () => {
  const hintFor = (reference: string) => {
    const index = (paths: Record<string, object>) => indexOperations({ openapi: "3.1.0", paths });
    const specs = new Map([
      ["a.yaml", index({ "/berths": { get: {} }, "/berths/{id}": { get: {}, put: {} }, "/shops": { get: {} } })],
      ["b.yaml", index({ "/berths": { post: {} }, "/ships": { get: {} }, "/berths/{id}": { get: {} } })],
    ]);
    const groups = [{ group: "API", openapi: ["a.yaml", "b.yaml"], pages: [reference] }];
    return resolveNavigation({ navigation: { groups } }, { specs }).diagnostics.find(
      ({ code }) => code === "openapi/unknown-operation",
    )?.hint;
  };
  it.each([
    ["is taken for the nearest of all specs", "GET /sheps", 'did you mean "GET /ships" or "GET /shops"?'],
    ["is taken for an operation of the same method", "GET /berths/7", 'did you mean "GET /berths/{id}"?'],
    [
      "is taken for the path's others where none has it",
      "PUT /berths",
      'did you mean "GET /berths" or "POST /berths"?',
    ],
  ])("%s", (_, reference, hint) => {
    expect(hintFor(reference)).toBe(hint);
  });
});

describe("the dialect", () => {
  it.each([
    ["https://mintlify.com/docs.json", "mintlify"],
    ["./node_modules/docsjson/schemas/docs.schema.json", "spec"],
    [undefined, "spec"],
  ])("for $schema %j is %s", ($schema, dialect) => {
    expect(resolveNavigation({ $schema, navigation: {} }).value?.dialect).toBe(dialect);
  });
});

describe("a config with includes", () => {
  it("gives nodes and diagnostics the places of the included file", () => {
    const source = {
      file: "docs.json",
      origin: (pointer: string) =>
        pointer.startsWith("/navigation/groups/0")
          ? { file: "nav.json", pointer: pointer.slice("/navigation/groups/0".length) }
          : { file: "docs.json", pointer },
      ranges: (_file: string, places: readonly unknown[]) => places.map(() => undefined),
    };
    const config = {
      navigation: {
        groups: [
          { group: "A", pages: ["lost"] },
          { group: "B", pages: ["b"] },
        ],
      },
    };
    const { value, diagnostics } = resolveNavigation(config, { source, pages: new Map([["b", {}]]) });
    expect(value?.pages.map((page) => page.source)).toEqual([
      { file: "nav.json", pointer: "/pages/0" },
      { file: "docs.json", pointer: "/navigation/groups/1/pages/0" },
    ]);
    const missing = diagnostics.find(({ code }) => code === "nav/page-not-found");
    expect([missing?.file, missing?.pointer, missing?.breadcrumb]).toEqual(["nav.json", "/pages/0", 'group "A"']);
  });
});

describe("navigationToJson", () => {
  it("has the fields of the command's output, in their order", () => {
    const { value } = resolveNavigation(api, { specs, dialect: "spec" });
    if (!value) throw new Error("no navigation");
    expect(Object.keys(navigationToJson(value))).toEqual(["dialect", "navigation", "pages", "unlisted", "excluded"]);
    expect(navigationToJson(value).pages[0]).toEqual({
      type: "operation",
      href: "/api-reference/berths/list-berths",
      title: "List berths",
      operation: "GET /berths",
      spec: "berths.yaml",
      breadcrumbs: ["API", "Berths"],
    });
    expect(JSON.parse(JSON.stringify(value))).toEqual(navigationToJson(value));
  });
});

describe("listSpecs", () => {
  it("names every spec once, in document order, with the first place that names it", () => {
    const navigation = {
      openapi: "/root.yaml",
      tabs: [
        { tab: "A", openapi: [{ source: "./a.yaml", directory: "x" }, "https://x.example/b.json"] },
        {
          tab: "B",
          groups: [{ group: "C", root: "c.yaml GET /c", pages: ["a.yaml GET /a", "d.yaml webhook x", "GET /none"] }],
        },
        { tab: "D", openapi: " ", pages: [{ group: "E", openapi: { source: "../out.yaml" }, pages: [] }] },
      ],
    };
    expect(listSpecs({ api: { openapi: "not-inherited.yaml" }, navigation })).toEqual([
      { source: "root.yaml", pointer: "/navigation/openapi" },
      { source: "a.yaml", pointer: "/navigation/tabs/0/openapi/0" },
      { source: "https://x.example/b.json", pointer: "/navigation/tabs/0/openapi/1" },
      { source: "c.yaml", pointer: "/navigation/tabs/1/groups/0/root" },
      { source: "d.yaml", pointer: "/navigation/tabs/1/groups/0/pages/1" },
      { source: "../out.yaml", pointer: "/navigation/tabs/2/pages/0/openapi" },
    ]);
  });

  it.each([null, 5, [], { navigation: "x" }, { navigation: { tabs: [null, 5, { openapi: 5 }] } }])(
    "finds none in %j",
    (config) => expect(listSpecs(config)).toEqual([]),
  );
});

describe("normalizeSpecSource", () => {
  it.each([
    ["api.yaml", "api.yaml"],
    ["/api/./v1//api.yaml", "api/v1/api.yaml"],
    [" ./api.yaml ", "api.yaml"],
    ["a/../api.yaml", "api.yaml"],
    ["../../api.yaml", "../../api.yaml"],
    ["https://x.example//a/../b.json", "https://x.example//a/../b.json"],
    ["file:///etc/passwd", "file:///etc/passwd"],
  ])("%j is %j", (source, normal) => expect(normalizeSpecSource(source)).toBe(normal));
});

describe("titleOfPath", () => {
  it.each([
    ["guides/getting-started", "Getting started"],
    ["API_keys", "API keys"],
    ["release-4.5", "Release 4.5"],
    ["über", "Über"],
    ["", ""],
  ])("%j is %j", (path, title) => expect(titleOfPath(path)).toBe(title));
});

describe("the code table", () => {
  it("hints at what to do in every message of the resolver", () => {
    const args = {
      suggestions: [],
      specs: ["a"],
      examples: [],
      others: [],
      elsewhere: [],
      count: 2,
      reference: "GET /x",
      spec: "a",
    } as never;
    for (const { name, hint } of [pageNotFound, parity, unknownOperation, noSpec]) {
      expect(hint?.(args), name).toMatch(/\S/);
    }
  });
});
