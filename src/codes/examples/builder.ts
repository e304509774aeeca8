import type { BUILDER_CODES } from "../areas/builder.ts";
import type { CodeExample } from "./example.ts";

/** A navigation of pages, before a change and after it. */
const change = (before: readonly string[], after: readonly string[]) => ({
  "before/docs.json": JSON.stringify({ navigation: { pages: before } }),
  "docs.json": JSON.stringify({ navigation: { pages: after } }),
});

export const BUILDER_EXAMPLES: Readonly<Record<keyof typeof BUILDER_CODES, CodeExample>> = {
  "builder/unsupported": {
    wrong: {
      "docs.json": '{ "navigation": { "groups": [{ "group": "Start", "icon": "book", "pages": ["intro"] }] } }',
      "build.js": "toStarlight(navigation)",
    },
    right: {
      "docs.json": '{ "navigation": { "groups": [{ "group": "Start", "pages": ["intro"] }] } }',
      "build.js": "toStarlight(navigation)",
    },
  },
  "builder/unrendered": {
    wrong: { "docs.json": '{ "navigation": { "pages": ["intro"] } }', "intro.mdx": "It costs {prices.monthly}." },
    right: { "docs.json": '{ "navigation": { "pages": ["intro"] } }', "intro.mdx": "It is {2 + 3}." },
  },
  "builder/restricted": {
    wrong: {
      "docs.json": '{ "navigation": { "pages": ["intro", "payroll"] } }',
      "intro.mdx": "See [the payroll](/payroll).",
      "payroll.mdx": "---\ntitle: Payroll\ngroups: [staff]\n---\n",
    },
    right: {
      "docs.json": '{ "navigation": { "pages": ["intro", "payroll"] } }',
      "intro.mdx": "See [the payroll](/payroll).",
      "payroll.mdx": "---\ntitle: Payroll\n---\n",
    },
  },
  "builder/ambiguous-redirect": {
    wrong: { ...change(["start"], ["web/start", "cli/start"]), "build.js": "toRedirects(before, navigation)" },
    right: { ...change(["start"], ["web/start", "cli/install"]), "build.js": "toRedirects(before, navigation)" },
  },
  "builder/no-redirect": {
    wrong: { ...change(["intro", "news"], ["intro"]), "build.js": "toRedirects(before, navigation)" },
    right: { ...change(["intro", "news"], ["intro", "company/news"]), "build.js": "toRedirects(before, navigation)" },
  },
};
