import { resolveSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { resolveTab } from "../../support/resolve-tab.ts";
import { tempSite } from "../../support/temp-site.ts";

describe("what a site's pages are made from beside specs", () => {
  it("is read from the docs root", async () => {
    const events = { asyncapi: "3.0.0", channels: { userSignedUp: {} } };
    expect(await resolveTab({ asyncapi: "/x/events.json" }, { "x/events.json": events })).toEqual({
      hrefs: ["/asyncapi-reference/websockets/usersignedup"],
      found: [],
    });
    expect(await resolveTab({ graphql: "s.graphql" }, { "s.graphql": "type Query { userName: String }" })).toEqual({
      hrefs: ["/graphql-reference/queries/userName"],
      found: [],
    });
  });

  it("gets a directory of its own where two documents have the same channels", async () => {
    const events = { asyncapi: "3.0.0", channels: { signedUp: {} } };
    const groups = ["a", "b"].map((name) => ({ group: name, asyncapi: `${name}.json` }));
    const { found } = await resolveTab({ groups }, { "a.json": events, "b.json": events });
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
    const { hrefs, found } = await resolveTab(tab, files);
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

  it("is found in documents that nothing else names, where no other has it", async () => {
    const names = { one: "asyncapi: userSignedUp", two: "asyncapi: all a\ntitle: Two" };
    expect(await read(site(names))).toEqual({
      pages: [
        ["User signed up", "Sent once."],
        ["Two", undefined],
      ],
      found: [],
    });
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
    expect((await read(site({ one: "asyncapi: signedUp" }))).found).toMatchInlineSnapshot(`
      [
        "one.mdx:2 asyncapi/unknown-channel "events/all.yaml" does not have the channel "signedUp" → use the name of a channel as it is written in the document",
      ]
    `);
  });
});
