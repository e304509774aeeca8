import { checkSite } from "docsjson/node";
import { expect, it } from "vitest";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

const SHOWS = 'import Part from "/snippets/part.mdx"\n\n<Part />\n';

/** Places and messages of what is found on a site of two pages in folders, of which each shows the snippet. */
async function found(snippet: string, pages: SiteFiles = {}): Promise<string[]> {
  const site = tempSite({
    "docs.json": { navigation: { pages: ["a/one", "b/two"] } },
    "a/one.mdx": SHOWS,
    "b/two.mdx": SHOWS,
    "snippets/part.mdx": snippet,
    ...pages,
  });
  const { diagnostics } = await checkSite(site);
  return diagnostics.map(({ file, range, code, message }) => `${file}:${range?.start.line} ${code} ${message}`);
}

it("a relative link of a snippet is judged from the folders of the pages that show it, and told once", async () => {
  expect(await found("[one](./one)\n\n[up](../a/one) [gone](./gone)\n")).toEqual([
    'snippets/part.mdx:1 link/page-not-found "./one" does not exist',
    'snippets/part.mdx:3 link/page-not-found "./gone" does not exist',
  ]);
  expect(await found("[one](./one)\n", { "b/two.mdx": "" })).toEqual([]);
});

it("an image beside the page that shows the snippet is there", async () => {
  expect(await found("![x](./x.png)\n", { "a/x.png": "", "b/x.png": "" })).toEqual([]);
  expect(await found("![x](./x.png)\n", { "a/x.png": "" })).toEqual([
    'snippets/part.mdx:1 link/asset-not-found the file "./x.png" does not exist',
  ]);
});

it("an anchor of a snippet is one of the page that shows it", async () => {
  const anchor = "[start](#start)\n";
  expect(await found(anchor, { "a/one.mdx": `${SHOWS}\n## Start\n`, "b/two.mdx": `${SHOWS}\n## Start\n` })).toEqual([]);
  expect(await found(anchor, { "a/one.mdx": `${SHOWS}\n## Start\n` })).toEqual([
    'snippets/part.mdx:1 link/anchor-not-found "/b/two" has no anchor "#start"',
  ]);
});

it("a snippet that no page shows is left alone", async () => {
  expect(await found("[gone](./gone) [start](#start)\n", { "a/one.mdx": "", "b/two.mdx": "" })).toEqual([]);
});
