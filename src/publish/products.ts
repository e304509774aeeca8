import { readFileSync } from "node:fs";
import type { TSchema } from "@sinclair/typebox";
import { iconNames } from "../icons/icon-names.ts";
import { AdminKeys } from "../schema/admin/admin-keys.ts";
import { describeAdminApi } from "../schema/admin/admin-openapi.ts";
import { ADMIN_DIALECTS, ADMIN_SCHEMAS } from "../schema/admin/admin-schemas.ts";
import { AdminScript } from "../schema/admin/admin-script.ts";
import { AgentJobStatus } from "../schema/admin/agent-job.ts";
import { componentName } from "../schema/admin/endpoints.ts";
import type { ComponentDefinition } from "../schema/components/define-component.ts";
import { PLATFORM_COMPONENTS } from "../schema/components/platform-components.ts";
import { toJsonSchema } from "../schema/json/json-schema.ts";
import type { JsonSchema } from "../schema/json/schema-shape.ts";
import { PageFrontMatter } from "../schema/page/page-front-matter.ts";
import { PUBLISHED_NAMES, publishedSchema } from "../schema/published.ts";
import { TOOL_DEFINITIONS } from "../schema/tool-config.ts";
import { DIALECTS, type Dialect } from "../vocabulary/platform/dialect.ts";
import { docsTypes } from "./docs-types.ts";
import { moduleOf } from "./shape-module.ts";
import { docsShapes, shapeOf } from "./shapes.ts";
import { declaration, members } from "./typescript.ts";

const HEADER = "// Generated from src/schema by src/publish/main.ts; not to be edited.\n";

const ADMIN_TYPES: ReadonlyMap<TSchema, string> = new Map<TSchema, string>([
  [AgentJobStatus, "AgentJobStatus"],
  ...Object.entries(ADMIN_SCHEMAS).map(([name, schema]): [TSchema, string] => [schema, componentName(name)]),
]);

/** What is made of each schema of the admin API, by dialect. */
const ofAdminSchemas = <T>(make: (schema: TSchema) => T, nameOf = (name: string) => name) =>
  Object.fromEntries(
    DIALECTS.map((dialect) => {
      const made = Object.entries(ADMIN_DIALECTS[dialect]).map(([name, schema]) => [nameOf(name), make(schema)]);
      return [dialect, Object.fromEntries(made) as Record<string, T>];
    }),
  ) as Record<Dialect, Record<string, T>>;

/** The JSON Schemas of the admin API, of which its OpenAPI documents are made. */
const ADMIN_DEFINITIONS = ofAdminSchemas((schema) => toJsonSchema(schema), componentName);

const adminTypeTable = (): string =>
  `/** What each published schema of the admin API describes. */
export interface AdminTypes {
${Object.keys(ADMIN_SCHEMAS)
  .map(
    (name) => `  ${JSON.stringify(name)}: ${componentName(name)};
`,
  )
  .join("")}}
`;

/** The schemas that editors complete by. */
const FOR_EDITORS: ReadonlySet<string> = new Set(["docs", "navigation"]);

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string;
};
const [MAJOR = ""] = version.split(".");

/** The public address of a schema, as a mirror of npm serves it: the newest release's, or the newest of a major version. */
const addressOf = (name: string, release = ""): string =>
  `https://unpkg.com/docsjson${release}/schemas/${name}.schema.json`;

/** What an entry of the catalogue has of a schema: both addresses, so that an editor can keep to a major version. */
const addressesOf = (name: string) => ({
  url: addressOf(name),
  versions: { [MAJOR]: addressOf(name, `@${MAJOR}`) },
});

/** The shapes that values are checked by, in modules: who needs only some loads nothing else. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "admin-shapes": { ADMIN_SHAPES: ofAdminSchemas((schema) => shapeOf(schema)) },
  "admin-server-shapes": { ADMIN_KEYS_SHAPE: shapeOf(AdminKeys), ADMIN_SCRIPT_SHAPE: shapeOf(AdminScript) },
  "tool-shape": { TOOL_SHAPE: shapeOf(TOOL_DEFINITIONS.ToolConfig, TOOL_DEFINITIONS) },
  "page-shape": { PAGE_SHAPE: shapeOf(PageFrontMatter) },
  "component-table": { COMPONENT_TABLE: componentTable() },
  "docs-shapes": { DOCS_SHAPES: Object.fromEntries(DIALECTS.map((dialect) => [dialect, docsShapes(dialect)])) },
};

const TYPES = 'import type { Shape } from "../src/json/shape.ts";\n';
const DOCS_TYPES = `import type { Dialect } from "../src/vocabulary/platform/dialect.ts";
import type { ContainerKind } from "../src/vocabulary/elements/elements.ts";

/** Of a dialect: each element without its children, and (\`settings\`) all of docs.json beside the navigation. */
export const DOCS_SHAPES: Readonly<Record<Dialect, Readonly<Record<ContainerKind | "settings", Shape>>>>;
`;

const ADMIN_SHAPE_TYPES = `import type { AdminTypes } from "./types.ts";

/** All of the platform's dialect, and of the specification's dialect the ones that it has. */
export const ADMIN_SHAPES: {
  readonly mintlify: Readonly<Record<keyof AdminTypes, Shape>>;
  readonly spec: Readonly<Partial<Record<keyof AdminTypes, Shape>>>;
};
`;

const DEFINITION_TYPES = `import type { AdminDefinitions } from "../src/schema/admin/admin-openapi.ts";
import type { Dialect } from "../src/vocabulary/platform/dialect.ts";

