import { describe, expect, it } from "vitest";
import { folderTexts } from "../../../support/folder-texts.ts";
import { runCli, transcript } from "../../../support/run-cli.ts";
import { tempSite } from "../../../support/temp-site.ts";

const SPEC =
  "openapi: 3.1.0\ninfo: { title: Users, version: '1' }\npaths:\n  /users:\n    get: { summary: List users }\n";

const FILES = {
  "docs/index.mdx": "",
  "docs/quickstart.mdx": "",
  "docs/guides/zebra.mdx": "",
  "docs/guides/overview.mdx": "",
  "docs/guides/step-10.mdx": "",
  "docs/guides/step-9.mdx": "",
  "docs/guides/advanced/one.mdx": "",
  "docs/guides/deep/a.mdx": "",
  "docs/guides/deep/b.mdx": "",
  "docs/fr/index.mdx": "",
  "docs/snippets/note.mdx": "",
  "docs/README.md": "",
  "docs/secret.mdx": "---\nhidden: true\n---\n",
  "docs/api/users.yaml": SPEC,
};

describe("docsjson init", () => {
  it.each([
    ["SUMMARY.md", "* [A](a.md)", /^SUMMARY\.md is of GitBook or mdBook, .*"docsjson import summary"/m],
    ["mkdocs.yml", "nav: []", /^mkdocs\.yml is of MkDocs, .*"docsjson import mkdocs"/m],
    ["astro.config.mjs", 'import starlight from "@astrojs/starlight";', /^astro\.config\.mjs is of Starlight/m],
    ["astro.config.mjs", "export default {};", /^1 page/],
    [".vitepress/config.ts", "", /^\.vitepress is of VitePress/m],
  ])("says that there is the navigation of another tool, by %s", (file, text, expected) => {
    const cwd = tempSite({ "a.md": "# A", [file]: text });
    const { status, stderr } = runCli(["init"], { cwd });
    expect([status, stderr]).toEqual([0, expect.stringMatching(expected)]);
  });

  it("writes a docs.json that check only finds translations to be missing from", () => {
    const cwd = tempSite(FILES);
    expect(transcript(["init", "docs", "--name", "Acme"], { cwd })).toMatchInlineSnapshot(`
      "$ docsjson init docs --name Acme
      created docs/docs.json
      stderr: 10 pages, 1 spec; docsjson check looks at the result
      exit 0"
    `);
    const { "docs/docs.json": written, ...others } = folderTexts(cwd);
    expect(others).toEqual(FILES);
    expect(JSON.parse(written ?? "").navigation).toMatchInlineSnapshot(`
      {
        "languages": [
          {
            "language": "en",
            "tabs": [
              {
                "groups": [
                  {
                    "group": "Get started",
                    "pages": [
                      "index",
                      "quickstart",
                    ],
                  },
                  {
                    "group": "Guides",
                    "pages": [
                      "guides/overview",
                      "guides/advanced/one",
                      "guides/step-9",
                      "guides/step-10",
                      "guides/zebra",
                      {
                        "group": "Deep",
                        "pages": [
                          "guides/deep/a",
                          "guides/deep/b",
                        ],
                      },
                    ],
                  },
                ],
                "tab": "Guides",
              },
              {
                "openapi": "api/users.yaml",
                "tab": "API reference",
              },
            ],
          },
          {
            "language": "fr",
            "tabs": [
              {
                "groups": [
                  {
                    "group": "Get started",
                    "pages": [
                      "fr/index",
                    ],
                  },
                ],
                "tab": "Guides",
              },
            ],
          },
        ],
      }
    `);
    const { diagnostics } = JSON.parse(runCli(["check", "docs", "--format", "json"], { cwd }).stdout);
    expect(diagnostics.map(({ code }: { code: string }) => code)).toEqual(["nav/parity"]);
    expect(runCli(["sync", "docs", "--check"], { cwd })).toMatchObject({ status: 0, stderr: "in sync\n" });
  });

  it("puts the specs of a language into its navigation", () => {
    const cwd = tempSite({
      "index.mdx": "",
      "fr/index.mdx": "",
      "api/users.yaml": SPEC,
      "fr/api/users.yaml": SPEC,
    });
    expect(runCli(["init"], { cwd }).status).toBe(0);
    const [english, french] = JSON.parse(folderTexts(cwd)["docs.json"] ?? "").navigation.languages;
    expect([english.tabs[1], french.tabs[1]]).toEqual([
      { tab: "API reference", openapi: "api/users.yaml" },
      { tab: "API reference", openapi: { source: "fr/api/users.yaml", directory: "fr/api-reference" } },
    ]);
    expect(runCli(["check", "--strict"], { cwd }).status).toBe(0);
    expect(runCli(["init"], { cwd }).stderr).toBe(
      "docsjson init: the current folder has a docs.json already; docsjson sync keeps it together with its pages\n",
    );
  });

  it("has one group of a name", () => {
    const pages = [
      "index",
      "get-started/a",
      "get-started/b",
      "api_notes/a",
      "api_notes/b",
      "api-notes/c",
      "api-notes/d",
    ];
    const cwd = tempSite(Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""])));
    runCli(["init"], { cwd });
    expect(JSON.parse(folderTexts(cwd)["docs.json"] ?? "").navigation.groups).toEqual([
      { group: "Get started", pages: ["index", "get-started/a", "get-started/b"] },
      { group: "Api notes", pages: ["api_notes/a", "api_notes/b", "api-notes/c", "api-notes/d"] },
    ]);
    expect(runCli(["check", "--strict"], { cwd }).status).toBe(0);
  });

  it("shows the file without writing it", () => {
    const cwd = tempSite({ "a.mdx": "" });
    expect(runCli(["init", "--dry-run"], { cwd }).stdout).toContain("+++ b/docs.json\n@@ -0,0 +1,");
    expect(folderTexts(cwd)).toEqual({ "a.mdx": "" });
  });

  it.each([
    [{ "docs.json": "{}" }, "has a docs.json already; docsjson sync"],
    [{ "mint.json": "{}" }, "docsjson migrate mint makes a docs.json of it"],
    [{ "a.txt": "" }, "contains neither pages nor specs"],
  ])("leaves %j alone", (files, message) => {
    const { stderr, status } = runCli(["init"], { cwd: tempSite(files) });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});

it("writes what agents should know, beside a docs.json", () => {
  const folder = tempSite({ "docs.json": { navigation: { pages: [] } } });
  const run = runCli(["init", "--agents"], { cwd: folder });
  expect(run).toMatchObject({
    status: 0,
    stdout: "created AGENTS.md\ncreated .agents/skills/docsjson/SKILL.md\n",
    stderr: "",
  });
  const again = { status: 0, stdout: "", stderr: "nothing to write: the files have it already\n" };
  expect(runCli(["init", "--agents"], { cwd: folder })).toMatchObject(again);
  expect(runCli(["init", "--agents", "--name", "A"], { cwd: folder })).toMatchObject({ status: 2 });
});
