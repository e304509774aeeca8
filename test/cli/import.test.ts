import { describe, expect, it } from "vitest";
import { folderTexts } from "../support/folder-texts.ts";
import { runCli, transcript } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const SUMMARY = `# Table of contents

* [Welcome](README.md)
* [Setup](start/setup.md)
  * [On Linux](start/setup/linux%20box.md#top)
  * [Elsewhere](https://example.com)

## Using *it*

- [Queries](<use/queries.md>)
- Recipes
    - [Soup](use/soup.md "A tip")
`;

const MKDOCS = `site_name: Acme
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
site_url: !ENV [URL, "x"]
plugins:
  - search
  - redirects:
      redirect_maps:
        old.md: guide/new.md
nav:
  - index.md
  - Guide:
    - guide/new.md
    - Deeper:
      - Title: guide/deep.md
  - Code: https://example.com/code
`;

const navigation = (cwd: string, file: string) => JSON.parse(folderTexts(cwd)[file] ?? "");

describe("docsjson import summary", () => {
  it("takes sections, nested pages and redirects, and says what had no place", () => {
    const pages = {
      "README.md": "",
      "start/setup.md": "",
      "start/setup/linux box.md": "",
      "use/queries.md": "",
      "use/soup.md": "",
    };
    const files = { ...pages, "SUMMARY.md": SUMMARY, ".gitbook.yaml": "redirects:\n  help: start/setup.md\n" };
    const cwd = tempSite(files);
    expect(transcript(["import", "summary"], { cwd })).toBe(`$ docsjson import summary
created docs.json
stderr: the link Elsewhere to https://example.com has no place among pages
stderr: 4 titles of pages are left out: docs.json takes them from "title" or "sidebarTitle" in the front matter
stderr: README.md would not be published under this name: docsjson mv README index
exit 0`);
    const { "docs.json": _, ...others } = folderTexts(cwd);
    expect(others).toEqual(files);
    expect(navigation(cwd, "docs.json")).toMatchObject({
      navigation: {
        groups: [
          {
            group: "Documentation",
            pages: ["README", { group: "Setup", root: "start/setup", pages: ["start/setup/linux box"] }],
          },
          { group: "Using it", pages: ["use/queries", { group: "Recipes", pages: ["use/soup"] }] },
        ],
      },
      redirects: [{ source: "/help", destination: "/start/setup" }],
    });
    expect(runCli(["check"], { cwd }).status).toBe(0);
    expect(runCli(["import", "summary"], { cwd })).toMatchObject({ status: 2 });
  });
});

describe("docsjson import mkdocs", () => {
  it("takes the nav and the redirects, whatever tags the file uses", () => {
    const cwd = tempSite({
      "mkdocs.yml": MKDOCS,
      "docs/index.md": "",
      "docs/guide/new.md": "",
      "docs/guide/deep.md": "",
    });
    expect(transcript(["import", "mkdocs"], { cwd })).toBe(`$ docsjson import mkdocs
created docs/docs.json
stderr: the link Code to https://example.com/code has no place among pages
stderr: 1 title of a page is left out: docs.json takes them from "title" or "sidebarTitle" in the front matter
exit 0`);
    expect(navigation(cwd, "docs/docs.json")).toMatchObject({
      name: "Acme",
      navigation: {
        groups: [
          { group: "Documentation", pages: ["index"] },
          { group: "Guide", pages: ["guide/new", { group: "Deeper", pages: ["guide/deep"] }] },
        ],
      },
      redirects: [{ source: "/old", destination: "/guide/new" }],
    });
    expect(runCli(["check", "docs"], { cwd }).status).toBe(0);
  });

  it("says which entries of the nav lead nowhere", () => {
    const cwd = tempSite({ "mkdocs.yml": "nav: [index.md, { About: }, null, { Year: 2026 }]", "docs/index.md": "" });
    const { stderr, status } = runCli(["import", "mkdocs"], { cwd });
    expect(status).toBe(0);
    for (const entry of ['"About"', "an empty entry", '"Year"']) {
      expect(stderr).toContain(`${entry} in "nav" of mkdocs.yml is not a page, a link or a section\n`);
    }
  });

  it.each([
    [{ "mkdocs.yml": "nav: [", "docs/a.md": "" }, "mkdocs.yml is not YAML"],
    [{ "mkdocs.yml": "site_name: A", "docs/a.md": "" }, "names no pages; docsjson init"],
    [{ "mkdocs.yml": "nav: [a.md]" }, 'the folder "docs" of the pages does not exist'],
    [{ "a.md": "" }, "contains no mkdocs.yml"],
  ])("refuses %j", (files, message) => {
    const { stderr, status } = runCli(["import", "mkdocs"], { cwd: tempSite(files) });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
