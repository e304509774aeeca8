import { describe, expect, it } from "vitest";
import { folderTexts } from "../support/folder-texts.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";

const SITE = {
  "docs.json": `{
  "theme": "mint", "name": "Acme", "colors": { "primary": "#0a0" },
  "logo": { "light": "/images/light.svg", "dark": "./images/dark.svg" },
  "navigation": { "groups": [
    { "group": "Start", "pages": ["start"] },
    { "group": "API", "openapi": { "source": "specs/api.yaml" }, "pages": ["specs/api.yaml GET /users"] },
    { "$ref": "./nav/more.json" }
  ] },
  "redirects": [{ "source": "/images/old.svg", "destination": "/images/light.svg" }]
}
`,
  "nav/more.json": '{ "group": "More", "pages": [{ "$ref": "./inner.json" }] }\n',
  "nav/inner.json": '{ "group": "Inner", "pages": ["more/one"] }\n',
  "start.mdx": `---
title: Start
"og:image": /images/light.svg
---

import Memo from "/snippets/memo.mdx"
import { Bar } from '/snippets/bar'

<Memo /> <Snippet file="memo.mdx" />

![A](/images/light.svg) ![B](images/dark.svg) <img src="./images/a%20b.png" /> [C](more/one) \`/images/light.svg\`
`,
  "more/one.mdx": "---\ntitle: One\n---\n\n![A](../images/light.svg) ![B](./one.svg)\n",
  "more/one.svg": "<svg/>",
  "more/user.mdx": "---\ntitle: User\nopenapi: specs/api.yaml GET /users\n---\n",
  "snippets/memo.mdx": 'import Inner from "./inner.mdx"\n\n<Inner /> ![A](../images/light.svg)\n',
  "snippets/inner.mdx": "Inner.\n",
  "snippets/bar.jsx": 'import { Part } from "./part.jsx"\nexport const Bar = () => <Part />\n',
  "snippets/part.jsx": "export const Part = () => null\n",
  "images/light.svg": "<svg/>",
  "images/dark.svg": "<svg/>",
  "images/a b.png": "png",
  "specs/api.yaml": `openapi: 3.1.0
info: { title: A, version: '1' }
paths:
  /users:
    $ref: './paths/users.yaml#/users'
`,
  "specs/paths/users.yaml": "users:\n  get:\n    responses: { '200': { $ref: '../shared.yaml#/ok' } }\n",
  "specs/shared.yaml": "ok: { description: OK }\n",
};

const findings = (cwd: string): number =>
  JSON.parse(runCli(["check", "--format", "json"], { cwd }).stdout).diagnostics.filter(
    // A snippet that moves out of its folder is a page: no entry lists it, and its links lead on from itself.
    ({ code, file }: { code: string; file: string }) => !/^asset|orphan/.test(code) && !file.startsWith("snippets/"),
  ).length;

/** Moves, and gives the files that are not as they were; the site must be as sound as before. */
function move(from: string, to: string, files: Record<string, string> = SITE): Record<string, string> {
  const cwd = tempSite(files);
  const before = findings(cwd);
  const { status, stderr } = runCli(["mv", from, to], { cwd });
  expect(`${status} ${stderr}`).toMatch(/^0/);
  expect(findings(cwd)).toBe(before);
  const after = folderTexts(cwd) as Record<string, string>;
  return Object.fromEntries(Object.entries(after).filter(([file, text]) => files[file] !== text));
}

