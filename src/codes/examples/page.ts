import type { CodeExample } from "./example.ts";

/** A site with one page, of which the front matter is shown. */
export const frontMatterExample = (wrong: string, right: string): CodeExample => ({
  wrong: { "docs.json": DOCS, "intro.mdx": `---\n${wrong}\n---\n` },
  right: { "docs.json": DOCS, "intro.mdx": `---\n${right}\n---\n` },
});

/** A site with one page, of which the text is shown. */
export const contentExample = (
  wrong: string,
  right: string,
  files: Readonly<Record<string, string>> = {},
): CodeExample => ({
  wrong: { "docs.json": DOCS, "intro.mdx": `${wrong}\n`, ...files },
  right: { "docs.json": DOCS, "intro.mdx": `${right}\n`, ...files },
});

const DOCS = '{ "navigation": { "pages": ["intro"] } }';
