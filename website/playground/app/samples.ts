import type { Shared } from "../share.ts";

const docs = (settings: object): string => `${JSON.stringify(settings, null, 2)}\n`;

const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: ${title} of Lumen\n---\n\n${text}\n`;

const LOOKS = { theme: "mint", name: "Lumen", colors: { primary: "#4f46e5" } };

const SPEC = `openapi: 3.1.0
info: { title: Lumen, version: "1" }
servers: [{ url: "https://api.lumen.example" }]
paths:
  /lamps:
    get: { summary: List lamps, tags: [Lamps], responses: { "200": { description: All lamps } } }
    post: { summary: Add a lamp, tags: [Lamps], responses: { "201": { description: The lamp } } }
`;

/** Sites to begin with, by their names in the list. */
export const SAMPLES: Readonly<Record<string, Shared>> = {
  "A site with mistakes": {
    files: {
      "docs.json": `{
  "theme": "mint",
  "name": "Lumen",
  "colors": { "primary": "#4f46e5" },
  "navigation": {
    "tabs": [
      {
        "tab": "Guides",
        "groups": [
          { "group": "Start", "pages": ["index", "quickstrat"] },
          { "group": "Lamps", "pags": ["guides/dimming"] }
        ]
      },
      { "tab": "API", "openapi": "openapi.yaml" }
    ]
  },
  "redirects": [{ "source": "/start", "destination": "/begin" }]
}
`,
      "index.mdx": page(
        "Welcome",
        'Lumen switches lamps.\n\n<CardGroup cols={2}>\n  <Card title="Begin" href="/quickstart">Plug in the hub.</Card>\n  <Card title="Dim" href="/guides/dimming#scenes">Less light.</Card>\n</CardGroup>\n\n[The API](/api-reference/lamps/list-lamps) · [Prices](/prices)',
      ),
      "quickstart.mdx": page(
        "Quick start",
        '<Steps>\n  <Step title="Plug in the hub">The light turns blue.</Step>\n  <Step title="Add a lamp">Press the button.</Step>\n</Steps>\n\n<Note>A hub has room for 50 lamps.</Note>',
      ),
      "guides/dimming.mdx": page(
        "Dimming",
        '## Levels\n\nFrom 1 to 100.\n\n## Scenes\n\n<Tabs>\n  <Tab title="Evening">20 %</Tab>\n  <Tab title="Film">5 %</Tab>\n</Tabs>',
      ),
      "openapi.yaml": SPEC,
    },
  },
  "Guides and an API": {
    files: {
      "docs.json": docs({
        ...LOOKS,
        navigation: {
          tabs: [
            { tab: "Guides", groups: [{ group: "Start", pages: ["index", "quickstart"] }] },
            { tab: "API", openapi: "openapi.yaml" },
          ],
        },
      }),
      "index.mdx": page("Welcome", "Lumen switches lamps. [Begin](/quickstart)"),
      "quickstart.mdx": page("Quick start", "Plug in the hub, then [add a lamp](/api-reference/lamps/add-a-lamp)."),
      "openapi.yaml": SPEC,
    },
  },
  "Versions and languages": {
    files: {
      "docs.json": docs({
        ...LOOKS,
        navigation: {
          languages: [
            {
              language: "en",
              versions: [
                { version: "v2", default: true, tag: "Latest", groups: [{ group: "Start", pages: ["v2/index"] }] },
                { version: "v1", groups: [{ group: "Start", pages: ["v1/index"] }] },
              ],
            },
            { language: "fr", versions: [{ version: "v2", groups: [{ group: "Début", pages: ["fr/v2/index"] }] }] },
          ],
        },
      }),
      "v2/index.mdx": page("Version 2", "Scenes are new."),
      "v1/index.mdx": page("Version 1", "The first one."),
      "fr/v2/index.mdx": page("Version 2", "Les scènes sont nouvelles."),
    },
  },
  "An empty site": {
    files: {
      "docs.json": docs({ ...LOOKS, navigation: { pages: ["index"] } }),
      "index.mdx": page("Welcome", "Hello."),
    },
  },
};
