import { expect, it } from "vitest";
import { inlineMarkdown } from "../../src/builders/inline-markdown.ts";

it.each([
  ["plain & <b>", "plain &#38; &#60;b&#62;"],
  ["**bold** and *soft*", "<strong>bold</strong> and <em>soft</em>"],
  ["`**code** <i>`", "<code>**code** &#60;i&#62;</code>"],
  ["[**Read**](/notes)", '<a href="/notes"><strong>Read</strong></a>'],
  ["[out](https://example.com)", '<a href="https://example.com" target="_blank" rel="noreferrer">out</a>'],
  ["[run](javascript:void)", "run"],
  ['[quote](/"onclick=x)', '<a href="/&#34;onclick=x">quote</a>'],
])("%s becomes %s", (markdown, html) => {
  expect(inlineMarkdown(markdown)).toBe(html);
});
