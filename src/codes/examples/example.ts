import { REQUIRED_SETTINGS } from "./nav.ts";
/** The files that show something, by path: a docs root, a `job.json`, or a call of `docsjson/edit` in `edit.js`. */
export type ExampleFiles = Readonly<Record<string, string>>;

/** What a code is about, by example: files that have its diagnostic and no other, and the same without. */
export interface CodeExample {
  wrong: ExampleFiles;
  right: ExampleFiles;
  /** True if `wrong` only hints at what it takes: a file too large to print, or the network. */
  isSketch?: true;
}

/** A docs.json alone. */
export const docsExample = (wrong: string, right: string): CodeExample => ({
  wrong: { "docs.json": wrong },
  right: { "docs.json": right },
});

/** A navigation alone: `docs.json` without anything else. */
export const navigationExample = (wrong: string, right: string): CodeExample =>
  docsExample(`{ "navigation": ${wrong} }`, `{ "navigation": ${right} }`);

/** A docs root; both sides share the files of `beside`, which the second one may replace. */
export const siteExample = (
  wrong: string,
  right: string,
  beside: ExampleFiles,
  instead: ExampleFiles = {},
): CodeExample => ({
  wrong: { "docs.json": `{ "navigation": ${wrong} }`, ...beside },
  right: { "docs.json": `{ "navigation": ${right} }`, ...beside, ...instead },
});

/** A group that names a spec, and what beside. */
export const group = (fields: string): string => `{ "groups": [{ "group": "API", ${fields} }] }`;
export const GENERATED = group('"openapi": "api.yaml"');

/** A spec with these paths, as the rest of its YAML. */
export const specExample = (paths: string): string => `openapi: 3.1.0\ninfo: { title: API, version: "1" }\n${paths}`;
export const operationExample = (path: string, summary: string, more = ""): string =>
  `  ${path}:\n    get:\n      summary: ${summary}\n${more}      responses: { "200": { description: OK } }\n`;
export const USERS = specExample(`paths:\n${operationExample("/users", "List users")}`);

/** One navigation over two texts of a file. */
export const twoSpecs = (wrong: string, right: string): CodeExample =>
  siteExample(GENERATED, GENERATED, { "api.yaml": wrong }, { "api.yaml": right });

export const CONFIG_START = `"$schema": "https://mintlify.com/docs.json", ${REQUIRED_SETTINGS}, `;
