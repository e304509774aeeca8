import { checkSite } from "docsjson/node";
import { expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";

const DOCS = '{ "navigation": { "pages": ["index", { "group": "API", "openapi": "SPEC" }] } }';

async function judge(files: Record<string, string>, file: string) {
  const root = tempSite({ "docs.json": DOCS.replace("SPEC", file), "index.mdx": "## Start\n", "a.png": "", ...files });
  const { diagnostics } = await checkSite(root);
  const text = files[file] ?? "";
  return diagnostics.map(({ file, range, message, fixes }) => {
    const { line, column, offset = 0 } = range?.start ?? {};
    return [`${file}:${line}:${column} ${message}`, text.slice(offset, range?.end.offset), fixes.length];
  });
}

const YAML = `openapi: 3.1.0
info:
  title: A
  version: "1"
  description: |
    See [start](/index#start), [gone](/gone) and ![a](/a.png).

    ![b](/b.png) and again [gone](/gone), \`[code](/code)\`
tags:
  - name: users
    description: '<a href="/gone/too">it''s</a> [web](https://example.com) [one](/index#none)'
paths:
  /users:
    get:
      tags: [users]
      description: "Read [the\\u0020guide](/gui\\u0064e), not [this](./that) or [section](#here)"
      parameters:
        - { name: q, in: query, description: "[q](/q)", example: { description: "[no](/no)" } }
      responses: { 200: { description: "[r](/r)", content: { application/json: { schema: { type: object, properties: { example: { type: string, description: "[p](/p)" } } } } } } }
`;

it("links in the descriptions of a spec are judged at their place, wherever the spec has them", async () => {
  expect(await judge({ "api.yaml": YAML }, "api.yaml")).toEqual([
    ['api.yaml:6:39 "/gone" does not exist', "/gone", 0],
    ['api.yaml:8:10 the file "/b.png" does not exist', "/b.png", 0],
    ['api.yaml:8:35 "/gone" does not exist', "/gone", 0],
    ['api.yaml:11:28 "/gone/too" does not exist', "/gone/too", 0],
    ['api.yaml:11:82 "/index" has no anchor "#none"', "/index#none", 0],
    // Written with an escape: the whole description.
    ['api.yaml:16:20 "/guide" does not exist', expect.stringContaining("gui\\u0064e"), 0],
    ['api.yaml:18:51 "/q" does not exist', "/q", 0],
    ['api.yaml:19:45 "/r" does not exist', "/r", 0],
    ['api.yaml:19:163 "/p" does not exist', "/p", 0],
  ]);
});

it("and in specs of JSON, with the site's variables and the links that are left alone", async () => {
  const spec = {
    openapi: "3.1.0",
    info: { title: "A", version: "1", description: '[a](/{{page}}) "quoted" [b](/b/{{page}})' },
    paths: { "/x": { get: { description: "[c](/c)", responses: {} } } },
  };
  const root = tempSite({
    "docs.json": DOCS.replace("SPEC", "api.json").replace("{", '{ "variables": { "page": "index" }, '),
    "index.mdx": "",
    "api.json": JSON.stringify(spec),
  });
  const { diagnostics } = await checkSite(root, { ignoreLinks: ["/c"] });
  expect(diagnostics.map(({ file, code, message }) => [file, code, message])).toEqual([
    ["api.json", "link/page-not-found", '"/b/index" does not exist'],
  ]);
});

const ASYNCAPI = `asyncapi: 3.0.0
info: { title: A, version: "1", description: "[gone](/gone)" }
channels:
  orders:
    address: orders
    description: See [start](/index#start) and [none](/index#none).
`;

const SCHEMA = `"""
Users, see <a href="/gone">the guide</a>, [start](/index#start)
and [none](/index#none).
"""
type User { id: ID }
type Query {
  "One [user](/user) of \\"all\\""
  user(name: String = "[no](/no)"): User
}
`;

it("and in those of AsyncAPI documents and GraphQL schemas", async () => {
  const root = tempSite({
    "docs.json": JSON.stringify({
      navigation: { pages: ["index", { group: "E", asyncapi: "events.yaml" }, { group: "Q", graphql: "a.graphql" }] },
    }),
    "index.mdx": "## Start\n",
    "events.yaml": ASYNCAPI,
    "a.graphql": SCHEMA,
  });
  const { diagnostics } = await checkSite(root);
  expect(
    diagnostics.map(({ file, range, message }) => `${file}:${range?.start.line}:${range?.start.column} ${message}`),
  ).toEqual([
    'a.graphql:2:21 "/gone" does not exist',
    'a.graphql:3:12 "/index" has no anchor "#none"',
    'a.graphql:7:15 "/user" does not exist',
    'events.yaml:2:54 "/gone" does not exist',
    'events.yaml:6:55 "/index" has no anchor "#none"',
  ]);
});
