import type { Static, TSchema } from "@sinclair/typebox";
import { list, object } from "../values/forms.ts";
import { AssistantConversation, SpecifiedConversation } from "./assistant-conversation.ts";
import { HasMore, NextCursor } from "./nullable.ts";

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
