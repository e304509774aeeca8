import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { showDiagnostics } from "../support/show-diagnostics.ts";
import { tempSite } from "../support/temp-site.ts";

const CONFIG = { navigation: { pages: ["page"] } };

/** What is said of a page's text. */
async function diagnose(text: string): Promise<string> {
  const { diagnostics } = await checkSite(tempSite({ "docs.json": CONFIG, "page.mdx": text }));
  expect(diagnostics.every(({ file }) => file === "page.mdx")).toBe(true);
  return `\n${showDiagnostics(text, diagnostics)}\n`;
}

describe("front matter that is not YAML", () => {
  it("is an error at its line, with quotes as a fix where they are what it lacks", async () => {
    expect(await diagnose("---\ntag: NEW\ntitle: Users: all of them\n---\n")).toMatchInlineSnapshot(`
      "
      3:8 error page/syntax ⟨Users: all of them⟩
        the value of "title" contains a colon and a space, so it must be in quotes
        → put the value in double quotes
        fix: Put the value in quotes (3:8 ⟨Users: all of them⟩ → ⟨"Users: all of them"⟩)
      "
    `);
    expect(await diagnose("\uFEFF---\r\ntitle: A\r\ntitle: B\r\n---\r\n")).toMatchInlineSnapshot(`
      "
      3:1 error page/syntax ⟨title: B⟩
        "title" is set twice, so all of the front matter is lost
        → remove one of the two
      "
    `);
    expect(await diagnose("---\ntitle: A\nkeywords: [a, b\n---\n")).toMatchInlineSnapshot(`
      "
      3:1 error page/syntax ⟨keywords: [a, b⟩
        the front matter is not valid YAML, so all of it is lost: unexpected end of the stream within a flow collection
        → correct this line; values with special characters need quotes
      "
    `);
    expect(await diagnose("---\ntitle: A\nowner: @ada\n---\n")).toMatchInlineSnapshot(`
      "
      3:1 error page/syntax ⟨owner: @ada⟩
        the front matter is not valid YAML, so all of it is lost: bad indentation of a mapping entry
        → correct this line; values with special characters need quotes
      "
    `);
    expect(await diagnose("---\ntitle: 'It's here'\n---\n")).toMatchInlineSnapshot(`
      "
      2:1 error page/syntax ⟨title: 'It's here'⟩
        the front matter is not valid YAML, so all of it is lost: bad indentation of a mapping entry
        → correct this line; values with special characters need quotes
      "
    `);
  });

  it("is an error where it never ends; a line at the head of a page is not front matter", async () => {
    expect(await diagnose("---\ntitle: A\n\nText\n")).toMatchInlineSnapshot(`
      "
      1:1 error page/syntax ⟨---⟩
        the front matter has no end, so it is shown as part of the page
        → add a line of three dashes behind the last field
      "
    `);
    expect(await diagnose("---\n\nText\n")).toBe("\n\n");
  });

  it("is an error where it does not begin in the first line, or ends before its fields", async () => {
    expect(await diagnose("\r\n \r\n---\r\nicon: a\r\ntags:\r\n  - b\r\n---\r\nText\r\n")).toMatchInlineSnapshot(`
      "
      3:1 error page/syntax ⟨---⟩
        the front matter does not begin in the first line, so it is shown as part of the page
        → remove what is above it
      "
    `);
    expect(await diagnose("---\n---\nicon: a\nhidden: true\n---\nText\n")).toMatchInlineSnapshot(`
      "
      2:1 error page/syntax ⟨---⟩
        the front matter ends before its fields, so these are shown as part of the page
        → remove this line of dashes
      "
    `);
    expect(await diagnose("\n---\nNote: this\n\nText\n\n---\n")).toBe("\n\n");
    expect(await diagnose("---\n---\nNote: this\n\nText\n\n---\n")).toBe("\n\n");
  });
});

