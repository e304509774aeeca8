export type {
  AdminError,
  AgentJob,
  AgentJobStatus,
  AssistantConversation,
  ConversationPage,
  ConversationQuery,
} from "../schemas/types.ts";
export type { AdminClientOptions, FetchLike } from "./admin/client/client-options.ts";
export {
  AdminAbortError,
  AdminApiError,
  AdminClientError,
  AdminNetworkError,
  AdminResponseError,
  AdminTimeoutError,
} from "./admin/client/errors.ts";
export type { ConversationList, ConversationListOptions } from "./admin/client/paging.ts";
export type { WaitOptions } from "./admin/client/poll.ts";
export type { ConversationFilter } from "./admin/client/query.ts";
export type { CallOptions } from "./admin/client/transport.ts";
export { type AdminClient, createAdminClient } from "./admin/client.ts";
export { adminOpenApi } from "./admin/document.ts";
export { canTransition, checkAgentJob, isTerminal } from "./admin/jobs.ts";
export type { AdminOpenApiDocument, AdminOpenApiOptions } from "./schema/admin/admin-openapi.ts";
export type { OpenApiVersion } from "./schema/admin/openapi-form.ts";
