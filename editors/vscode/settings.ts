import { isObject, type JsonObject, own } from "../../src/json/json-value.ts";

/** What belongs to a run of the command, and to no editor. */
const NOT_OF_EDITORS: readonly string[] = ["$schema", "sites", "baseline", "customRules"];

/**
 * The settings of the extension: those of `docsjson.config.json`, by its schema, and what only editors have.
 *
 * @param schema the published schema `config`
 */
export function settingsOfExtension(schema: JsonObject): object {
  const fields = Object.entries(properties(schema)).filter(([name]) => !NOT_OF_EDITORS.includes(name));
  const settings = fields.map(([name, field]) => [
    `docsjson.${name}`,
    { ...(inline(field, schema) as JsonObject), scope: "resource" },
  ]);
  return {
    title: "docs.json",
    properties: {
      ...Object.fromEntries(settings),
      "docsjson.inlayHints": {
        type: "boolean",
        default: false,
        description: "Shows the titles of pages behind their entries in docs.json.",
      },
      "docsjson.besideJsonSchema": {
        type: "boolean",
        default: false,
        description:
          "Leaves keys, values and their description, and findings of form in docs.json to the editor's own JSON support. For those who see them twice: a schema is set for docs.json too, by `$schema` or by `json.schemas`.",
      },
      "docsjson.runCustomRules": {
        type: "boolean",
        default: false,
        // Of the user, and of no workspace.
        scope: "machine",
        description:
          "Runs the rules that `customRules` of docsjson.config.json names. They are programs of the project.",
      },
      "docsjson.trace.server": {
        type: "string",
        enum: ["off", "messages", "verbose"],
        default: "off",
        description: "What of the talk with the language server is written to its output.",
      },
    },
  };
}

const properties = (schema: JsonObject): JsonObject => {
  const found = own(schema, "properties");
  return isObject(found) ? found : {};
};

/** What a part of a schema is, or refers to. */
function resolve(part: unknown, root: JsonObject): unknown {
  const target = isObject(part) ? own(part, "$ref") : undefined;
  const definitions = own(root, "definitions");
  if (typeof target !== "string" || !isObject(definitions)) return part;
  return own(definitions, target.slice("#/definitions/".length));
}

/** A schema as one object, for editors follow no reference in settings. No definition refers to itself. */
function inline(schema: unknown, root: JsonObject): unknown {
  if (Array.isArray(schema)) return schema.map((each) => inline(each, root));
  if (!isObject(schema)) return schema;
  const { $ref, allOf, ...rest } = schema;
  const parts = [$ref === undefined ? [] : { $ref }, allOf ?? []].flat().map((part) => resolve(part, root));
  const all: JsonObject = Object.assign({}, ...parts, rest);
  return Object.fromEntries(Object.entries(all).map(([key, value]) => [key, inline(value, root)]));
}
