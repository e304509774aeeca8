import type { TSchema } from "@sinclair/typebox";
import { AdminError } from "../schema/admin-error.ts";
import { AgentJob } from "../schema/agent-job.ts";
import { AssistantConversation } from "../schema/assistant-conversation.ts";
import { ConversationPage, ConversationQuery } from "../schema/conversation-page.ts";
import { type JsonSchema, toJsonSchema } from "../schema/json-schema.ts";

/** The schemas of the admin API, by the names they are published under. */
export const ADMIN_SCHEMAS = {
  "agent-job": AgentJob,
  "admin-error": AdminError,
  "assistant-conversation": AssistantConversation,
  "conversation-page": ConversationPage,
  "conversation-query": ConversationQuery,
} as const satisfies Record<string, TSchema>;

const DRAFT = "http://json-schema.org/draft-07/schema#";

/** Every published JSON Schema by its name; each is complete in itself. */
export function publishedSchemas(): Map<string, JsonSchema> {
  return new Map(
    Object.entries(ADMIN_SCHEMAS).map(([name, schema]): [string, JsonSchema] => [
      name,
      { $schema: DRAFT, ...toJsonSchema(schema) },
    ]),
  );
}
