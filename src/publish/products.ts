import type { TSchema } from "@sinclair/typebox";
import { AdminError } from "../schema/admin-error.ts";
import { AgentJob, AgentJobStatus } from "../schema/agent-job.ts";
import { AssistantConversation } from "../schema/assistant-conversation.ts";
import { ConversationPage, ConversationQuery } from "../schema/conversation-page.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { publishedAdminOpenApi } from "./admin-openapi.ts";
import { publishedSchemas } from "./schemas.ts";
import { declaration } from "./typescript.ts";
import { validatorCode } from "./validators.ts";

const HEADER = "// Generated from src/schema by src/publish/main.ts; not to be edited.\n";

/** `agent-job` as the name of an exported function: `agentJob`. */
const exportName = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const ADMIN_TYPES: ReadonlyMap<TSchema, string> = new Map<TSchema, string>([
  [AgentJobStatus, "AgentJobStatus"],
  [AgentJob, "AgentJob"],
  [AdminError, "AdminError"],
  [AssistantConversation, "AssistantConversation"],
  [ConversationPage, "ConversationPage"],
  [ConversationQuery, "ConversationQuery"],
]);

const VALIDATOR_TYPES = `/** What a validator found, by keyword and facts. */
export interface ValidatorError {
  /** JSON Pointer to the value. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** True where the value fits; else \`errors\` holds all that it found, until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ValidatorError[] | null;
}
`;

/** Every generated file by its path from the package's root. */
export function products(): Map<string, string> {
  const schemas = publishedSchemas();
  const validators = new Map<string, JsonSchema>();
  const files = new Map<string, string>();
  for (const [name, schema] of schemas) {
    files.set(`schemas/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
    validators.set(exportName(name), schema);
  }
  files.set("schemas/validators.js", `${HEADER}${validatorCode(validators)}\n`);
  files.set(
    "schemas/validators.d.ts",
    `${HEADER}\n${VALIDATOR_TYPES}\n${[...validators.keys()].map((name) => `export const ${name}: Validator;\n`).join("")}`,
  );
  files.set(
    "schemas/types.ts",
    `${HEADER}\n${[...ADMIN_TYPES].map(([schema, name]) => declaration(schema, name, ADMIN_TYPES)).join("\n")}`,
  );
  files.set("schemas/admin.openapi.json", `${JSON.stringify(publishedAdminOpenApi(), null, 2)}\n`);
  return files;
}
