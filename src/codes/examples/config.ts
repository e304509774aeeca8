import { type CodeExample, docsExample } from "./example.ts";

/** A site of the hosted platform with one more setting. */
export const platform = (wrong: string, right: string): CodeExample => {
  const config = (setting: string) =>
    `{ "theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }, ${setting}, "navigation": { "pages": ["intro"] } }`;
  return docsExample(config(wrong), config(right));
};

export const PAGES = { "docs.json": '{ "navigation": { "pages": ["intro"] } }', "intro.mdx": "" };
