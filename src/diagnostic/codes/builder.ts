import { define, quoteList } from "../define.ts";

export const BUILDER_CODES = {
  "builder/unsupported": define<{ builder: string; feature: string; instead: string; count: number }>({
    severity: "warning",
    title: "The site builder cannot express something of the navigation",
    message: ({ builder, feature, count }) =>
      `${builder} has no ${feature}${count > 1 ? ` (${count} places in this navigation)` : ""}`,
    hint: ({ instead }) => instead,
    explanation:
      "Every site builder knows less than docs.json in some respect: icons in the sidebar, tabs, a sidebar for each language. What a builder cannot express is left out or replaced as the hint says. There is one diagnostic for each feature: it stands at the first place, and lists the others as related places.",
  }),
  "builder/ambiguous-redirect": define<{ from: string; candidates: readonly string[] }>({
    severity: "warning",
    title: "A page has moved, and several new pages could be it",
    message: ({ from, candidates }) =>
      `the page at ${JSON.stringify(from)} is gone, and it could now be ${quoteList(candidates)}`,
    hint: () => "add the redirect by hand; none was written",
    explanation:
      "A page that has moved is found again by its operation, or by its title and the name of its file. Where several new pages fit equally well, guessing could send readers to the wrong one.",
  }),
  "builder/no-redirect": define<{ from: string }>({
    severity: "info",
    title: "A page is gone, and no new page takes its place",
    message: ({ from }) =>
      `the page at ${JSON.stringify(from)} is gone, and no new page has its operation or its title`,
    hint: () => "add a redirect by hand, or let the address end",
    explanation:
      "The old navigation has an address that the new one lacks, and none of the pages that are new has the same operation, or the same title, or the same file name.",
  }),
};
