import { resolveNavigation } from "docsjson";
import { indexOperations } from "docsjson/openapi";
import { expect, it } from "vitest";

const specOf = (href: string) => ({
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: { "/users": { get: { summary: "List users", "x-mint": { href } } } },
});

it.each(["/../../x", "../x", "/a/../../x", "/a/./x", "/%2e%2e/x", "/a/..\\x", ".."])(
  "an x-mint.href of %s is ignored, and said to be",
  (href) => {
    const index = indexOperations(JSON.stringify(specOf(href)), { file: "a.json" });
    const { value } = resolveNavigation(
      { navigation: { groups: [{ group: "A", openapi: "a.json" }] } },
      { specs: new Map([["a.json", index]]) },
    );
    expect(value.pages.map((page) => page.href)).toEqual(["/api-reference/list-users"]);
    expect(index.diagnostics).toEqual([
      expect.objectContaining({
        code: "openapi/invalid-href",
        severity: "warning",
        file: "a.json",
        pointer: "/paths/~1users/get/x-mint/href",
        args: { href },
      }),
    ]);
  },
);

it.each(["/a..b/x", "/v1.2/x", "/x?a=../b"])("an x-mint.href of %s is kept", (href) => {
  const { diagnostics } = indexOperations(JSON.stringify(specOf(href)), { file: "a.json" });
  expect(diagnostics).toEqual([]);
});
