export { AdminError } from "./schema/admin-error.ts";
export { AgentJob, AgentJobStatus } from "./schema/agent-job.ts";
export { AssistantConversation } from "./schema/assistant-conversation.ts";
export { ConversationPage, ConversationQuery } from "./schema/conversation-page.ts";
export { docsDefinitions } from "./schema/docs.ts";
