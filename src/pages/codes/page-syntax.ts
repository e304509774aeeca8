import { contentExample, frontMatterExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { quote, quoteValue } from "../../diagnostic/words.ts";
import { VOID_ELEMENTS } from "../../vocabulary/files/void-elements.ts";
import { ESCAPED_BAR } from "../flaws/blocks/table.ts";

const CONTAINERS: Readonly<Record<string, string>> = {
  paragraph: "the paragraph",
  listItem: "the list item",
  blockQuote: "the quotation",
  tableData: "the table cell",
  tableHeader: "the table cell",
  atxHeading: "the heading",
};

/** What the tags of other tools are on a page, without "end" at their beginning. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  hint: "<Note> … </Note>",
  note: "<Note> … </Note>",
  callout: "<Note> … </Note>",
  tabs: "<Tabs> … </Tabs>",
  tab: "<Tab> … </Tab>",
  stepper: "<Steps> … </Steps>",
  step: "<Step> … </Step>",
  "content-ref": "a link or a <Card>",
  embed: "a link or an <iframe>",
  image: "<img />",
  icon: "<Icon />",
  code: "the title behind the language of the code block",
  include: "a snippet that the page imports",
  partial: "a snippet that the page imports",
  openapi: 'a page with "openapi" in its front matter',
};

/** @see PageSyntaxFault */
interface UnclosedTag {
  tag: string;
  within?: string;
  isText?: true;
  isClosed?: true;
}

const tag = (name: string): string => (name === "" ? "<>" : `<${name}>`);

const onOwnLines = (name: string): string =>
  `put ${tag(name)} and </${name}> on lines of their own with the same indentation, or both on one line`;

/** How to close a tag that may be a word of the text. */
const closeWord = (name: string): string => `add </${name}>, or write &lt;${name}> if it is a word of the text`;

export const pageNotChecked = code("page/not-checked", {
  severity: "info",
  since: "0.2",
  title: "A page is too large for its syntax to be checked",
  explanation:
    "A parser of MDX takes time that grows with the square of what nests or repeats. A page that may be at fault is parsed unless that costs as much as two million characters of prose and ten times as much as its own, or as much as eight million. Its links, anchors, imports and components are checked in any case.",
  example: {
    ...contentExample("<Note>\n\nand 40,000 more of these", "<Note>Read this.</Note>"),
    isSketch: true,
  },
  message: () => "the page is too large to be parsed, so the syntax of its text is not checked",
  hint: () => "divide it into several pages",
});

/** Text that is not MDX, or front matter that is not YAML, by the case of the fault. */
export const pageSyntax = code("page/syntax", {
  severity: "error",
  title: "A page does not parse",
  explanation:
    "Pages are MDX: tags are closed where they were opened, braces contain JavaScript, and comments are `{/* … */}`. A page with one fault is not built, and the hosted platform rejects the deployment. Files of JavaScript that pages import are read as well. Front matter is YAML between two lines of three dashes at the head of a page file. If it has one fault, the hosted platform drops all of it without a word: title, description, and everything else.",
  example: frontMatterExample("title: Quickstart: the basics", 'title: "Quickstart: the basics"'),
  cases: {
    "unclosed-tag": ({ tag: name, within, isText, isClosed }: UnclosedTag) => ({
      message:
        within === undefined
          ? `${tag(name)} is not closed`
          : `${tag(name)} is not closed before the end of ${CONTAINERS[within] ?? "its block"}`,
      hint: VOID_ELEMENTS.has(name)
        ? `write <${name}${name === "br" || name === "hr" || name === "wbr" ? "" : " …"} />: in MDX, all tags are closed`
        : isText
          ? closeWord(name)
          : isClosed
            ? within?.startsWith("table")
              ? `close it in its cell, or ${ESCAPED_BAR}`
              : onOwnLines(name)
            : `add </${name}>, or write <${name} … /> if it has no content`,
    }),
    "crossed-tags": ({ tag: name, opened, isText }: { tag: string; opened: string; isText?: true }) => ({
      message: `</${name}> comes before ${tag(opened)} is closed`,
      hint: isText ? closeWord(opened) : `add </${opened}> before it`,
    }),
    /** `<Note>\nRead this.</Note>` */
    "closed-within": ({ tag: name, within }: { tag: string; within: string }) => ({
      message: `</${name}> is inside ${CONTAINERS[within] ?? "a block"}, but ${tag(name)} is before it`,
      hint: onOwnLines(name),
    }),
    /** `<Note>Read this.</Nte>` */
    "misspelt-tag": ({ tag: name, meant, opened }: { tag: string; meant: string; opened: string }) => ({
      message: `</${name}> does not close ${tag(opened)}`,
      hint: `did you mean ${quote(meant === opened ? `</${meant}>` : `<${meant}>`)}?`,
    }),
    "unopened-tag": ({ tag: name }: { tag: string }) => ({
      message: `</${name}> closes nothing`,
      hint: `remove it, or add ${tag(name)} before it in the same block`,
    }),
    "malformed-tag": ({ tag: name, character }: { tag: string; character: string }) => ({
      message: `${quote(character)} is not allowed here in the tag ${tag(name)}`,
      hint: "put values in quotes, use &quot; for quotes in them, or put code in backticks",
    }),
    "unended-tag": ({ tag: name }: { tag: string }) => ({
      message: `the tag <${name} has no end`,
      hint: "add the missing quote or >, or put code in backticks",
    }),
    "less-than": ({ before }: { before: string }) => {
      const place = before === "" ? "at the end of a line or cell" : `before ${quote(before)}`;
      return {
        message: `"<" ${place} is read as the beginning of a tag`,
        hint: "write &lt; or put code in backticks",
      };
    },
    address: ({ address }: { address: string }) => ({
      message: "an address in angle brackets is read as a tag",
      hint: `write [${address}](${address}), or leave the brackets out`,
    }),
    cut: ({ code }: { code: string }) => ({
      message: `${quoteValue(code)} is cut in two, as the bar ends the cell of the table`,
      hint: ESCAPED_BAR,
    }),
    "html-comment": () => ({
      message: "HTML comments are not allowed in MDX",
      hint: "write {/* … */}",
    }),
    "unclosed-brace": () => ({
      message: "the brace is not closed, so the rest of the page is read as JavaScript",
      hint: "close it, write \\{ for a brace of the text, or put code in backticks",
    }),
    expression: ({ code, isValue }: { code: string; isValue?: true }) => ({
      message: `${quoteValue(code)} is read as JavaScript, but is not JavaScript`,
      hint: isValue
        ? "correct it, or put words in quotes in place of the braces"
        : "write \\{ for a brace of the text, or put code in backticks",
    }),
    template: ({ tag: name }: { tag: string }) => {
      const [, kind = ""] = /^(?:end|\/)?(.*)$/.exec(name) ?? [];
      const counterpart = Object.hasOwn(COUNTERPARTS, kind) ? COUNTERPARTS[kind] : "a component";
      return {
        message: `{% ${name} %} is a tag of another tool, which is read as JavaScript here`,
        hint: `write ${counterpart} in its place, or put code in backticks`,
      };
    },
    module: ({ keyword }: { keyword: string }) => ({
      message: `a paragraph that begins with "${keyword}" is read as JavaScript, but is not JavaScript`,
      hint: "correct the statement, or begin the paragraph with another word",
    }),
    "repeated-name": ({ name }: { name: string }) => ({
      message: `the name ${quote(name)} is imported already, so the page is not valid MDX`,
      hint: "remove one of the two, or give one of them another name",
    }),
    "mdx-other": ({ reason }: { reason: string }) => ({
      message: `the page is not valid MDX: ${reason}`,
      hint: "correct this line",
    }),
    code: ({ reason }: { reason: string }) => ({
      message: `the file is not JavaScript: ${reason}`,
      hint: "correct this line; pages that import the file are without its components",
    }),
    // Of front matter.
    /** `title: Users: all` */
    colon: ({ field }: { field: string }) => ({
      message: `the value of ${quote(field)} contains a colon and a space, so it must be in quotes`,
      hint: "put the value in double quotes",
    }),
    duplicate: ({ field }: { field: string }) => ({
      message: `${quote(field)} is set twice, so all of the front matter is lost`,
      hint: "remove one of the two",
    }),
    unclosed: () => ({
      message: "the front matter has no end, so it is shown as part of the page",
      hint: "add a line of three dashes behind the last field",
    }),
    late: () => ({
      message: "the front matter does not begin in the first line, so it is shown as part of the page",
      hint: "remove what is above it",
    }),
    empty: () => ({
      message: "the front matter ends before its fields, so these are shown as part of the page",
      hint: "remove this line of dashes",
    }),
    other: ({ reason }: { reason: string }) => ({
      message: `the front matter is not valid YAML, so all of it is lost: ${reason}`,
      hint: "correct this line; values with special characters need quotes",
    }),
  },
});
