import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";
import { AssistantConversation, SpecifiedConversation } from "./assistant-conversation.ts";
import { HasMore, NextCursor } from "./nullable.ts";

const pageOf = <Conversation extends TSchema>(conversation: Conversation) =>
  Type.Object(
    {
      conversations: Type.Array(conversation, described("The conversations of this page.")),
      nextCursor: NextCursor,
      hasMore: HasMore,
    },
    described("One page of the assistant's conversation history.", { title: "Conversation page" }),
  );

/** Source: specification, "Conversation page". */
export const SpecifiedConversationPage = pageOf(SpecifiedConversation);

/** The answer of the conversations endpoint. */
export const ConversationPage = pageOf(AssistantConversation);
export type ConversationPage = Static<typeof ConversationPage>;
