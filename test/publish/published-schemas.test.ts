import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import ajvFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { ADMIN_SCHEMAS } from "../../src/schema/admin/admin-schemas.ts";

const folder = new URL("../../schemas/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".schema.json"));
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), "utf8"));

/** What VS Code's language service reads beside the standard. */
const EDITOR_KEYWORDS = [
  "markdownDescription",
  "markdownEnumDescriptions",
  "defaultSnippets",
  "errorMessage",
  "patternErrorMessage",
  "doNotSuggest",
  "deprecationMessage",
  "allowComments",
];
const EDITOR_SCHEMAS = ["docs.schema.json", "navigation.schema.json"];

type Schema = Record<string, unknown>;

interface CatalogEntry {
  url: string;
  fileMatch: string[];
  versions: Record<string, string>;
}

/** Every schema within a schema, with the way to it; maps of properties and definitions are entered, not counted. */
function* subschemas(schema: unknown, path: string): Generator<[path: string, schema: Schema]> {
  if (typeof schema !== "object" || schema === null) return;
  if (Array.isArray(schema)) {
    for (const [index, item] of schema.entries()) yield* subschemas(item, `${path}/${index}`);
    return;
  }
  yield [path, schema as Schema];
  for (const [key, value] of Object.entries(schema)) {
    if (["enum", "examples", "default", "defaultSnippets", "required"].includes(key)) continue;
    if (key === "properties" || key === "definitions") {
      for (const [name, inner] of Object.entries(value)) yield* subschemas(inner, `${path}/${key}/${name}`);
    } else yield* subschemas(value, `${path}/${key}`);
  }
}

it("has entries for the public catalogue, each of a schema that is published, at the address that it gives itself", () => {
  const { schemas } = read("catalog.json") as { schemas: CatalogEntry[] };
  const ids = new Map(names.map((name) => [read(name).$id as string, name]));
  expect(schemas.map(({ url, fileMatch }) => [fileMatch, ids.get(url)])).toEqual([
    [["docs.json"], "docs.schema.json"],
    [["docsjson.config.json"], "config.schema.json"],
  ]);
  // An editor that keeps to a major version gets no new complaints from the next one.
  const { version } = JSON.parse(readFileSync(new URL("../package.json", folder), "utf8"));
  const [major] = version.split(".");
  for (const { url, versions } of schemas)
    expect(versions).toEqual({ [major]: url.replace("docsjson/", `docsjson@${major}/`) });
});

it("publishes these schemas", () => {
  const others = [
    "admin-keys",
    "admin-script",
    "components",
    "config",
    "docs.plain",
    "docs",
    "navigation.plain",
    "navigation",
    "page",
  ];
  expect(names.sort()).toEqual([...Object.keys(ADMIN_SCHEMAS), ...others].map((name) => `${name}.schema.json`).sort());
});

describe.each(names)("%s", (name) => {
  const schema = read(name);
  const isForEditors = EDITOR_SCHEMAS.includes(name);

  it("compiles in Ajv's strict mode", () => {
    const ajv = new Ajv({ strict: true });
    ajvFormats.default(ajv);
    if (name === "components.schema.json") for (const keyword of ["x-component", "x-values"]) ajv.addKeyword(keyword);
    if (isForEditors) {
      for (const keyword of EDITOR_KEYWORDS) ajv.addKeyword(keyword);
      ajv.addFormat("color-hex", true);
    }
    expect(() => ajv.compile(schema)).not.toThrow();
  });

  it("is draft-07, with an address that is its own, a title and a description", () => {
    expect(schema.$id).toBe(`https://unpkg.com/docsjson/schemas/${name}`);
    expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
    expect(schema.title).toMatch(/\w/);
    expect(schema.description).toMatch(/\.$/);
  });

  it("is complete in itself, and says nothing beside a reference", () => {
    const definitions = Object.keys(schema.definitions ?? {});
    const used = new Set<string>();
    for (const [path, each] of subschemas(schema, "")) {
      expect(path === "" ? [] : Object.keys(each).filter((key) => key === "$id"), path).toEqual([]);
      if (typeof each.$ref !== "string") continue;
      expect(Object.keys(each), path).toEqual(["$ref"]);
      expect(each.$ref, path).toMatch(/^#\/definitions\/[\w.]+$/);
      used.add(each.$ref.slice("#/definitions/".length));
    }
    expect([...used].sort()).toEqual(definitions.sort());
  });

  it("describes every property that may be there", () => {
    const described = (place: unknown): boolean => {
      if (typeof place !== "object" || place === null) return false;
      const { description, $ref, allOf } = place as Schema;
      if (typeof description === "string") return /^[A-Z`]/.test(description) && description.endsWith(".");
      const target = $ref ?? (allOf as Schema[] | undefined)?.[0]?.$ref;
      return typeof target === "string" && described(schema.definitions[target.slice("#/definitions/".length)]);
    };
    let count = 0;
    for (const [path, each] of subschemas(schema, "")) {
      for (const [key, property] of Object.entries((each.properties as Schema | undefined) ?? {})) {
        // `true` names a key for a condition, `not` bars one, `doNotSuggest` stands for one described in a branch.
        const { not, doNotSuggest, $ref } = property as Schema;
        if (property === true || not !== undefined || doNotSuggest || String($ref).includes("/Beside")) continue;
        expect(described(property), `${path}/${key}`).toBe(true);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  });

  it(isForEditors ? "has what editors show" : "has no keyword that only editors know", () => {
    const found = new Set<string>();
    for (const [, each] of subschemas(schema, "")) for (const key of Object.keys(each)) found.add(key);
    const known = EDITOR_KEYWORDS.filter((keyword) => found.has(keyword));
    // Only the top level of docs.json has settings that are gone.
    const all = name === "docs.schema.json" ? EDITOR_KEYWORDS : EDITOR_KEYWORDS.filter((each) => !/^dep/.test(each));
    expect(known).toEqual(isForEditors ? all : []);
  });
});
