import type {
  AgentJob,
  AssistantConversation,
  AssistantThread,
  CallerStats,
  ConversationPage,
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
} from "../../schemas/types.ts";
import { ENDPOINTS } from "../schema/admin/endpoints.ts";
import { type AdminClientOptions, readClientSettings } from "./client/client-options.ts";
import { type Answer, createCalls, type EndpointCalls } from "./client/endpoint-calls.ts";
import { type AdminList, type ConversationList, type ListOptions, listItems } from "./client/paging.ts";
import { lastOf, type Polled, poll, type WaitOptions } from "./client/poll.ts";
import {
  type ConversationFilter,
  type DateFilter,
  type FeedbackByPageFilter,
  type FeedbackFilter,
  readQuery,
  type SearchFilter,
  type TrafficFilter,
} from "./client/query.ts";
import { createReader } from "./client/response.ts";
import { type CallOptions, createTransport } from "./client/transport.ts";
import { isTerminal } from "./jobs.ts";

/** Jobs of the agent. */
export interface AgentJobs {
  /**
   * Starts a job. Not idempotent: each call makes another job, so it is sent again only if the server cannot have taken
   * it (429, or no connection).
   */
  create(prompt: string, options?: CallOptions): Promise<AgentJob>;
  /** Gives a job a further instruction. Sent again only as `create` is. */
  message(id: string, prompt: string, options?: CallOptions): Promise<AgentJob>;
  /** The job as it is now. A job that does not exist is an `AdminApiError` with the status 404. */
  get(id: string, options?: CallOptions): Promise<AgentJob>;
  /** Polls with growing intervals until the job is `completed`, `archived` or `failed`, and gives it. */
  wait(id: string, options?: WaitOptions<AgentJob>): Promise<AgentJob>;
  /** The same as a loop: gives the job after each poll, the last one included. */
  watch(id: string, options?: WaitOptions<AgentJob>): AsyncIterable<AgentJob>;
}

/** Deployments and previews of the site. */
export interface Deployments {
  /** Deploys the site. Each call deploys again; sent again only if the server cannot have taken it. */
  update(options?: CallOptions): Promise<UpdateTicket>;
  /** Deploys a preview of a branch, whose address stays the same. Sent again only as `update` is. */
  preview(branch: string, options?: CallOptions): Promise<PreviewTicket>;
  /** The deployment or preview as it is now. */
  status(statusId: string, options?: CallOptions): Promise<Deployment>;
  /** Polls with growing intervals until the status is `success` or `failure`, and gives the deployment. */
  wait(statusId: string, options?: WaitOptions<Deployment>): Promise<Deployment>;
  /** The same as a loop: gives the deployment after each poll, the last one included. */
  watch(statusId: string, options?: WaitOptions<Deployment>): AsyncIterable<Deployment>;
}

/**
 * The admin API of one project. Every call may fail with `AdminApiError`, `AdminNetworkError`, `AdminResponseError`,
 * `AdminTimeoutError` or `AdminAbortError`. The methods need no `this`.
 */
export interface AdminClient {
  jobs: AgentJobs;
  deployments: Deployments;
  /** All conversations over all pages, one by one. */
  conversations(query?: ConversationFilter, options?: ListOptions): ConversationList;
  /** All feedback over all pages, one by one. */
  feedback(query?: FeedbackFilter, options?: ListOptions): AdminList<Feedback, FeedbackPage>;
  /** All search terms over all pages, the most frequent first. */
  searches(query?: SearchFilter, options?: ListOptions): AdminList<SearchTerm, SearchPage>;
  /** The views of all pages of the site, page by page. */
  views(query?: TrafficFilter, options?: ListOptions): AdminList<PageTraffic, ViewsPage>;
  /** The distinct visitors of all pages of the site, page by page. */
  visitors(query?: TrafficFilter, options?: ListOptions): AdminList<PageTraffic, VisitorsPage>;
  /** The pages with the most feedback, counted. */
  feedbackByPage(query?: FeedbackByPageFilter, options?: CallOptions): Promise<FeedbackByPage>;
  /** All messages of a thread. */
  thread(threadId: string, options?: CallOptions): Promise<AssistantThread>;
  /** Questions to the assistant, counted by where they came from. */
  callerStats(query?: DateFilter, options?: CallOptions): Promise<CallerStats>;
  /** One page of conversations. */
  getConversations(query?: ConversationFilter, options?: CallOptions): Promise<ConversationPage>;
  /** The same as `jobs.get`. */
  getAgentJob(id: string, options?: CallOptions): Promise<AgentJob>;
  /** The same as `jobs.wait`. */
  waitForAgentJob(id: string, options?: WaitOptions<AgentJob>): Promise<AgentJob>;
}

/** The endpoints that answer lists over several pages. */
type ListName = {
  [Name in keyof typeof ENDPOINTS]: (typeof ENDPOINTS)[Name] extends { page: { by: string } } ? Name : never;
}[keyof typeof ENDPOINTS];

const EMPTY = {};

