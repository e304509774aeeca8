import type { CodeDescription } from "./description.ts";

export const BUILDER_CODES = {
  "builder/unsupported": {
    severity: "warning",
    title: "A built site lacks something that docs.json or a page asks for",
    explanation:
      "No site builder can express everything in docs.json and the front matter of pages: icons in the sidebar, a sidebar for each language, pictures for social networks. What a builder does not support is left out or replaced, as the hint says. There is one diagnostic for each feature: it is at the first place, and lists the others as related places.",
  },
  "builder/unrendered": {
    severity: "warning",
    since: "0.2",
    title: "A part of a page can't be rendered",
    explanation:
      "A built page shows what can be known when it is built. A component that nobody defines, an expression that needs a browser, and an import of a file that does not exist leave a box with their text and what is inside them. The rest of the page is built.",
  },
  "builder/restricted": {
    severity: "warning",
    since: "0.2",
    title: "A built site is without what not everybody may see",
    explanation:
      "A static site cannot ask readers who they are. Pages with `groups` in their front matter, and parts of pages inside `<Visibility>` for readers who are signed in or in a group, are left out of the pages, the Markdown, `llms.txt`, the sitemap, the search and the navigation. The other places of the finding are the other pages and parts, and the links to such pages, which lead nowhere now. `--groups` names the groups of users that a site is for.",
  },
  "builder/ambiguous-redirect": {
    severity: "warning",
    title: "Several new pages could replace a page that has moved",
    explanation:
      "A page that has moved is recognized by its operation, or by its title and file name. If several new pages match equally well, a guess could send readers to the wrong one.",
  },
  "builder/no-redirect": {
    severity: "info",
    title: "No new page replaces a page that is gone",
    explanation:
      "The old navigation has an address that the new one does not, and none of the new pages has the same operation, title or file name.",
  },
} as const satisfies Record<string, CodeDescription>;
