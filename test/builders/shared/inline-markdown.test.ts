import { expect, it } from "vitest";
import { inlineMarkdown } from "../../../src/builders/shared/inline-markdown.ts";

it.each([
  ["plain & <b>", "plain &amp; &lt;b&gt;"],
  ["**bold** and *soft*", "<strong>bold</strong> and <em>soft</em>"],
  ["`**code** <i>`", "<code>**code** &lt;i&gt;</code>"],
  ["[**Read**](/notes)", '<a href="/notes"><strong>Read</strong></a>'],
  ["[out](https://example.com)", '<a href="https://example.com" target="_blank" rel="noreferrer">out</a>'],
  ["[run](javascript:void)", "run"],
  ['[quote](/"onclick=x)', '<a href="/&quot;onclick=x">quote</a>'],
])("%s becomes %s", (markdown, html) => {
  expect(inlineMarkdown(markdown)).toBe(html);
});
