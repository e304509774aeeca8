import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { START_OF_FILE } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { quote } from "../../diagnostic/words.ts";
import type { JudgedPage } from "./page-rule.ts";

export const pageNoDescription = code("page/no-description", {
  severity: "info",
  since: "0.2",
  title: "A page has no description",
  explanation:
    "The description is shown below the title, in search engines and in llms.txt. Off unless a rule turns it on.",
  onlyIfAsked: true,
  often: { advice: [], message: "{count} pages have no description" },
  example: contentExample("---\ntitle: Intro\n---", "---\ntitle: Intro\ndescription: What this is.\n---"),
  message: ({ title }: { title: string }) => `the page ${quote(title)} has no description`,
  hint: () => 'add "description" to its front matter',
});

/** `page/no-description`: front matter without a description, which is known without what is inside the page. */
export const findNoDescription = ({ page: { title, description }, isPage, path, file }: JudgedPage): Finding[] =>
  isPage && description === undefined
    ? [finding(pageNoDescription, { title: title ?? path }, { file, pointer: "", range: START_OF_FILE })]
    : [];
