import { AdminError } from "../schema/admin/admin-error.ts";
import { describeAdminApi } from "../schema/admin/admin-openapi.ts";
import { AgentJob } from "../schema/admin/agent-job.ts";
import { AssistantConversation } from "../schema/admin/assistant-conversation.ts";
import { ConversationPage, ConversationQuery } from "../schema/admin/conversation-page.ts";
import { toJsonSchema } from "../schema/json/json-schema.ts";

/** The OpenAPI document of the admin API, as it is published. */
export const publishedAdminOpenApi = () =>
  describeAdminApi({
    AgentJob: toJsonSchema(AgentJob),
    AdminError: toJsonSchema(AdminError),
    AssistantConversation: toJsonSchema(AssistantConversation),
    ConversationPage: toJsonSchema(ConversationPage),
    ConversationQuery: toJsonSchema(ConversationQuery),
  });
