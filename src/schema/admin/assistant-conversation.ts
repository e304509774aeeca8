import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { choice, described, oneOf } from "../values/annotate.ts";
import { nullable } from "./nullable.ts";

/** A conversation, of which the two dialects have the category in different forms. */
const conversationWith = <Category extends TSchema, More extends Record<string, TSchema>>(
  queryCategory: Category,
  more: More,
) =>
  Type.Object(
    {
      id: Type.String(described("Identifies the conversation.")),
      timestamp: Type.String(
        described("When the conversation took place. The service does not promise a format; in practice ISO 8601."),
      ),
      query: Type.String(described("The reader's question.")),
      response: Type.String(described("The assistant's answer.")),
      ...more,
      sources: Type.Array(
        Type.Object(
          {
            title: Type.String(described("Title of the cited page.")),
            url: Type.String(described("Address of the cited page.")),
          },
          described("A page cited in the answer."),
        ),
        described("The pages that the answer cites. Empty when it cites none."),
      ),
      resolutionStatus: Type.Optional(
        oneOf(
          ["answered", "unanswered"],
          described("Whether the assistant could answer. Absent if the service did not judge.", {
            hints: {
              enumDescriptions: {
                answered: "The documentation had the answer.",
                unanswered: "It did not: a gap in the documentation.",
              },
            },
          }),
        ),
      ),
      queryCategory: Type.Optional(queryCategory),
      pageUrl: Type.Union(
        [Type.String(), Type.Null()],
        described("Full URL of the page on which the conversation started; `null` when that page is not known."),
      ),
    },
    described("A conversation that a reader had with the AI assistant of the documentation.", {
      title: "Assistant conversation",
    }),
  );

/** Source: specification, "AssistantConversation". */
export const SpecifiedConversation = conversationWith(
  Type.String(described("The kind of the question. Absent if none was given.")),
  {},
);

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
