import { define } from "../define.ts";
import { AMBIGUOUS_REDIRECT, NO_REDIRECT, UNSUPPORTED } from "./builder-wording.ts";

export const BUILDER_CODES = {
  "builder/unsupported": define<Parameters<typeof UNSUPPORTED.message>[0]>({
    ...UNSUPPORTED,
    title: "The site builder does not support a feature of the navigation",
    explanation:
      "No site builder can express everything in docs.json: icons in the sidebar, tabs, a sidebar for each language. What a builder does not support is left out or replaced, as the hint says. There is one diagnostic for each feature: it is at the first place, and lists the others as related places.",
  }),
  "builder/ambiguous-redirect": define<Parameters<typeof AMBIGUOUS_REDIRECT.message>[0]>({
    ...AMBIGUOUS_REDIRECT,
    title: "Several new pages could replace a page that has moved",
    explanation:
      "A page that has moved is recognized by its operation, or by its title and file name. If several new pages match equally well, a guess could send readers to the wrong one.",
  }),
  "builder/no-redirect": define<Parameters<typeof NO_REDIRECT.message>[0]>({
    ...NO_REDIRECT,
    title: "No new page replaces a page that is gone",
    explanation:
      "The old navigation has an address that the new one does not, and none of the new pages has the same operation, title or file name.",
  }),
};
