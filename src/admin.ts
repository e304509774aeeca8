export type {
  AdminError,
  AgentJob,
  AgentJobStatus,
  AgentPrompt,
  AssistantConversation,
  AssistantThread,
  CallerStats,
  ConversationPage,
  ConversationQuery,
  Deployment,
  Feedback,
  FeedbackByPage,
  FeedbackPage,
  PageTraffic,
  PreviewTicket,
  SearchPage,
  SearchTerm,
  UpdateTicket,
  ViewsPage,
  VisitorsPage,
} from "../schemas/types.ts";
export type { AdminClientOptions, FetchLike } from "./admin/client/client-options.ts";
export {
  AdminAbortError,
  AdminApiError,
  AdminClientError,
  type AdminErrorKind,
  AdminNetworkError,
  AdminResponseError,
  AdminTimeoutError,
} from "./admin/client/errors.ts";
export type {
  AdminList,
  Continuation,
  ConversationList,
  ListBatch,
  ListOptions,
} from "./admin/client/paging.ts";
export type { WaitOptions } from "./admin/client/poll.ts";
export type {
  ConversationFilter,
  DateFilter,
  FeedbackByPageFilter,
  FeedbackFilter,
  SearchFilter,
  TrafficFilter,
} from "./admin/client/query.ts";
export type { CallOptions } from "./admin/client/transport.ts";
export { type AdminClient, type AgentJobs, createAdminClient, type Deployments } from "./admin/client.ts";
export { adminOpenApi } from "./admin/document.ts";
export { canTransition, checkAgentJob, isTerminal } from "./admin/jobs.ts";
export type { AdminOpenApiDocument, AdminOpenApiOptions } from "./schema/admin/admin-openapi.ts";
export type { OpenApiVersion } from "./schema/admin/openapi-form.ts";
