import { readFileSync } from "node:fs";
import type { TSchema } from "@sinclair/typebox";
import { AdminError } from "../schema/admin/admin-error.ts";
import { AgentJob, AgentJobStatus } from "../schema/admin/agent-job.ts";
import { AssistantConversation } from "../schema/admin/assistant-conversation.ts";
import { ConversationPage, ConversationQuery } from "../schema/admin/conversation-page.ts";
import { PageFrontMatter } from "../schema/page/page-front-matter.ts";
import { ADMIN_SCHEMAS, PUBLISHED_NAMES, publishedSchema } from "../schema/published.ts";
import { TOOL_DEFINITIONS } from "../schema/tool-config.ts";
import { DIALECTS } from "../vocabulary/platform/dialect.ts";
import { withCodesTable } from "./codes-table.ts";
import { componentTable, componentTypes } from "./component-table.ts";
import { componentsPage } from "./components-page.ts";
import { docsTypes } from "./docs-types.ts";
import { withIconNames } from "./icon-examples.ts";
import { publishedAdminOpenApi } from "./published-admin-openapi.ts";
import { moduleOf } from "./shape-module.ts";
import { docsShapes, shapeOf } from "./shapes.ts";
import { declaration } from "./typescript.ts";

const HEADER = "// Generated from src/schema by src/publish/main.ts; not to be edited.\n";

const ADMIN_TYPES: ReadonlyMap<TSchema, string> = new Map<TSchema, string>([
  [AgentJobStatus, "AgentJobStatus"],
  [AgentJob, "AgentJob"],
  [AdminError, "AdminError"],
  [AssistantConversation, "AssistantConversation"],
  [ConversationPage, "ConversationPage"],
  [ConversationQuery, "ConversationQuery"],
]);

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

/** `agent-job` as the name of a constant: `agentJob`. */
const constantName = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The shapes that values are checked by, in modules: who needs only some loads nothing else. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "admin-shapes": Object.fromEntries(
    Object.entries(ADMIN_SCHEMAS).map(([name, schema]) => [constantName(name), shapeOf(schema)]),
  ),
  "tool-shape": { TOOL_SHAPE: shapeOf(TOOL_DEFINITIONS.ToolConfig, TOOL_DEFINITIONS) },
  "page-shape": { PAGE_SHAPE: shapeOf(PageFrontMatter) },
  "component-table": { COMPONENT_TABLE: componentTable() },
  "docs-shapes": { DOCS_SHAPES: Object.fromEntries(DIALECTS.map((dialect) => [dialect, docsShapes(dialect)])) },
};

const TYPES = 'import type { Shape } from "../json/shape.ts";\n';
const DOCS_TYPES = `import type { Dialect } from "../src/vocabulary/platform/dialect.ts";
import type { ContainerKind } from "../src/vocabulary/elements/elements.ts";

/** Of a dialect: each element without its children, and (\`settings\`) all of docs.json beside the navigation. */
export const DOCS_SHAPES: Readonly<Record<Dialect, Readonly<Record<ContainerKind | "settings", Shape>>>>;
`;

const TABLE_TYPES = `import type { ComponentRow } from "../pages/components/component-row.ts";

/** The components of the hosted platform by name, in the order of their use. */
export const COMPONENT_TABLE: Readonly<Record<string, ComponentRow>>;
`;

/** The declarations of the modules that export more than shapes. */
const DECLARATIONS: Readonly<Record<string, string>> = {
  "docs-shapes": TYPES + DOCS_TYPES,
  "component-table": TABLE_TYPES,
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
  const toolTypes = Object.entries(TOOL_DEFINITIONS).map(([name, schema]) => declaration(schema, name, {}));
  const pageType = declaration(PageFrontMatter, "PageFrontMatter", {
    named: new Map([[PageFrontMatter, "PageFrontMatter"]]),
  });
  files.set(
    "schemas/types.ts",
    `${HEADER}\n${[...docsTypes(), ...adminTypes, ...toolTypes, pageType, componentTypes()].join("\n")}`,
  );
  files.set("schemas/catalog.json", `${JSON.stringify(CATALOG, null, 2)}\n`);
  files.set("schemas/admin.openapi.json", `${JSON.stringify(publishedAdminOpenApi(), null, 2)}\n`);
  files.set("docs/components.md", componentsPage());
  files.set("docs/codes.md", withCodesTable(readFileSync(new URL("../../docs/codes.md", import.meta.url), "utf8")));
  return files;
}
