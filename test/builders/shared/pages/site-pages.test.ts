import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readDocs } from "../../../../src/builders/shared/pages/read-docs.ts";
import { sitePages } from "../../../../src/builders/shared/pages/site-pages.ts";
import { tempSite } from "../../../support/temp-site.ts";

/** Two channels whose messages are described in a place that both refer to. */
const events = (description: string) => ({
  asyncapi: "3.0.0",
  info: { title: "Lamps", version: "1" },
  channels: Object.fromEntries(
    ["on", "off"].map((address) => [address, { address, messages: { it: { $ref: "#/components/messages/it" } } }]),
  ),
  components: {
    messages: { it: { payload: { type: "object", properties: { id: { type: "string", description } } } } },
  },
});

it("makes the pages of channels anew when another part of their document changes", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      navigation: { tabs: [{ tab: "Events", asyncapi: "events.json" }] },
    },
    "events.json": events("Which lamp"),
  });
  const html = async () => {
    const docs = await readDocs({ root }, { failOnErrors: false });
    const { pages } = await sitePages(docs, {
      addressOf: ({ href }) => href,
      hrefOf: (address) => address,
      base: "/",
      projectFolder: root,
    });
    return pages.map((page) => page.render().html);
  };
  const before = await html();
  expect(before).toHaveLength(2);
  expect(await html()).toEqual(before);
  writeFileSync(join(root, "events.json"), JSON.stringify(events("The one that was switched")));
  for (const page of await html()) {
    expect(page).toContain("The one that was switched");
    expect(page).not.toContain("Which lamp");
  }
});

it("names the Markdown beside a page as the file it is, where links to pages end with a slash", async () => {
  const root = tempSite({
    "docs.json": {
      ...{ $schema: "https://mintlify.com/docs.json", theme: "mint", name: "A", colors: { primary: "#000" } },
      contextual: { options: ["copy"] },
      navigation: { pages: ["a b"] },
    },
    "a b.mdx": "Hello\n",
  });
  const { pages } = await sitePages(await readDocs({ root }, { failOnErrors: false }), {
    addressOf: ({ href }) => href,
    hrefOf: (address) => `/docs${encodeURI(address)}/`,
    base: "/docs",
    projectFolder: root,
  });
  expect(pages[0]?.render().html).toContain('data-markdown="/docs/a%20b.md"');
});
