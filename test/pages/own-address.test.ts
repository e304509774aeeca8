import { type CheckOptions, checkSite } from "docsjson/node";
import { expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";

/** What is found in the page `guides/start` of a site with its canonical address. */
async function found(
  text: string,
  options: CheckOptions = {},
  canonical = "https://docs.acme.com/",
): Promise<string[]> {
  const docs = { navigation: { pages: ["guides/start", "guides/use"] }, seo: { metatags: { canonical } } };
  const site = tempSite({ "docs.json": docs, "guides/start.mdx": text, "guides/use.mdx": "## Run it\n" });
  const { diagnostics } = await checkSite(site, { dialect: "spec", ...options });
  return diagnostics.map(
    ({ code, message, range }) => `${text.slice(range?.start.offset, range?.end.offset)} ${code} ${message}`,
  );
}

it("a link to the site's own address is judged as one within the site", async () => {
  expect(
    await found("[a](https://docs.acme.com/guides/use#run-it) [b](https://DOCS.acme.com/guides/start?a=1)\n"),
  ).toEqual([]);
  expect(await found("[a](https://docs.acme.com/guides/gone) [b](http://docs.acme.com/guides/use#lost)\n")).toEqual([
    'https://docs.acme.com/guides/gone link/page-not-found "/guides/gone" does not exist',
    'http://docs.acme.com/guides/use#lost link/anchor-not-found "/guides/use" has no anchor "#lost"',
  ]);
});

it("the canonical address may be that of a domain with more than the docs", async () => {
  const text = "[prices](https://docs.acme.com/pricing) [file](https://docs.acme.com/guides/use.md)\n";
  expect(await found(text)).toEqual([]);
  expect(await found(text, { siteUrl: "https://docs.acme.com" })).toEqual([
    'https://docs.acme.com/pricing link/page-not-found "/pricing" does not exist',
  ]);
  expect(await found(text, { siteUrl: "https://docs.acme.com", knownPaths: ["/pricing"] })).toEqual([]);
});

it("an address of another host, or beside the path of the site, is not", async () => {
  const text =
    "[a](https://docs.acme.com.evil.dev/guides/gone) [b](https://acme.com/guides/gone) [c](https://acme.com/docsx/guides/gone)\n";
  expect(await found(text)).toEqual([]);
  expect(await found(text, {}, "https://acme.com/docs")).toEqual([]);
  expect(await found("[a](https://acme.com/docs/guides/gone)\n", {}, "https://acme.com/docs")).toHaveLength(1);
});

it("comments and ignoreLinks leave such links out", async () => {
  const text = "[a](https://docs.acme.com/guides/gone) {/* docsjson-disable-line link/page-not-found */}\n";
  expect(await found(text)).toEqual([]);
});
