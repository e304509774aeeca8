import { resolveNavigation } from "docsjson";
import { indexGraphql } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const found = async (sdl: string) =>
  (await indexGraphql(sdl, { file: "s.graphql" })).diagnostics.map(
    ({ severity, code, range, message }) =>
      `${severity} ${code} ${range?.start.line}:${range?.start.column}-${range?.end.column} ${message}`,
  );

describe("a GraphQL schema", () => {
  it("is looked up by the names of its fields and types", async () => {
    const { value } = await indexGraphql('type Query { "Says who." me: User }\ntype User { id: ID }');
    expect(value?.find("QUERY", "me")).toMatchObject({ tag: "Queries", description: "Says who." });
    expect(value?.find("type", "User")?.tag).toBe("Types");
    expect(value?.find("type", "Query")).toBeUndefined();
  });

  it("gives a field of a field one page, however often it is listed", async () => {
    const schema = await indexGraphql("type Query { me: User }\ntype User { posts: [Post] }\ntype Post { id: ID }");
    const group = { group: "G", graphql: "s.graphql", pages: ["QUERY me.posts", "QUERY me.posts"] };
    const graphql = new Map([["s.graphql", schema]]);
    const resolved = resolveNavigation({ navigation: { groups: [group] } }, { graphql });
    expect(resolved.value?.pages.map(({ href }) => href)).toHaveLength(2);
    expect(new Set(resolved.value?.pages.map(({ href }) => href)).size).toBe(1);
    expect(resolved.diagnostics.map(({ code }) => code)).not.toContain("graphql/address-taken");
  });

  it.each([
    ["is not SDL", "type Query {\n  user String\n}\n"],
    ["is JSON", '{ "data": {} }'],
    ["ends too early", "type Query {\n  user: String\n"],
    ["is empty", ""],
    ["defines nothing to show", "scalar Date\n"],
    ["is nested deeply", `type Query { a: ${"[".repeat(50_000)}Int${"]".repeat(50_000)} }`],
  ])("has one finding at its place where it %s", async (_, sdl) => {
    expect(await found(sdl)).toMatchSnapshot();
  });
});
