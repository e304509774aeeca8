import { Type } from "@sinclair/typebox";
import { described } from "../values/annotate.ts";
import { HasMore } from "./nullable.ts";

const counts = (people: string) => ({
  human: Type.Number(described(`${people} by people.`)),
  ai: Type.Number(described(`${people} by AI.`)),
  total: Type.Number(described(`${people} by both.`)),
});

/** A row of views or of visitors. */
export const PageTraffic = Type.Object(
  { path: Type.String(described("The path of the page.")), ...counts("Views or visits") },
  described("How often one page of the documentation was read.", { title: "Page traffic" }),
);

const totals = Type.Object(counts("Views or visits of the whole site"), described("The counts of the whole site."));

export const ViewsPage = Type.Object(
  { totals, views: Type.Array(PageTraffic, described("The views of each page.")), hasMore: HasMore },
  described("Views of the documentation, counted by page.", { title: "Views page" }),
);

export const VisitorsPage = Type.Object(
  { totals, visitors: Type.Array(PageTraffic, described("The distinct visitors of each page.")), hasMore: HasMore },
  described("Distinct visitors of the documentation, counted by page, approximately.", { title: "Visitors page" }),
);
