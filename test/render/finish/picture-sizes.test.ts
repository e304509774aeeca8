import { expect, it } from "vitest";
import { renderPage } from "../../../src/render/render-page.ts";
import { BARE_CONTEXT } from "../../support/bare-context.ts";

const SIZES = new Map([
  ["/wide.png", { width: 1200, height: 600 }],
  ["/sliver.png", { width: 4000, height: 1 }],
]);

/** The tag of the picture of a page. */
function pictureOf(text: string): string | undefined {
  const sizeIn = () => (address: string) => SIZES.get(address);
  const { html } = renderPage({ file: "page.mdx", text }, { ...BARE_CONTEXT, sizeIn });
  return /<img[^>]*>/.exec(html)?.[0];
}

it.each([
  ["in Markdown", "![a](/wide.png)", '<img src="/wide.png" alt="a" width="1200" height="600" class="docs-sized">'],
  ["as an element", '<img src="/wide.png" />', '<img src="/wide.png" width="1200" height="600" class="docs-sized">'],
  [
    "with a class and a width in percent that a style says",
    '<img src="/wide.png" className="rounded h-auto" style={{ width: "71%" }} />',
    '<img src="/wide.png" class="rounded h-auto docs-sized" style="width:71%" width="1200" height="600">',
  ],
  [
    "with a width",
    '<img src="/wide.png" width="300" />',
    '<img src="/wide.png" width="300" height="150" class="docs-sized">',
  ],
  [
    "almost without a height",
    '<img src="/sliver.png" width={100} />',
    '<img src="/sliver.png" width="100" height="1" class="docs-sized">',
  ],
])("a picture %s has the size of its file", (_, text, tag) => {
  expect(pictureOf(text)).toBe(tag);
});

it.each([
  ["of another site", '<img src="https://example.com/a.png">'],
  ["whose height an author has written", '<img src="/wide.png" height="300">'],
  ["whose width is in percent", '<img src="/wide.png" width="100%">'],
  [
    "whose style has a height",
    '<img src="/wide.png" style="max-height:4rem">',
    '<img src="/wide.png" style={{ maxHeight: "4rem" }} />',
  ],
  [
    "whose class has a height",
    '<img src="/wide.png" class="w-16 md:max-h-16">',
    '<img src="/wide.png" className="w-16 md:max-h-16" />',
  ],
  [
    "that browsers choose among others",
    '<img src="/wide.png" srcset="/wide.png 1x, /sliver.png 2x">',
    '<img src="/wide.png" srcSet="/wide.png 1x, /sliver.png 2x" />',
  ],
])("a picture %s stays as it is", (_, tag, written = tag.replace(">", " />")) => {
  expect(pictureOf(written)).toBe(tag);
});
