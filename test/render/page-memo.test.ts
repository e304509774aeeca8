import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

it.each([
  ["kept", "Random words on performance: `new Date()`.\n\n```js\nDate.now(); Math.random(); process.env\n```\n"],
  ["kept", "<button onClick={() => console.log(Date.now())}>{[3, 1].sort().join()}</button>\n"],
  ["kept", "{(1234.5).toLocaleString()}\n"],
  ["rendered again", "{new Date().getFullYear()}\n"],
  ["rendered again", "{[Math.random()].length}\n"],
  ["rendered again", 'import Hello from "/snippets/hello.mdx"\n\n<Hello />\n'],
  ["rendered again", "{performance.now()}\n"],
])(
  "a page whose code asks for what is other each time is rendered again, and one that names it is kept: %s %s",
  (kept, text) => {
    const folder = join(tempSite({ "docs.json": "{}" }), "cache/pages");
    const { html } = new PageMemo(folder).render({ file: "a.mdx", text }, site({ hello: "{Date.now()}" }), "");
    expect(html).not.toContain("docs-raw");
    expect(existsSync(folder)).toBe(kept === "kept");
  },
);

it("keeps what is made from data and links, until one of them is another", () => {
  const folder = join(tempSite({ "docs.json": "{}" }), "cache/pages");
  let made = 0;
  const recall = (words: string, base = "") =>
    new PageMemo(folder).recall(
      "/api/list",
      { words },
      (href) => base + href,
      (linkTo) => {
        made++;
        return { html: `${words} ${linkTo("/b")}` };
      },
    );
  expect([recall("a"), recall("a")]).toEqual([{ html: "a /b" }, { html: "a /b" }]);
  expect(made).toBe(1);
  expect(recall("a", "/docs")).toEqual({ html: "a /docs/b" });
  expect(recall("c", "/docs")).toEqual({ html: "c /docs/b" });
  expect(made).toBe(3);
});
