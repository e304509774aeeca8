import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { agentJob, DOCS_VALIDATORS, KNOWN_KEYS } from "../../schemas/validators.js";
import { DIALECTS } from "../../src/vocabulary/dialect.ts";
import { CHILD_KEYS, ELEMENTS } from "../../src/vocabulary/elements.ts";

const code = readFileSync(new URL("../../schemas/validators.js", import.meta.url), "utf8");

it("needs nothing else: no import, no eval", () => {
  expect(code).not.toMatch(/\bimport\b|\brequire\b|\beval\b|new Function/);
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
  expect(agentJob(job)).toBe(false);
  expect(agentJob.errors?.map(({ instancePath, keyword, params }) => [instancePath, keyword, params])).toEqual([
    ["", "required", { missingProperty: "archivedAt" }],
    ["/id", "type", { type: "string" }],
    ["/status", "enum", { allowedValues: ["active", "completed", "archived", "failed"] }],
    ["/prLink", "pattern", {}],
    ["/createdAt", "pattern", {}],
  ]);
});

it("names all types that would do in one error", () => {
  expect(DOCS_VALIDATORS.mintlify.tab({ tab: "API", icon: 5 })).toBe(false);
  expect(DOCS_VALIDATORS.mintlify.tab.errors).toEqual([
    { instancePath: "/icon", keyword: "type", params: { type: ["string", "object"] } },
  ]);
});

it.each(DIALECTS)("checks an element's own fields only (%s)", (dialect) => {
  for (const [kind, { nameKey }] of Object.entries(ELEMENTS)) {
    const validate = DOCS_VALIDATORS[dialect][kind as keyof typeof ELEMENTS];
    const children = Object.fromEntries(CHILD_KEYS.map((key) => [key, [{ nonsense: 1 }]]));
    expect(validate({ [nameKey]: "en", ...children }), kind).toBe(true);
    expect(validate({ ...children }), kind).toBe(false);
    expect(validate({ $ref: "./part.json" }), kind).toBe(true);
    expect(validate([]), kind).toBe(false);
  }
});

it("follows the dialect in languages and links", () => {
  const verdicts = (kind: "language" | "tab", value: unknown) =>
    DIALECTS.map((each) => DOCS_VALIDATORS[each][kind](value));
  expect(verdicts("language", { language: "ja" })).toEqual([false, true]);
  expect(verdicts("tab", { tab: "Blog", href: "blog" })).toEqual([true, false]);
  expect(verdicts("tab", { tab: "Blog", href: "JavaScript:alert(1)" })).toEqual([false, false]);
});

it("takes any depth", () => {
  const depth = 100_000;
  const deep = JSON.parse(`${'{"group":"A","pages":['.repeat(depth)}${"]}".repeat(depth)}`);
  expect(DOCS_VALIDATORS.mintlify.group(deep)).toBe(true);
  const list = JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);
  expect(DOCS_VALIDATORS.mintlify.group({ group: "A", openapi: list })).toBe(false);
});

it("knows the keys of elements and settings", () => {
  expect(Object.keys(KNOWN_KEYS.elements.version?.keys ?? {})).toEqual(
    expect.arrayContaining(["version", "default", "tag", "hidden", "$ref"]),
  );
  expect(KNOWN_KEYS.elements.tab?.keys?.icon).toEqual({ keys: { name: null, style: null, library: null } });
  expect(KNOWN_KEYS.settings?.keys?.navbar?.keys?.links?.items?.keys).toHaveProperty("href");
  // Anything is allowed in variables, and in the navigation as far as settings are concerned.
  expect(KNOWN_KEYS.settings?.keys?.variables).toBeNull();
  expect(KNOWN_KEYS.settings?.keys?.navigation).toBeNull();
});
