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
  "page/import-name": {
    severity: "warning",
    since: "0.2",
    title: "A page imports a name that the file does not export",
    explanation:
      "A name in braces is one that the file exports; a name without them is its default export, which pages and snippets have by themselves. Where the page uses the name, nothing is shown, or the page fails.",
  },
  "page/package-import": {
    severity: "warning",
    since: "0.2",
    title: "A page imports a package",
    explanation:
      "Pages of the hosted platform import files of the docs root, `react` and `react-dom`, and no other packages.",
  },
  "page/undefined-name": {
    severity: "warning",
    since: "0.2",
    title: "An expression uses a name that nothing defines",
    explanation:
      "Text in braces is JavaScript. A name is defined by the page, a snippet that it imports, JavaScript, or the platform (React and its hooks, `user`, `props`). Without that, the text is missing, or the page fails. The name that an expression begins with is looked at; snippets are not, as the pages that show them give them properties.",
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
  "page/unclosed-code": {
    severity: "warning",
    since: "0.2",
    title: "A block of code does not end where it should",
    explanation:
      "A block of code ends with a line of at least as many marks as it began with, and nothing behind them. Until then all text is code. In a list item it ends with the item: before the first line that is indented less. Code that contains such lines, such as Markdown, is put between four marks.",
  },
  "page/code-language": {
    severity: "info",
    since: "0.2",
    title: "The highlighter does not know the language of a block of code",
    explanation:
      "The first word behind the marks of a block is its language. The hosted platform knows those of Shiki, and shows code of another language without colors. Names of plain text, such as `output`, are left alone, and so are all names if `styling.codeblocks.languages.custom` adds languages.",
  },
  "page/table": {
    severity: "warning",
    since: "0.2",
    title: "A table is shown in part or not at all",
    explanation:
      "The line below the head of a table has as many cells as the head. Cells of a row that the head has no column for are left out. A bar is the end of a cell in code too, unless a backslash is before it: `\\|`.",
  },
  "page/duplicate-id": {
    severity: "warning",
    since: "0.2",
    title: "A page has an id twice",
    explanation: "Links to an anchor lead to the first element with its id; the second cannot be reached.",
  },
  "page/heading-level": {
    severity: "info",
    since: "0.2",
    title: "A heading skips a level",
    explanation:
      "The title of the page has level 1. Screen readers and tables of contents go by levels. Off unless a rule turns it on.",
  },
  "page/no-alternative-text": {
    severity: "info",
    since: "0.2",
    title: "An image has no alternative text",
    explanation:
      "People who do not see the image, and agents, get its alternative text: `![words](/image.png)`, or `alt`. Off unless a rule turns it on.",
  },
  "page/unknown-excuse": {
    severity: "warning",
    since: "0.2",
    title: "A comment that excuses findings names a code that does not exist",
    explanation:
      "`docsjson-disable-line`, `docsjson-disable-next-line` and `docsjson-disable` (for all of the file) take codes and areas (`link/*`). A misspelt code excuses nothing. Codes of rules of your own, in areas of your own, are left alone.",
  },
  "page/unused-excuse": {
    severity: "info",
    since: "0.2",
    title: "A comment that excuses findings has nothing to excuse",
    explanation: "What the comment was about is corrected. Without it, the next fault in the line is told.",
  },
  "page/no-description": {
    severity: "info",
    since: "0.2",
    title: "A page has no description",
    explanation:
      "The description is shown below the title, in search engines and in llms.txt. Off unless a rule turns it on.",
  },
} as const satisfies Record<string, CodeDescription>;
