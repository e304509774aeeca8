import type { OperationNode } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { linkEdits } from "../../src/edit/pages/page-links.ts";
import { anchorsOf } from "../../src/pages/read-page.ts";
import { toMdxText } from "../../src/render/compile/page-text.ts";
import { variablesIn } from "../../src/site/pages/variables-in-text.ts";
import { MARKDOWN_PIECES } from "../support/hostile-markdown.ts";
import { resolveHandwritten } from "../support/resolve-handwritten.ts";
import { timeGrowth } from "../support/time-growth.ts";

const specOf = (description: string) => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: { "/a": { get: { description, parameters: [{ name: "p", in: "query", description }] } } },
});
function render(description: string) {
  const spec = specOf(description);
  const { pages } = resolveHandwritten({ openapi: "a.json", pages: ["GET /a"] }, { "a.json": spec });
  return toOperationPage(pages[0] as OperationNode, spec);
}
const body = (description: string) =>
  /(?<=<\/p>\n).*?(?=\n<\/div>\n<div class="docs-side)/s.exec(render(description).html)?.[0];

const SURFACES: Readonly<Record<string, (text: string) => unknown>> = {
  "an operation's page": render,
  "the links of a page": (text) => linkEdits(text, "a", { moves: new Map([["b", "c"]]), isPage: () => true }),
  "the anchors of a page": anchorsOf,
  "what a page is rendered from": (text) => toMdxText(text, 0, new Map()),
  "the variables of a page": (text) => variablesIn(`${text}{{a}}`),
};

describe.each(Object.entries(SURFACES))("%s takes time in proportion to the text", (_, read) => {
  it.each(MARKDOWN_PIECES)("of %j, again and again", async (piece) => {
    const text = (length: number) => `# a${piece.repeat(length / piece.length)}.`;
    // Sixteen times the length: 16 is linear, 256 quadratic.
    expect(await timeGrowth({ small: text(5_000), large: text(80_000), limit: 60 }, read)).toBeLessThan(60);
  });

  it.each(["\n", " a "])("of growing runs of backticks, with %j between them", async (separator) => {
    const runs = (count: number) => Array.from({ length: count }, (_, at) => "`".repeat(at + 3)).join(separator);
    expect(await timeGrowth({ small: runs(100), large: runs(400), limit: 60 }, read)).toBeLessThan(60);
  });
});

describe("a description's Markdown", () => {
  it.each([
    ["**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"],
    ["a * b * c, 2 ** 3", "<p>a * b * c, 2 ** 3</p>"],
    ["snake__case__name and __bold__", "<p>snake__case__name and <strong>bold</strong></p>"],
    ["**open and [open", "<p>**open and [open</p>"],
    ["[a [b](https://x.y)", '<p>[a <a href="https://x.y">b</a></p>'],
    ['[`a*b`](https://x.y "T") `` ` ``', '<p><a href="https://x.y"><code>a*b</code></a> <code>`</code></p>'],
    ["[**a**](javascript:x) \\*b\\*", "<p><strong>a</strong> *b*</p>"],
    ["## Title ##\ntext<br/>more", "<p><strong>Title</strong></p>\n<p>text<br />more</p>"],
    ["<script>`</script>`", "<p>&lt;script&gt;<code>&lt;/script&gt;</code></p>"],
  ])("%s", (text, html) => {
    expect(body(text)).toBe(html);
  });
});
