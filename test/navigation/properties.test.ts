import {
  explain,
  findPage,
  flatten,
  groupTarget,
  navigationToJson,
  neighbours,
  resolveNavigation,
  scope,
} from "docsjson";
import { indexOperations } from "docsjson/openapi";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const spec = indexOperations({
  openapi: "3.1.0",
  info: { title: "Berths", version: "1" },
  paths: {
    "/berths": { get: { tags: ["Berths"], summary: "List berths" }, delete: { summary: "Scrap", "x-hidden": true } },
    "/{id}": { get: { summary: "List berths" } },
  },
});
const specs = new Map([["berths.yaml", spec]]);
const dialect = fc.constantFrom("spec" as const, "mintlify" as const);

const CHILD_KEYS = ["languages", "versions", "products", "tabs", "dropdowns", "anchors", "menu", "groups", "pages"];
const NAMES = ["language", "version", "product", "tab", "dropdown", "anchor", "item", "group"];
const SETTINGS = ["openapi", "directory", "hidden", "href", "root", "default", "global", "icon", "banner", "__proto__"];
const text = fc.constantFrom(
  "",
  "a",
  "/a/../b",
  "GET /berths",
  "berths.yaml GET /{id}",
  "get /nope",
  "FETCH /x",
  "__proto__",
  "é x",
);

/** What may be anywhere in a navigation: elements with any keys, in any place, and plain nonsense. */
const bounded = { maxDepth: 6, depthIdentifier: "element" };
const odd = fc.constantFrom("card", true, 5, null, { source: "berths.yaml", directory: "d" }, ["berths.yaml"]);
const { element } = fc.letrec<{ element: unknown; list: unknown }>((tie) => ({
  list: fc.array(fc.oneof(bounded, text, odd, tie("element")), { maxLength: 4 }),
  element: fc.dictionary(
    fc.constantFrom(...CHILD_KEYS, ...NAMES, ...SETTINGS),
    fc.oneof(bounded, text, odd, tie("list"), tie("element")),
    { maxKeys: 5, noNullPrototype: true },
  ),
}));
const config = fc.record({ navigation: element });

function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

describe("resolveNavigation, for any content", () => {
  it("gives a navigation for any JSON value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), dialect, (value, dialect) => {
        const { value: navigation } = resolveNavigation(value as unknown, { dialect, specs });
        expect(JSON.parse(JSON.stringify(navigation))).toEqual(navigation?.toJSON());
      }),
    );
  });

  it("gives the same for the same, to the byte, and leaves its input alone", () => {
    fc.assert(
      fc.property(config, dialect, (value, dialect) => {
        deepFreeze(value);
        const print = () => {
          const { value: navigation, diagnostics, ok } = resolveNavigation(value, { dialect, specs });
          return JSON.stringify({ navigation, diagnostics, ok });
        };
        expect(print()).toBe(print());
      }),
    );
  });

  it("gives every node, and every diagnostic, a place that exists in the config", () => {
    fc.assert(
      fc.property(config, dialect, (value, dialect) => {
        const { value: navigation, diagnostics } = resolveNavigation(value, { dialect, specs });
        const nodes = navigation ? [...flatten(navigation), ...navigation.unlisted] : [];
        for (const { source } of nodes) expect(follow(value, source.pointer), source.pointer).not.toBe(NOWHERE);
        for (const { pointer } of diagnostics) expect(follow(value, pointer), pointer).not.toBe(NOWHERE);
      }),
    );
  });

  it("answers all questions about any node", () => {
    fc.assert(
      fc.property(config, dialect, (value, dialect) => {
        const { value: navigation } = resolveNavigation(value, { dialect, specs });
        if (!navigation) throw new Error("no navigation");
        for (const page of navigation.pages) {
          const { previous, next } = neighbours(page);
          for (const near of [previous, next]) expect(near && scope(near).language).toBe(near && scope(page).language);
          expect(findPage(navigation, page.href)?.href).toBe(page.href);
        }
        for (const node of flatten(navigation)) {
          expect(explain(node).every(({ sentence }) => sentence !== "")).toBe(true);
          if (node.type === "group") groupTarget(navigation, node);
        }
      }),
    );
  });

  it("shares no objects with the config", () => {
    fc.assert(
      fc.property(config, (value) => {
        const mine = new Set<unknown>();
        collectObjects(value, mine);
        const theirs = new Set<unknown>();
        const navigation = resolveNavigation(value, { specs }).value;
        if (navigation) collectObjects(navigationToJson(navigation), theirs);
        expect([...theirs].filter((object) => mine.has(object))).toEqual([]);
      }),
    );
  });

  it("keeps siblings in their order, and lists pages in the order of the tree", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 99 }).map((n) => `p${n}`))), (groups) => {
        const navigation = { groups: groups.map((pages, index) => ({ group: `g${index}`, pages })) };
        const { value } = resolveNavigation({ navigation });
        expect(value?.children.map(({ title }) => title)).toEqual(groups.map((_, index) => `g${index}`));
        expect(value?.pages.map(({ href }) => href)).toEqual(groups.flat().map((page) => `/${page}`));
      }),
    );
  });

  it("never gives two operations the same address", () => {
    const operation = fc.record({
      summary: fc.constantFrom("List", "list", "List-1", ""),
      tag: fc.constantFrom("A", "a", ""),
    });
    fc.assert(
      fc.property(fc.array(fc.array(operation, { maxLength: 6 }), { maxLength: 3 }), (files) => {
        const sources = new Map(
          files.map((operations, file) => [
            `${file}.json`,
            indexOperations({
              openapi: "3.1.0",
              paths: Object.fromEntries(
                operations.map(({ summary, tag }, index) => [
                  `/${index}`,
                  { get: { ...(summary ? { summary } : {}), ...(tag ? { tags: [tag] } : {}) } },
                ]),
              ),
            }),
          ]),
        );
        const tabs = files.map((_, file) => ({ tab: `t${file}`, openapi: `${file}.json` }));
        const pages = resolveNavigation({ navigation: { tabs } }, { specs: sources }).value?.pages ?? [];
        expect(pages).toHaveLength(files.flat().length);
        expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
      }),
    );
  });

  it("numbers addresses alike, whatever came before", () => {
    const summaries = fc.array(fc.constantFrom("a", "a-1", "a-1-1"), { maxLength: 8 });
    fc.assert(
      fc.property(summaries, (list) => {
        const paths = Object.fromEntries(list.map((summary, index) => [`/${index}`, { get: { summary } }]));
        const source = new Map([["s.json", indexOperations({ openapi: "3.1.0", paths })]]);
        const navigation = { tabs: [{ tab: "t", openapi: "s.json" }] };
        const hrefs = resolveNavigation({ navigation }, { specs: source }).value?.pages.map(({ href }) => href) ?? [];
        expect(new Set(hrefs).size).toBe(list.length);
        for (const [index, href] of hrefs.entries())
          expect(href).toMatch(new RegExp(`^/api-reference/${list[index]}(-\\d+)?$`));
      }),
    );
  });
});

const NOWHERE = Symbol("nowhere");

/** The value that a JSON Pointer leads to. */
function follow(value: unknown, pointer: string): unknown {
  let at = value;
  for (const segment of pointer.split("/").slice(1)) {
    const key = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return NOWHERE;
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}

function collectObjects(value: unknown, into: Set<unknown>): void {
  if (typeof value !== "object" || value === null) return;
  into.add(value);
  for (const inner of Object.values(value)) collectObjects(inner, into);
}