/**
 * A client for the admin API. The key is kept out of every error, log and serialization of the client. Throws
 * `TypeError` for options that can't work.
 *
 * @example
 * const client = createAdminClient({ apiKey: process.env.ADMIN_KEY, projectId: "acme" });
 * const { id } = await client.jobs.create("Document the new webhook");
 * console.log((await client.jobs.wait(id, { timeoutMs: 600_000 })).prLink);
 * for await (const gap of client.conversations({ dateFrom: "2026-11-01" }).unanswered()) console.log(gap.query);
 */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const settings = readClientSettings(options);
  const calls = createCalls(createTransport(settings), options.projectId, createReader(options.strict === true));
  // Refuses a project that no address can contain.
  calls.describe("getSearches");
  const { call } = calls;
  const list = <Item, Name extends ListName>(name: Name, query: object, options: ListOptions) =>
    openList<Item, Name>(calls, name, query, options);
  const jobs = jobsOf(calls);
  const conversations: AdminClient["conversations"] = (query = EMPTY, options = EMPTY) => {
    const { filtered, ...all } = list<AssistantConversation, "getAssistantConversations">(
      "getAssistantConversations",
      query,
      options,
    );
    return { ...all, unanswered: () => filtered(({ resolutionStatus }) => resolutionStatus === "unanswered") };
  };

  return {
    jobs,
    deployments: deploymentsOf(calls),
    conversations,
    feedback: (query = EMPTY, options = EMPTY) => list("getFeedback", query, options),
    searches: (query = EMPTY, options = EMPTY) => list("getSearches", query, options),
    views: (query = EMPTY, options = EMPTY) => list("getViews", query, options),
    visitors: (query = EMPTY, options = EMPTY) => list("getVisitors", query, options),
    feedbackByPage: async (query = EMPTY, options) =>
      call("getFeedbackByPage", { query: readQuery("feedback-by-page-query", query) }, limits(options)),
    thread: async (threadId, options) => call("getAssistantThread", { ids: { threadId } }, limits(options)),
    callerStats: async (query = EMPTY, options) =>
      call("getAssistantCallerStats", { query: readQuery("date-range", query) }, limits(options)),
    getConversations: async (query = EMPTY, options) =>
      call("getAssistantConversations", { query: readQuery("conversation-query", query) }, limits(options)),
    getAgentJob: jobs.get,
    waitForAgentJob: jobs.wait,
  };
}

/** A list of any endpoint that has one. */
function openList<Item, Name extends ListName>(
  { call, describe }: EndpointCalls,
  name: Name,
  query: object,
  options: ListOptions,
) {
  const { page, query: schema } = ENDPOINTS[name];
  return listItems<Item, Answer<Name>>(
    { request: describe(name), ...page, fetchPage: (query, limits) => call(name, { query }, limits) },
    readQuery(schema, query),
    options,
  );
}

function jobsOf({ call, describe }: EndpointCalls): AgentJobs {
  const watch: AgentJobs["watch"] = (id, options = EMPTY) => {
    const polled: Polled<AgentJob> = {
      request: describe("getAgentJob", { id }),
      noun: "job",
      get: (limits) => call("getAgentJob", { ids: { id } }, limits),
      isDone: ({ status }) => isTerminal(status),
    };
    return poll(polled, options);
  };
  return {
    create: async (prompt, options) =>
      call("createAgentJob", { body: { prompt: filled("prompt", prompt) } }, limits(options)),
    message: async (id, prompt, options) =>
      call("messageAgentJob", { ids: { id }, body: { prompt: filled("prompt", prompt) } }, limits(options)),
    get: async (id, options) => call("getAgentJob", { ids: { id } }, limits(options)),
    wait: async (id, options) => lastOf(watch(id, options)),
    watch,
  };
}

function deploymentsOf({ call, describe }: EndpointCalls): Deployments {
  const watch: Deployments["watch"] = (statusId, options = EMPTY) => {
    const polled: Polled<Deployment> = {
      request: describe("getUpdateStatus", { statusId }),
      noun: "deployment",
      get: (limits) => call("getUpdateStatus", { ids: { statusId } }, limits),
      isDone: ({ status }) => status === "success" || status === "failure",
    };
    return poll(polled, options);
  };
  return {
    update: async (options) => call("triggerUpdate", {}, limits(options)),
    preview: async (branch, options) =>
      call("triggerPreview", { body: { branch: filled("branch", branch) } }, limits(options)),
    status: async (statusId, options) => call("getUpdateStatus", { ids: { statusId } }, limits(options)),
    wait: async (statusId, options) => lastOf(watch(statusId, options)),
    watch,
  };
}

/** The options that callers may give; others are not theirs to set. */
const limits = ({ signal, timeoutMs }: CallOptions = {}): CallOptions => ({ signal, timeoutMs });

function filled(name: string, value: string): string {
  if (typeof value !== "string" || value.trim() === "") throw new TypeError(`${name} must be a non-empty string`);
  return value;
}
