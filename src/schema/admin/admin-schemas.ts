import type { TSchema } from "@sinclair/typebox";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { AdminError, SpecifiedError } from "./admin-error.ts";
import { AgentJob, AgentPrompt } from "./agent-job.ts";
import {
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
} from "./analytics.ts";
import {
  AssistantConversation,
  AssistantThread,
  CallerStats,
  ConversationPage,
  SpecifiedConversation,
  SpecifiedConversationPage,
} from "./assistant-conversation.ts";
import { Deployment, PreviewRequest, PreviewTicket, UpdateTicket } from "./deployment.ts";
import { Feedback, FeedbackByPage, FeedbackPage } from "./feedback.ts";

/** The schemas of the admin API, by the names they are published under. The platform's form of each. */
export const ADMIN_SCHEMAS = {
  "agent-job": AgentJob,
  "admin-error": AdminError,
  "assistant-conversation": AssistantConversation,
  "conversation-page": ConversationPage,
  "conversation-query": ConversationQuery,
  "agent-prompt": AgentPrompt,
  "assistant-thread": AssistantThread,
  "caller-stats": CallerStats,
  "date-range": DateRange,
  feedback: Feedback,
  "feedback-page": FeedbackPage,
  "feedback-query": FeedbackQuery,
  "feedback-by-page": FeedbackByPage,
  "feedback-by-page-query": FeedbackByPageQuery,
  "search-term": SearchTerm,
  "search-page": SearchPage,
  "search-query": SearchQuery,
  "page-traffic": PageTraffic,
  "views-page": ViewsPage,
  "visitors-page": VisitorsPage,
  "traffic-query": TrafficQuery,
  deployment: Deployment,
  "update-ticket": UpdateTicket,
  "preview-request": PreviewRequest,
  "preview-ticket": PreviewTicket,
} as const satisfies Record<string, TSchema>;

/** The schemas of each dialect: the specification has some of them, in the forms that it states. */
export const ADMIN_DIALECTS: Readonly<Record<Dialect, Readonly<Record<string, TSchema>>>> = {
  spec: {
    "agent-job": AgentJob,
    "admin-error": SpecifiedError,
    "assistant-conversation": SpecifiedConversation,
    "conversation-page": SpecifiedConversationPage,
    "conversation-query": ConversationQuery,
  },
  mintlify: ADMIN_SCHEMAS,
};
