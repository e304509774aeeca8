import type { CodeExample } from "./example.ts";

/** A site of one page with these settings and files. */
export const settingsExample = (
  wrong: string,
  right: string,
  files: Readonly<Record<string, string>> = {},
): CodeExample => ({
  wrong: { "docs.json": `{ "navigation": { "pages": ["intro"] }, ${wrong} }`, "intro.mdx": "", ...files },
  right: { "docs.json": `{ "navigation": { "pages": ["intro"] }, ${right} }`, "intro.mdx": "", ...files },
});
