import { readdirSync, readFileSync } from "node:fs";
import { validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";
import { DOCS_SHAPES } from "../../../schemas/docs-shapes.js";
import { knownFields } from "../../../src/json/shape.ts";
import { chooseDialect, PLATFORM_SETTINGS } from "../../../src/vocabulary/platform/choose-dialect.ts";
import { corpusSites } from "../../support/corpus.ts";
import { describeCorpus } from "../../support/describe-corpus.ts";

const OURS = "./node_modules/docsjson/schemas/docs.schema.json";
const PLATFORM = "https://mintlify.com/docs.json";

/** A `$schema` that says nothing of the dialect; `undefined` is none at all. */
const SILENT = [OURS, "./docs.schema.json", "https://mintlfy.com/docs.json", undefined];

const ofNavigation = (navigation: unknown) => ({ navigation });

describe("the dialect of a file", () => {
  it.each([
    PLATFORM,
    "http://mintlify.com/docs.json",
    "https://www.mintlify.com/docs.json/",
    "mintlify.com/docs.json",
    "https://mintlify.com/schema.json",
    "https://mintlify.com/schemas/docs.json",
  ])("is the platform's by its $schema %j", ($schema) => {
    expect(chooseDialect("auto", { $schema, ...ofNavigation({ pages: ["a"] }) })).toBe("mintlify");
  });

  it.each([
    ["the theme", { theme: "mint" }],
    ["colors", { colors: {} }],
    ["another setting of the platform", { integrations: {} }],
    ["a language outside the 29", ofNavigation({ languages: [{ language: "ja", pages: ["a"] }] })],
    ["a language within versions", ofNavigation({ versions: [{ version: "1", languages: [{ language: "zh" }] }] })],
    ["a field of the platform", ofNavigation({ pages: ["a", { group: "B", boost: 2, pages: ["b"] }] })],
  ])("is the platform's by %s, whatever its $schema", (_, config) => {
    for (const $schema of SILENT) expect(chooseDialect(undefined, { $schema, ...config })).toBe("mintlify");
  });

  it.each([
    ["nothing but a navigation", ofNavigation({ pages: ["a"] })],
    [
      "what other tools know too",
      { name: "Acme", logo: "/logo.svg", redirects: [], ...ofNavigation({ pages: ["a"] }) },
    ],
    ["what the specification describes", { styling: {}, interaction: {}, ...ofNavigation({ groups: [] }) }],
    ["an unknown language", ofNavigation({ languages: [{ language: "tlh", pages: ["a"] }] })],
    ["a list", ["theme"]],
  ])("is the specification's by %s", (_, config) => {
    for (const $schema of SILENT) expect(chooseDialect("auto", { $schema, ...config })).toBe("spec");
  });

  it("is what the caller asks for", () => {
    expect(chooseDialect("spec", { theme: "mint" })).toBe("spec");
    expect(chooseDialect("mintlify", ofNavigation({}))).toBe("mintlify");
  });

  it("of a navigation in circles is found too", () => {
    const group: Record<string, unknown> = { group: "A" };
    group.groups = [group];
    expect(chooseDialect("auto", ofNavigation(group))).toBe("spec");
  });
});

it("every setting is the platform's, but those of the specification and of other tools", () => {
  const shared = ["$schema", "$ref", "name", "description", "logo", "favicon", "navigation"];
  const specified = ["navbar", "footer", "banner", "interaction", "styling", "redirects", "variables"];
  const known = Object.keys(knownFields(DOCS_SHAPES.mintlify.settings) ?? {});
  expect(known.filter((key) => ![...shared, ...specified].includes(key)).sort()).toEqual([...PLATFORM_SETTINGS].sort());
});

const read = (file: string | URL): object | undefined => {
  try {
    const config = JSON.parse(readFileSync(file, "utf8"));
    return typeof config === "object" && config !== null && !Array.isArray(config) ? config : undefined;
  } catch {
    return undefined;
  }
};

/** All that is said of a config but of its `$schema`. */
const verdict = (config: object) =>
  validateDocs(config).diagnostics.flatMap(({ code, pointer }) => (pointer === "/$schema" ? [] : `${code} ${pointer}`));

/** The verdicts of one config under several schemas; one alone, where they agree. */
const verdicts = ({ $schema: _, ...config }: Record<string, unknown>, schemas: readonly (string | undefined)[]) => [
  ...new Set(schemas.map(($schema) => JSON.stringify(verdict({ ...($schema ? { $schema } : {}), ...config })))),
];

describe("no verdict changes with the $schema", () => {
  const fixtures = new URL("../../../fixtures/", import.meta.url);
  const samples = readdirSync(fixtures, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)docs\.json$|^schema\/docs\/.*\.json$/.test(file))
    .flatMap((file) => {
      const config = read(new URL(file, fixtures));
      return config ? [{ file, config: config as Record<string, unknown> }] : [];
    });

  it.each(samples)("of $file", ({ config }) => {
    expect(verdicts(config, SILENT)).toHaveLength(1);
    const isOfPlatform = chooseDialect("auto", { ...config, $schema: undefined }) === "mintlify";
    if (isOfPlatform) expect(verdicts(config, [...SILENT, PLATFORM])).toHaveLength(1);
  });

  describeCorpus("of real sites", (corpus) => {
    it.each(corpusSites(corpus))("%s", (site) => {
      const config = read(`${site}/docs.json`) as Record<string, unknown>;
      expect(verdicts(config, [...SILENT, PLATFORM])).toHaveLength(1);
    });
  });
});
