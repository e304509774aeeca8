import { ADMIN_SHAPES } from "../../../schemas/admin-shapes.js";
import type { AdminTypes, AssistantConversation, Feedback, PageTraffic, SearchTerm } from "../../../schemas/types.ts";
import type { AdminList, ListOptions } from "../../admin/client/paging.ts";
import type { FeedbackFilter } from "../../admin/client/query.ts";
import type { AdminClient } from "../../admin/client.ts";
import { ENDPOINTS, type Endpoint, type EndpointName } from "../../schema/admin/endpoints.ts";
import { decodePath } from "../../vocabulary/addresses/address.ts";
import type { Column } from "./row-formats.ts";

/** A list of the admin API that can be exported. */
export interface ExportKind {
  /** What its items are called, and what the help says about it. */
  noun: string;
  about: string;
  /** The most items on a page. */
  most: number;
  columns: readonly Column[];
  /** The columns of CSV. */
  fields: readonly string[];
  open(client: AdminClient, query: FeedbackFilter, options: ListOptions): AdminList<object, object>;
}

const column = <Item>(
  title: string,
  size: { width: number } | { share: number },
  cell: (item: Item) => string,
): Column => ({
  title,
  ...size,
  cell: cell as Column["cell"],
});

const kindOf = (
  endpoint: EndpointName,
  schema: keyof AdminTypes,
  { noun, about, columns, open }: Pick<ExportKind, "noun" | "about" | "columns" | "open">,
): ExportKind => ({
  noun,
  about,
  columns,
  open,
  most: (ENDPOINTS[endpoint] as Endpoint).page?.most ?? 1,
  fields: Object.keys(ADMIN_SHAPES.mintlify[schema]?.object?.fields ?? {}),
});

/** The path of a page's URL: the host is the same in every row. */
const urlPath = (url: string): string => (URL.canParse(url) ? decodePath(new URL(url).pathname) : url);

const TRAFFIC = [
  column<PageTraffic>("PAGE", { share: 1 }, ({ path }) => path),
  column<PageTraffic>("PEOPLE", { width: 9 }, ({ human }) => String(human)),
  column<PageTraffic>("AI", { width: 9 }, ({ ai }) => String(ai)),
  column<PageTraffic>("TOTAL", { width: 9 }, ({ total }) => String(total)),
];

export const EXPORT_KINDS = {
  conversations: kindOf("getAssistantConversations", "assistant-conversation", {
    noun: "conversations",
    about: "the conversations that readers had with the assistant",
    columns: [
      column<AssistantConversation>("TIME", { width: 24 }, ({ timestamp }) => timestamp),
      column<AssistantConversation>("STATUS", { width: 10 }, ({ resolutionStatus }) => resolutionStatus ?? ""),
      column<AssistantConversation>("QUESTION", { share: 0.6 }, ({ query }) => query),
      column<AssistantConversation>("PAGE", { share: 0.4 }, ({ pageUrl }) => urlPath(pageUrl ?? "")),
    ],
    open: (client, query, options) => client.conversations(query, options),
  }),
  feedback: kindOf("getFeedback", "feedback", {
    noun: "pieces of feedback",
    about: "the feedback of readers",
    columns: [
      column<Feedback>("TIME", { width: 24 }, ({ createdAt }) => createdAt ?? ""),
      column<Feedback>("STATUS", { width: 11 }, ({ status }) => status),
      column<Feedback>("HELPFUL", { width: 7 }, ({ helpful }) => (helpful === undefined ? "" : helpful ? "yes" : "no")),
      column<Feedback>("COMMENT", { share: 0.6 }, ({ comment }) => comment ?? ""),
      column<Feedback>("PAGE", { share: 0.4 }, ({ path }) => urlPath(path)),
    ],
    open: (client, query, options) => client.feedback(query, options),
  }),
  searches: kindOf("getSearches", "search-term", {
    noun: "search terms",
    about: "what readers searched for, the most frequent terms first",
    columns: [
      column<SearchTerm>("HITS", { width: 8 }, ({ hits }) => String(hits)),
      column<SearchTerm>("OPENED", { width: 7 }, ({ ctr }) => String(Math.round(ctr * 1000) / 1000)),
      column<SearchTerm>("TERM", { share: 0.5 }, ({ searchQuery }) => searchQuery),
      column<SearchTerm>("PAGE OPENED MOST", { share: 0.5 }, ({ topClickedPage }) => topClickedPage ?? ""),
    ],
    open: (client, query, options) => client.searches(query, options),
  }),
  views: kindOf("getViews", "page-traffic", {
    noun: "pages",
    about: "how often each page of the site was viewed",
    columns: TRAFFIC,
    open: (client, { cursor: _, source: __, status: ___, ...query }, options) => client.views(query, options),
  }),
  visitors: kindOf("getVisitors", "page-traffic", {
    noun: "pages",
    about: "how many visitors each page of the site had",
    columns: TRAFFIC,
    open: (client, { cursor: _, source: __, status: ___, ...query }, options) => client.visitors(query, options),
  }),
} satisfies Record<string, ExportKind>;

export type ExportName = keyof typeof EXPORT_KINDS;
