import type { CodeExample } from "./example.ts";

/** Two calls on one docs.json; in them, `docs` is its text. */
export const calls = (docs: string, wrong: string, right: string): CodeExample => ({
  wrong: { "docs.json": docs, "edit.js": wrong },
  right: { "docs.json": docs, "edit.js": right },
});

export const NESTED =
  '{ "navigation": { "groups": [{ "group": "Start", "pages": ["intro", { "group": "More", "pages": ["more"] }] }, { "group": "API", "pages": ["rest"] }] } }';