export const ADMIN_DEFINITIONS: Readonly<Record<Dialect, AdminDefinitions>>;
`;

const TABLE_TYPES = `import type { ComponentRow } from "../src/pages/components/component-row.ts";

/** The components of the hosted platform by name, in the order of their use. */
export const COMPONENT_TABLE: Readonly<Record<string, ComponentRow>>;
`;

/** The declarations of the modules that export more than shapes. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  "docs-shapes": TYPES + DOCS_TYPES,
  "component-table": TABLE_TYPES,
  "admin-shapes": TYPES + ADMIN_SHAPE_TYPES,
};

/** The entries for the public catalogue of schemas, by which editors know files without a `$schema`. */
const CATALOG = {
  $schema: "https://www.schemastore.org/schema-catalog.json",
  version: 1,
  schemas: [
    {
      name: "docs.json",
      description: "Structure and settings of a documentation site: navigation, pages, API reference, appearance",
      fileMatch: ["docs.json"],
      ...addressesOf("docs"),
    },
    {
      name: "docsjson.config.json",
      description: "How docsjson checks the documentation sites of a project",
      fileMatch: ["docsjson.config.json"],
      ...addressesOf("config"),
    },
  ],
};

/** Every generated file by its path from the package's root. */
export function products(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of PUBLISHED_NAMES) {
    const { $schema, ...schema } = publishedSchema(name);
    const offered = FOR_EDITORS.has(name) ? withIconNames(schema) : schema;
    files.set(
      `schemas/${name}.schema.json`,
      `${JSON.stringify({ $schema, $id: addressOf(name), ...offered }, null, 2)}\n`,
    );
  }
  for (const [name, shapes] of Object.entries(SHAPES)) {
    const types = Object.keys(shapes).map((shape) => `export const ${shape}: Shape;\n`);
    files.set(`schemas/${name}.js`, `${HEADER}${moduleOf(shapes)}`);
    files.set(`schemas/${name}.d.ts`, `${HEADER}${DECLARATIONS[name] ?? TYPES + types.join("")}`);
  }
  const adminTypes = [...ADMIN_TYPES].map(([schema, name]) => declaration(schema, name, { named: ADMIN_TYPES }));
  const scriptType = declaration(AdminScript, "AdminScript", {});
  const toolTypes = Object.entries(TOOL_DEFINITIONS).map(([name, schema]) => declaration(schema, name, {}));
  const pageType = declaration(PageFrontMatter, "PageFrontMatter", {
    named: new Map([[PageFrontMatter, "PageFrontMatter"]]),
  });
  files.set(
    "schemas/types.ts",
    `${HEADER}\n${[...docsTypes(), ...adminTypes, adminTypeTable(), scriptType, ...toolTypes, pageType, componentTypes()].join("\n")}`,
  );
  files.set("schemas/catalog.json", `${JSON.stringify(CATALOG, null, 2)}\n`);
  files.set("schemas/admin.openapi.json", `${JSON.stringify(describeAdminApi(ADMIN_DEFINITIONS.mintlify), null, 2)}\n`);
  files.set("schemas/admin-definitions.js", `${HEADER}${moduleOf({ ADMIN_DEFINITIONS })}`);
  files.set("schemas/admin-definitions.d.ts", `${HEADER}${DEFINITION_TYPES}`);
  return files;
}

/** The table of components that pages are judged and rendered by: names, shapes and facts, without words for readers. */
function componentTable(): Readonly<Record<string, object>> {
  return Object.fromEntries(PLATFORM_COMPONENTS.map((each) => [each.name, rowOf(each)]));
}

function rowOf({ name: _, snippet: __, properties, ...facts }: ComponentDefinition): object {
  const known = Object.entries<TSchema>(properties.properties);
  const defaults = known.filter(([, { default: value }]) => value !== undefined && value !== false);
  const required: readonly string[] = properties.required ?? [];
  return {
    properties: Object.fromEntries(known.map(([name, schema]) => [name, shapeOf(schema)])),
    ...(required.length > 0 ? { required } : {}),
    ...(defaults.length > 0
      ? { defaults: Object.fromEntries(defaults.map(([name, schema]) => [name, schema.default])) }
      : {}),
    ...facts,
  };
}

/** The type of the properties of all components, by their names. */
const componentTypes = (): string =>
  `/** The properties of the components that pages may use, by name. */\nexport interface ComponentProperties ${"{"}\n${members(
    Object.fromEntries(PLATFORM_COMPONENTS.map(({ name, properties }) => [name, properties])),
    {},
    "  ",
  )}}\n`;

/** The libraries whose icons are offered: the library of sites that choose none, and the library that most sites choose. */
const OFFERED = ["fontawesome", "lucide"] as const;

/** An editor's schema of docs.json that offers icons by name, in the place of the definition's few examples. */
function withIconNames(schema: JsonSchema): JsonSchema {
  const { Icon, ...definitions } = schema.definitions as Record<string, { anyOf: JsonSchema[] }>;
  const [name, object] = Icon?.anyOf ?? [];
  if (!Icon || !name || !object) throw new Error("the schema has no definition of icons");
  const names = iconNames();
  const examples = [...new Set(OFFERED.flatMap((library) => [...names[library]]))].sort();
  const reference = { $ref: "#/definitions/IconName" };
  const whole = { ...object, properties: { ...(object.properties as object), name: reference } };
  return {
    ...schema,
    definitions: {
      ...definitions,
      Icon: { ...Icon, anyOf: [reference, whole] },
      IconName: {
        description: "An icon by its name in the library, a path from the docs root, or a URL.",
        ...name,
        examples,
      },
    },
  };
}
