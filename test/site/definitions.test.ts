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
