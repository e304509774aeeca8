import type { AgentJob, AssistantConversation, Feedback, SearchTerm } from "../../../../schemas/types.ts";
import type { DatedTraffic } from "./record-kinds.ts";
import type { AdminBatch } from "./store.ts";

const SITE = "https://docs.example.com";
const DAY = 86_400_000;

interface Topic {
  path: string;
  title: string;
  category: string;
  questions: readonly string[];
  /** Absent if the documentation has nothing about it. */
  answer?: string;
}

/** Questions of readers of a made-up product. */
const TOPICS: readonly Topic[] = [
  {
    path: "/quickstart",
    title: "Quickstart",
    category: "getting-started",
    questions: ["How do I get started?", "What do I need to install first?", "first steps"],
    answer: "Install the command line tool, run `acme init` in your repository, then `acme deploy`.",
  },
  {
    path: "/authentication",
    title: "Authentication",
    category: "authentication",
    questions: ["How do I rotate my API key?", "why do I get 401", "Where do I find my API key?"],
    answer:
      "Keys are made on the API keys page of the dashboard. Make a new one, switch over, then delete the old one.",
  },
  {
    path: "/webhooks/signatures",
    title: "Webhook signatures",
    category: "webhooks",
    questions: ["How do I verify a webhook signature?", "webhook signature mismatch in Node"],
    answer: "Compute an HMAC-SHA256 over the raw body with your signing secret and compare it with the header.",
  },
  {
    path: "/api/pagination",
    title: "Pagination",
    category: "api",
    questions: ["How does paging work?", "How do I get more than 100 results?"],
    answer: "Pass the `nextCursor` of a response as `cursor` of the next request until `hasMore` is false.",
  },
  {
    path: "/api/errors",
    title: "Errors and retries",
    category: "api",
    questions: ["Which errors should I retry?", "What does error 429 mean?", "rate limits?"],
    answer: "Retry 429 and 5xx after the time that `Retry-After` names, with growing waits otherwise.",
  },
  {
    path: "/sdks/typescript",
    title: "TypeScript SDK",
    category: "sdk",
    questions: ["Is there a TypeScript SDK?", "how to use the sdk with next.js"],
    answer: "Yes: `npm install @acme/sdk`. It runs on the server only, since it needs a secret key.",
  },
  {
    path: "/deploy/custom-domain",
    title: "Custom domains",
    category: "deployment",
    questions: ["Can I use my own domain?", "Which DNS record do I need for a custom domain?"],
    answer: "Add a CNAME record that points to `cname.example.com`, then verify the domain in the settings.",
  },
  {
    path: "/billing",
    title: "Plans and billing",
    category: "billing",
    questions: ["How am I billed for seats?", "Can I change the plan in the middle of a month?"],
    answer: "Seats are billed by the day; a change of plan takes effect at once and is prorated.",
  },
  { path: "/deploy", title: "Deployment", category: "deployment", questions: ["Do you support on-premise installs?"] },
  { path: "/sdks", title: "SDKs", category: "sdk", questions: ["Is there a Rust SDK?", "Elixir client?"] },
  { path: "/security", title: "Security", category: "security", questions: ["Where is data stored in the EU?"] },
];

const NO_ANSWER = "I could not find anything about that in the documentation.";

/** Sample records for a server to show: the same ones for the same `now`, the newest a moment before it. */
export function sampleData(
  now: Date,
  count = 500,
): Required<Omit<AdminBatch, "checkpoint" | "deployments" | "prompts">> {
  const random = randomNumbers(20260301);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const conversations: AssistantConversation[] = [];
  let time = now.getTime();
  for (let i = count; i > 0; i--) {
    time -= Math.ceil(random() * random() * ((90 * DAY) / count) * 4);
    const { path, title, category, questions, answer } = pick(TOPICS);
    conversations.push({
      id: `conv_${String(i).padStart(6, "0")}`,
      timestamp: new Date(time).toISOString(),
      query: pick(questions),
      response: answer ?? NO_ANSWER,
      sources: answer === undefined ? [] : [{ title, url: SITE + path }],
      resolutionStatus: answer === undefined ? "unanswered" : "answered",
      queryCategory: category,
      pageUrl: random() < 0.8 ? SITE + path : null,
    });
  }
  const feedback = sampleFeedback(conversations, random);
  const searches = sampleSearches(conversations, random);
  return { jobs: sampleJobs(now), conversations, feedback, searches, ...sampleTraffic(now, random) };
}

