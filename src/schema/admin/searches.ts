import { Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";
import { amount, list, object, text } from "../values/forms.ts";
import { NextCursor, nullable } from "./nullable.ts";

export const SearchTerm = object(
  "A term that readers searched the documentation for.",
  {
    searchQuery: text("What readers searched for."),
    hits: amount("How often it was searched for."),
    ctr: amount("The share of these searches after which a result was opened."),
    topClickedPage: nullable(Type.String(), "The result that was opened most; `null` if none was."),
    lastSearchedAt: text("When it was last searched for."),
  },
  { title: "Search term" },
);

export const SearchPage = object(
  "One page of search terms.",
  {
    searches: list("The terms of this page, the most frequent first.", SearchTerm),
    totalSearches: Type.Integer(
      described("All searches in the range of time, not only those of this page.", { minimum: 0 }),
    ),
    nextCursor: NextCursor,
  },
  { title: "Search page" },
);
