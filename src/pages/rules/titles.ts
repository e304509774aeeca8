import { code } from "../../diagnostic/code.ts";
import { finding } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import type { PageRule } from "./page-rule.ts";

export const pageHeadingRepeatsTitle = code("page/heading-repeats-title", {
  severity: "info",
  message: ({ title }: { title: string }) => `the heading repeats the title ${quote(title)}, which is shown above it`,
  hint: () => "remove the heading",
});

export const pageNoDescription = code("page/no-description", {
  severity: "info",
  message: ({ title }: { title: string }) => `the page ${quote(title)} has no description`,
  hint: () => 'add "description" to its front matter',
});

const START = { start: 0, end: 0 };

/** `page/heading-repeats-title` and `page/no-description`. */
export const titles: PageRule = {
  page({ contents, page, isPage, path }, _site, report) {
    if (!isPage) return;
    const { title, description } = page;
    const { heading } = contents;
    if (heading && title !== undefined && heading.text.trim().toLowerCase() === title.trim().toLowerCase())
      report.add(finding(pageHeadingRepeatsTitle, { title }, report.place(heading)));
    if (description === undefined)
      report.add(finding(pageNoDescription, { title: title ?? path }, report.place(START)));
  },
};
