import { operationPaths } from "docsjson/vitepress";
import { describe, expect, it } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

describe("operationPaths", () => {
  it("gives pages that no OpenAPI document describes as HTML, and nothing to render", async () => {
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
    expect(routes.map(({ title, operationId, spec }) => [title, operationId, "paths" in spec])).toEqual([
      ["A", "operation", true],
      ["Orders", "", false],
      ["user", "", false],
    ]);
    const [operation, channel, query] = routes.map(({ html }) => html);
    expect(operation).toBe("");
    expect(channel).toContain("<p>All of them.</p>");
    expect(query).toContain("user: String");
  });
});
