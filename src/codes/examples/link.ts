import type { LINK_CODES } from "../areas/link.ts";
import type { CodeExample } from "./example.ts";
import { contentExample } from "./page.ts";

const TWO_LANGUAGES =
  '{ "navigation": { "languages": [{ "language": "en", "pages": ["en/a", "en/b"] }, { "language": "fr", "pages": ["fr/a", "fr/b"] }] } }';
const TWO_VERSIONS =
  '{ "navigation": { "versions": [{ "version": "v2", "pages": ["v2/a", "v2/b"] }, { "version": "v1", "pages": ["v1/a", "v1/b"] }] } }';

/** The page `a` of the second folder, and three others. */
const linked = (docs: string, folders: readonly [string, string], link: string): Record<string, string> => ({
  "docs.json": docs,
  [`${folders[0]}/a.mdx`]: "",
  [`${folders[0]}/b.mdx`]: "",
  [`${folders[1]}/a.mdx`]: `[b](${link})\n`,
  [`${folders[1]}/b.mdx`]: "",
});

const redirectFiles = (link: string): Record<string, string> => ({
  "docs.json":
    '{ "navigation": { "pages": ["intro"] }, "redirects": [{ "source": "/start", "destination": "/intro" }] }',
  "intro.mdx": `[start](${link})\n`,
});

const NAMES = ["intro", "guide", "terms"];

const inFooter = (basePath: string): Record<string, string> => {
  const items = NAMES.map((name) => ({ label: name, href: `${basePath}/${name}` }));
  const docs = { navigation: { pages: NAMES }, footer: { links: [{ items }] } };
  return { "docs.json": JSON.stringify(docs), ...Object.fromEntries(NAMES.map((name) => [`${name}.mdx`, ""])) };
};

const remote = (openapi: string): Record<string, string> => ({
  "docs.json": `{ "navigation": { "groups": [{ "group": "API", ${openapi}"pages": ["intro"] }] } }`,
  "intro.mdx": "[users](/api-reference/users)\n",
});

const LINKED = ["one", "two", "three", "four", "five"];

const linksInto = (folder: string): Record<string, string> => ({
  "docs.json": JSON.stringify({ navigation: { pages: ["intro", ...LINKED.map((name) => `reference/${name}`)] } }),
  "intro.mdx": `${LINKED.map((name) => `[${name}](${folder}/${name})`).join(" ")}\n`,
  ...Object.fromEntries(LINKED.map((name) => [`reference/${name}.mdx`, ""])),
});

export const LINK_EXAMPLES: Readonly<Record<keyof typeof LINK_CODES, CodeExample>> = {
  "link/page-not-found": contentExample("[start](/itro)", "[start](/intro)"),
  "link/folder-moved": { wrong: linksInto("/sql-reference"), right: linksInto("/reference") },
  "link/anchor-not-found": contentExample("## Set up\n\n[see](#setup)", "## Set up\n\n[see](#set-up)"),
  "link/asset-not-found": contentExample("![logo](/lgoo.png)", "![logo](/logo.png)", { "logo.png": "" }),
  "link/redirected": { wrong: redirectFiles("/start"), right: redirectFiles("/intro") },
  "link/other-language": {
    wrong: linked(TWO_LANGUAGES, ["en", "fr"], "/en/b"),
    right: linked(TWO_LANGUAGES, ["en", "fr"], "/fr/b"),
  },
  "link/other-version": {
    wrong: linked(TWO_VERSIONS, ["v2", "v1"], "/v2/b"),
    right: linked(TWO_VERSIONS, ["v2", "v1"], "/v1/b"),
  },
  "link/not-portable": contentExample("[start](/Intro)", "[start](/intro)"),
  "link/external-dead": {
    ...contentExample("[paper](https://example.com/lost)", "[paper](https://example.com/)"),
    isSketch: true,
  },
  "link/malformed": contentExample("[start] (/intro)", "[start](/intro)"),
  "link/undefined-reference": contentExample(
    "[the paper][paper]",
    "[the paper][paper]\n\n[paper]: https://example.com/paper",
  ),
  "link/base-path": { wrong: inFooter("/docs"), right: inFooter("") },
  "link/not-checked": {
    wrong: remote('"openapi": "https://api.example.com/openapi.json", '),
    right: { ...remote(""), "intro.mdx": "" },
  },
};
