import { expect, it } from "vitest";
import { renderPage } from "../../../src/render/render-page.ts";
import { BARE_CONTEXT } from "../../support/bare-context.ts";

/** How browsers load each picture and frame of a page, by its address: "" as at once. */
function loading(text: string): Record<string, string> {
  const { html } = renderPage({ file: "page.mdx", text }, BARE_CONTEXT);
  const tags = [...html.matchAll(/<(?:img|iframe)[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
  return Object.fromEntries(tags.map((tag) => [attribute(tag, "src"), attribute(tag, "loading")]));
}

it("frames, and pictures below the first, are loaded when they are about to be seen", () => {
  const text =
    '<iframe src="/f" />\n\n![a](/1.png)\n\n<Frame><img src="/2.png" alt="" width="640" height="360" /></Frame>\n\n<iframe src="/g" height="300" />\n';
  expect(loading(text)).toEqual({ "/f": "lazy", "/1.png": "", "/2.png": "lazy", "/g": "lazy" });
});

it("a picture without a size is loaded at once, as it would move what links lead to", () => {
  const text =
    '![a](/1.png)\n\n![b](/2.png)\n\n<img src="/3.png" alt="" width="640" />\n\n<Card title="A" img="/4.png">x</Card>\n';
  expect(loading(text)).toEqual({ "/1.png": "", "/2.png": "", "/3.png": "", "/4.png": "" });
});

it("what an author says stays", () => {
  const text =
    '![a](/1.png)\n\n<img src="/2.png" alt="" loading="lazy" />\n\n<img src="/3.png" alt="" loading="eager" width="1" height="1" />\n\n<iframe src="/f" loading="eager" />\n';
  expect(loading(text)).toEqual({ "/1.png": "", "/2.png": "lazy", "/3.png": "eager", "/f": "eager" });
});
