export { AdminError } from "./schema/admin/admin-error.ts";
export { AgentJob, AgentJobStatus } from "./schema/admin/agent-job.ts";
export { AssistantConversation } from "./schema/admin/assistant-conversation.ts";
export { ConversationPage, ConversationQuery } from "./schema/admin/conversation-page.ts";
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
