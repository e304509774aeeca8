export const TWO_LANGUAGES =
  '{ "navigation": { "languages": [{ "language": "en", "pages": ["en/a", "en/b"] }, { "language": "fr", "pages": ["fr/a", "fr/b"] }] } }';
export const TWO_VERSIONS =
  '{ "navigation": { "versions": [{ "version": "v2", "pages": ["v2/a", "v2/b"] }, { "version": "v1", "pages": ["v1/a", "v1/b"] }] } }';

/** The page `a` of the second folder, and three others. */
export const linked = (docs: string, folders: readonly [string, string], link: string): Record<string, string> => ({
  "docs.json": docs,
  [`${folders[0]}/a.mdx`]: "",
  [`${folders[0]}/b.mdx`]: "",
  [`${folders[1]}/a.mdx`]: `[b](${link})\n`,
  [`${folders[1]}/b.mdx`]: "",
});

export const redirectFiles = (link: string): Record<string, string> => ({
  "docs.json":
    '{ "navigation": { "pages": ["intro"] }, "redirects": [{ "source": "/start", "destination": "/intro" }] }',
  "intro.mdx": `[start](${link})\n`,
});

const NAMES = ["intro", "guide", "terms"];

export const inFooter = (basePath: string): Record<string, string> => {
  const items = NAMES.map((name) => ({ label: name, href: `${basePath}/${name}` }));
  const docs = { navigation: { pages: NAMES }, footer: { links: [{ items }] } };
  return { "docs.json": JSON.stringify(docs), ...Object.fromEntries(NAMES.map((name) => [`${name}.mdx`, ""])) };
};

export const remote = (openapi: string): Record<string, string> => ({
  "docs.json": `{ "navigation": { "groups": [{ "group": "API", ${openapi}"pages": ["intro"] }] } }`,
  "intro.mdx": "[users](/api-reference/users)\n",
});

const LINKED = ["one", "two", "three", "four", "five"];

export const linksInto = (folder: string): Record<string, string> => ({
  "docs.json": JSON.stringify({ navigation: { pages: ["intro", ...LINKED.map((name) => `reference/${name}`)] } }),
  "intro.mdx": `${LINKED.map((name) => `[${name}](${folder}/${name})`).join(" ")}\n`,
  ...Object.fromEntries(LINKED.map((name) => [`reference/${name}.mdx`, ""])),
});
