import { type Static, Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";
import { dayOrTime, ulid } from "../values/text.ts";
import { ENDPOINTS, type Endpoint } from "./endpoints.ts";
import { FeedbackSource } from "./feedback.ts";

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

const cursor = Type.Optional(
  Type.String(described("The place to continue: the `nextCursor` of the previous page.", { minLength: 1 })),
);

const feedbackFilter = {
  source: Type.Optional(FeedbackSource),
  status: Type.Optional(
    Type.String(
      described("Only feedback with one of these statuses, which commas separate.", {
        examples: ["pending,in_progress"],
      }),
    ),
  ),
};

/** The query parameters of the conversations endpoint, parsed. Source: specification, "Get assistant conversations". */
export const ConversationQuery = Type.Object(
  {
    ...dates("conversations"),
    limit: limitOf(ENDPOINTS.getAssistantConversations),
    cursor: Type.Optional(
      ulid("The place to continue: the `nextCursor` of the previous page.", ["01JD5Q8ZK3W4X9V7T2R6M1N0PB"]),
    ),
  },
  described("The part of the conversation history to export, and where to continue.", { title: "Conversation query" }),
);
export type ConversationQuery = Static<typeof ConversationQuery>;

export const DateRange = Type.Object(
  dates("records"),
  described("The days or times that are counted.", { title: "Date range" }),
);

export const FeedbackQuery = Type.Object(
  { ...dates("feedback"), ...feedbackFilter, limit: limitOf(ENDPOINTS.getFeedback), cursor },
  described("The feedback to export, and where to continue.", { title: "Feedback query" }),
);

export const FeedbackByPageQuery = Type.Object(
  { ...dates("feedback"), ...feedbackFilter, limit: limitOf(ENDPOINTS.getFeedbackByPage) },
  described("The feedback to count by page.", { title: "Feedback by page query" }),
);

export const SearchQuery = Type.Object(
  { ...dates("searches"), limit: limitOf(ENDPOINTS.getSearches), cursor },
  described("The searches to export, and where to continue.", { title: "Search query" }),
);

/** The query parameters of views and of visitors. */
export const TrafficQuery = Type.Object(
  {
    ...dates("views"),
    limit: limitOf(ENDPOINTS.getViews),
    offset: Type.Optional(
      Type.Integer(described("How many pages of the site to skip.", { minimum: 0, default: 0, examples: [250] })),
    ),
  },
  described("The views or visitors to count, and where to continue.", { title: "Traffic query" }),
);
