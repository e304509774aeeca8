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

- [All \\[guides\\]](https://docs.acme.dev/guides.md): Where to begin.
- [Start](https://docs.acme.dev/start.md)

## API › Users

- [List users](https://docs.acme.dev/api-reference/list-users.md): \`GET /users\` (deprecated) All of them.

## OpenAPI Specs

- [a](https://docs.acme.dev/a.json)
`);
  });

  it("calls the pages right under the navigation just pages, and encodes their addresses", () => {
    const navigation = resolve({ pages: ["a (b)"] }, { "a (b)": { title: "A" } });
    expect(toLlmsTxt(navigation, { name: "Acme" })).toBe("# Acme\n\n## Pages\n\n- [A](/a%20%28b%29.md)\n");
  });

  it("lists the default language and version alone, the navigation's links as optional, and the instructions", () => {
    const navigation = resolve(
      {
        global: { anchors: [{ anchor: "Status", href: "https://status.acme.dev" }] },
        languages: [
          {
            language: "en",
            versions: [
              { version: "1", pages: ["v1/index"] },
              {
                version: "2",
                default: true,
                tabs: [
                  { tab: "Home", pages: ["index"] },
                  { tab: "Run", href: "javascript:1" },
                ],
              },
            ],
          },
          {
            language: "fr",
            tabs: [
              { tab: "Accueil", pages: ["fr/index"] },
              { tab: "Blog", href: "/fr/blog" },
            ],
          },
        ],
      },
      {},
    );
    const options = { name: "Acme", instructions: ["Be brief.", "Ask\nfirst."] };
    expect(toLlmsTxt(navigation, { ...options, addressOf: ({ href }) => href.replace(/index$/, "") })).toBe(`# Acme

Instructions for AI tools:

- Be brief.
- Ask first.

## Home

- [Index](/index.md)

## Optional

- [Status](https://status.acme.dev)
`);
    expect(toLlmsTxt(navigation, { ...options, links: "pages" })).toContain("- [Index](/index)");
  });

  it("writes text that any reader takes, whatever the navigation holds", () => {
    const navigation = resolve(
      {
        groups: [
          { group: "A\u0000\ud800", pages: ["p\ud800\u001b"] },
          { group: "Links", pages: [{ group: "\u2028", root: "r", pages: ["b"] }] },
        ],
        global: { anchors: [{ anchor: "L\u001b[2J", href: "https://x.y/a\u2028(b)\ud800" }] },
      },
      {},
    );
    const text = toLlmsTxt(navigation, { name: "A\u0007" });
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
    expect(text).toContain("[L \\[2J](https://x.y/a%E2%80%A8%28b%29\ufffd)");
  });
});
