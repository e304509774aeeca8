export { AdminError } from "./schema/admin-error.ts";
export { AgentJob, AgentJobStatus } from "./schema/agent-job.ts";
export { AssistantConversation } from "./schema/assistant-conversation.ts";
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
export { ConversationPage, ConversationQuery } from "./schema/conversation-page.ts";
export type { DocsDefinitionName } from "./schema/docs.ts";
export {
  type JsonSchemaTarget,
  type StandardIssue,
  type StandardSchema,
  type StandardSchemaOptions,
  standardSchema,
} from "./validate/standard-schema.ts";
