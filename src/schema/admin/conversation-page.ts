import { type Static, Type } from "@sinclair/typebox";
import { PAGE_LIMIT } from "../../vocabulary/platform/conversation-page-size.ts";
import { described } from "../values/annotate.ts";
import { dayOrTime, ulid } from "../values/text.ts";
import { AssistantConversation } from "./assistant-conversation.ts";

/** The answer of the analytics endpoint. Source: specification, "Conversation page". */
export const ConversationPage = Type.Object(
  {
    conversations: Type.Array(AssistantConversation, described("The conversations of this page.")),
    nextCursor: Type.Union(
      [Type.String(), Type.Null()],
      described("Pass it as `cursor` to get the next page; `null` when there are no more results."),
    ),
    hasMore: Type.Boolean(described("`true` while there are results beyond this page.")),
  },
  described("One page of the assistant's conversation history.", { title: "Conversation page" }),
);
export type ConversationPage = Static<typeof ConversationPage>;

/** The query parameters of the analytics endpoint, parsed. Source: specification, "Get assistant conversations". */
export const ConversationQuery = Type.Object(
  {
    dateFrom: Type.Optional(
      dayOrTime("Only conversations from this day or time on (ISO 8601 or `YYYY-MM-DD`).", ["2026-11-01"]),
    ),
    dateTo: Type.Optional(
      dayOrTime("Only conversations before this day or time; the day itself is not included.", ["2026-12-01"]),
    ),
    limit: Type.Optional(
      Type.Integer(
        described("The most results on one page.", {
          minimum: PAGE_LIMIT.least,
          maximum: PAGE_LIMIT.most,
          default: PAGE_LIMIT.default,
        }),
      ),
    ),
    cursor: Type.Optional(
      ulid("The place to continue: the `nextCursor` of the previous page.", ["01JD5Q8ZK3W4X9V7T2R6M1N0PB"]),
    ),
  },
  described("The part of the conversation history to export, and where to continue.", { title: "Conversation query" }),
);
export type ConversationQuery = Static<typeof ConversationQuery>;
