import type { EDIT_CODES } from "../areas/edit.ts";
import type { CodeExample } from "./example.ts";

/** Two calls on one docs.json; in them, `docs` is its text. */
const calls = (docs: string, wrong: string, right: string): CodeExample => ({
  wrong: { "docs.json": docs, "edit.js": wrong },
  right: { "docs.json": docs, "edit.js": right },
});

const NESTED =
  '{ "navigation": { "groups": [{ "group": "Start", "pages": ["intro", { "group": "More", "pages": ["more"] }] }, { "group": "API", "pages": ["rest"] }] } }';

export const EDIT_EXAMPLES: Readonly<Record<keyof typeof EDIT_CODES, CodeExample>> = {
  "edit/not-found": calls(
    '{ "navigation": { "pages": ["intro"] } }',
    'removePages(docs, ["intor"])',
    'removePages(docs, ["intro"])',
  ),
  "edit/no-place": calls(
    '{ "navigation": { "tabs": [{ "tab": "Guides", "pages": ["intro"] }] } }',
    'addPages(docs, ["about"], { to: "/navigation" })',
    'addPages(docs, ["about"], { to: "/navigation/tabs/0" })',
  ),
  "edit/page-twice": calls(
    '{ "navigation": { "pages": ["intro"] } }',
    'addPages(docs, ["intro"], { to: "/navigation" })',
    'addPages(docs, ["setup"], { to: "/navigation" })',
  ),
  "edit/doubled-key": calls(
    '{ "navigation": { "pages": ["intro"], "pages": ["setup"] } }',
    'addPages(docs, ["about"], { to: "/navigation" })',
    'addRedirects(docs, [{ source: "/a", destination: "/b" }])',
  ),
  "edit/into-itself": calls(
    NESTED,
    'moveGroup(docs, "/navigation/groups/0", { to: "/navigation/groups/0/pages/1" })',
    'moveGroup(docs, "/navigation/groups/0", { to: "/navigation/groups/1" })',
  ),
  "edit/redirect-loop": calls(
    '{ "navigation": { "pages": ["intro"] } }',
    'addRedirects(docs, [{ source: "/a", destination: "/b" }, { source: "/b", destination: "/a" }])',
    'addRedirects(docs, [{ source: "/a", destination: "/b" }, { source: "/b", destination: "/c" }])',
  ),
};
