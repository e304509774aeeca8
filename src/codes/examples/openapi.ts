import type { OPENAPI_CODES } from "../areas/openapi.ts";
import { type CodeExample, type ExampleFiles, site } from "./example.ts";

/** A group that names a spec, and what beside. */
const group = (fields: string): string => `{ "groups": [{ "group": "API", ${fields} }] }`;
const GENERATED = group('"openapi": "api.yaml"');

/** A spec with these paths, as the rest of its YAML. */
const spec = (paths: string): string => `openapi: 3.1.0\ninfo: { title: API, version: "1" }\n${paths}`;
const operation = (path: string, summary: string, more = ""): string =>
  `  ${path}:\n    get:\n      summary: ${summary}\n${more}      responses: { "200": { description: OK } }\n`;
const USERS = spec(`paths:\n${operation("/users", "List users")}`);

/** One navigation over two texts of a file. */
const twoSpecs = (wrong: string, right: string, navigation = GENERATED, beside: ExampleFiles = {}): CodeExample =>
  site(navigation, navigation, { "api.yaml": wrong, ...beside }, { "api.yaml": right });

const PLATFORM =
  '"$schema": "https://mintlify.com/docs.json", "theme": "mint", "name": "Acme", "colors": { "primary": "#0d9373" }, ';

export const OPENAPI_EXAMPLES: Readonly<Record<keyof typeof OPENAPI_CODES, CodeExample>> = {
  "openapi/syntax": twoSpecs("openapi: 3.1.0\npaths: [", USERS),
  "openapi/not-a-spec": twoSpecs("title: API\n", USERS),
  "openapi/unsupported-version": twoSpecs('swagger: "2.0"\n', USERS),
  "openapi/outside-root": site(group('"openapi": "../api.yaml"'), GENERATED, { "api.yaml": USERS }),
  "openapi/broken-reference": twoSpecs(
    `${USERS}  /teams:\n    $ref: "#/components/pathItems/Lost"\n`,
    `${USERS}  /teams:\n    $ref: "#/components/pathItems/Teams"\ncomponents:\n  pathItems:\n  ${operation("Teams", "List teams").replaceAll("\n", "\n  ").trimEnd()}\n`,
  ),
  "openapi/external-path-item": twoSpecs(`${USERS}  /teams:\n    $ref: "teams.yaml#/teams"\n`, USERS),
  "openapi/invalid-spec": twoSpecs(`${USERS}  /teams: none\n`, USERS),
  "openapi/unchecked": { ...twoSpecs(USERS, USERS), isSketch: true },
  "openapi/too-large": twoSpecs(
    spec(
      `paths:\n${operation("/users", "List users", "      x-mint: &page\n        metadata: { a: *page, b: *page }\n")}`,
    ),
    spec(`paths:\n${operation("/users", "List users", "      x-mint:\n        metadata: { icon: user }\n")}`),
  ),
  "openapi/duplicate-key": twoSpecs(
    `${USERS}${operation("/users", "List users")}`,
    `${USERS}${operation("/teams", "List teams")}`,
  ),
  "openapi/unreadable": site(group('"openapi": "api"'), group('"openapi": "api/api.yaml"'), { "api/api.yaml": USERS }),
  "openapi/remote-blocked": site(group('"openapi": "https://example.com/api.yaml"'), GENERATED, { "api.yaml": USERS }),
  "openapi/remote-failed": {
    ...site(group('"openapi": "https://example.com/lost.yaml"'), GENERATED, { "api.yaml": USERS }),
    isSketch: true,
  },
  "openapi/not-found": site(group('"openapi": "apj.yaml"'), GENERATED, { "api.yaml": USERS }),
  "openapi/unresolved-references": {
    ...site(
      group('"openapi": "lost.yaml", "pages": ["GET /users"]'),
      group('"openapi": "api.yaml", "pages": ["GET /users"]'),
      { "api.yaml": USERS },
    ),
  },
  "openapi/no-spec": site(group('"pages": ["GET /users"]'), group('"openapi": "api.yaml", "pages": ["GET /users"]'), {
    "api.yaml": USERS,
  }),
  "openapi/unknown-operation": site(
    group('"openapi": "api.yaml", "pages": ["GET /users", "GET /user"]'),
    group('"openapi": "api.yaml", "pages": ["GET /users"]'),
    { "api.yaml": USERS },
  ),
  "openapi/shows-other-spec": site(
    '{ "pages": ["users"] }',
    '{ "pages": ["users"] }',
    { "v1.yaml": USERS, "v2.yaml": spec("paths: {}\n"), "users.mdx": "---\nopenapi: v2.yaml GET /users\n---\n" },
    { "v2.yaml": USERS },
  ),
  "openapi/ambiguous-operation": site(
    group('"openapi": ["api.yaml", "admin.yaml"], "pages": ["GET /users", "admin.yaml GET /users"]'),
    group('"openapi": ["api.yaml", "admin.yaml"], "pages": ["api.yaml GET /users", "admin.yaml GET /users"]'),
    { "api.yaml": USERS, "admin.yaml": spec(`paths:\n${operation("/users", "List all users")}`) },
  ),
  "openapi/hidden-operation": site(
    group('"openapi": "api.yaml", "pages": ["GET /users", "GET /debug"]'),
    group('"openapi": "api.yaml", "pages": ["GET /users"]'),
    { "api.yaml": `${USERS}${operation("/debug", "Debug", "      x-hidden: true\n")}` },
  ),
  "openapi/excluded-operation": {
    wrong: {
      "docs.json": `{ ${PLATFORM}"navigation": ${group('"openapi": "api.yaml", "pages": ["GET /users", "GET /debug"]')} }`,
      "api.yaml": `${USERS}${operation("/debug", "Debug", "      x-excluded: true\n")}`,
    },
    right: {
      "docs.json": `{ ${PLATFORM}"navigation": ${group('"openapi": "api.yaml", "pages": ["GET /users"]')} }`,
      "api.yaml": `${USERS}${operation("/debug", "Debug", "      x-excluded: true\n")}`,
    },
  },
  "openapi/invalid-href": twoSpecs(
    spec(`paths:\n${operation("/users", "List users", "      x-mint: { href: /../users }\n")}`),
    spec(`paths:\n${operation("/users", "List users", "      x-mint: { href: /people/users }\n")}`),
  ),
  "openapi/href-collision": twoSpecs(
    spec(`paths:\n${operation("/users", "List")}${operation("/teams", "List")}`),
    spec(`paths:\n${operation("/users", "List users")}${operation("/teams", "List teams")}`),
  ),
  "openapi/page-replaced": {
    wrong: { "docs.json": `{ "navigation": ${GENERATED} }`, "api.yaml": USERS, "api-reference/list-users.mdx": "" },
    right: { "docs.json": `{ "navigation": ${GENERATED} }`, "api.yaml": USERS },
  },
  "openapi/unused-operations": site(
    group('"openapi": "api.yaml", "pages": ["GET /users"]'),
    group('"openapi": "api.yaml", "pages": ["GET /users", "GET /teams"]'),
    { "api.yaml": `${USERS}${operation("/teams", "List teams")}` },
  ),
};
