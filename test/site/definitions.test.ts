import { resolveSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

/** The addresses of a site's pages, and its warnings and errors, in one line each. */
async function resolved(tab: object, files: SiteFiles) {
  const config = {
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0a0" },
    navigation: { tabs: [{ tab: "A", ...tab }] },
  };
  const { value, diagnostics } = await resolveSite(tempSite({ "docs.json": config, ...files }));
  const found = diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ severity, code, file, range, message, hint }) => {
      return `${severity} ${code} ${file}:${range?.start.line} ${message} (${hint})`;
    });
  return { hrefs: value?.pages.map(({ href }) => href), found };
}

describe("what a site's pages are made from beside specs", () => {
  it("is read from the docs root", async () => {
    const events = { asyncapi: "3.0.0", channels: { userSignedUp: {} } };
    expect(await resolved({ asyncapi: "/x/events.json" }, { "x/events.json": events })).toEqual({
      hrefs: ["/asyncapi-reference/websockets/usersignedup"],
      found: [],
    });
    expect(await resolved({ graphql: "s.graphql" }, { "s.graphql": "type Query { userName: String }" })).toEqual({
      hrefs: ["/graphql-reference/queries/userName"],
      found: [],
    });
  });

  it("gets a directory of its own where two documents have the same channels", async () => {
    const events = { asyncapi: "3.0.0", channels: { signedUp: {} } };
    const groups = ["a", "b"].map((name) => ({ group: name, asyncapi: `${name}.json` }));
    const { found } = await resolved({ groups }, { "a.json": events, "b.json": events });
    expect(found).toEqual([
      "warning openapi/href-collision docs.json:18 CHANNEL signedUp of b.json has the same address as CHANNEL signedUp of a.json (/asyncapi-reference/websockets/signedup), so it moves to /asyncapi-reference/websockets/signedup-1 (give one of the definitions a directory of its own)",
    ]);
  });

  it.each([
    ["a missing document", { asyncapi: "event.yaml" }, { "x/event.yaml": "asyncapi: 3.0.0\nchannels: { a: {} }\n" }],
    ["a missing schema", { graphql: "s.graphql" }, {}],
    ["a document outside of the docs root", { asyncapi: "../e.yaml" }, {}],
    ["a schema of another host", { graphql: "https://example.com/s.graphql" }, {}],
    ["an OpenAPI document", { asyncapi: "api.yaml" }, { "api.yaml": "openapi: 3.1.0\npaths: {}\n" }],
    ["a schema with a fault", { graphql: "s.graphql" }, { "s.graphql": "type Query {\n  a\n}\n" }],
  ])("is named, and has no pages, where it is %s", async (_, tab, files) => {
    const { hrefs, found } = await resolved(tab, files);
    expect(hrefs).toEqual([]);
    expect(found).toMatchSnapshot();
  });
});

describe("a channel that the front matter of a page names", () => {
  const EVENTS =
    "asyncapi: 3.0.0\nchannels:\n  userSignedUp: { title: User signed up, description: Sent once. }\n  a: {}\n";
  const site = (frontMatter: Record<string, string>, api?: object) =>
    tempSite({
      "docs.json": JSON.stringify({ navigation: { pages: Object.keys(frontMatter) }, ...(api && { api }) }),
      "events/all.yaml": EVENTS,
      ...Object.fromEntries(Object.entries(frontMatter).map(([path, text]) => [`${path}.mdx`, `---\n${text}\n---\n`])),
    });
  const read = async (root: string) => {
    const { value, diagnostics } = await resolveSite(root, { dialect: "spec" });
    return {
      pages: value?.pages.map(({ title, description }) => [title, description]),
      found: diagnostics.map(
        ({ file, range, code, message, hint }) => `${file}:${range?.start.line} ${code} ${message} → ${hint}`,
      ),
    };
  };

  it("gives the page its title and its description, unless it has its own", async () => {
    const pages = {
      one: "asyncapi: /events/all.yaml userSignedUp",
      "events/two": "asyncapi: all.yaml userSignedUp\ntitle: Two",
      three: "asyncapi: userSignedUp\nsidebarTitle: Three\ndescription: Mine.",
      four: "asyncapi: all a",
    };
    expect(await read(site(pages))).toEqual({
      pages: [
        ["User signed up", "Sent once."],
        ["Two", "Sent once."],
        ["Three", "Mine."],
        ["Four", undefined],
      ],
      found: [],
    });
  });

  it("is found in the documents of api.asyncapi", async () => {
    const { pages, found } = await read(site({ one: "asyncapi: userSignedUp" }, { asyncapi: "events/all.yaml" }));
    expect([pages?.[0]?.[0], found]).toEqual(["User signed up", []]);
  });

  it("is reported at its line where no document has it, and so is a document that does not exist", async () => {
    const pages = {
      one: "title: One\nasyncapi: events/all.yaml userSignedUpp",
      two: "asyncapi: none.yaml userSignedUp",
    };
    expect((await read(site(pages))).found).toMatchInlineSnapshot(`
      [
        "one.mdx:3 asyncapi/unknown-channel "events/all.yaml" does not have the channel "userSignedUpp" → did you mean "userSignedUp"?",
        "two.mdx:2 openapi/not-found the AsyncAPI document "none.yaml" does not exist, so the page shows no channel → use the path from the docs root, with extension",
      ]
    `);
    expect((await read(site({ one: "asyncapi: userSignedUp" }))).found).toMatchInlineSnapshot(`
      [
        "one.mdx:2 asyncapi/unknown-channel the site has no AsyncAPI document with the channel "userSignedUp" → name the document before the channel, or in "api.asyncapi"",
      ]
    `);
  });
});

describe("an SDK reference", () => {
  it("is not read, which is said with its name and format", async () => {
    const sdk = { format: "typedoc", source: "sdk/typedoc.json" };
    const navigation = { tabs: [{ tab: "SDK", sdk }] };
    const { diagnostics } = await resolveSite(tempSite({ "docs.json": { navigation } }), { dialect: "spec" });
    expect(diagnostics.map(({ severity, code, message }) => `${severity} ${code} ${message}`)).toMatchInlineSnapshot(`
      [
        "info openapi/unsupported-feature the pages that the hosted platform makes from the SDK reference "sdk/typedoc.json" (typedoc) are missing here, because SDK references are not read",
      ]
    `);
  });
});
