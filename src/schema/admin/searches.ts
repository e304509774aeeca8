import { Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";
import { NextCursor, nullable } from "./nullable.ts";

export const SearchTerm = Type.Object(
  {
    searchQuery: Type.String(described("What readers searched for.")),
    hits: Type.Number(described("How often it was searched for.")),
    ctr: Type.Number(described("The share of these searches after which a result was opened.")),
    topClickedPage: nullable(Type.String(), "The result that was opened most; `null` if none was."),
    lastSearchedAt: Type.String(described("When it was last searched for.")),
  },
  described("A term that readers searched the documentation for.", { title: "Search term" }),
);

export const SearchPage = Type.Object(
  {
    searches: Type.Array(SearchTerm, described("The terms of this page, the most frequent first.")),
    totalSearches: Type.Integer(
      described("All searches in the range of time, not only those of this page.", { minimum: 0 }),
    ),
    nextCursor: NextCursor,
  },
  described("One page of search terms.", { title: "Search page" }),
);
