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

it("the first picture is loaded at once, and others and frames when they are about to be seen", () => {
  const text =
    '<iframe src="/f" />\n\n![a](/1.png)\n\n<Frame>![b](/2.png)</Frame>\n\n<Card title="A" href="/a" img="/3.png">x</Card>\n';
  expect(loading(text)).toEqual({ "/f": "lazy", "/1.png": "", "/2.png": "lazy", "/3.png": "lazy" });
});

it("of pictures for two appearances, the one that is not seen is not loaded, and none counts as the first", () => {
  const pair =
    '<img className="block dark:hidden" src="/light.png" alt="" />\n<img className="hidden dark:block" src="/dark.png" alt="" />\n';
  expect(loading(`${pair}\n![a](/1.png)\n`)).toEqual({ "/light.png": "lazy", "/dark.png": "lazy", "/1.png": "" });
});

it("what an author says stays", () => {
  const text = '![a](/1.png)\n\n<img src="/2.png" alt="" loading="eager" />\n\n<iframe src="/f" loading="auto" />\n';
  expect(loading(text)).toEqual({ "/1.png": "", "/2.png": "eager", "/f": "auto" });
});
