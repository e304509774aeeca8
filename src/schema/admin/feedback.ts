import { Type } from "@sinclair/typebox";
import { choice, described } from "../values/annotate.ts";
import { HasMore, NextCursor, nullable } from "./nullable.ts";

export const FeedbackSource = choice("Where the feedback comes from.", {
  code_snippet: "It is about a block of code.",
  contextual: "It is about a page.",
  agent: "An AI agent sent it.",
  thumbs_only: "A thumb up or down without words.",
});

/** One piece of feedback. The last fields depend on `source`. */
export const Feedback = Type.Object(
  {
    id: Type.String(described("Identifies the feedback.")),
    path: Type.String(described("The path or URL of the page that it is about.")),
    comment: nullable(Type.String(), "What the reader wrote; `null` if nothing."),
    createdAt: nullable(Type.String(), "When it was sent; `null` if that is not known."),
    source: FeedbackSource,
    status: choice("How far the review of the feedback is.", {
      pending: "Nobody has looked at it.",
      in_progress: "Somebody works on it.",
      resolved: "What it asked for is done.",
      dismissed: "Nothing will be done.",
    }),
    helpful: Type.Optional(Type.Boolean(described("Whether the page helped the reader. For `contextual` feedback."))),
    contact: Type.Optional(
      nullable(Type.String(), "The reader's email address, if the reader left it. For `contextual` feedback."),
    ),
    code: Type.Optional(Type.String(described("The code that it is about. For `code_snippet` feedback."))),
    filename: Type.Optional(nullable(Type.String(), "The file name of that code. For `code_snippet` feedback.")),
    lang: Type.Optional(nullable(Type.String(), "The language of that code. For `code_snippet` feedback.")),
  },
  described("What a reader said about a page of the documentation.", { title: "Feedback" }),
);

export const FeedbackPage = Type.Object(
  {
    feedback: Type.Array(Feedback, described("The feedback of this page of results.")),
    nextCursor: NextCursor,
    hasMore: HasMore,
  },
  described("One page of feedback.", { title: "Feedback page" }),
);

export const FeedbackByPage = Type.Object(
  {
    feedback: Type.Array(
      Type.Object(
        {
          path: Type.String(described("The path of the page.")),
          thumbsUp: Type.Number(described("How many readers found the page helpful.")),
          thumbsDown: Type.Number(described("How many readers did not.")),
          code: Type.Number(described("How much feedback is about code on the page.")),
          total: Type.Number(described("All feedback about the page.")),
        },
        described("The feedback about one page, counted."),
      ),
      described("The counts, the most feedback first."),
    ),
    hasMore: HasMore,
  },
  described("Feedback, counted by page of the documentation.", { title: "Feedback by page" }),
);
