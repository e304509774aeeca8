export { AdminError } from "./schema/admin/admin-error.ts";
export { AgentJob, AgentJobStatus, AgentPrompt } from "./schema/admin/agent-job.ts";
export {
  ConversationQuery,
  DateRange,
  FeedbackByPageQuery,
  FeedbackQuery,
  PageTraffic,
  SearchPage,
  SearchQuery,
  SearchTerm,
  TrafficQuery,
  ViewsPage,
  VisitorsPage,
} from "./schema/admin/analytics.ts";
export {
  AssistantConversation,
  AssistantThread,
  CallerStats,
  ConversationPage,
} from "./schema/admin/assistant-conversation.ts";
export { Deployment, PreviewRequest, PreviewTicket, UpdateTicket } from "./schema/admin/deployment.ts";
export { Feedback, FeedbackByPage, FeedbackPage } from "./schema/admin/feedback.ts";
export type { ComponentDefinition } from "./schema/components/define-component.ts";
export { PLATFORM_COMPONENTS } from "./schema/components/platform-components.ts";
export {
  Anchor,
  Banner,
  DocsConfig,
  Dropdown,
  docsModule,
  Footer,
  GlobalNavigation,
  Group,
  Icon,
  Language,
  LanguageCode,
  MenuItem,
  Navbar,
  Navigation,
  OpenApi,
  PageEntry,
  Product,
  Tab,
  Version,
} from "./schema/config.ts";
export type { DocsDefinitionName } from "./schema/docs.ts";
export { PageFrontMatter } from "./schema/page/page-front-matter.ts";
export {
  type JsonSchemaTarget,
  type StandardIssue,
  type StandardSchema,
  type StandardSchemaOptions,
  standardSchema,
} from "./validate/standard-schema.ts";
