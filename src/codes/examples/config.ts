import type { CONFIG_CODES } from "../areas/config.ts";
import { type CodeExample, docs, navigation, site } from "./example.ts";

/** A site of the hosted platform with one more setting. */
const platform = (wrong: string, right: string): CodeExample => {
  const config = (setting: string) =>
    `{ "theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }, ${setting}, "navigation": { "pages": ["intro"] } }`;
  return docs(config(wrong), config(right));
};

const PAGES = { "docs.json": '{ "navigation": { "pages": ["intro"] } }', "intro.mdx": "" };

export const CONFIG_EXAMPLES: Readonly<Record<keyof typeof CONFIG_CODES, CodeExample>> = {
  "config/syntax": navigation('{ "pages": ["intro",] }', '{ "pages": ["intro"] }'),
  "config/other-format": docs('{ "sidebar": [{ "group": "Start" }] }', '{ "navigation": { "pages": ["intro"] } }'),
  "config/ignored-by-platform": docs(
    '{ "$schema": "https://holocron.so/docs.json", "name": "Acme", "navigation": { "languages": [{ "language": "en", "pages": ["intro"] }] } }',
    '{ "$schema": "https://holocron.so/docs.json", "name": "Acme", "navigation": { "pages": ["intro"] } }',
  ),
  "config/duplicate-key": navigation('{ "pages": ["intro"], "pages": ["guide"] }', '{ "pages": ["intro", "guide"] }'),
  "config/type": navigation(
    '{ "groups": [{ "group": "Start", "tag": 1, "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "tag": "1", "pages": ["intro"] }] }',
  ),
  "config/required": navigation(
    '{ "groups": [{ "name": "Start", "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "pages": ["intro"] }] }',
  ),
  "config/enum": navigation(
    '{ "groups": [{ "group": "Start", "root": "start", "directory": "cards", "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "root": "start", "directory": "card", "pages": ["intro"] }] }',
  ),
  "config/unknown-value": docs(
    '{ "navbar": { "links": [{ "type": "gihub", "label": "Code", "href": "https://github.com/acme/docs" }] }, "navigation": { "pages": ["intro"] } }',
    '{ "navbar": { "links": [{ "type": "github", "label": "Code", "href": "https://github.com/acme/docs" }] }, "navigation": { "pages": ["intro"] } }',
  ),
  "config/format": navigation(
    '{ "anchors": [{ "anchor": "Blog", "href": "www.example.com" }] }',
    '{ "anchors": [{ "anchor": "Blog", "href": "https://www.example.com" }] }',
  ),
  "config/range": platform(
    '"fonts": { "family": "Inter", "weight": 0 }',
    '"fonts": { "family": "Inter", "weight": 400 }',
  ),
  "config/unknown-field": navigation(
    '{ "groups": [{ "group": "Start", "icn": "book", "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "icon": "book", "pages": ["intro"] }] }',
  ),
  "config/old-file": { wrong: { ...PAGES, "mint.json": "{}" }, right: PAGES },
  "config/unknown-rule": {
    wrong: { "docsjson.config.json": '{ "rules": { "nav/orphan-pages": "off" } }' },
    right: { "docsjson.config.json": '{ "rules": { "nav/orphan-page": "off" } }' },
  },
  "config/custom-rule": {
    wrong: { "docsjson.config.json": '{ "customRules": ["rules.mjs"] }', "rules.mjs": "export const rules = [];" },
    right: { "docsjson.config.json": '{ "customRules": ["rules.mjs"] }', "rules.mjs": "export default [];" },
  },
  "config/duplicate-value": platform(
    '"seo": { "paths": [{ "path": "guides", "metatags": { "robots": "noindex" } }, { "path": "guides", "metatags": { "robots": "none" } }] }',
    '"seo": { "paths": [{ "path": "guides", "metatags": { "robots": "noindex" } }] }',
  ),
  "config/ignored": platform(
    '"fonts": { "family": "Inter", "heading": { "family": "Roboto" } }',
    '"fonts": { "heading": { "family": "Roboto" }, "body": { "family": "Inter" } }',
  ),
  "config/documented-only": platform(
    '"banner": { "content": "Version 2 is out", "color": "#0d9373" }',
    '"banner": { "content": "Version 2 is out", "color": { "light": "#0d9373", "dark": "#0d9373" } }',
  ),
  "config/schema": docs(
    '{ "$schema": "./node_modules/docsjson/schemas/doc.schema.json", "navigation": { "pages": ["intro"] } }',
    '{ "$schema": "./node_modules/docsjson/schemas/docs.schema.json", "navigation": { "pages": ["intro"] } }',
  ),
  "config/old-format": navigation(
    '[{ "group": "Start", "pages": ["intro"] }]',
    '{ "groups": [{ "group": "Start", "pages": ["intro"] }] }',
  ),
  "config/include": site('{ "$ref": "nav.jsn" }', '{ "$ref": "nav.json" }', {
    "nav.json": '{ "pages": ["intro"] }',
    "intro.mdx": "---\nhidden: true\n---\n",
  }),
  "config/ignore-file": {
    wrong: { ...PAGES, ".mintignore/drafts": "" },
    right: { ...PAGES, ".mintignore": "drafts/\n" },
  },
  "config/unread-include": navigation('{ "$ref": "nav.json" }', '{ "pages": ["intro"] }'),
  "config/more-findings": {
    ...navigation('{ "pages": [1, 2, 3, … 10001] }', '{ "pages": ["intro"] }'),
    isSketch: true,
  },
};
