import { type ResolvedNavigation, resolveNavigation } from "docsjson";
import { toLlmsTxt } from "docsjson/builders";
import { indexOperations } from "docsjson/openapi";
import { describe, expect, it } from "vitest";

const SPEC = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: { "/users": { get: { summary: "List users", description: "All\nof them.", deprecated: true } } },
};

function resolve(navigation: object, pages: Record<string, object>): ResolvedNavigation {
  const specs = new Map([["a.json", indexOperations(JSON.stringify(SPEC), { file: "a.json" })]]);
  return resolveNavigation({ navigation }, { specs, pages: new Map(Object.entries(pages)) })
    .value as ResolvedNavigation;
}

describe("toLlmsTxt", () => {
  it("writes sections, titles and descriptions, each page once, hidden ones not", () => {
    const navigation = resolve(
      {
        tabs: [
          { tab: "Guides", groups: [{ group: "Basics", root: "guides", pages: ["guides", "start"] }] },
          { tab: "API", groups: [{ group: "Users", openapi: "a.json", pages: ["GET /users"] }] },
          { tab: "Draft", hidden: true, pages: ["draft"] },
        ],
      },
      {
        guides: { title: "All [guides]", description: "Where\n to begin." },
        start: { title: "Start" },
        draft: {},
      },
    );
    expect(
      toLlmsTxt(navigation, { name: "Acme", description: "Docs of\nAcme.", baseUrl: "https://docs.acme.dev/" }),
    ).toBe(`# Acme

> Docs of Acme.

## Guides › Basics

- [All \\[guides\\]](https://docs.acme.dev/guides): Where to begin.
- [Start](https://docs.acme.dev/start)

## API › Users

- [List users](https://docs.acme.dev/api-reference/list-users): \`GET /users\` (deprecated) All of them.
`);
  });

  it("calls the pages right under the navigation just pages, and encodes their addresses", () => {
    const navigation = resolve({ pages: ["a (b)"] }, { "a (b)": { title: "A" } });
    expect(toLlmsTxt(navigation, { name: "Acme" })).toBe("# Acme\n\n## Pages\n\n- [A](/a%20%28b%29)\n");
  });
});
