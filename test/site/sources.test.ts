import { checkSite, resolveSite } from "docsjson/node";
import { expect, it } from "vitest";
import { BUILDER_PROJECTS } from "../../src/builders/projects.ts";
import { readDocs } from "../../src/builders/shared/pages/read-docs.ts";
import { tempSite } from "../support/temp-site.ts";

/** A site of two repositories, one of which is put in the place of a tab of the other. */
const site = (api: object, files: Readonly<Record<string, string>> = {}) =>
  tempSite({
    "main/docs.json": { variables: { name: "Lumen" }, navigation: { tabs: [{ sourceRef: "acme/api" }] } },
    "api/docs.json": { variables: { version: "2" }, ...api },
    "api/openapi.json": {
      openapi: "3.1.0",
      info: { title: "API", version: "1" },
      paths: { "/lamps": { get: { summary: "List lamps" } } },
    },
    ...files,
  });

const resolve = (folder: string) =>
  resolveSite(`${folder}/main`, { dialect: "spec", sources: { "acme/api": { root: `${folder}/api`, path: "api" } } });

it("has the pages of another repository below its path: titles, operations and variables", async () => {
  const groups = [
    { group: "Start", pages: ["intro"] },
    { group: "API", openapi: { source: "openapi.json", directory: "reference" } },
  ];
  const folder = site(
    { navigation: { tabs: [{ tab: "API", groups }] } },
    { "api/intro.mdx": "---\ntitle: Welcome\n---\n{{name}} {{version}}\n" },
  );
  const { ok, value, diagnostics } = await resolve(folder);
  expect([ok, diagnostics]).toEqual([true, []]);
  expect(value?.pages.map(({ href, title, source }) => [href, title, source.file])).toEqual([
    ["/api/intro", "Welcome", "../api/docs.json"],
    ["/api/reference/list-lamps", "List lamps", "../api/docs.json"],
  ]);
});

it("is read by builders as the settings of the project say, and by their projects as options say", async () => {
  const folder = site(
    { navigation: { tabs: [{ tab: "API", pages: ["intro"] }] } },
    {
      "api/intro.mdx": "",
      "main/docsjson.config.json": JSON.stringify({ sources: { "acme/api": { root: "../api", path: "api" } } }),
    },
  );
  const docs = await readDocs({ root: `${folder}/main` }, { failOnErrors: true });
  expect(docs.navigation.pages.map(({ href }) => href)).toEqual(["/api/intro"]);
  const reading = { sources: { "acme/api": { root: "/api", path: "/" } } };
  for (const { files } of Object.values(BUILDER_PROJECTS)) {
    expect(Object.values(files({ docs: "..", reading })).join()).toContain(
      'sources: {"acme/api":{"root":"/api","path":"/"}}',
    );
  }
});

it("names what is wrong in the file where it is, and offers no fix there", async () => {
  const groups = [{ group: "API", pags: ["intro"], pages: ["introo", "GET /lamp"], openapi: "openapi.json" }];
  const folder = site(
    { navigation: { tabs: [{ tab: "API", groups }] } },
    { "api/intro.mdx": "---\nopenapi: GET /none\n---\n" },
  );
  const { diagnostics } = await resolve(folder);
  expect(
    diagnostics.map(({ code, file, range, fixes }) => [code, `${file}:${range?.start.line}`, fixes.length]),
  ).toEqual(
    expect.arrayContaining([
      ["nav/page-not-found", "../api/docs.json:16", 0],
      ["openapi/unknown-operation", "../api/docs.json:17", 0],
      ["openapi/unknown-operation", "../api/intro.mdx:2", 0],
    ]),
  );
});

it("judges what is inside the pages of the other repository, whose paths count from its own root first", async () => {
  const links = "[a](/deep/more) [b](/start) [c](../intro) [d](/none) ![e](/own.svg) ![f](/none.svg)";
  const folder = site(
    { navigation: { tabs: [{ tab: "API", pages: ["intro", "deep/more"] }] } },
    {
      "main/start.mdx": "[api](/api/deep/more#here) [dead](/api/deep/more#there)",
      "api/intro.mdx": 'import A from "/snippets/a.mdx"\nimport B from "/snippets/b.mdx"\n\n<A /><B />\n',
      "api/deep/more.mdx": `import A from "/snippets/a.mdx"\n\n<A />\n\n${links}\n`,
      "api/snippets/a.mdx": "## Here\n",
      "api/own.svg": "<svg/>",
    },
  );
  const sources = { "acme/api": { root: `${folder}/api`, path: "api" } };
  const rules = { "nav/orphan-page": "off" } as const;
  const { diagnostics } = await checkSite(`${folder}/main`, { dialect: "spec", sources, rules });
  expect(
    diagnostics.map(({ code, file, range, message }) => `${file}:${range?.start.line} ${code} ${message}`),
  ).toEqual([
    '../api/deep/more.mdx:5 link/page-not-found "/none" does not exist',
    '../api/deep/more.mdx:5 link/asset-not-found the file "/none.svg" does not exist',
    '../api/intro.mdx:2 page/import-not-found the imported file "/snippets/b.mdx" does not exist',
    'start.mdx:1 link/anchor-not-found "/api/deep/more" has no anchor "#there"',
  ]);
});

it("says what it can't read of the other repository", async () => {
  const { ok, diagnostics } = await resolve(site({}, { "api/docs.json": '{ "navigation": ' }));
  expect([ok, diagnostics.map(({ code, file }) => [code, file])]).toEqual([
    false,
    expect.arrayContaining([
      ["config/syntax", "../api/docs.json"],
      ["nav/source-ref", "docs.json"],
    ]),
  ]);
});
