import type { ASSET_CODES } from "../areas/asset.ts";
import type { VARIABLE_CODES } from "../areas/variable.ts";
import type { CodeExample } from "./example.ts";
import { contentExample } from "./page.ts";

/** A site of one page with these settings and files. */
const settingsExample = (wrong: string, right: string, files: Readonly<Record<string, string>> = {}): CodeExample => ({
  wrong: { "docs.json": `{ "navigation": { "pages": ["intro"] }, ${wrong} }`, "intro.mdx": "", ...files },
  right: { "docs.json": `{ "navigation": { "pages": ["intro"] }, ${right} }`, "intro.mdx": "", ...files },
});

export const ASSET_EXAMPLES: Readonly<Record<keyof typeof ASSET_CODES | keyof typeof VARIABLE_CODES, CodeExample>> = {
  "asset/not-found": settingsExample('"favicon": "/favicn.svg"', '"favicon": "/favicon.svg"', {
    "favicon.svg": "<svg/>",
  }),
  "asset/unknown-icon": {
    wrong: { "docs.json": `{ "navigation": { "pages": ["intro"] } }`, "intro.mdx": "---\nicon: rokcet\n---\n" },
    right: { "docs.json": `{ "navigation": { "pages": ["intro"] } }`, "intro.mdx": "---\nicon: rocket\n---\n" },
  },
  "asset/unused": contentExample("Sign in.", "![Sign in](/images/sign-in.png)", { "images/sign-in.png": "" }),
  "snippet/unused": contentExample("Read on.", 'import Note from "/snippets/note.mdx";\n\n<Note />', {
    "snippets/note.mdx": "Read on.\n",
  }),
  "variable/name": settingsExample('"variables": { "api_version": "2" }', '"variables": { "api-version": "2" }'),
  "variable/undefined": settingsExample(
    '"variables": { "version": "2" }',
    '"variables": { "version": "2", "name": "Acme" }',
    {
      "intro.mdx": "{{name}} {{version}}\n",
    },
  ),
};
