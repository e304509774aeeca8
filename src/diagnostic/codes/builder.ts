import { define } from "../define.ts";
import { AMBIGUOUS_REDIRECT, NO_REDIRECT, UNSUPPORTED } from "./builder-wording.ts";

export const BUILDER_CODES = {
  "builder/unsupported": define<Parameters<typeof UNSUPPORTED.message>[0]>({
    ...UNSUPPORTED,
    title: "The site builder cannot express something of the navigation",
    explanation:
      "Every site builder knows less than docs.json in some respect: icons in the sidebar, tabs, a sidebar for each language. What a builder cannot express is left out or replaced as the hint says. There is one diagnostic for each feature: it stands at the first place, and lists the others as related places.",
  }),
  "builder/ambiguous-redirect": define<Parameters<typeof AMBIGUOUS_REDIRECT.message>[0]>({
    ...AMBIGUOUS_REDIRECT,
    title: "A page has moved, and several new pages could be it",
    explanation:
      "A page that has moved is found again by its operation, or by its title and the name of its file. Where several new pages fit equally well, guessing could send readers to the wrong one.",
  }),
  "builder/no-redirect": define<Parameters<typeof NO_REDIRECT.message>[0]>({
    ...NO_REDIRECT,
    title: "A page is gone, and no new page takes its place",
    explanation:
      "The old navigation has an address that the new one lacks, and none of the pages that are new has the same operation, or the same title, or the same file name.",
  }),
};
