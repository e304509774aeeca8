import type { AgentJob, AssistantConversation, Feedback, SearchTerm } from "../../../schemas/types.ts";

export const KEY = "svc_0123456789abcdef";
export const PROJECT = "docs";

export const job = (more: Partial<AgentJob> = {}): AgentJob => ({
  id: "job-1",
  status: "active",
  source: { repository: "https://github.com/acme/docs", ref: "main" },
  model: "large-1",
  prLink: null,
  createdAt: "2026-03-01T09:00:00Z",
  archivedAt: null,
  ...more,
});

export const conversation = (more: Partial<AssistantConversation> = {}): AssistantConversation => ({
  id: "c-1",
  timestamp: "2026-03-01T09:00:00Z",
  query: "How do I add a tab?",
  response: "List it under `tabs`.",
  sources: [{ title: "Navigation", url: "https://docs.example.com/navigation" }],
  resolutionStatus: "answered",
  queryCategory: "how-to",
  pageUrl: null,
  ...more,
});

/** `count` conversations, a minute apart from `2026-01-01`, with ids `c-000000` upward. */
export const conversations = (count: number, first = 0): AssistantConversation[] =>
  Array.from({ length: count }, (_, i) =>
    conversation({
      id: `c-${String(first + i).padStart(6, "0")}`,
      timestamp: new Date(Date.UTC(2026, 0, 1) + (first + i) * 60_000).toISOString(),
    }),
  );

export const feedback = (more: Partial<Feedback> = {}): Feedback => ({
  id: "f-1",
  path: "/start",
  comment: null,
  createdAt: "2026-03-01T09:00:00Z",
  source: "contextual",
  status: "pending",
  helpful: true,
  contact: null,
  ...more,
});

export const searchTerm = (more: Partial<SearchTerm> = {}): SearchTerm => ({
  searchQuery: "webhooks",
  hits: 1,
  ctr: 0.5,
  topClickedPage: null,
  lastSearchedAt: "2026-03-01T09:00:00Z",
  ...more,
});
