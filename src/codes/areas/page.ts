import type { CodeDescription } from "./description.ts";

export const PAGE_CODES = {
  "page/syntax": {
    severity: "error",
    title: "A page does not parse",
    explanation:
      "Pages are MDX: tags are closed where they were opened, braces contain JavaScript, and comments are `{/* … */}`. A page with one fault is not built, and the hosted platform rejects the deployment. Front matter is YAML between two lines of three dashes at the head of a page file. If it has one fault, the hosted platform drops all of it without a word: title, description, and everything else.",
  },
  "page/not-checked": {
    severity: "info",
    since: "0.2",
    title: "A page is too large for its syntax to be checked",
    explanation:
      "A parser of MDX takes time that grows with the square of the number of tags and braces. A page that may be at fault is parsed if its characters, and 15 for each `<` and `{`, are no more than 600,000. Its links, anchors, imports and components are checked in any case.",
  },
  "page/type": {
    severity: "warning",
    title: "A field of front matter has the wrong type",
    explanation:
      "Each field of front matter takes values of one type: `hidden` is true or false, `boost` a number, `groups` a list. A value of another type has no effect.",
  },
  "page/api-type": {
    severity: "error",
    title: "A reference in front matter is not a string",
    explanation:
      "`api`, `openapi` and `asyncapi` name one endpoint or channel in a string. For a list or an object, the hosted platform does not build the site.",
  },
  "page/value": {
    severity: "warning",
    title: "A field of front matter has a value that is not allowed",
    explanation: "The field takes one of a fixed list of values. Case matters. Another value has no effect.",
  },
  "page/required": {
    severity: "warning",
    title: "A field of front matter is incomplete",
    explanation: "`sdk` as an object needs a `kind` and a `name`. Without both, the page shows nothing of the SDK.",
  },
  "page/format": {
    severity: "warning",
    title: "A field of front matter has the wrong form",
    explanation:
      "A `url` is a full URL, or a path that starts with a slash; `sdk` is a kind and a name, and `api` a method and a URL.",
  },
  "page/range": {
    severity: "warning",
    since: "0.2",
    title: "A value of front matter is too long or too short",
    explanation:
      "A list or a value in the front matter is outside what the hosted platform allows: a rule of `groups` that includes no group lets nobody read the page.",
  },
  "page/unknown-field": {
    severity: "warning",
    title: "A field of front matter is probably misspelt",
    explanation:
      "Front matter may have fields of your own. A name that is almost that of a known field is most often a slip, and the field that was meant has no effect.",
  },
  "page/import-not-found": {
    severity: "warning",
    since: "0.2",
    title: "A page imports a file that does not exist",
    explanation:
      "Imports that begin with a slash start at the docs root, those that begin with a dot at the folder of the page. What a missing file should give is missing in the page.",
  },
  "page/unknown-component": {
    severity: "warning",
    since: "0.2",
    title: "A page uses a component that is neither built in, imported nor defined",
    explanation: "The hosted platform leaves out components that it does not know, with all that is in them.",
  },
  "page/heading-repeats-title": {
    severity: "info",
    since: "0.2",
    title: "A page begins with its title once more",
    explanation: "The title of the front matter is shown as the page's first heading.",
  },
  "page/no-description": {
    severity: "info",
    since: "0.2",
    title: "A page has no description",
    explanation:
      "The description is shown below the title, in search engines and in llms.txt. Off unless a rule turns it on.",
  },
} as const satisfies Record<string, CodeDescription>;
