import { describe, expect, it } from "vitest";
import { applyEdits } from "../../src/edit/json/offset-edit.ts";
import { linkEdits } from "../../src/edit/page-links.ts";

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
    ["[a]: /guides/intro\n", "[a]: /start/intro\n"],
    ['<Card href="/guides/intro" title="/guides/intro">', '<Card href="/start/intro" title="/guides/intro">'],
    ["<a href={'/guides/intro'}>", "<a href={'/start/intro'}>"],
    ["[a](https://x.example/guides/intro) [b](/guides/introduction) [c](#intro)", undefined],
    ["`[a](/guides/intro)` and ``` [a](/guides/intro) ```", undefined],
    ["```md\n[a](/guides/intro)\n```\n[a](/guides/intro)", "```md\n[a](/guides/intro)\n```\n[a](/start/intro)"],
    ["---\ntitle: '[a](/guides/intro)'\n---\n", undefined],
  ])("%s", (before, after) => {
    expect(linked(before)).toBe(after ?? before);
  });
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
