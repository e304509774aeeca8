import { checkSite, loadSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { type SiteFiles, tempSite } from "../../support/temp-site.ts";

const spec = (...paths: string[]) => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: Object.fromEntries(paths.map((path) => [path, { get: {} }])),
});

/** What is found in a site whose page `a` shows `openapi`, in one line each; notes left out. */
async function found(openapi: string, files: SiteFiles = {}, settings: object = {}): Promise<string[]> {
  const config = {
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0a0" },
    navigation: { pages: ["a"] },
    ...settings,
  };
  const root = tempSite({ "docs.json": config, "a.mdx": `---\ntitle: A\nopenapi: "${openapi}"\n---\n`, ...files });
  const { diagnostics } = await checkSite(root);
  return diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ file, range, code, message, hint }) => `${file}:${range?.start.line} ${code} ${message} (${hint})`);
}

describe("an operation in a page's front matter", () => {
  it.each([
    ["its own spec", "api.json GET /a", { "api.json": spec("/a") }, {}],
    ["a spec by its path from the root", "/specs/api.json GET /a", { "specs/api.json": spec("/a") }, {}],
    ["a spec by the name of its file", "api get /a", { "specs/api.json": spec("/a") }, {}],
    ["api.openapi", "GET /a", { "api.json": spec("/a") }, { api: { openapi: "api.json" } }],
    [
      "any spec of the docs root",
      "GET /a",
      { "other.yaml": "openapi: 3.1.0\npaths: {}\n", "x/y.json": spec("/a") },
      {},
    ],
    [
      "the navigation's spec",
      "GET /a/",
      { "api.json": spec("/a") },
      { navigation: { groups: [{ group: "A", openapi: "api.json", pages: ["a"] }] } },
    ],
  ])("is found in %s", async (_, openapi, files, settings) => {
    expect(await found(openapi, files, settings)).toEqual([]);
  });

  it("is reported where its spec doesn't have it, at its line", async () => {
    expect(await found("specs/api.json GET /as", { "specs/api.json": spec("/a", "/b"), "b.json": spec("/c") })).toEqual(
      [
        'a.mdx:3 openapi/unknown-operation "specs/api.json" has no operation "GET /as", so the page shows no endpoint (did you mean "GET /a"?)',
      ],
    );
  });

  it.each(["GET /user", '"GET /user"', "'GET /user' "])("is corrected if one is meant: %s", async (written) => {
    const root = tempSite({
      "docs.json": { navigation: { pages: ["a"] } },
      "a.mdx": `---\ntitle: A\nopenapi: ${written}\n---\n`,
      "api.json": spec("/users"),
    });
    const { diagnostics } = await checkSite(root, { rules: { "config/*": "off" } });
    expect(diagnostics.map(({ code, fixes }) => [code, fixes.map(({ text }) => text)])).toEqual([
      ["openapi/unknown-operation", ["GET /users"]],
    ]);
  });

  it("is reported where no spec of the docs root has it", async () => {
    expect(await found("GET /lamps", { "a.json": spec("/lamp"), "b.json": spec("/c"), "c.json": {} })).toEqual([
      'a.mdx:3 openapi/unknown-operation neither "a.json" nor "b.json" has an operation "GET /lamps", so the page shows no endpoint (did you mean "GET /lamp"?)',
    ]);
  });

  it("is reported where there is no spec at all", async () => {
    expect(await found("GET /a", { "package.json": { openapi: "no" } })).toEqual([
      'a.mdx:3 openapi/no-spec the site has no OpenAPI spec for "GET /a", so the page shows no endpoint (set "openapi" on the element that lists the page, and keep the spec in the docs root)',
    ]);
  });

  it("is reported with the spec that isn't there, once for all pages", async () => {
    const files = {
      "b.mdx": "---\nopenapi: apis.json GET /b\n---\n",
      "snippets/c.mdx": "---\nopenapi: gone.json GET /c\n---\n",
    };
    expect(await found("/apis.json GET /a", { ...files, "v1/api.json": spec("/c") })).toEqual([
      'a.mdx:3 openapi/not-found the OpenAPI spec "apis.json" does not exist, so this page and another show no endpoint (did you mean "v1/api.json"?)',
    ]);
  });

  it("is found at the root, whatever the folder of the page", async () => {
    const files = { "api.json": spec("/a"), "guides/b.mdx": "---\nopenapi: ../../api.json GET /a\n---\n" };
    expect(await found("../api.json GET /a", files)).toEqual([]);
  });

  it("is shown from another spec if its own does not have it", async () => {
    const specs = { "v2/api.json": spec("/b"), "v1/api.json": spec("/a") };
    expect(await found("v2/api.json GET /a", specs)).toEqual([
      'a.mdx:3 openapi/shows-other-spec the page shows the endpoint of "v1/api.json", because "v2/api.json" has no operation "GET /a" (add the operation to "v2/api.json", or name "v1/api.json")',
    ]);
    expect(await found("v3/api.json GET /a", specs)).toEqual([
      'a.mdx:3 openapi/shows-other-spec the page shows the endpoint of "v1/api.json", because the spec "v3/api.json" does not exist (name "v1/api.json")',
    ]);
  });

  it("comes with the spec that was found", async () => {
    const root = tempSite({
      "docs.json": { navigation: { groups: [{ group: "B", openapi: "v2/api.json", pages: ["a", "b", "c", "d"] }] } },
      "a.mdx": "---\nopenapi: get /a/\n---\n",
      "b.mdx": "---\nopenapi: v3/api.json GET /a\n---\n",
      "c.mdx": "---\nopenapi: GET /both\n---\n",
      "d.mdx": "---\nopenapi: gone.json GET /gone\n---\n",
      "v1/api.json": spec("/a", "/both"),
      "v2/api.json": spec("/both"),
    });
    const { value } = await checkSite(root);
    expect(value.navigation?.pages.map(({ shows }) => shows)).toEqual([
      { operation: "GET /a", spec: "v1/api.json" },
      { operation: "GET /a", spec: "v1/api.json" },
      { operation: "GET /both", spec: "v2/api.json" },
      { operation: "GET /gone", spec: "gone.json" },
    ]);
  });

  it("is judged whatever spec another page misspells", async () => {
    const files = { "b.mdx": "---\nopenapi: lamp GET /b\n---\n", "v1/lamps.json": spec("/a") };
    expect(await found("GET /b", files)).toEqual([
      'a.mdx:3 openapi/unknown-operation "v1/lamps.json" has no operation "GET /b", so the page shows no endpoint (did you mean "GET /a"?)',
      'b.mdx:2 openapi/not-found the OpenAPI spec "lamp" does not exist, so the page shows no endpoint (did you mean "v1/lamps.json"?)',
    ]);
  });

  it("is settled by api.openapi where several specs have it", async () => {
    const specs = { "a.json": spec("/a"), "b.json": spec("/a") };
    const tabs = [
      { tab: "Start", pages: ["a"] },
      { tab: "API", openapi: ["a.json", "b.json"] },
    ];
    const navigation = { tabs };
    expect(await found("GET /a", specs, { navigation })).toContainEqual(
      'a.mdx:3 openapi/ambiguous-operation "GET /a" is in "a.json" and "b.json"; the page shows the first one (name the spec in the front matter, as in "b.json GET /a")',
    );
    expect(
      (await found("GET /a", specs, { navigation, api: { openapi: "/b.json" } })).filter((line) =>
        line.startsWith("a.mdx"),
      ),
    ).toEqual([]);
  });

  it("is not judged while its spec can't be read", async () => {
    expect(await found("https://api.example.com/api.json GET /a")).toEqual([
      "a.mdx:3 openapi/remote-blocked the spec https://api.example.com/api.json is not read: remote specs are off by default (allow it with --allow-remote api.example.com, or keep a copy of the spec in the docs root)",
    ]);
    const broken = await found("api.json GET /a", { "api.json": "{" });
    expect(broken.map((line) => line.split(" ", 2).join(" "))).toEqual(["api.json:1 openapi/syntax"]);
  });
});

it("keeps specs that only pages need out of the navigation", async () => {
  const root = tempSite({
    "docs.json": { navigation: { pages: ["a"] }, api: { openapi: "api.json" } },
    "a.mdx": "---\nopenapi: GET /a\n---\n",
    "api.json": {
      ...spec("/a", "/b"),
      paths: { "/a": { get: {} }, "/b": { get: { "x-hidden": true } }, "/c": { get: {} } },
    },
  });
  const { value } = await checkSite(root);
  expect(value.navigation?.excluded).toEqual([]);
  expect((await checkSite(root)).diagnostics.filter(({ code }) => code.startsWith("openapi/"))).toEqual([]);
});

it("reads no spec for pages whose operations are in the navigation's", async () => {
  const root = tempSite({
    "docs.json": { navigation: { groups: [{ group: "A", openapi: "api.json", pages: ["a"] }] } },
    "a.mdx": "---\nopenapi: GET /a\n---\n",
    "api.json": spec("/a"),
    "other.json": spec("/b"),
  });
  const { value } = await loadSite(root);
  expect([...value.documents.indexes("openapi").keys()]).toEqual(["api.json"]);
});
