import { choice } from "../values/annotate.ts";
import { amount, list, object, text } from "../values/forms.ts";

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
