import { describe, expect, it } from "vitest";
import { applyEdits } from "../../../src/edit/json/offset-edit.ts";
import { linkEdits } from "../../../src/edit/pages/page-links.ts";
import { timeGrowth } from "../../support/time-growth.ts";

const PAGES = new Set(["guides/intro", "guides/setup", "index"]);
const moves = new Map([["guides/intro", "start/intro"]]);
const linked = (text: string, path = "guides/setup") =>
  applyEdits(text, linkEdits(text, path, { moves, isPage: (page) => PAGES.has(page) }));

describe("links to a page that moves", () => {
  it.each([
    ["[a](/guides/intro)", "[a](/start/intro)"],
    ["[a](/guides/intro.mdx#top 'Title')", "[a](/start/intro.mdx#top 'Title')"],
    ["[a](./intro)", "[a](../start/intro)"],
    ["[a](intro?x=1)", "[a](../start/intro?x=1)"],
    ["[a](../guides/intro/)", "[a](../start/intro/)"],
    ["[a](guides/intro/#top) [b](guides/intro.mdx)", "[a](start/intro/#top) [b](start/intro.mdx)"],
    ["[a](index)", undefined],
    ["[a]: /guides/intro\n", "[a]: /start/intro\n"],
    ['<Card href="/guides/intro" title="/guides/intro">', '<Card href="/start/intro" title="/guides/intro">'],
    ["<a href={'/guides/intro'}>", "<a href={'/start/intro'}>"],
    ["[a](https://x.example/guides/intro) [b](/guides/introduction) [c](#intro)", undefined],
    ["`[a](/guides/intro)` and ``` [a](/guides/intro) ```", undefined],
    ["```md\n[a](/guides/intro)\n```\n[a](/guides/intro)", "```md\n[a](/guides/intro)\n```\n[a](/start/intro)"],
    ["---\ntitle: '[a](/guides/intro)'\n---\n", undefined],
    ["[a](</guides/intro> 'Title') [b]: x", "[a](</start/intro> 'Title') [b]: x"],
    ["[a](/guides/intro?x=a\\_b#t\\_o)", "[a](/start/intro?x=a\\_b#t\\_o)"],
    ["[a](/guides/in&#116;ro)", "[a](/start/intro)"],
    ['<Button to="/guides/intro" />', '<Button to="/start/intro" />'],
    ["<!-- [a](/guides/intro) -->{/* [a](/guides/intro) */}", undefined],
  ])("%s", (before, after) => {
    expect(linked(before)).toBe(after ?? before);
  });
});

describe("a link to a path that is no address", () => {
  const odd = new Map([
    ["guides/intro", "a b/(y)"],
    ["a b/(y)", "100%/é?"],
    ["two words/x", "x"],
  ]);
  const pages = new Set([...odd.keys(), "two words/y"]);
  const moved = (text: string, path = "index") =>
    applyEdits(text, linkEdits(text, path, { moves: odd, isPage: (page) => pages.has(page) }));

  it.each([
    ["[a](/guides/intro#top)", "[a](/a%20b/%28y%29#top)"],
    ["[a](</guides/intro>)", "[a](</a%20b/%28y%29>)"],
    ["[a](./guides/intro)", "[a](./a%20b/%28y%29)"],
    ["[a](/a%20b/%28y%29)", "[a](/100%25/é%3F)"],
    ["[a](</a b/(y)>)", "[a](</100%25/é%3F>)"],
    ["[a](/a%20b/(y))", "[a](/100%25/é%3F)"],
    ["[a](a%20b/%28y%29)", "[a](100%25/é%3F)"],
    ['<a href="/a b/(y)">', '<a href="/100%25/é%3F">'],
    ['import A from "./guides/intro.mdx"\n', 'import A from "./a b/(y).mdx"\n'],
  ])("%s", (before, after) => {
    expect(moved(before)).toBe(after);
  });

  it("comes out of a folder with a space", () => {
    expect(moved("[y](./y) [i](i.png) ![i](./i%20j.png)", "two words/x")).toBe(
      "[y](./two%20words/y) [i](i.png) ![i](./two%20words/i%20j.png)",
    );
  });
});

it("takes linear time for any text", async () => {
  const texts = (size: number) => [
    `href=${" ".repeat(size)}`,
    "](".repeat(size / 2),
    "`".repeat(size),
    `<a href="${"[".repeat(size)}`,
  ];
  const sizes = { small: texts(160_000), large: texts(1_280_000), limit: 24 };
  const growth = await timeGrowth(sizes, (each) => {
    for (const text of each) linkEdits(text, "index", { moves, isPage: () => false });
  });
  expect(growth).toBeLessThan(24);
});

describe("the page that moves", () => {
  it.each([
    ["[a](./setup) ![i](../images/a.png)", "[a](../guides/setup) ![i](../images/a.png)"],
    ["[self](./intro#top)", "[self](./intro#top)"],
    [
      'import A from "./a.jsx"\n\n<img src="./b.png" />',
      'import A from "../guides/a.jsx"\n\n<img src="../guides/b.png" />',
    ],
    ["[a](/guides/setup) [b](word)", undefined],
  ])("%s", (before, after) => {
    expect(linked(before, "guides/intro")).toBe(after ?? before);
  });
});
