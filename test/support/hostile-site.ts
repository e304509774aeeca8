import type { SiteFiles } from "./temp-site.ts";

/** What ends a script, a tag, an attribute, a template and a comment, and begins a script, in one text. */
export const HOSTILE_TEXT = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>'\`\${alert(1)}{{alert(1)}}--></template>`;

/** A site whose titles, descriptions, tags and names are hostile, of pages and of operations. */
export const hostileSite = () =>
  ({
    "docs.json": {
      $schema: "https://mintlify.com/docs.json",
      theme: "mint",
      name: HOSTILE_TEXT,
      description: HOSTILE_TEXT,
      colors: { primary: "#000000" },
      banner: { content: HOSTILE_TEXT, dismissible: true },
      navbar: { links: [{ label: HOSTILE_TEXT, href: "https://a.example" }] },
      footer: { links: [{ header: HOSTILE_TEXT, items: [{ label: HOSTILE_TEXT, href: "https://a.example" }] }] },
      navigation: {
        tabs: [
          { tab: HOSTILE_TEXT, groups: [{ group: HOSTILE_TEXT, tag: HOSTILE_TEXT, pages: ["hostile"] }] },
          { tab: "API", openapi: "hostile.json" },
        ],
      },
    },
    "hostile.md": `---\n${["title", "description", "tag"].map((key) => `${key}: ${JSON.stringify(HOSTILE_TEXT)}`).join("\n")}\n---\n\nText.\n`,
    "hostile.json": {
      openapi: "3.1.0",
      info: { title: HOSTILE_TEXT, version: "1" },
      tags: [{ name: HOSTILE_TEXT, description: HOSTILE_TEXT }],
      paths: {
        "/a/{b}": {
          get: {
            tags: [HOSTILE_TEXT],
            summary: HOSTILE_TEXT,
            description: HOSTILE_TEXT,
            parameters: [
              {
                name: HOSTILE_TEXT,
                in: "query",
                description: HOSTILE_TEXT,
                example: HOSTILE_TEXT,
                schema: { type: "string" },
              },
            ],
            responses: { 200: { description: HOSTILE_TEXT } },
            "x-mint": { content: "Text", metadata: { tag: HOSTILE_TEXT } },
          },
        },
      },
    },
  }) satisfies SiteFiles;
