import { resolveNavigation, validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";

describe("a misspelt reference", () => {
  it.each([
    ["GET/users", 'use "GET /users", with a space between the method and the path'],
    [
      "FETCH /x",
      'no spec here has the method "FETCH"; use GET, PUT, POST, DELETE, OPTIONS, HEAD, PATCH, TRACE, QUERY or webhook',
    ],
  ])("%j is one fault each time it is listed, and no page", (entry, hint) => {
    const config = { navigation: { pages: ["a", entry, entry] } };
    expect(validateDocs(config).diagnostics).toEqual([]);
    const { value, diagnostics } = resolveNavigation(config);
    expect(value?.pages.map(({ href }) => href)).toEqual(["/a"]);
    expect(diagnostics).toMatchObject([
      { code: "openapi/unknown-operation", pointer: "/navigation/pages/1", hint },
      { code: "openapi/unknown-operation", pointer: "/navigation/pages/2", hint },
    ]);
  });

  it("is a page where a file of that path exists", () => {
    const config = { navigation: { pages: ["GET/users"] } };
    const { value, diagnostics } = resolveNavigation(config, { pages: new Map([["GET/users", {}]]) });
    expect(value?.pages).toMatchObject([{ type: "page", href: "/GET/users" }]);
    expect(diagnostics).toEqual([]);
  });
});
