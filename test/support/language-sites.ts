import type { SiteFiles } from "./temp-site.ts";

const page = (title: string, body = ""): string => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}`;
const SETTINGS = { theme: "mint", name: "Harbour", colors: { primary: "#0d9373" } };

/** A site in two languages, each in a file of its own. */
export const LANGUAGES: SiteFiles = {
  "docs.json": {
    ...SETTINGS,
    navigation: { languages: [{ $ref: "./nav/en.json" }, { $ref: "./nav/fr.json" }] },
    variables: { port: "Le Havre" },
    redirects: [{ source: "/old", destination: "/guides/intro" }],
  },
  "nav/en.json": {
    language: "en",
    groups: [{ group: "Guides", icon: "book", pages: ["guides/intro", "guides/tides"] }],
  },
  "nav/fr.json": { language: "fr", groups: [{ group: "Guides", pages: ["fr/guides/intro"] }] },
  "guides/intro.mdx": page("Intro", "See [the tides](/guides/tides#spring-tides) at {{port}}.\n"),
  "guides/tides.mdx": page(
    "Tides",
    "## Spring tides\n\nHigh.\n\n### Moon\n\nFull.\n\n## Neap tides\n\n[Back](./intro)\n",
  ),
  "fr/guides/intro.mdx": page("Introduction", "Voir [en anglais](/guides/intro).\n"),
  "logo/light.svg": "<svg/>",
};

/** A site in two versions, with operations of a spec. */
export const VERSIONS: SiteFiles = {
  "docs.json": {
    ...SETTINGS,
    logo: "/logo.svg",
    navigation: {
      versions: [
        { version: "2", openapi: "api.yaml", groups: [{ group: "API", pages: ["v2/start", "GET /berths"] }] },
        { version: "1", groups: [{ group: "Old", root: "v1/index", pages: ["v1/start"] }] },
      ],
    },
  },
  "api.yaml":
    "openapi: 3.1.0\ninfo:\n  title: Harbour\n  version: '2'\npaths:\n  /berths:\n    get:\n      summary: List berths\n    post:\n      summary: Book a berth\n",
  "v2/start.mdx": page("Start", "[Operation](/api-reference/list-berths)\n"),
  "v1/index.mdx": page("Old"),
  "v1/start.mdx": page("Old start", "![Logo](/logo.svg)\n"),
  "v1/orphan.mdx": page("Orphan"),
  "logo.svg": "<svg/>",
};

/** Two sites in one repository. */
export const MONOREPO: SiteFiles = {
  "packages/one/docs.json": { ...SETTINGS, navigation: { pages: ["start", "usage"] } },
  "packages/one/start.mdx": page("One start", "[Usage](usage)\n\n[Usage](/usage)\n"),
  "packages/one/usage.mdx": page("One usage", 'import Note from "/snippets/note.mdx"\n\n<Note />\n'),
  "packages/one/snippets/note.mdx": "A note.\n",
  "packages/two/docs.json": { ...SETTINGS, navigation: { tabs: [{ tab: "Two", pages: ["start"] }] } },
  "packages/two/start.mdx": page("Two start", "[One](/usage)\n"),
  "README.md": "# Repository\n",
};

/** A small site without a finding, its docs.json as somebody would write it. */
export const HARBOUR = {
  "docs.json": `{
  "theme": "mint",
  "name": "Harbour",
  "colors": { "primary": "#0d9373" },
  "navigation": {
    "groups": [
      {
        "group": "Guides",
        "icon": "book",
        "pages": ["guides/intro", "guides/tides"]
      },
      {
        "group": "API",
        "openapi": "api.yaml",
        "pages": ["GET /berths"]
      }
    ]
  },
  "redirects": [{ "source": "/old", "destination": "/guides/intro" }]
}
`,
  "api.yaml":
    "openapi: 3.1.0\ninfo:\n  title: Harbour\n  version: '2'\npaths:\n  /berths:\n    get:\n      summary: List berths\n",
  "guides/intro.mdx": page("Introduction", "Read about [the tides](/guides/tides#spring-tides) first.\n"),
  "guides/tides.mdx": page("Tides", "## Spring tides\n\nHigh water. See the [introduction](./intro).\n"),
} as const satisfies SiteFiles;
