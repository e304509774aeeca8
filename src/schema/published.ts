import { AdminKeys } from "./admin/admin-keys.ts";
import { ADMIN_SCHEMAS } from "./admin/admin-schemas.ts";
import { AdminScript } from "./admin/admin-script.ts";
import { componentsSchema } from "./components/components-json.ts";
import { docsJsonSchema, neededDefinitions } from "./json/docs-json-schema.ts";
import { type JsonSchema, toJsonSchema } from "./json/json-schema.ts";
import { PageFrontMatter } from "./page/page-front-matter.ts";
import { TOOL_DEFINITIONS } from "./tool-config.ts";

const DRAFT = "http://json-schema.org/draft-07/schema#";
const DIALECT = "It describes the `mintlify` dialect, which allows all that the `spec` dialect allows.";

/** The schema of docsjson.config.json. Editors find it by its address, too. */
function toolConfigSchema(): JsonSchema {
  const definitions = Object.fromEntries(
    Object.entries(TOOL_DEFINITIONS).map(([name, schema]) => [name, toJsonSchema(schema)]),
  );
  const root = definitions.ToolConfig as JsonSchema;
  return {
    ...root,
    title: "docsjson.config.json",
    definitions: neededDefinitions(root, definitions),
  };
}

const PUBLISHED: Readonly<Record<string, () => JsonSchema>> = {
  docs: () =>
    docsJsonSchema("DocsConfig", "mintlify", {
      editor: true,
      title: "docs.json",
      description: `The configuration of a documentation site, for editors: completion, hover texts, and warnings about fields of the navigation that do not exist. ${DIALECT} For other tools, \`docs.plain.schema.json\` is the better choice.`,
    }),
  "docs.plain": () =>
    docsJsonSchema("DocsConfig", "mintlify", {
      title: "docs.json",
      description: `The configuration of a documentation site, without keywords that only VS Code understands. ${DIALECT}`,
    }),
  navigation: () =>
    docsJsonSchema("Navigation", "mintlify", {
      editor: true,
      title: "Navigation",
      description: `The \`navigation\` of a docs.json, in a file of its own that docs.json includes by \`$ref\`; for editors. ${DIALECT}`,
    }),
  "navigation.plain": () =>
    docsJsonSchema("Navigation", "mintlify", {
      title: "Navigation",
      description: `The \`navigation\` of a docs.json, without keywords that only VS Code understands. ${DIALECT}`,
    }),
  config: toolConfigSchema,
  components: componentsSchema,
  page: () => ({ title: "Front matter", ...toJsonSchema(PageFrontMatter) }),
  "admin-keys": () => toJsonSchema(AdminKeys),
  "admin-script": () => toJsonSchema(AdminScript),
  ...Object.fromEntries(Object.entries(ADMIN_SCHEMAS).map(([name, schema]) => [name, () => toJsonSchema(schema)])),
};

/** A JSON Schema (draft-07) by its published name; complete in itself, and the caller's own. */
export function publishedSchema(name: string): JsonSchema {
  const make = Object.hasOwn(PUBLISHED, name) ? PUBLISHED[name] : undefined;
  if (!make) throw new TypeError(`no schema has the name ${JSON.stringify(name)}`);
  return { $schema: DRAFT, ...structuredClone(make()) };
}

/** The names of the files in `schemas/`: `<name>.schema.json`. */
export const PUBLISHED_NAMES: readonly string[] = Object.keys(PUBLISHED);
