import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDocsSource } from "docsjson/fumadocs";
import { expect, it, vi } from "vitest";
import { tempSite } from "../../../support/temp-site.ts";

const CHANGELOG = `---
title: Changelog & more
rss: true
---
<Update label="v2.0" description="March 4, 2026" tags={["New"]} rss={{ title: "Version two", description: "All <new>" }}>
## Bigger
See [the page](/a) and <b>more</b>.
</Update>
<Update label="2026-01-15">First, [elsewhere](//cdn.example/a).</Update>
<Update label="Some day">No date.</Update>
`;

/** What the changelog's page and its feed are. */
async function feedOf(changelog: string, options: object = {}) {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const root = tempSite({
    "docs.json": {
      ...{ name: "Lumen", theme: "mint", colors: { primary: "#00aa00" } },
      navigation: { pages: ["a", "news/changelog"] },
    },
    "a.md": "# A",
    "news/changelog.mdx": changelog,
  });
  const docs = await createDocsSource({ root, basePath: "/docs", ...options });
  const page = docs.find(["news", "changelog"]);
  const rendered = page?.render();
  const out = tempSite({});
  const written = await docs.writeFiles(out);
  const feed = written.includes("/news/changelog/rss.xml")
    ? readFileSync(join(out, "news/changelog/rss.xml"), "utf8")
    : undefined;
  return { page, rendered, feed, warned: warned.mock.calls.join("\n") };
}

it("publishes the updates of a page beside it, where the platform does, and leads to them", async () => {
  const { page, rendered, feed = "", warned } = await feedOf(CHANGELOG, { siteUrl: "https://docs.example" });
  const address = "https://docs.example/docs/news/changelog";
  expect(feed).toContain(`<title>Changelog &amp; more | Lumen</title>\n<link>${address}</link>`);
  const items = feed.match(/<item>.*?<\/item>/gs) ?? [];
  expect(items.map((item) => /<title>(.*)<\/title>/.exec(item)?.[1])).toEqual([
    "Version two",
    "2026-01-15",
    "Some day",
  ]);
  for (const line of [
    `<link>${address}#v2-0</link>`,
    `<guid>${address}#v2-0</guid>`,
    "<pubDate>Wed, 04 Mar 2026 00:00:00 GMT</pubDate>",
    "<description>All &lt;new&gt;</description>",
  ])
    expect(items[0]?.split("\n")).toContain(line);
  expect(feed.match(/<pubDate>/g)).toHaveLength(2);
  expect(feed).toContain("&lt;a href=&quot;https://docs.example/docs/a&quot;&gt;");
  expect(feed).toContain("&lt;a href=&quot;//cdn.example/a&quot;");
  expect(rendered?.html).toContain('<a class="docs-feed" href="/docs/news/changelog/rss.xml">RSS</a>');
  expect(JSON.stringify(page?.head)).toContain("application/rss+xml");
  expect(rendered?.toc.map(({ title, url }) => `${title} ${url}`)).toEqual([
    ...["v2.0 #v2-0", "2026-01-15 #2026-01-15", "Some day #some-day"],
  ]);
  expect(warned).toBe("");
});

it("says of a feed without updates or without whole addresses what it lacks, and is only where it is asked for", async () => {
  expect((await feedOf("---\nrss: true\n---\nText")).warned).toMatch(/"rss" .*the page has no updates/);
  expect((await feedOf(CHANGELOG)).warned).toMatch(/"rss" .*links of the feed are not whole/);
  const { feed, page } = await feedOf(CHANGELOG.replace("rss: true", "rss: false"));
  expect([feed, JSON.stringify(page?.head).includes("rss+xml")]).toEqual([undefined, false]);
});
