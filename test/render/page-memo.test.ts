import { expect, it } from "vitest";
import { PageMemo } from "../../src/render/page-memo.ts";
import type { RenderContext } from "../../src/render/render-page.ts";

const LOOK = { icon: () => undefined, highlight: () => undefined, math: () => undefined };
const PAGE = {
  file: "a.mdx",
  text: 'import Hello from "/snippets/hello.mdx"\n\n<Hello />\n\n[B](/b) {{name}}\n',
};

const site = ({ hello = "Good morning", base = "", name = "Lumen" } = {}): RenderContext => ({
  readFile: (path) => (path === "snippets/hello.mdx" ? hello : undefined),
  resolvePath: (path) => path.slice(1),
  addressIn: () => (address) => base + address,
  variables: new Map([["name", name]]),
  look: LOOK,
});

it("renders a page again only if something that it was made from has changed", () => {
  const memo = new PageMemo();
  const first = memo.render(PAGE, site(), "");
  expect(first.html).toMatch(/Good morning.*href="\/b".*Lumen/s);
  expect(memo.render({ ...PAGE }, site(), "")).toBe(first);
  const changed: [string, RenderContext, { text?: string; look?: string }][] = [
    ["Good evening", site({ hello: "Good evening" }), {}],
    ['href="/docs/b"', site({ base: "/docs" }), {}],
    ["Lamps", site({ name: "Lamps" }), {}],
    ["another text", site(), { text: "another text" }],
    ["Good morning", site(), { look: "dark" }],
  ];
  for (const [shown, context, { text = PAGE.text, look = "" }] of changed) {
    const rendered = memo.render({ ...PAGE, text }, context, look);
    expect(rendered).not.toBe(first);
    expect(rendered.html).toContain(shown);
  }
});
