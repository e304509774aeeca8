import type { AgentJob, AssistantConversation, ConversationPage, FetchLike } from "docsjson/admin";

/** One answer of a scripted server: a ready one, a fault to throw, or whatever the request leads to. */
export type Step = Response | Error | ((request: ScriptedRequest) => Response | Promise<Response>);

export interface ScriptedRequest {
  url: URL;
  init: RequestInit;
  /** When it came, in milliseconds of `performance.now()`. */
  at: number;
}

export interface ScriptedFetch {
  fetch: FetchLike;
  /** Every request so far, in order. */
  requests: ScriptedRequest[];
  /** The waits between the requests, in milliseconds. */
  waits(): number[];
}

/** A `fetch` that gives the steps one after the other, and the last one again and again. */
export function scriptFetch(...steps: Step[]): ScriptedFetch {
  const requests: ScriptedRequest[] = [];
  return {
    requests,
    waits: () => requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0)),
    async fetch(url, init) {
      const request = { url: new URL(url), init, at: performance.now() };
      requests.push(request);
      const step = steps[Math.min(requests.length, steps.length) - 1];
      if (step instanceof Error) throw step;
      if (step instanceof Response) return step.clone();
      if (!step) throw new Error("the script has no steps");
      return step(request);
    },
  };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });

/** An answer that never comes, unless the request is aborted. */
export const silence = ({ init }: ScriptedRequest): Promise<Response> =>
  new Promise((_, reject) => {
    init.signal?.addEventListener("abort", () => reject(new DOMException("This operation was aborted", "AbortError")));
  });

/** What Node's `fetch` throws when nobody listens. */
export const refused = (): Error =>
  new TypeError("fetch failed", {
    cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:9"), { code: "ECONNREFUSED" }),
  });

export const agentJob = (more: Partial<AgentJob> = {}): AgentJob => ({
  id: "job_1",
  status: "active",
  source: { repository: "https://github.com/acme/docs", ref: null },
  model: "opus",
  prLink: null,
  createdAt: "2026-11-21T03:45:00Z",
  archivedAt: null,
  ...more,
});

export const conversation = (number: number, more: Partial<AssistantConversation> = {}): AssistantConversation => ({
  id: `conversation-${number}`,
  timestamp: "2026-11-21T03:45:00Z",
  query: `How do I do ${number}?`,
  response: "Like this.",
  sources: [{ title: "Guide", url: "https://docs.example.com/guide" }],
  resolutionStatus: "answered",
  pageUrl: null,
  ...more,
});

/** A page with the conversations numbered `from` to `to`, both included; `next` is the cursor behind it. */
export const page = (from: number, to: number, next: string | null): ConversationPage => ({
  conversations: Array.from({ length: to - from + 1 }, (_, index) => conversation(from + index)),
  nextCursor: next,
  hasMore: next !== null,
});
