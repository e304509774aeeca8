import type { CodeExample, ExampleFiles } from "./example.ts";

const PAGES: ExampleFiles = { "intro.mdx": "", "guide.mdx": "" };

/** A site with two pages and these redirects. */
export const redirectExample = (wrong: string, right: string): CodeExample => ({
  wrong: { "docs.json": docsWith(wrong), ...PAGES },
  right: { "docs.json": docsWith(right), ...PAGES },
});

const docsWith = (list: string): string => `{ "navigation": { "pages": ["intro", "guide"] }, "redirects": [${list}] }`;

export const redirectEntry = (source: string, destination: string): string =>
  `{ "source": "${source}", "destination": "${destination}" }`;