describe("fields of front matter", () => {
  it("of the wrong type or value, and misspelt ones, are named at their lines", async () => {
    const text = [
      "---",
      'title: "A"',
      "hidden: soon",
      "groups: admins",
      "boost: high",
      "mode: full",
      "iconType: bold",
      "url: www.example.com",
      "sidebarTitel: B",
      "description:",
      "  - one",
      "---",
    ].join("\n");
    expect(await diagnose(text)).toMatchInlineSnapshot(`
      "
      3:9 warning page/type ⟨soon⟩
        "hidden" must be true or false, not a string
        → use true or false, without quotes
      4:9 warning page/type ⟨admins⟩
        "groups" must be a list, not a string
        → put it in a list: ["admins"]
      5:8 warning page/type ⟨high⟩
        "boost" must be a number, not a string
        → use a number, without quotes
      6:7 warning page/value ⟨full⟩
        "mode" must be "default", "wide", "custom", "frame", "center" or "assistant", not "full"
      7:11 warning page/value ⟨bold⟩
        "iconType" must be "brands", "duotone", "light", "regular", "sharp-duotone-solid", "sharp-light", "sharp-regular", "sharp-solid", "sharp-thin", "solid" or "thin", not "bold"
      8:6 warning page/format ⟨www.example.com⟩
        "url" must be a full URL, not "www.example.com"
        → use "https://www.example.com"
        fix: Replace it with "https://www.example.com" (8:6 ⟨www.example.com⟩ → ⟨"https://www.example.com"⟩)
      9:1 warning page/unknown-field ⟨sidebarTitel⟩
        front matter has no field "sidebarTitel"
        → did you mean "sidebarTitle"?
        fix: Rename it to "sidebarTitle" (9:1 ⟨sidebarTitel⟩ → ⟨sidebarTitle⟩)
      11:3 warning page/type ⟨- one⟩
        "description" must be a string, not a list
        → use a single value, without the brackets
      "
    `);
  });

  it("that name a part of an SDK or an endpoint have a form", async () => {
    expect(await diagnose("---\nsdk: Client\napi: /users\n---\n")).toMatchInlineSnapshot(`
      "
      2:6 warning page/format ⟨Client⟩
        "sdk" must be a kind and a name, not "Client"
        → use a form such as "class Client", or "sdk/typedoc.json class Client"
      3:6 warning page/format ⟨/users⟩
        "api" must be a method and a URL, not "/users"
        → use a form such as "POST https://api.example.com/users"
      "
    `);
    expect(await diagnose("---\nsdk: { kind: klass }\napi: get /users\n---\n")).toMatchInlineSnapshot(`
      "
      2:6 warning page/required ⟨{ kind: klass }⟩
        "sdk" is missing the field "name"
        → add "name"
      2:14 warning page/value ⟨klass⟩
        "kind" must be "class", "interface", "enum", "function", "type", "variable", "method" or "property", not "klass"
        → did you mean "class"?
        fix: Replace it with "class" (2:14 ⟨klass⟩ → ⟨class⟩)
      "
    `);
  });

  it("may be any other, and of any form that YAML has", async () => {
    const text = `---
title: 2024
sidebarTitle: >-
  Two
  lines
"og:title": Here
keywords: [a, b]
tags:
  - own
author: { name: Ada }
hidden: "true"
boost: 1.5
empty:
---
`;
    expect(await diagnose(text)).toBe("\n\n");
  });

  it("may have names that are words of their own, however much they look like known ones", async () => {
    expect(await diagnose("---\ncreated: today\nmodes: all\ntab: API\n---\n")).toBe("\n\n");
    expect(await diagnose("---\nTitle: A\ndesciption: B\n---\n")).toMatch(/"Title".*"desciption"/s);
  });

  it("are not judged in files that are no pages", async () => {
    const files = {
      "docs.json": CONFIG,
      "page.mdx": "",
      "snippets/a.mdx": "---\nmode: full\n---\n",
      "README.md": "---\na: b: c\n---",
    };
    expect((await checkSite(tempSite(files))).diagnostics).toEqual([]);
  });

  it("reach the tree: a url makes a link, the others are fields of the page", async () => {
    const root = tempSite({
      "docs.json": {
        navigation: {
          groups: [{ group: "A", sdk: { format: "typedoc", source: "b.json" }, pages: ["page", "blog", "secret"] }],
        },
      },
      "b.json": { name: "b", kind: 1, children: [{ name: "Client", kind: 128 }] },
      "b.yaml": "asyncapi: 3.0.0\nchannels: { orders: {} }\n",
      "page.mdx":
        "---\nicon: rocket\niconType: light\nsearchable: false\nboost: 2\npublic: true\ngroups: [a, b]\nopenapi-schema: a.yaml User\nasyncapi: b.yaml orders\nsdk: b.json class Client\napi: GET https://x.example/y\n---\n",
      "blog.mdx": "---\ntitle: Blog\nicon: pen\nurl: https://example.com/blog\n---\n",
      "secret.mdx": "---\nurl: /page\nhidden: true\ntitle: Page\n---\n",
    });
    const { value, diagnostics } = await checkSite(root);
    expect(diagnostics).toEqual([]);
    expect(value.navigation?.toJSON().navigation.children[0]?.children).toMatchInlineSnapshot(`
      [
        {
          "api": "GET https://x.example/y",
          "asyncapi": "b.yaml orders",
          "boost": 2,
          "groups": [
            "a",
            "b",
          ],
          "href": "/page",
          "icon": "rocket",
          "iconType": "light",
          "openapiSchema": "a.yaml User",
          "path": "page",
          "public": true,
          "sdk": "b.json class Client",
          "searchable": false,
          "source": {
            "file": "docs.json",
            "pointer": "/navigation/groups/0/pages/0",
          },
          "tag": "CLASS",
          "title": "Client",
          "type": "page",
        },
        {
          "element": "page",
          "external": true,
          "href": "https://example.com/blog",
          "icon": "pen",
          "source": {
            "file": "docs.json",
            "pointer": "/navigation/groups/0/pages/1",
          },
          "title": "Blog",
          "type": "link",
        },
        {
          "element": "page",
          "external": false,
          "hidden": true,
          "href": "/page",
          "source": {
            "file": "docs.json",
            "pointer": "/navigation/groups/0/pages/2",
          },
          "title": "Page",
          "type": "link",
        },
      ]
    `);
    expect(value.navigation?.pages.map(({ href }) => href)).toEqual(["/page"]);
  });
});

