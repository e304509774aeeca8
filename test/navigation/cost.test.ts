import { neighbours, type PageFile, resolveNavigation } from "docsjson";
import { indexOperations } from "docsjson/openapi";
import { expect, it } from "vitest";
import { timeGrowth } from "../support/time-growth.ts";

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** Sixteen times as long for four times as much is quadratic, four times is linear; this is between them. */
const LIMIT = 9;

const specOf = (path: string) => indexOperations({ openapi: "3.1.0", paths: { [path]: { get: {} } } });

/** A group that names `count` specs and lists as many references. */
const manySpecs = (count: number) => ({
  navigation: {
    groups: [{ group: "API", openapi: many(count, (at) => `s${at}.json`), pages: many(count, (at) => `GET /p${at}`) }],
  },
});

it.each<[string, number, (size: number) => () => unknown]>([
  [
    "versions beside a default one with as many pages",
    1000,
    (size) => {
      const versions = many(size, (at) => ({ version: `v${at}`, pages: at ? [`p${at}`] : many(size, (k) => `p${k}`) }));
      return () => resolveNavigation({ navigation: { versions } });
    },
  ],
  [
    "entries that list one missing page",
    10_000,
    (size) => {
      const pages = new Map<string, PageFile>();
      return () => resolveNavigation({ navigation: { pages: many(size, () => "a") } }, { pages });
    },
  ],
  [
    "references in a scope of as many specs",
    500,
    (size) => {
      const specs = new Map(many(size, (at) => [`s${at}.json`, specOf(`/p${at}`)]));
      return () => resolveNavigation(manySpecs(size), { specs });
    },
  ],
  [
    "neighbours of as many entries for one page",
    4000,
    (size) => () => {
      const { value } = resolveNavigation({ navigation: { groups: [{ group: "A", pages: many(size, () => "a") }] } });
      if (value) for (const page of value.pages) neighbours(page);
    },
  ],
  [
    "redirects that lead to each other, with and without wildcards",
    2500,
    (size) => {
      const chain = many(size, (at) => ({ source: `/a${at}`, destination: `/a${at + 1}` }));
      const wild = many(size, (at) => ({ source: `/b${at}/:p*`, destination: `/b${at + 1}/:p*` }));
      return () => resolveNavigation({ navigation: { pages: ["a"] }, redirects: [...chain, ...wild] });
    },
  ],
  ["references in a scope of as many missing specs", 500, (size) => () => resolveNavigation(manySpecs(size))],
  [
    "page files that name missing specs, beside as many missing ones of the same file name",
    1000,
    (size) => {
      const tabs = many(size, (at) => ({ tab: `t${at}`, openapi: `s${at}/api.json`, pages: [`p${at}`] }));
      const pages = new Map(many(size, (at) => [`p${at}`, { openapi: `x${at}/api.json GET /p` }]));
      return () => resolveNavigation({ navigation: { tabs } }, { pages });
    },
  ],
  [
    "path items in a chain of references",
    500,
    (size) => {
      const next = (at: number) => ({ $ref: `#/paths/~1p${at + 1}` });
      const paths = Object.fromEntries(many(size, (at) => [`/p${at}`, at < size - 1 ? next(at) : { get: {} }]));
      return () => indexOperations({ openapi: "3.1.0", paths });
    },
  ],
])("cost grows with the number of %s, not with its square", { timeout: 60_000 }, async (_, size, make) => {
  const sizes = { small: make(size), large: make(size * 4), limit: LIMIT };
  expect(await timeGrowth(sizes, (run) => run())).toBeLessThan(LIMIT);
});

it("reports how many references wait for each missing spec", () => {
  const { diagnostics } = resolveNavigation(manySpecs(2));
  const waiting = diagnostics.filter(({ code }) => code === "openapi/unresolved-references");
  expect(waiting.map(({ message }) => message.slice(0, 12))).toEqual(["2 references", "2 references"]);
});
