import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ADMIN_SHAPES } from "../../schemas/admin-shapes.js";
import { DOCS_SHAPES } from "../../schemas/docs-shapes.js";
import { faultsOf, knownFields } from "../../src/json/shape.ts";
import { CHILD_KEYS, ELEMENTS } from "../../src/vocabulary/elements/elements.ts";
import { DIALECTS } from "../../src/vocabulary/platform/dialect.ts";

const code = readFileSync(new URL("../../schemas/docs-shapes.js", import.meta.url), "utf8");

it("writes data alone, and what is in it several times once", () => {
  expect(code).not.toMatch(/=>|\bfunction\b|\bimport\b|\bnew\b/);
  expect(code.match(/sharp-duotone-solid/g)).toHaveLength(1);
});

it("reports every fault with its place, its keyword and the facts", () => {
  const job = {
    id: 1,
    status: "done",
    source: { repository: "r", ref: null },
    model: "m",
    prLink: "x",
    createdAt: "now",
  };
  expect(faultsOf(job, ADMIN_SHAPES.mintlify["agent-job"])).toEqual([
    { pointer: "", keyword: "required", field: "archivedAt" },
    { pointer: "/id", keyword: "type", types: ["string"] },
    { pointer: "/status", keyword: "enum", allowed: ["active", "completed", "archived", "failed"] },
    { pointer: "/prLink", keyword: "pattern", form: "url", pattern: expect.any(String) },
    { pointer: "/createdAt", keyword: "pattern", form: "date-time", pattern: expect.any(String) },
  ]);
});

it("names all types that would do in one error", () => {
  expect(faultsOf({ tab: "API", icon: 5 }, DOCS_SHAPES.mintlify.tab)).toEqual([
    { pointer: "/icon", keyword: "type", types: ["string", "object"] },
  ]);
});

it.each(DIALECTS)("checks an element's own fields only (%s)", (dialect) => {
  for (const [kind, { nameKey }] of Object.entries(ELEMENTS)) {
    const fits = (value: unknown) => faultsOf(value, DOCS_SHAPES[dialect][kind as keyof typeof ELEMENTS]).length === 0;
    const children = Object.fromEntries(CHILD_KEYS.map((key) => [key, [{ nonsense: 1 }]]));
    expect(fits({ [nameKey]: "en", ...children }), kind).toBe(true);
    expect(fits({ ...children }), kind).toBe(false);
    expect(fits({ $ref: "./part.json" }), kind).toBe(true);
    expect(fits([]), kind).toBe(false);
  }
});

it("follows the dialect in languages and links", () => {
  const verdicts = (kind: "language" | "tab", value: unknown) =>
    DIALECTS.map((each) => faultsOf(value, DOCS_SHAPES[each][kind]).length === 0);
  expect(verdicts("language", { language: "ja" })).toEqual([false, true]);
  expect(verdicts("tab", { tab: "Blog", href: "blog" })).toEqual([true, false]);
  expect(verdicts("tab", { tab: "Blog", href: "JavaScript:alert(1)" })).toEqual([false, false]);
});

it("takes any depth", () => {
  const depth = 100_000;
  const deep = JSON.parse(`${'{"group":"A","pages":['.repeat(depth)}${"]}".repeat(depth)}`);
  expect(faultsOf(deep, DOCS_SHAPES.mintlify.group)).toEqual([]);
  const list = JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
  expect(faultsOf({ group: "A", openapi: list }, DOCS_SHAPES.mintlify.group)).toHaveLength(1);
});

it("knows the fields of elements and settings", () => {
  const { version, tab, settings } = DOCS_SHAPES.mintlify;
  expect(Object.keys(knownFields(version) ?? {})).toEqual(
    expect.arrayContaining(["version", "default", "tag", "hidden", "$ref"]),
  );
  expect(Object.keys(knownFields(knownFields(tab)?.icon) ?? {})).toEqual(["name", "style", "library"]);
  const known = knownFields(settings);
  expect(knownFields(knownFields(known?.navbar)?.links?.array?.items)).toHaveProperty("href");
  // Anything is allowed in variables, and in the navigation as far as settings are concerned.
  expect(knownFields(known?.variables)).toBeUndefined();
  expect(known?.navigation).toBeNull();
});

it("takes names such as __proto__ for what they are", () => {
  const tab = JSON.parse('{"tab":"A","__proto__":{"icon":5},"constructor":1,"icon":{"name":"a","toString":2}}');
  expect(faultsOf(tab, DOCS_SHAPES.mintlify.tab)).toEqual([]);
});
