import type { TSchema } from "@sinclair/typebox";
import { AdminError } from "../schema/admin-error.ts";
import { AgentJob } from "../schema/agent-job.ts";
import { AssistantConversation } from "../schema/assistant-conversation.ts";
import { ConversationPage, ConversationQuery } from "../schema/conversation-page.ts";
import { toJsonSchema } from "../schema/json-schema.ts";
import type { JsonSchema } from "../schema/schema-shape.ts";
import { docsJsonSchema } from "./docs-schemas.ts";

/** The schemas of the admin API, by the names they are published under. */
export const ADMIN_SCHEMAS = {
  "agent-job": AgentJob,
  "admin-error": AdminError,
  "assistant-conversation": AssistantConversation,
  "conversation-page": ConversationPage,
  "conversation-query": ConversationQuery,
} as const satisfies Record<string, TSchema>;

const DRAFT = "http://json-schema.org/draft-07/schema#";
const DIALECT = "In the `mintlify` dialect, which takes all that the `spec` dialect takes.";

/** The schemas of `docs.json`, by the names they are published under. */
function docsSchemas(): Record<string, JsonSchema> {
  return {
    docs: docsJsonSchema(
      "DocsConfig",
      "mintlify",
      { editor: true },
      {
        title: "docs.json",
        description: `The configuration of a documentation site, for editors: completion, hover texts, and warnings about fields of the navigation that do not exist. ${DIALECT} For other validators, docs.plain.schema.json is the better choice.`,
      },
    ),
    "docs.plain": docsJsonSchema(
      "DocsConfig",
      "mintlify",
      {},
      {
        title: "docs.json",
        description: `The configuration of a documentation site, without keywords that only VS Code understands. ${DIALECT}`,
      },
    ),
    navigation: docsJsonSchema(
      "Navigation",
      "mintlify",
      { editor: true },
      {
        title: "Navigation",
        description: `The \`navigation\` of a docs.json in a file of its own, put in with \`"$ref"\`. ${DIALECT}`,
      },
    ),
  };
}

/** Every published JSON Schema by its name; each is complete in itself. */
export function publishedSchemas(): Map<string, JsonSchema> {
  const admin = Object.entries(ADMIN_SCHEMAS).map(([name, schema]) => [name, toJsonSchema(schema)] as const);
  return new Map(
    [...Object.entries(docsSchemas()), ...admin].map(([name, schema]) => [name, { $schema: DRAFT, ...schema }]),
  );
}
