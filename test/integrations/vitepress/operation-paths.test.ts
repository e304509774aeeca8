import { operationPaths } from "docsjson/vitepress";
import { describe, expect, it } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

describe("operationPaths", () => {
  it("gives pages that no OpenAPI document describes their text, and nothing to render", async () => {
    const root = tempSite({
      "docs.json": {
        navigation: {
          tabs: [
            { tab: "API", openapi: "api.json" },
            { tab: "Events", asyncapi: "events.yaml" },
            { tab: "Graph", graphql: "schema.graphql" },
          ],
        },
      },
      "api.json": { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a": { get: { summary: "A" } } } },
      "events.yaml": "asyncapi: 3.0.0\nchannels:\n  orders: { title: Orders, description: All of them. }\n",
      "schema.graphql": "type Query { user: String }",
    });
    const routes = (await operationPaths({ root, dialect: "spec" })).map(({ params }) => params.toJSON());
    expect(
      routes.map(({ title, operationId, content, spec }) => [title, operationId, content, "paths" in spec]),
    ).toEqual([
      ["A", "operation", "", true],
      ["Orders", "", "CHANNEL orders – All of them.", false],
      ["user", "", "QUERY user", false],
    ]);
  });
});