describe("groups of readers", () => {
  it("are names, or rules about them", async () => {
    for (const groups of ["[staff]", "[]", "[{ includes: [staff], excludes: [guests] }]", '\n  - includes: ["staff"]'])
      expect((await diagnose(`---\ntitle: A\ngroups: ${groups}\n---\n`)).trim()).toBe("");
  });
  it("are reported in any other form", async () => {
    expect(await diagnose("---\ntitle: A\ngroups: staff\n---\n")).toMatchInlineSnapshot(`
      "
      3:9 warning page/type ⟨staff⟩
        "groups" must be a list, not a string
        → put it in a list: ["staff"]
      "
    `);
    expect(await diagnose("---\ntitle: A\ngroups: [staff, { includes: [ops] }]\n---\n")).toMatchInlineSnapshot(`
      "
      3:17 warning page/type ⟨{ includes: [ops] }⟩
        an entry of "groups" must be a string, not an object
        → use a string in double quotes
      "
    `);
    expect(
      await diagnose('---\ntitle: A\ngroups: [{ includes: [], excludes: ["*"] }, { excludes: [b] }]\n---\n'),
    ).toMatchInlineSnapshot(`
      "
      3:22 warning page/range ⟨[]⟩
        "includes" must not be empty
      3:37 warning page/format ⟨"*"⟩
        an entry of "excludes" must not be empty
        → fill it in, or remove it
      3:45 warning page/required ⟨{ excludes: [b] }⟩
        an entry of "groups" is missing the field "includes"
        → add "includes"
      "
    `);
  });
});
