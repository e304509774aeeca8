import { AdminError } from "../schema/admin-error.ts";
import { describeAdminApi } from "../schema/admin-openapi.ts";
import { AgentJob } from "../schema/agent-job.ts";
import { AssistantConversation } from "../schema/assistant-conversation.ts";
import { ConversationPage, ConversationQuery } from "../schema/conversation-page.ts";
import { toJsonSchema } from "../schema/json-schema.ts";

/** The OpenAPI document of the admin API, as it is published. */
export const publishedAdminOpenApi = () =>
  describeAdminApi({
    AgentJob: toJsonSchema(AgentJob),
    AdminError: toJsonSchema(AdminError),
    AssistantConversation: toJsonSchema(AssistantConversation),
    ConversationPage: toJsonSchema(ConversationPage),
    ConversationQuery: toJsonSchema(ConversationQuery),
  });
