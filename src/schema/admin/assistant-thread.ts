import { Type } from "@sinclair/typebox";
import { choice, described } from "../values/annotate.ts";

export const AssistantThread = Type.Object(
  {
    threadId: Type.String(described("Identifies the thread.")),
    createdAt: Type.String(described("When the thread began.")),
    messages: Type.Array(
      Type.Object(
        {
          id: Type.String(described("Identifies the message.")),
          role: choice("Who wrote the message.", { user: "The reader.", assistant: "The assistant." }),
          content: Type.String(described("What the message says.")),
          createdAt: Type.String(described("When the message was sent.")),
        },
        described("One message."),
      ),
      described("The messages, in their order."),
    ),
  },
  described("All that a reader and the assistant said to each other in one thread.", { title: "Assistant thread" }),
);

export const CallerStats = Type.Object(
  {
    web: Type.Number(described("Questions from the documentation site.")),
    api: Type.Number(described("Questions over the API.")),
    other: Type.Number(described("Questions from elsewhere, such as integrations.")),
    total: Type.Number(described("All questions.")),
  },
  described("Questions to the assistant, counted by where they came from.", { title: "Caller statistics" }),
);
