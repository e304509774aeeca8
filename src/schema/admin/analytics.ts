import { type Static, Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";
import { amount, list, object, partial, text } from "../values/forms.ts";
import { dayOrTime, ulid } from "../values/text.ts";
import { ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { FeedbackSource } from "./feedback.ts";
import { HasMore, NextCursor, nullable } from "./nullable.ts";

export const SearchTerm = object(
  "A term that readers searched the documentation for.",
  {
    searchQuery: text("What readers searched for."),
    hits: amount("How often it was searched for."),
    ctr: amount("The share of these searches after which a result was opened."),
    topClickedPage: nullable(Type.String(), "The result that was opened most; `null` if none was."),
    lastSearchedAt: text("When it was last searched for."),
  },
  { title: "Search term" },
);

export const SearchPage = object(
  "One page of search terms.",
  {
    searches: list("The terms of this page, the most frequent first.", SearchTerm),
    totalSearches: Type.Integer(
      described("All searches in the range of time, not only those of this page.", { minimum: 0 }),
    ),
    nextCursor: NextCursor,
  },
  { title: "Search page" },
);

const counts = (people: string) => ({
  human: amount(`${people} by people.`),
  ai: amount(`${people} by AI.`),
  total: amount(`${people} by both.`),
});

/** A row of views or of visitors. */
export const PageTraffic = object(
  "How often one page of the documentation was read.",
  { path: text("The path of the page."), ...counts("Views or visits") },
  { title: "Page traffic" },
);

const totals = object("The counts of the whole site.", counts("Views or visits of the whole site"));

export const ViewsPage = object(
  "Views of the documentation, counted by page.",
  { totals, views: list("The views of each page.", PageTraffic), hasMore: HasMore },
  { title: "Views page" },
);

export const VisitorsPage = object(
  "Distinct visitors of the documentation, counted by page, approximately.",
  { totals, visitors: list("The distinct visitors of each page.", PageTraffic), hasMore: HasMore },
  { title: "Visitors page" },
);

const dates = (things: string) => ({
  dateFrom: Type.Optional(
    dayOrTime(`Only ${things} from this day or time on (ISO 8601 or \`YYYY-MM-DD\`).`, ["2026-11-01"]),
  ),
  dateTo: Type.Optional(
    dayOrTime(`Only ${things} before this day or time; the day itself is not included.`, ["2026-12-01"]),
  ),
});

const limitOf = ({ page }: { page: NonNullable<Endpoint["page"]> }) =>
  Type.Optional(
    Type.Integer(described("The most results on one page.", { minimum: 1, maximum: page.most, default: page.usual })),
  );

const cursor = Type.Optional(text("The place to continue: the `nextCursor` of the previous page.", { minLength: 1 }));

const feedbackFilter = {
  source: Type.Optional(FeedbackSource),
  status: Type.Optional(
    text("Only feedback with one of these statuses, which commas separate.", ["pending,in_progress"]),
  ),
};

/** The query parameters of the conversations endpoint, parsed. Source: specification, "Get assistant conversations". */
export const ConversationQuery = partial(
  "The part of the conversation history to export, and where to continue.",
  {
    ...dates("conversations"),
    limit: limitOf(ENDPOINTS.getAssistantConversations),
    cursor: ulid("The place to continue: the `nextCursor` of the previous page.", ["01JD5Q8ZK3W4X9V7T2R6M1N0PB"]),
  },
  { title: "Conversation query" },
);
export type ConversationQuery = Static<typeof ConversationQuery>;

export const DateRange = object("The days or times that are counted.", dates("records"), { title: "Date range" });

export const FeedbackQuery = partial(
  "The feedback to export, and where to continue.",
  { ...dates("feedback"), ...feedbackFilter, limit: limitOf(ENDPOINTS.getFeedback), cursor },
  { title: "Feedback query" },
);

export const FeedbackByPageQuery = partial(
  "The feedback to count by page.",
  { ...dates("feedback"), ...feedbackFilter, limit: limitOf(ENDPOINTS.getFeedbackByPage) },
  { title: "Feedback by page query" },
);

export const SearchQuery = partial(
  "The searches to export, and where to continue.",
  { ...dates("searches"), limit: limitOf(ENDPOINTS.getSearches), cursor },
  { title: "Search query" },
);

/** The query parameters of views and of visitors. */
export const TrafficQuery = partial(
  "The views or visitors to count, and where to continue.",
  {
    ...dates("views"),
    limit: limitOf(ENDPOINTS.getViews),
    offset: Type.Integer(described("How many pages of the site to skip.", { minimum: 0, default: 0, examples: [250] })),
  },
  { title: "Traffic query" },
);
