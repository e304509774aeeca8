import { type CodeExample, siteExample } from "./example.ts";

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

export const PLATFORM =
  '"$schema": "https://mintlify.com/docs.json", "theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }, ';
