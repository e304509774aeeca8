import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Value } from "@sinclair/typebox/value";
import { Ajv } from "ajv";
import { validate } from "docsjson";
import { DocsConfig, docsModule } from "docsjson/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { docsArbitrary } from "./arbitrary-docs.ts";

const root = new URL("../..", import.meta.url).pathname;
const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const plain = new Ajv({ strict: true, validateFormats: false }).compile(
  readJson(join(root, "schemas/docs.plain.schema.json")),
);
const editor = new Ajv({ strict: false, validateFormats: false }).compile(
  readJson(join(root, "schemas/docs.schema.json")),
);

/** Codes of errors that no schema can tell: by how nearly a name is another one, or by another entry of the list. */
const BEYOND_SCHEMA: ReadonlySet<string> = new Set(["nav/misspelt-list", "config/duplicate-value"]);

const isAccepted = (docs: unknown): boolean =>
  !validate("docs", docs, { dialect: "mintlify" }).diagnostics.some(
    ({ severity, code }) => severity === "error" && !BEYOND_SCHEMA.has(code),
  );

/** The same question put to each of the products of one definition. */
const verdicts = (docs: unknown) => ({
  "plain schema": plain(docs),
  TypeBox: Value.Check(DocsConfig, docs),
  "shipped validator": isAccepted(docs),
});
const agreed = (verdict: boolean) => ({ "plain schema": verdict, TypeBox: verdict, "shipped validator": verdict });

describe("the plain schema, TypeBox and the shipped validator agree", () => {
  const files = readdirSync(join(root, "fixtures"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("docs.json") || /^schema\/docs\/.*\.json$/.test(file))
    .map((file) => join("fixtures", file));

  it.each(files)("on %s", (file) => {
    let docs: unknown;
    try {
      docs = readJson(join(root, file));
    } catch {
      return; // Not JSON: nothing for a schema to judge.
    }
    expect(verdicts(docs)).toEqual(agreed(plain(docs)));
  });

  it.each([
    // A field of the group is one level too high, and the group has no name either.
    { tabs: [{ tab: "A", expanded: true, groups: [{ pages: ["index"] }] }] },
    // What is included may bring a name, but no second kind of children.
    { $ref: "./part.json", tabs: [], languages: [] },
    { languages: [{ $ref: "./part.json", pages: ["index"] }] },
    { tabs: { $ref: "./tabs.json" } },
    { groups: [{ group: "A", pages: ["index", { $ref: "./group.json" }] }] },
    // Empty lists are no second kind of children, but most are no kind at all.
    { tabs: [], pages: ["index"] },
    { tabs: [], pages: [] },
    { tabs: [{ tab: "A", groups: [], pages: ["index"] }] },
    { groups: [{ group: "A", groups: [], pages: ["index"] }] },
    { $ref: "./part.json", tabs: [], pages: ["index"] },
    { groups: [{ sourceRef: "acme/api" }] },
    { pages: ["index", { sourceRef: "acme/api", group: "A", pages: ["index"] }] },
    { sourceRef: "acme/api", pages: ["index"] },
    { global: { anchors: [{ sourceRef: "acme/api" }] }, pages: ["index"] },
  ])("on %j", (navigation) => {
    const docs = { theme: "mint", name: "Acme", colors: { primary: "#0d9373" }, navigation };
    expect(verdicts(docs)).toEqual(agreed(plain(docs)));
  });

  it("on generated documents", () => {
    let accepted = 0;
    const runs = 3000;
    fc.assert(
      fc.property(docsArbitrary, (docs) => {
        const verdict = plain(docs);
        if (verdict) accepted += 1;
        expect(verdicts(docs)).toEqual(agreed(verdict));
      }),
      { numRuns: runs },
    );
    // A property that sees only one verdict proves little.
    expect(accepted).toBeGreaterThan(runs * 0.1);
    expect(accepted).toBeLessThan(runs * 0.9);
  });

  it("and the editor's schema refuses what they refuse", () => {
    fc.assert(
      fc.property(docsArbitrary, (docs) => {
        if (!plain(docs)) expect(editor(docs)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("in the dialect of the specification", () => {
  const docs = docsModule("spec").Import("DocsConfig");

  it("TypeBox and the shipped validator agree on the shape of generated documents", () => {
    fc.assert(
      fc.property(docsArbitrary, (value) => {
        const { diagnostics } = validate("docs", value, { dialect: "spec" });
        // That a group has neither pages nor a spec in effect is beyond a schema: specs are inherited.
        const errors = diagnostics.filter(
          ({ severity, code, message }) =>
            severity === "error" &&
            !BEYOND_SCHEMA.has(code) &&
            !(code === "config/required" && /"pages"/.test(message)),
        );
        expect({ TypeBox: Value.Check(docs, value) }).toEqual({ TypeBox: errors.length === 0 });
      }),
      { numRuns: 2000 },
    );
  });
});
