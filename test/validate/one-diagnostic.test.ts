import { type Dialect, validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";
import { DOCS_SHAPES } from "../../schemas/docs-shapes.js";
import { knownFields } from "../../src/json/shape.ts";
import { CHILD_KEYS, ELEMENTS, type ElementKind } from "../../src/vocabulary/elements/elements.ts";

/** A value of each JSON type; most are wrong in most places. */
const VALUES = [null, true, 0, 3.5, "", "zzqq", [], [1], {}];

const settings = { theme: "mint", name: "Acme", colors: { primary: "#0d9373" } };

/** A navigation around one element, and the pointer to it. */
function around(kind: ElementKind, element: object): { navigation: object; pointer: string } {
  const { arrayKey } = ELEMENTS[kind];
  if (kind !== "item") return { navigation: { [arrayKey]: [element] }, pointer: `/navigation/${arrayKey}/0` };
  return { navigation: { tabs: [{ tab: "T", menu: [element] }] }, pointer: "/navigation/tabs/0/menu/0" };
}

/** What is wrong with a config that has one value of any type at `pointer`, if it is more than one thing, or elsewhere. */
function surplus(config: object, pointer: string, dialect: Dialect): string[] {
  const text = JSON.stringify({ ...settings, ...config }, null, 2);
  const { diagnostics } = validateDocs(text, { dialect });
  const said = diagnostics.map(({ code, pointer }) => `${code} at ${pointer}`);
  const isPrecise = diagnostics.every((each) => each.range !== undefined && each.pointer.startsWith(pointer));
  return said.length > 1 || !isPrecise ? said : [];
}

describe.each(["spec", "mintlify"] as const)(
  "a value of any type gives at most one diagnostic, there (%s)",
  (dialect) => {
    it.each(Object.keys(ELEMENTS) as ElementKind[])("in a field of a %s", (kind) => {
      const { nameKey } = ELEMENTS[kind];
      const name = kind === "language" ? "en" : "N";
      const fields = Object.keys(knownFields(DOCS_SHAPES[dialect][kind]) ?? {});
      for (const field of fields.filter((key) => key !== "$ref")) {
        for (const value of VALUES) {
          // A link or a source without a fault of its own is at odds with the pages beside it.
          if (["href", "graphql"].includes(field) && value === "zzqq") continue;
          const { navigation, pointer } = around(kind, { [nameKey]: name, pages: ["p"], [field]: value });
          expect(surplus({ navigation }, `${pointer}/${field}`, dialect), `${field}: ${JSON.stringify(value)}`).toEqual(
            [],
          );
        }
      }
    });

    it.each(Object.keys(ELEMENTS) as ElementKind[])("in place of the children of a %s", (kind) => {
      const name = { [ELEMENTS[kind].nameKey]: kind === "language" ? "en" : "N" };
      for (const key of CHILD_KEYS) {
        for (const value of VALUES.filter((each) => !Array.isArray(each) || each.length === 0)) {
          const { navigation, pointer } = around(kind, { ...name, [key]: value });
          expect(surplus({ navigation }, `${pointer}/${key}`, dialect), `${key}: ${JSON.stringify(value)}`).toEqual([]);
        }
      }
    });

    it("in place of an entry", () => {
      for (const key of CHILD_KEYS.filter((each) => each !== "menu")) {
        for (const value of VALUES) {
          if (value === "" && key === "pages") continue;
          const navigation = { [key]: [value] };
          expect(
            surplus({ navigation }, `/navigation/${key}/0`, dialect),
            `${key}: [${JSON.stringify(value)}]`,
          ).toEqual([]);
        }
      }
    });

    it("in place of a setting", () => {
      const TWO_REQUIRED = ["logo", "favicon"];
      for (const field of Object.keys(knownFields(DOCS_SHAPES[dialect].settings) ?? {}).filter(
        (key) => key !== "$ref",
      )) {
        for (const value of VALUES) {
          if (TWO_REQUIRED.includes(field) && JSON.stringify(value) === "{}") continue;
          const config = { navigation: { pages: ["a"] }, [field]: value };
          expect(surplus(config, `/${field}`, dialect), `${field}: ${JSON.stringify(value)}`).toEqual([]);
        }
      }
    });
  },
);
