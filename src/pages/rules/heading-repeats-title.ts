import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { quote } from "../../diagnostic/words.ts";
import type { ContentRule } from "./page-rule.ts";

export const pageHeadingRepeatsTitle = code("page/heading-repeats-title", {
  severity: "info",
  since: "0.2",
  title: "A page begins with its title once more",
  explanation: "The title of the front matter is shown as the page's first heading.",
  often: { advice: [], message: "the headings of {count} pages repeat their titles, which are shown above them" },
  example: contentExample("---\ntitle: Intro\n---\n\n# Intro", "---\ntitle: Intro\n---\n\nWelcome."),
  message: ({ title }: { title: string }) => `the heading repeats the title ${quote(title)}, which is shown above it`,
  hint: () => "remove the heading",
});

/** `page/heading-repeats-title`: a heading of level 1 that says what the title says. */
export const headingRepeatsTitle: ContentRule = {
  codes: [pageHeadingRepeatsTitle],
  check({ page, report }) {
    const { contents, isPage } = page;
    const { title } = page.page;
    if (!isPage) return;
    const { heading } = contents.rare;
    if (heading && title !== undefined && heading.text.trim().toLowerCase() === title.trim().toLowerCase())
      report.add(pageHeadingRepeatsTitle, { title }, report.place(heading));
  },
};
