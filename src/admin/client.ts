import type { AgentJob, ConversationPage, ConversationQuery } from "../../schemas/types.ts";
import { type AdminClientOptions, readClientSettings, readSegment } from "./client/client-options.ts";
import { type ConversationList, type ConversationListOptions, listConversations } from "./client/paging.ts";
import { pollJob, type WaitOptions } from "./client/poll.ts";
import { type ConversationFilter, readQuery, withQuery } from "./client/query.ts";
import { readAgentJob, readConversationPage } from "./client/response.ts";
import { type CallOptions, createTransport } from "./client/transport.ts";

/**
 * The admin API of one project. Every call may fail with `AdminApiError`, `AdminNetworkError`, `AdminResponseError`,
 * `AdminTimeoutError` or `AdminAbortError`. The methods need no `this`.
 */
export interface AdminClient {
  /** The job as it is now. A job that does not exist is an `AdminApiError` with the status 404. */
  getAgentJob(id: string, options?: CallOptions): Promise<AgentJob>;
  /** Polls with growing intervals until the job is `completed`, `archived` or `failed`, and gives it. */
  waitForAgentJob(id: string, options?: WaitOptions): Promise<AgentJob>;
  /** One page of conversations. */
  getConversations(query?: ConversationFilter, options?: CallOptions): Promise<ConversationPage>;
  /** All conversations over all pages, one by one. */
  conversations(query?: ConversationFilter, options?: ConversationListOptions): ConversationList;
}

/**
 * A client for the admin API. The key is kept out of every error, log and serialization of the client. Throws
 * `TypeError` for options that can't work.
 *
 * @example
 * const client = createAdminClient({ baseUrl: "https://api.example.com", apiKey, projectId: "acme" });
 * const job = await client.waitForAgentJob("job_1", { timeoutMs: 600_000 });
 * for await (const gap of client.conversations({ dateFrom: "2026-11-01" }).unanswered()) console.log(gap.query);
 */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const send = createTransport(readClientSettings(options));
  const project = readSegment("projectId", options.projectId);
  const assistant = `/v1/analytics/${project}/assistant`;

  const jobPath = (id: string) => `/v2/agent/${project}/job/${readSegment("id", id)}`;
  const getAgentJob = async (id: string, call: CallOptions & { maxRetries?: number } = {}): Promise<AgentJob> =>
    send({ ...call, path: jobPath(id), read: readAgentJob });
  const getConversations = async (query: ConversationQuery, call: CallOptions): Promise<ConversationPage> =>
    send({ ...call, path: withQuery(assistant, query), read: readConversationPage });

  return {
    getAgentJob: (id, { signal, timeoutMs } = {}) => getAgentJob(id, { signal, timeoutMs }),
    waitForAgentJob: async (id, wait = {}) => pollJob(`GET ${jobPath(id)}`, (call) => getAgentJob(id, call), wait),
    getConversations: async (query = {}, { signal, timeoutMs } = {}) =>
      getConversations(readQuery(query), { signal, timeoutMs }),
    conversations: (query = {}, list = {}) =>
      listConversations({ request: `GET ${assistant}`, fetchPage: getConversations }, readQuery(query), list),
  };
}
