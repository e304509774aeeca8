import { amount, list, object, text } from "../values/forms.ts";
import { HasMore } from "./nullable.ts";

const counts = (people: string) => ({
  human: amount(`${people} by people.`),
  ai: amount(`${people} by AI.`),
  total: amount(`${people} by both.`),
});

/** A row of views or of visitors. */
export const PageTraffic = object(
  "How often one page of the documentation was read.",
  { path: text("The path of the page."), ...counts("Views or visits") },
  { title: "Page traffic" },
);

const totals = object("The counts of the whole site.", counts("Views or visits of the whole site"));

export const ViewsPage = object(
  "Views of the documentation, counted by page.",
  { totals, views: list("The views of each page.", PageTraffic), hasMore: HasMore },
  { title: "Views page" },
);

export const VisitorsPage = object(
  "Distinct visitors of the documentation, counted by page, approximately.",
  { totals, visitors: list("The distinct visitors of each page.", PageTraffic), hasMore: HasMore },
  { title: "Visitors page" },
);
