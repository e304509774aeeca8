import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PageMemo } from "../../src/render/page-memo.ts";
import type { RenderContext } from "../../src/render/render-page.ts";
import { tempSite } from "../support/temp-site.ts";

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

it("keeps the pages of builds in a folder, but for those that are other each time, and what others put there", () => {
  const folder = join(tempSite({ "docs.json": "{}" }), "cache/pages");
  const first = new PageMemo(folder).render(PAGE, site(), "");
  const again = (context: RenderContext) => new PageMemo(folder).render(PAGE, context, "");
  let colored = 0;
  const look = {
    ...LOOK,
    highlight: () => {
      colored++;
      return undefined;
    },
  };
  const coded = { file: "code.mdx", text: "```js\na()\n```\n" };
  for (const _ of ["first", "kept"]) new PageMemo(folder).render(coded, { ...site(), look }, "");
  expect(colored).toBe(1);
  expect(again(site())).toEqual(JSON.parse(JSON.stringify(first)));
  expect(again(site({ hello: "Good evening" })).html).toContain("Good evening");
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace("Good evening", "Forged"));
  }
  expect(again(site({ hello: "Good evening" })).html).not.toContain("Forged");
  new PageMemo(folder).render({ file: "now.mdx", text: "{new Date().getFullYear()}\n" }, site(), "");
  expect(readdirSync(folder)).toHaveLength(2);
});
