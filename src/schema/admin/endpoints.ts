import type { Dialect } from "../../vocabulary/platform/dialect.ts";

/**
 * How many requests the platform answers in a time: prompts of a project, all else of an organization.
 * Sources: the pages of the endpoints, https://www.mintlify.com/docs/api/analytics/views, …/api/preview/trigger,
 * …/api/automations/trigger (updates), …/api/agent/v2/create-agent-job
 */
export const LIMITS = {
  prompts: { requests: 100, seconds: 3600, within: "an hour" },
  analytics: { requests: 100, seconds: 3600, within: "an hour" },
  updates: { requests: 10, seconds: 10, within: "ten seconds" },
  previews: { requests: 5, seconds: 60, within: "a minute" },
} as const;
export type LimitName = keyof typeof LIMITS;

/** One endpoint of the admin API. Schemas are named as they are published. */
export interface Endpoint {
  readonly method: "GET" | "POST";
  /** The parameters of the path are in braces. */
  readonly path: `/${string}`;
  /** The schema of the query parameters. */
  readonly query?: string;
  /** The schema of the JSON body. */
  readonly body?: string;
  /** The status of a success, and the schema of its answer. */
  readonly status: 200 | 201 | 202;
  readonly answer: string;
  /** The error statuses that the API documents, beside 429 where there is a limit. */
  readonly errors: readonly (400 | 403 | 404 | 500)[];
  /** The pages of a list: the field that has their items, the parameter that goes on, and how many fit on one. */
  readonly page?: {
    readonly items: string;
    readonly by?: "cursor" | "offset";
    readonly most: number;
    readonly usual: number;
  };
  /** The limit of the platform that its requests count for. */
  readonly limit?: LimitName;
  /** The dialects that have it; those that only the platform has are not in the specification. */
  readonly dialects: readonly Dialect[];
}

const SPECIFIED = ["spec", "mintlify"] as const;
const PLATFORM = ["mintlify"] as const;

/** What the lists and counts of the platform have in common. */
const ANALYTICS = { method: "GET", status: 200, errors: [400, 500], limit: "analytics", dialects: PLATFORM } as const;

/**
 * All endpoints. The OpenAPI document, the calls of the client and the routes of the server are made of it.
 * Sources: specification, "Endpoints"; https://www.mintlify.com/docs/api/introduction
 */
export const ENDPOINTS = {
  getAgentJob: {
    method: "GET",
    path: "/v2/agent/{projectId}/job/{id}",
    status: 200,
    answer: "agent-job",
    errors: [404],
    dialects: SPECIFIED,
  },
  getAssistantConversations: {
    method: "GET",
    path: "/v1/analytics/{projectId}/assistant",
    query: "conversation-query",
    status: 200,
    answer: "conversation-page",
    errors: [],
    page: { items: "conversations", by: "cursor", most: 1000, usual: 100 },
    limit: "analytics",
    dialects: SPECIFIED,
  },
  createAgentJob: {
    method: "POST",
    path: "/v2/agent/{projectId}/job",
    body: "agent-prompt",
    status: 201,
    answer: "agent-job",
    errors: [400],
    limit: "prompts",
    dialects: PLATFORM,
  },
  messageAgentJob: {
    method: "POST",
    path: "/v2/agent/{projectId}/job/{id}/message",
    body: "agent-prompt",
    status: 200,
    answer: "agent-job",
    errors: [400, 404],
    limit: "prompts",
    dialects: PLATFORM,
  },
  getAssistantThread: {
    ...ANALYTICS,
    path: "/v1/analytics/{projectId}/assistant/threads/{threadId}",
    answer: "assistant-thread",
    errors: [400, 404, 500],
  },
  getAssistantCallerStats: {
    ...ANALYTICS,
    path: "/v1/analytics/{projectId}/assistant/caller-stats",
    query: "date-range",
    answer: "caller-stats",
  },
  getFeedback: {
    ...ANALYTICS,
    path: "/v1/analytics/{projectId}/feedback",
    query: "feedback-query",
    answer: "feedback-page",
    page: { items: "feedback", by: "cursor", most: 100, usual: 50 },
  },
  getFeedbackByPage: {
    ...ANALYTICS,
    path: "/v1/analytics/{projectId}/feedback/by-page",
    query: "feedback-by-page-query",
    answer: "feedback-by-page",
    page: { items: "feedback", most: 100, usual: 10 },
  },
  getSearches: {
    ...ANALYTICS,
    path: "/v1/analytics/{projectId}/searches",
    query: "search-query",
    answer: "search-page",
    page: { items: "searches", by: "cursor", most: 100, usual: 50 },
  },
  getViews: {
    ...ANALYTICS,
    path: "/v1/analytics/{projectId}/views",
    query: "traffic-query",
    answer: "views-page",
    page: { items: "views", by: "offset", most: 250, usual: 50 },
  },
  getVisitors: {
    ...ANALYTICS,
    path: "/v1/analytics/{projectId}/visitors",
    query: "traffic-query",
    answer: "visitors-page",
    page: { items: "visitors", by: "offset", most: 250, usual: 50 },
  },
  triggerUpdate: {
    method: "POST",
    path: "/v1/project/update/{projectId}",
    status: 202,
    answer: "update-ticket",
    errors: [],
    limit: "updates",
    dialects: PLATFORM,
  },
  getUpdateStatus: {
    method: "GET",
    path: "/v1/project/update-status/{statusId}",
    status: 200,
    answer: "deployment",
    errors: [],
    dialects: PLATFORM,
  },
  triggerPreview: {
    method: "POST",
    path: "/v1/project/preview/{projectId}",
    body: "preview-request",
    status: 202,
    answer: "preview-ticket",
    errors: [400, 403],
    limit: "previews",
    dialects: PLATFORM,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

/** The name of a published schema, `agent-job`, as that of its type and of its component in OpenAPI: `AgentJob`. */
export const componentName = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
