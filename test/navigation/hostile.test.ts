import { flatten, listSpecs, resolveNavigation, visit } from "docsjson";
import { indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const nestedGroups = (depth: number): unknown => {
  let group: Record<string, unknown> = { group: "innermost", pages: ["deep"] };
  for (let level = 0; level < depth; level++) group = { group: `g${level}`, pages: [group] };
  return { navigation: { groups: [group] } };
};

describe("hostile content", () => {
  it("survives 100,000 levels, and reads as many as there may be", () => {
    const { value } = resolveNavigation(nestedGroups(100_000));
    expect(value && flatten(value).length).toBe(64);
    expect(() => JSON.stringify(value)).not.toThrow();
  });

  it("reads everything down to the limit", () => {
    expect(resolveNavigation(nestedGroups(63)).value?.pages.map(({ href }) => href)).toEqual(["/deep"]);
    expect(resolveNavigation(nestedGroups(64)).value?.pages).toEqual([]);
  });

  it("lists the specs of 200,000 groups side by side", () => {
    const groups = Array.from({ length: 200_000 }, (_, at) => ({ group: `g${at}`, openapi: `spec-${at % 2}.yaml` }));
    expect(listSpecs({ navigation: { groups } }).map(({ source }) => source)).toEqual(["spec-0.yaml", "spec-1.yaml"]);
  });

  it("survives free-form settings of any depth", () => {
    let banner: Record<string, unknown> = {};
    for (let level = 0; level < 100_000; level++) banner = { content: banner };
    const { value } = resolveNavigation({ navigation: { languages: [{ language: "en", banner, pages: ["index"] }] } });
    expect(() => JSON.stringify(value)).not.toThrow();
  });

  it("takes __proto__ and constructor for names, not for what they are in JavaScript", () => {
    const config = JSON.parse(
      `{"navigation":{"languages":[{"language":"en","banner":{"__proto__":{"polluted":true}},"__proto__":{"hidden":true},"pages":["constructor","__proto__"]}],"global":{"__proto__":[{"anchor":"a","href":"/a"}]}}}`,
    );
    const { value } = resolveNavigation(config, { pages: new Map([["constructor", {}]]) });
    expect(value?.pages.map((page) => [page.type === "page" && page.path, page.hidden])).toEqual([
      ["constructor", undefined],
      ["__proto__", undefined],
    ]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(JSON.stringify(value)).toContain('"__proto__":{"polluted":true}');
  });

  it("takes lone surrogates, line breaks and percent signs in names", () => {
    const pages = ["\ud800", "a\nb", "100%", "%E0%A4%A"];
    const { value } = resolveNavigation({ navigation: { pages } });
    expect(value?.pages).toHaveLength(4);
  });

  it.each([
    null,
    true,
    5,
    "text",
    [],
    {},
    { navigation: null },
    { navigation: [] },
    { navigation: { pages: "intro" } },
  ])("gives an empty navigation for %j", (config) => {
    const { value } = resolveNavigation(config as unknown);
    expect([value?.children, value?.pages, value?.unlisted]).toEqual([[], [], []]);
  });

  it("throws for a dialect that doesn't exist, since that is the caller's fault", () => {
    expect(() => resolveNavigation({}, { dialect: "mint" as never })).toThrow(TypeError);
  });
});

/** Counts the work that a resolver does on `operations`, by how often it reads their summaries. */
function countReads(operations: number): number {
  const paths = Object.fromEntries(
    Array.from({ length: operations }, (_, at) => [`/p${at}`, { get: { summary: "List" } }]),
  );
  const index = indexOperations({ openapi: "3.1.0", paths });
  let reads = 0;
  for (const operation of index.value?.operations ?? []) {
    const { summary } = operation;
    Object.defineProperty(operation, "summary", {
      get: () => {
        reads++;
        return summary;
      },
    });
  }
  const tabs = [{ tab: "API", openapi: "api.json" }];
  const { value, diagnostics } = resolveNavigation({ navigation: { tabs } }, { specs: new Map([["api.json", index]]) });
  expect(new Set(value?.pages.map(({ href }) => href)).size).toBe(operations);
  expect(diagnostics.filter(({ code }) => code === "openapi/href-collision")).toHaveLength(1);
  return reads;
}

describe("cost", () => {
  it("numbers 20,000 operations of the same summary in linear time", () => {
    const small = countReads(2_000);
    expect(countReads(20_000)).toBeLessThanOrEqual(small * 10);
  });

  it("spends a bounded effort on suggestions, however many pages are missing", () => {
    const files = new Map(Array.from({ length: 20_000 }, (_, at) => [`real/page-${at}`, {}]));
    const pages = Array.from({ length: 20_000 }, (_, at) => `real/pages-${at}`);
    const { diagnostics } = resolveNavigation({ navigation: { pages } }, { pages: files });
    const missing = diagnostics.filter(({ code }) => code === "nav/page-not-found");
    expect(missing).toHaveLength(10_000);
    const suggested = missing.filter(({ hint }) => hint?.startsWith("did you mean"));
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.length).toBeLessThan(100);
  });

  it.each([
    ["wrong references", 20_000, (at: number) => `GET /thigs/name-${at}`],
    ["wrong references of great length", 200, (at: number) => `GET /${"long-".repeat(1000)}${at}`],
    ["wrong references of many parts", 200, (at: number) => `GET ${"/a".repeat(20_000)}/${at}`],
  ])("spends a bounded effort on %s", (_, count, referenceAt) => {
    const paths = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, at) => [
        at % 2 ? `/things/name${at}` : `/${"lnog-".repeat(1000)}${at}`,
        { get: {} },
      ]),
    );
    const specs = new Map([["api.json", indexOperations({ openapi: "3.1.0", paths })]]);
    const pages = Array.from({ length: count }, (_, at) => referenceAt(at));
    const groups = [{ group: "API", openapi: "api.json", pages }];
    const { diagnostics } = resolveNavigation({ navigation: { groups } }, { specs });
    const unknown = diagnostics.filter(({ code }) => code === "openapi/unknown-operation");
    expect(unknown).toHaveLength(Math.min(count, 10_000));
    expect(unknown.filter(({ hint }) => hint?.startsWith("did you mean")).length).toBeLessThan(1000);
  });

  it("asks no more specs for what front matter names than may have it", () => {
    let asked = 0;
    const specs = new Map(
      Array.from({ length: 200 }, (_, at) => {
        const index = indexOperations({ openapi: "3.1.0", paths: { [`/p${at}`]: { get: {} } } });
        const counting = index.value && {
          ...index.value,
          find: (method: string, path: string) => {
            asked++;
            return index.value?.find(method, path);
          },
        };
        return [`api-${at}.json`, { ...index, value: counting } as typeof index];
      }),
    );
    const pages = new Map(Array.from({ length: 2_000 }, (_, at) => [`p${at}`, { openapi: `GET /p${at % 400}/` }]));
    const { diagnostics } = resolveNavigation({ navigation: { pages: [...pages.keys()] } }, { specs, pages });
    expect(diagnostics.filter(({ code }) => code === "openapi/unknown-operation")).toHaveLength(1_000);
    expect(asked).toBeLessThan(4_000);
  });

  it("visits a wide and deep navigation without recursion", () => {
    const { value } = resolveNavigation(nestedGroups(60));
    let deepest = 0;
    let depth = 0;
    if (!value) throw new Error("no navigation");
    visit(value, {
      enter: () => {
        depth++;
        deepest = Math.max(deepest, depth);
      },
      leave: () => {
        depth--;
      },
    });
    expect([deepest, depth]).toEqual([62, 0]);
  });
});