const COMMENTS = ["This saved my day.", "The example does not compile.", "What about Windows?", null] as const;

/** What some of the readers said about the page that they came from. */
const sampleFeedback = (conversations: readonly AssistantConversation[], random: () => number): Feedback[] =>
  conversations.flatMap(({ id, timestamp, pageUrl, resolutionStatus }) =>
    pageUrl === null || random() < 0.7
      ? []
      : {
          id: id.replace("conv", "feedback"),
          path: new URL(pageUrl).pathname,
          comment: COMMENTS[Math.floor(random() * COMMENTS.length)] ?? null,
          createdAt: timestamp,
          source: "contextual",
          status: random() < 0.5 ? "pending" : "resolved",
          helpful: resolutionStatus === "answered",
          contact: null,
        },
  );

/** The questions, as terms of the search. */
function sampleSearches(conversations: readonly AssistantConversation[], random: () => number): SearchTerm[] {
  const terms = new Map<string, SearchTerm>();
  for (const { query: searchQuery, timestamp: lastSearchedAt, sources } of conversations) {
    const page = sources[0] && new URL(sources[0].url).pathname;
    const term = terms.get(searchQuery) ?? {
      searchQuery,
      hits: 0,
      ctr: 0,
      topClickedPage: page ?? null,
      lastSearchedAt,
    };
    const hits = term.hits + Math.ceil(random() * 9);
    terms.set(searchQuery, {
      ...term,
      hits,
      lastSearchedAt,
      ctr: page === undefined ? 0 : Math.round(random() * 100) / 100,
    });
  }
  return [...terms.values()];
}

/** The last thirty days of each page. */
function sampleTraffic(now: Date, random: () => number): { views: DatedTraffic[]; visitors: DatedTraffic[] } {
  const days = Array.from({ length: 30 }, (_, day) => new Date(now.getTime() - day * DAY).toISOString().slice(0, 10));
  const views = days.flatMap((date) =>
    TOPICS.map(({ path }) => {
      const [human, ai] = [Math.ceil(random() * 400), Math.ceil(random() * 150)];
      return { path, human, ai, total: human + ai, date };
    }),
  );
  const visitors = views.map(({ human, ai, ...row }) => {
    const [people, agents] = [Math.ceil(human / 3), Math.ceil(ai / 5)];
    return { ...row, human: people, ai: agents, total: people + agents };
  });
  return { views, visitors };
}

/** One job in each state, and one that changed no files. */
function sampleJobs(now: Date): AgentJob[] {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const job = (id: string, days: number, more: Pick<AgentJob, "status"> & Partial<AgentJob>): AgentJob => ({
    id,
    source: { repository: "https://github.com/acme/docs", ref: `agent/${id}` },
    model: "writer-large",
    prLink: null,
    createdAt: before(days),
    archivedAt: null,
    ...more,
  });
  const pull = (number: number) => `https://github.com/acme/docs/pull/${number}`;
  return [
    job("job_active", 0.01, { status: "active" }),
    job("job_completed", 1, { status: "completed", prLink: pull(118) }),
    job("job_unchanged", 2, { status: "completed", source: { repository: "https://github.com/acme/docs", ref: null } }),
    job("job_failed", 5, { status: "failed" }),
    job("job_archived", 30, { status: "archived", prLink: pull(97), archivedAt: before(12) }),
  ];
}

/** Numbers from 0 to 1 that are the same in every run: a linear congruential generator (modulus 2^32). */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
