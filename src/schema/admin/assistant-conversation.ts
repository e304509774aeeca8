import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { choice } from "../values/annotate.ts";
import { amount, either, list, object, text } from "../values/forms.ts";
import { HasMore, NextCursor, nullable } from "./nullable.ts";

/** A conversation, of which the two dialects have the category in different forms. */
const conversationWith = <Category extends TSchema, More extends Record<string, TSchema>>(
  queryCategory: Category,
  more: More,
) =>
  object(
    "A conversation that a reader had with the AI assistant of the documentation.",
    {
      id: text("Identifies the conversation."),
      timestamp: text("When the conversation took place. The service does not promise a format; in practice ISO 8601."),
      query: text("The reader's question."),
      response: text("The assistant's answer."),
      ...more,
      sources: list(
        "The pages that the answer cites. Empty when it cites none.",
        object("A page cited in the answer.", {
          title: text("Title of the cited page."),
          url: text("Address of the cited page."),
        }),
      ),
      resolutionStatus: Type.Optional(
        choice("Whether the assistant could answer. Absent if the service did not judge.", {
          answered: "The documentation had the answer.",
          unanswered: "It did not: a gap in the documentation.",
        }),
      ),
      queryCategory: Type.Optional(queryCategory),
      pageUrl: either("Full URL of the page on which the conversation started; `null` when that page is not known.", [
        Type.String(),
        Type.Null(),
      ]),
    },
    { title: "Assistant conversation" },
  );

/** Source: specification, "AssistantConversation". */
export const SpecifiedConversation = conversationWith(text("The kind of the question. Absent if none was given."), {});

/** One question to the assistant and its answer, as the platform exports it. */
export const AssistantConversation = conversationWith(
  nullable(Type.String(), "The kind of the question; `null` or absent if none was given."),
  {
    responseType: Type.Optional(
      choice("What the response is. An answer if it is absent.", {
        answer: "The answer to the question.",
        clarifying_question: "A question that the assistant asked in return.",
      }),
    ),
  },
);
export type AssistantConversation = Static<typeof AssistantConversation>;

const pageOf = <Conversation extends TSchema>(conversation: Conversation) =>
  object(
    "One page of the assistant's conversation history.",
    { conversations: list("The conversations of this page.", conversation), nextCursor: NextCursor, hasMore: HasMore },
    { title: "Conversation page" },
  );

/** Source: specification, "Conversation page". */
export const SpecifiedConversationPage = pageOf(SpecifiedConversation);

/** The answer of the conversations endpoint. */
export const ConversationPage = pageOf(AssistantConversation);
export type ConversationPage = Static<typeof ConversationPage>;

export const AssistantThread = object(
  "All that a reader and the assistant said to each other in one thread.",
  {
    threadId: text("Identifies the thread."),
    createdAt: text("When the thread began."),
    messages: list(
      "The messages, in their order.",
      object("One message.", {
        id: text("Identifies the message."),
        role: choice("Who wrote the message.", { user: "The reader.", assistant: "The assistant." }),
        content: text("What the message says."),
        createdAt: text("When the message was sent."),
      }),
    ),
  },
  { title: "Assistant thread" },
);

export const CallerStats = object(
  "Questions to the assistant, counted by where they came from.",
  {
    web: amount("Questions from the documentation site."),
    api: amount("Questions over the API."),
    other: amount("Questions from elsewhere, such as integrations."),
    total: amount("All questions."),
  },
  { title: "Caller statistics" },
);