describe("docsjson mv of files", () => {
  it("moves a snippet with imports, in its own text too, and adds no redirect", () => {
    expect(move("snippets/memo", "snippets/parts/memo.mdx")).toEqual({
      "start.mdx": SITE["start.mdx"]
        .replace("/snippets/memo.mdx", "/snippets/parts/memo.mdx")
        .replace('file="memo.mdx"', 'file="parts/memo.mdx"'),
      "snippets/parts/memo.mdx": 'import Inner from "../inner.mdx"\n\n<Inner /> ![A](../../images/light.svg)\n',
    });
  });

  it("moves a folder of snippets with scripts", () => {
    const { "start.mdx": start } = SITE;
    const site = { ...SITE, "start.mdx": start.replace(' <Snippet file="memo.mdx" />', "") };
    const changed = move("snippets/", "parts/kit", site);
    expect(changed).toEqual({
      "start.mdx": site["start.mdx"].replaceAll("/snippets/", "/parts/kit/"),
      "parts/kit/memo.mdx": 'import Inner from "./inner.mdx"\n\n<Inner /> ![A](../../images/light.svg)\n',
      "parts/kit/inner.mdx": SITE["snippets/inner.mdx"],
      "parts/kit/bar.jsx": SITE["snippets/bar.jsx"],
      "parts/kit/part.jsx": SITE["snippets/part.jsx"],
    });
    const one = move("snippets/part.jsx", "snippets/deep/part.jsx", site);
    expect(one["snippets/bar.jsx"]).toContain('"./deep/part.jsx"');
  });

  it("refuses a snippet that goes where a page's Snippet can't find it", () => {
    const cwd = tempSite(SITE);
    const { status, stderr } = runCli(["mv", "snippets/memo.mdx", "parts/memo.mdx"], { cwd });
    expect([status, stderr]).toEqual([2, expect.stringContaining("import it instead")]);
    expect(folderTexts(cwd)).toEqual(SITE);
  });

  it("moves images: settings, redirects that lead to them, front matter, Markdown and elements", () => {
    const changed = move("images/", "assets/img");
    expect(changed["docs.json"]).toBe(
      SITE["docs.json"]
        .replace("/images/light.svg", "/assets/img/light.svg")
        .replace("./images/dark.svg", "./assets/img/dark.svg")
        .replace('"destination": "/images/light.svg"', '"destination": "/assets/img/light.svg"'),
    );
    expect(changed["start.mdx"]).toBe(
      SITE["start.mdx"].replaceAll("images/", "assets/img/").replace("`/assets/img/light.svg`", "`/images/light.svg`"),
    );
    expect(changed["more/one.mdx"]).toContain("![A](../assets/img/light.svg)");
    expect(changed["snippets/memo.mdx"]).toContain("![A](../assets/img/light.svg)");
  });

  it("moves specs with entries, front matter and references, and includes", () => {
    const changed = move("specs/", "api");
    expect(changed["docs.json"]).toBe(SITE["docs.json"].replaceAll("specs/api.yaml", "api/api.yaml"));
    expect(changed["more/user.mdx"]).toContain("openapi: api/api.yaml GET /users");
    expect(changed["api/api.yaml"]).toBe(SITE["specs/api.yaml"]);
    const one = move("specs/paths/users.yaml", "specs/users.yaml");
    expect(one["specs/api.yaml"]).toContain("$ref: './users.yaml#/users'");
    expect(one["specs/users.yaml"]).toContain("'./shared.yaml#/ok'");
    const include = move("nav/more.json", "structure/more.json");
    expect(include["docs.json"]).toContain('"./structure/more.json"');
    expect(include["structure/more.json"]).toContain('"../nav/inner.json"');
  });

  it("takes the other files of a folder along with its pages", () => {
    const changed = move("more/", "less");
    expect(Object.keys(changed).sort()).toEqual([
      "docs.json",
      "less/one.mdx",
      "less/one.svg",
      "less/user.mdx",
      "nav/inner.json",
      "start.mdx",
    ]);
    expect(changed["less/one.mdx"]).toBe(SITE["more/one.mdx"]);
  });

  it("leaves docs.json where it is", () => {
    const cwd = tempSite(SITE);
    const from = runCli(["mv", "docs.json", "other.json"], { cwd });
    expect([from.status, from.stderr]).toEqual([2, expect.stringContaining("docs.json must stay")]);
  });
});

describe("links of snippets that begin with a dot", () => {
  const page = (text: string) => `---\ntitle: P\n---\n\n${text}\n`;
  const SHOWN = page('import Memo from "/snippets/memo.mdx"\n\n<Memo />');
  const site = (pages: readonly string[], more: Record<string, string>) => ({
    "docs.json": JSON.stringify({ navigation: { pages } }),
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, page("Text.")])),
    ...more,
  });
  const memo = "[start](./start) ![plan](./plan.png)\n";
  const guides = site(["guides/a", "guides/start"], {
    "guides/a.mdx": SHOWN,
    "guides/plan.png": "png",
    "snippets/memo.mdx": memo,
  });

  it("count from the pages that show it, wherever the snippet goes", () => {
    const moved = move("snippets/memo.mdx", "snippets/parts/memo.mdx", guides);
    expect(moved["snippets/parts/memo.mdx"]).toBe(memo);
  });

  it("follow a page that they lead to, and a page that shows them", () => {
    expect(move("guides/start", "intro/begin", guides)["snippets/memo.mdx"]).toBe(
      "[start](../intro/begin) ![plan](./plan.png)\n",
    );
    expect(move("guides/a", "a", guides)["snippets/memo.mdx"]).toBe(
      "[start](./guides/start) ![plan](./guides/plan.png)\n",
    );
  });

  it("begin at the docs root where pages of several folders show it", () => {
    const both = site(["guides/a", "guides/b", "guides/start"], {
      "guides/a.mdx": SHOWN,
      "guides/b.mdx": SHOWN,
      "snippets/memo.mdx": "[start](./start)\n",
    });
    expect(move("guides/b", "more/deep/b", both)["snippets/memo.mdx"]).toBe("[start](/guides/start)\n");
  });

  it("stay where each page needs another address, which is said", () => {
    const cwd = tempSite(
      site(["one/a", "one/start", "two/a", "two/start"], {
        "one/a.mdx": SHOWN,
        "two/a.mdx": SHOWN,
        "snippets/memo.mdx": "[start](./start)\n",
      }),
    );
    const { stdout, stderr, status } = runCli(["mv", "two/start", "two/begin"], { cwd });
    expect(status).toBe(0);
    expect(stdout + stderr).toContain("snippets/memo.mdx: ./start");
    expect((folderTexts(cwd) as Record<string, string>)["snippets/memo.mdx"]).toBe("[start](./start)\n");
  });
});
