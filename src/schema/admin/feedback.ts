import { Type } from "@sinclair/typebox";
import { choice } from "../values/annotate.ts";
import { amount, flag, list, object, text } from "../values/forms.ts";
import { HasMore, NextCursor, nullable } from "./nullable.ts";

export const FeedbackSource = choice("Where the feedback comes from.", {
  code_snippet: "It is about a block of code.",
  contextual: "It is about a page.",
  agent: "An AI agent sent it.",
  thumbs_only: "A thumb up or down without words.",
});

/** One piece of feedback. The last fields depend on `source`. */
export const Feedback = object(
  "What a reader said about a page of the documentation.",
  {
    id: text("Identifies the feedback."),
    path: text("The path or URL of the page that it is about."),
    comment: nullable(Type.String(), "What the reader wrote; `null` if nothing."),
    createdAt: nullable(Type.String(), "When it was sent; `null` if that is not known."),
    source: FeedbackSource,
    status: choice("How far the review of the feedback is.", {
      pending: "Nobody has looked at it.",
      in_progress: "Somebody works on it.",
      resolved: "What it asked for is done.",
      dismissed: "Nothing will be done.",
    }),
    helpful: Type.Optional(flag("Whether the page helped the reader. For `contextual` feedback.")),
    contact: Type.Optional(
      nullable(Type.String(), "The reader's email address, if the reader left it. For `contextual` feedback."),
    ),
    code: Type.Optional(text("The code that it is about. For `code_snippet` feedback.")),
    filename: Type.Optional(nullable(Type.String(), "The file name of that code. For `code_snippet` feedback.")),
    lang: Type.Optional(nullable(Type.String(), "The language of that code. For `code_snippet` feedback.")),
  },
  { title: "Feedback" },
);

export const FeedbackPage = object(
  "One page of feedback.",
  { feedback: list("The feedback of this page of results.", Feedback), nextCursor: NextCursor, hasMore: HasMore },
  { title: "Feedback page" },
);

export const FeedbackByPage = object(
  "Feedback, counted by page of the documentation.",
  {
    feedback: list(
      "The counts, the most feedback first.",
      object("The feedback about one page, counted.", {
        path: text("The path of the page."),
        thumbsUp: amount("How many readers found the page helpful."),
        thumbsDown: amount("How many readers did not."),
        code: amount("How much feedback is about code on the page."),
        total: amount("All feedback about the page."),
      }),
    ),
    hasMore: HasMore,
  },
  { title: "Feedback by page" },
);
