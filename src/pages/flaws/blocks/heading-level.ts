import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";

export const headingLevel = code("page/heading-level", {
  severity: "info",
  since: "0.2",
  title: "A heading skips a level",
  explanation:
    "The title of the page has level 1. Screen readers and tables of contents go by levels. Off unless a rule turns it on.",
  onlyIfAsked: true,
  example: contentExample("## Set up\n\n#### On a server", "## Set up\n\n### On a server"),
  message: ({ level, before }: { level: number; before: number }) =>
    before === 1
      ? `the first heading below the title has level ${level}`
      : `a heading of level ${level} follows one of level ${before}`,
  hint: ({ before }) => `give it level ${before + 1}: people who cannot see the page go by levels`,
});
