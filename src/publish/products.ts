import { readFileSync } from "node:fs";
import type { TSchema } from "@sinclair/typebox";
import { AdminError } from "../schema/admin/admin-error.ts";
import { AgentJob, AgentJobStatus } from "../schema/admin/agent-job.ts";
import { AssistantConversation } from "../schema/admin/assistant-conversation.ts";
import { ConversationPage, ConversationQuery } from "../schema/admin/conversation-page.ts";
import { toJsonSchema } from "../schema/json/json-schema.ts";
import { PageFrontMatter } from "../schema/page/page-front-matter.ts";
import { ADMIN_SCHEMAS, PUBLISHED_NAMES, publishedSchema } from "../schema/published.ts";
import { TOOL_DEFINITIONS } from "../schema/tool-config.ts";
import { publishedAdminOpenApi } from "./admin-openapi.ts";
import { withCodesTable } from "./codes-table.ts";
import { docsTypes } from "./docs-types.ts";
import { withIconNames } from "./icon-examples.ts";
import { declaration } from "./typescript.ts";
import { adminValidatorModule, pageValidatorModule, toolValidatorModule, validatorModule } from "./validator-module.ts";

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

/** The public address of a schema: the newest release's, as a mirror of npm serves it. */
const idOf = (name: string): string => `https://unpkg.com/docsjson/schemas/${name}.schema.json`;

/** Every generated file by its path from the package's root. */
export function products(): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of PUBLISHED_NAMES) {
    const { $schema, ...schema } = publishedSchema(name);
    const offered = FOR_EDITORS.has(name) ? withIconNames(schema) : schema;
    files.set(`schemas/${name}.schema.json`, `${JSON.stringify({ $schema, $id: idOf(name), ...offered }, null, 2)}\n`);
  }
  const adminSchemas = new Map(
    Object.entries(ADMIN_SCHEMAS).map(([name, schema]) => [name, toJsonSchema(schema, { oneErrorAFault: true })]),
  );
  const modules = {
    "admin-validators": adminValidatorModule(adminSchemas),
    "tool-validators": toolValidatorModule(),
    "page-validator": pageValidatorModule(toJsonSchema(PageFrontMatter, { oneErrorAFault: true })),
    validators: validatorModule(),
  };
  for (const [name, { code, types }] of Object.entries(modules)) {
    files.set(`schemas/${name}.js`, `${HEADER}${code}`);
    files.set(`schemas/${name}.d.ts`, `${HEADER}${types}`);
  }
  const adminTypes = [...ADMIN_TYPES].map(([schema, name]) => declaration(schema, name, { named: ADMIN_TYPES }));
  const toolTypes = Object.entries(TOOL_DEFINITIONS).map(([name, schema]) => declaration(schema, name, {}));
  const pageType = declaration(PageFrontMatter, "PageFrontMatter", {
    named: new Map([[PageFrontMatter, "PageFrontMatter"]]),
  });
  files.set("schemas/types.ts", `${HEADER}\n${[...docsTypes(), ...adminTypes, ...toolTypes, pageType].join("\n")}`);
  files.set("schemas/admin.openapi.json", `${JSON.stringify(publishedAdminOpenApi(), null, 2)}\n`);
  files.set("docs/codes.md", withCodesTable(readFileSync(new URL("../../docs/codes.md", import.meta.url), "utf8")));
  return files;
}
