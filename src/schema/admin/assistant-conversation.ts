import { type Static, Type } from "@sinclair/typebox";
import { described, oneOf } from "../values/annotate.ts";

/** One question to the assistant and its answer. Source: specification, "AssistantConversation". */
export const AssistantConversation = Type.Object(
  {
    id: Type.String(described("Identifies the conversation.")),
    timestamp: Type.String(
      described("When the conversation took place. The service does not promise a format; in practice ISO 8601."),
    ),
    query: Type.String(described("The reader's question.")),
    response: Type.String(described("The assistant's answer.")),
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
    queryCategory: Type.Optional(Type.String(described("The kind of the question. Absent if none was given."))),
    pageUrl: Type.Union(
      [Type.String(), Type.Null()],
      described("Full URL of the page on which the conversation started; `null` when that page is not known."),
    ),
  },
  described("A conversation that a reader had with the AI assistant of the documentation.", {
    title: "Assistant conversation",
  }),
);
export type AssistantConversation = Static<typeof AssistantConversation>;
