import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import type { Rules } from "../../src/policy/rules.ts";
import { tempSite } from "../support/temp-site.ts";

const docs = (more: object, ...pages: string[]) => JSON.stringify({ navigation: { pages }, ...more });

/** What is said of the pages of a site, a line each. */
async function judge(files: Record<string, string>, rules: Rules = {}) {
  const { diagnostics } = await checkSite(tempSite(files), { rules: { "nav/orphan-page": "off", ...rules } });
  return diagnostics.map(({ code, file, range, message, hint, fixes }) =>
    [
      `${file}:${range?.start.line}:${range?.start.column} ${code} ${message}`,
      ...(hint === undefined ? [] : [`→ ${hint}`]),
      ...fixes.map(({ text }) => `fix: ${text}`),
    ].join(" "),
  );
}

const page = (text: string, more: Record<string, string> = {}, rules: Rules = {}) =>
  judge(
    {
      "docs.json": docs({}, "index", "guides/intro"),
      "index.mdx": text,
      "guides/intro.mdx": "## Set up\n",
      ...more,
    },
    rules,
  );

describe("what is said of a dead link", () => {
  it("suggests pages of the copy that the page is in, unless the link names another one", async () => {
    const copies = ["lib", "lib 2", "lib3"];
    const pages = copies.flatMap((copy) => [`core/${copy}/array`, `core/${copy}/more/start`]);
    const files = Object.fromEntries(pages.map((path) => [`${path}.mdx`, ""]));
    const text = "[a](/array) [b](/core/lib/arrray) ![c](/a.png)\n";
    const images = Object.fromEntries(copies.map((copy) => [`core/${copy}/img/a.png`, ""]));
    expect(
      await judge({ "docs.json": docs({}, ...pages), ...files, ...images, "core/lib3/more/start.mdx": text }),
    ).toEqual([
      'core/lib3/more/start.mdx:1:5 link/page-not-found "/array" does not exist → did you mean "/core/lib3/array"?',
      'core/lib3/more/start.mdx:1:17 link/page-not-found "/core/lib/arrray" does not exist → did you mean "/core/lib/array" or "/core/lib3/array"?',
      'core/lib3/more/start.mdx:1:40 link/asset-not-found the file "/a.png" does not exist → did you mean "/core/lib3/img/a.png"?',
    ]);
  });

  it("counts those of a page beyond ten thousand, and hides no fault of another kind", async () => {
    const said = await page(`${"[a](/gone) ".repeat(10_003)}\n\n<Nobody />\n`);
    expect(said).toHaveLength(10_002);
    expect(said.filter((line) => !line.includes("link/page-not-found"))).toEqual([
      "index.mdx:1:1 config/more-findings 3 more findings are not listed → fix the listed ones, and check again",
      expect.stringContaining("page/unknown-component"),
    ]);
  });

  it("names the pages of a folder with which readers begin, then those of the navigation in its order", async () => {
    const folder = { "g/a.mdx": "", "g/b/c.mdx": "", "g/z.mdx": "", "g/README.mdx": "" };
    const files = { "docs.json": docs({}, "index"), "index.mdx": "[a](/g) [b](/g/b)", ...folder };
    expect(await judge(files)).toEqual([
      'index.mdx:1:5 link/page-not-found "/g" is a folder of 4 pages without an index page → link to one of its pages (g/README, g/a, g/b/c and more), or add an index page',
      'index.mdx:1:13 link/page-not-found "/g/b" is a folder of 1 page without an index page → link to one of its pages (g/b/c), or add an index page',
    ]);
  });

  it("names the page that the hosted platform opens for a folder: the first of the navigation below it", async () => {
    const folder = { "g/a.mdx": "", "g/b/c.mdx": "", "g/z.mdx": "" };
    const text = "[a](/g) [b](/g/b/) ![c](/g)";
    expect(await judge({ "docs.json": docs({}, "index", "g/z", "g/b/c"), "index.mdx": text, ...folder })).toEqual([
      'index.mdx:1:5 link/not-portable "/g" is a folder without an index page → link to "/g/z", which the hosted platform opens, or add an index page',
      'index.mdx:1:13 link/not-portable "/g/b/" is a folder without an index page → link to "/g/b/c", which the hosted platform opens, or add an index page',
      'index.mdx:1:25 link/asset-not-found the file "/g" does not exist → add the file, or correct the path',
    ]);
  });

  it("takes links as those of HTML and of files for what they may be: names with extension, from the folder of the page", async () => {
    const pages = {
      "ref/index.mdx": '<a href="u8.html">u8</a>\n\n[u9](/old/u9.htm) [u8](u8.md) [u9](../rfe/u9.mdx)',
      "ref/u8.mdx": "",
      "ref/u9.mdx": "",
    };
    const files = { "docs.json": docs({}, "ref/index", "ref/u8", "ref/u9", "old/u8"), ...pages, "old/u8.mdx": "" };
    expect(await judge(files)).toEqual([
      'ref/index.mdx:1:10 link/page-not-found "u8.html" does not exist → did you mean "/ref/u8"?',
      'ref/index.mdx:3:6 link/page-not-found "/old/u9.htm" does not exist → did you mean "/ref/u9"?',
      'ref/index.mdx:3:24 link/page-not-found "u8.md" does not exist → did you mean "/ref/u8"?',
      'ref/index.mdx:3:36 link/page-not-found "../rfe/u9.mdx" does not exist → did you mean "/ref/u9"?',
    ]);
  });

  it("suggests the address on the web that a link is meant as", async () => {
    const text =
      "[a](my.acme.com/x?y#z) [b](&lt;https://acme.com/x?y>) [c](&lt;mailto:a@acme.com>)\n\n![d](acme.com/e) [f](&lt;x>) [g](a.ts/b) [h](www.acme.museum)";
    expect(await page(text, {})).toEqual([
      'index.mdx:1:5 link/page-not-found "my.acme.com/x" is read as a page of this site, which does not exist → did you mean "https://my.acme.com/x?y#z"? fix: https://my.acme.com/x?y#z',
      'index.mdx:1:28 link/page-not-found "<https://acme.com/x" is read as a page of this site, which does not exist → did you mean "https://acme.com/x?y"?',
      'index.mdx:1:59 link/page-not-found "<mailto:a@acme.com>" is read as a page of this site, which does not exist → did you mean "mailto:a@acme.com"?',
      'index.mdx:3:6 link/asset-not-found the file "acme.com/e" does not exist → add the file, or correct the path',
      'index.mdx:3:22 link/page-not-found "<x>" does not exist → correct the link, add the page, or add a redirect',
      'index.mdx:3:34 link/page-not-found "a.ts/b" does not exist → correct the link, add the page, or add a redirect',
      'index.mdx:3:46 link/page-not-found "www.acme.museum" is read as a page of this site, which does not exist → did you mean "https://www.acme.museum"? fix: https://www.acme.museum',
    ]);
  });

  it("suggests the page whose path ends with it alone, and none whose name is another", async () => {
    const more = ["pages/links/reference", "pages/client/reference", "pages/ecosystem/eslint"];
    const files = Object.fromEntries(more.map((path) => [`${path}.mdx`, ""]));
    expect(await page("[a](/links/reference) [b](/pages/ecosystem/rest-go)", files)).toEqual([
      'index.mdx:1:5 link/page-not-found "/links/reference" does not exist → did you mean "/pages/links/reference"?',
      'index.mdx:1:27 link/page-not-found "/pages/ecosystem/rest-go" does not exist → correct the link, add the page, or add a redirect',
    ]);
  });

  it("suggests no file that has little in common with it", async () => {
    const pictures = { "img/model/step_1.png": "", "img/model/step_2.png": "" };
    const names = Object.fromEntries(["alpha", "beta", "gamma", "delta"].map((name) => [`${name}-guides/go.mdx`, ""]));
    const text = 'import Go from "/snippets/short/go.mdx"\n\n![](/img/model/cover.png) ![](/img/model/stepp_1.png)';
    expect(await page(text, { ...pictures, ...names })).toEqual([
      'index.mdx:1:17 page/import-not-found the imported file "/snippets/short/go.mdx" does not exist → add the file, or correct the path',
      'index.mdx:3:5 link/asset-not-found the file "/img/model/cover.png" does not exist → add the file, or correct the path',
      'index.mdx:3:31 link/asset-not-found the file "/img/model/stepp_1.png" does not exist → did you mean "/img/model/step_1.png" or "/img/model/step_2.png"?',
    ]);
  });

  it("suggests no file of another folder that is none like the one that is named, however long the rest is", async () => {
    const of = (name: string) => `snippets/generated/${name}/pre-built-use-cases.mdx`;
    const files = Object.fromEntries(
      ["render-mcp", "attio-mcp", "sanity-mcp", "linear-mcp"].map((name) => [of(name), ""]),
    );
    const text = ["raindrop-mcp", "atio-mcp"].map((name, at) => `import A${at} from "/${of(name)}"`).join("\n");
    expect(await page(`${text}\n\n<A0 /><A1 />`, files)).toEqual([
      `index.mdx:1:17 page/import-not-found the imported file "/${of("raindrop-mcp")}" does not exist → add the file, or correct the path`,
      `index.mdx:2:17 page/import-not-found the imported file "/${of("atio-mcp")}" does not exist → did you mean "/${of("attio-mcp")}"?`,
    ]);
  });

  it("is the same in front matter: related pages and the entries of the page's menu", async () => {
    const options =
      "contextual:\n  options:\n    - copy\n    - title: Ask\n      href: /guides/intor\n    - { title: B, href: { base: '/gone' } }\n    - href: /ask/$path\n";
    expect(
      await page(`---\nrelated: [/guides/intro, /none]\n${options}title: A\n---\n`, {}, { "page/*": "off" }),
    ).toEqual([
      expect.stringContaining('index.mdx:2:26 link/page-not-found "/none"'),
      expect.stringContaining(
        'index.mdx:7:13 link/page-not-found "/guides/intor" does not exist → did you mean "/guides/intro"?',
      ),
      expect.stringContaining('index.mdx:8:34 link/page-not-found "/gone"'),
    ]);
  });

  it("is nothing for files that no list has, whose names begin with a dot", async () => {
    expect(await page('import Env from "/snippets/.env.mdx"\n\n![](/.shots/a.png)')).toEqual([]);
  });

  it("takes the parameter of that name for what is meant", async () => {
    expect(await page('<ResponseField name="theme" type="string">x</ResponseField>\n\n[a](#theme)')).toEqual([
      'index.mdx:3:5 link/anchor-not-found "/index" has no anchor "#theme" → did you mean "#param-theme"?',
    ]);
  });

  it("is nothing where browsers find the tab, whose id is percent-encoded", async () => {
    expect(
      await page(
        '<Tabs><Tab title="Git 経由">x</Tab><Tab title="🧑‍💻 App">x</Tab></Tabs>\n\n[d](#🧑%E2%80%8D💻-app) [a](#git-経由) [b](#git-%E7%B5%8C%E7%94%B1) [c](#git-経%E7%94%B1)',
      ),
    ).toEqual([]);
  });

  it("is nothing for the same page in another version", async () => {
    const versions = [
      { version: "v2", pages: ["v2/intro", "v2/guide"] },
      { version: "v1", pages: ["v1/intro", "v1/guide"] },
    ];
    const files = {
      "docs.json": JSON.stringify({ navigation: { versions } }),
      "v1/intro.mdx": "[new](/v2/intro) [guide](/v2/guide)",
      ...{ "v1/guide.mdx": "", "v2/intro.mdx": "", "v2/guide.mdx": "" },
    };
    expect(await judge(files)).toEqual([
      'v1/intro.mdx:1:26 link/other-version "/v2/guide" is in version "v2", and this page in "v1" → link to "/v1/guide"',
    ]);
  });

  it("is nothing for a version of another product, nor where the text of the link names the version", async () => {
    const versions = (product: string) =>
      ["v2", "v1"].map((version) => ({
        version,
        pages: [`${product}/${version}/intro`, `${product}/${version}/guide`],
      }));
    const products = ["sdk", "cli"].map((product) => ({ product, versions: versions(product) }));
    const pages = products.flatMap(({ versions }) => versions.flatMap(({ pages }) => pages));
    const files = {
      ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, ""])),
      "docs.json": JSON.stringify({ navigation: { products } }),
      "sdk/v1/intro.mdx": "[guide](/cli/v2/guide) [the v2 guide](/sdk/v2/guide) [guide](/sdk/v2/guide)",
    };
    expect(await judge(files)).toEqual([
      'sdk/v1/intro.mdx:1:62 link/other-version "/sdk/v2/guide" is in version "v2", and this page in "v1" → link to "/sdk/v1/guide"',
    ]);
  });

  it("says why a step or a deep heading has no anchor", async () => {
    expect(
      await page(
        '<Steps>\n<Step title="Plug in">\n</Step>\n</Steps>\n\n##### Deep end\n\n[a](#plug-in) [b](#deep-end)\n',
      ),
    ).toEqual([
      'index.mdx:8:5 link/anchor-not-found "/index" has no anchor "#plug-in" → the step of that title has no anchor: give it an id, or titleSize="h3"',
      'index.mdx:8:19 link/anchor-not-found "/index" has no anchor "#deep-end" → headings of level 5 and 6 have no anchor: link to one above it, or give it level 4',
    ]);
  });

  it("is nothing for an anchor of a snippet, which the page around it may have", async () => {
    const snippet = { "snippets/a.mdx": "[a](#here)\n" };
    expect(await page('import A from "/snippets/a.mdx"\n\n<A />\n\n## Here\n', snippet)).toEqual([]);
  });

  it("suggests neither the page that is missing, nor the overview or the version of another section", async () => {
    const files = {
      "docs.json": docs({}, "index", "sdk/exp2", "queue/sdk/py/overview", "vector/sdk/py/start", "login/directory/v2"),
      ...{ "queue/sdk/py/overview.mdx": "", "vector/sdk/py/start.mdx": "", "login/directory/v2.mdx": "" },
      "index.mdx": "[a](/sdk/exp2) [b](/vector/sdk/py/overview) [c](/api/management/v2)",
    };
    expect((await judge(files)).filter((line) => line.startsWith("index"))).toEqual([
      'index.mdx:1:5 link/page-not-found "/sdk/exp2" does not exist → correct the link, add the page, or add a redirect',
      'index.mdx:1:20 link/page-not-found "/vector/sdk/py/overview" does not exist → correct the link, add the page, or add a redirect',
      'index.mdx:1:49 link/page-not-found "/api/management/v2" does not exist → correct the link, add the page, or add a redirect',
    ]);
  });

  it("suggests the heading to which something was added", async () => {
    expect(await page("## sum_distinct Beta\n\n## count_distinct\n\n[a](#sum_distinct)\n")).toEqual([
      'index.mdx:5:5 link/anchor-not-found "/index" has no anchor "#sum_distinct" → did you mean "#sum_distinct-beta"?',
    ]);
  });

  it("suggests no file of another version", async () => {
    expect(await page('import A from "/snippets/v2/a.js"\n', { "snippets/v1/a.js": "" })).toEqual([
      'index.mdx:1:16 page/import-not-found the imported file "/snippets/v2/a.js" does not exist → add the file, or correct the path',
    ]);
  });
});

describe("links within the site", () => {
  it.each([
    "/guides/intro",
    "guides/intro",
    "/guides/intro/",
    "/guides/intro?a=1#set-up",
    "#here",
    "/",
    "https://example.com/none",
    "mailto:a@example.com",
    "//example.com",
    "/guides%2Fintro",
    "/llms.txt",
  ])("are alive: %s", async (target) => expect(await page(`## Here\n\n[x](${target})`)).toEqual([]));

  it("that lead nowhere are named with what may be meant", async () => {
    expect(await page("[a](/guides/intor)\n[b](/guides)\n[c](../../x)\n![d](/a.png)\n", { "img/a.png": "" })).toEqual([
      'index.mdx:1:5 link/page-not-found "/guides/intor" does not exist → did you mean "/guides/intro"?',
      'index.mdx:2:5 link/not-portable "/guides" is a folder without an index page → link to "/guides/intro", which the hosted platform opens, or add an index page',
      'index.mdx:3:5 link/page-not-found "../../x" leads out of the docs root → use an address of this site, or a full URL',
      'index.mdx:4:6 link/asset-not-found the file "/a.png" does not exist → did you mean "/img/a.png"?',
    ]);
  });

  it("are relative to the page's folder if they begin with a dot, else to the docs root", async () => {
    const files = {
      "docs.json": docs({}, "a/b", "a/c", "d"),
      "a/b.mdx": "[x](./c) [y](../d) [z](d) [w](c)",
      "a/c.mdx": "",
      "d.mdx": "",
    };
    expect(await judge(files)).toEqual(['a/b.mdx:1:31 link/page-not-found "c" does not exist → did you mean "/a/c"?']);
  });

  it("with the wrong case work only here, and are corrected", async () => {
    expect(await page("[a](/Guides/Intro#set-up)")).toEqual([
      'index.mdx:1:5 link/not-portable "/Guides/Intro" is "/guides/intro" with other capitals → use "/guides/intro" fix: /guides/intro#set-up',
    ]);
  });

  it("with the extension of the page's file lead to no page, and are corrected", async () => {
    expect(await page("[a](/guides/intro.mdx#set-up) [b](./guides/intro.md)")).toEqual([
      'index.mdx:1:5 link/not-portable "/guides/intro.mdx" has the extension of the page\'s file, which its address lacks → use "/guides/intro" fix: /guides/intro#set-up',
      'index.mdx:1:35 link/not-portable "./guides/intro.md" has the extension of the page\'s file, which its address lacks → use "./guides/intro" fix: ./guides/intro',
    ]);
  });

  it("are followed through redirects", async () => {
    const redirects = [
      { source: "/old/:slug*", destination: "/:slug*" },
      { source: "/start", destination: "/b" },
      { source: "/gone", destination: "/none" },
    ];
    const files = {
      "docs.json": docs({ redirects }, "a", "b"),
      "a.mdx": "[x](/old/b) [y](/start#top) [z](/gone)",
      "b.mdx": "",
    };
    const said = await judge(files, { "link/redirected": "info", "redirect/dead-destination": "off" });
    expect(said).toEqual([
      'a.mdx:1:5 link/redirected "/old/b" is redirected to "/b" → link to "/b"',
      'a.mdx:1:17 link/redirected "/start" is redirected to "/b" → link to "/b" fix: /b#top',
      'a.mdx:1:33 link/page-not-found "/gone" is redirected to "/none", which does not exist → correct the link or the redirect',
    ]);
    expect((await judge(files)).filter((line) => line.includes("link/redirected"))).toEqual([]);
  });

  it("of docs.json are judged too", async () => {
    const navbar = { links: [{ label: "x", href: "/none" }] };
    const files = { "docs.json": docs({ navbar, banner: { content: "[y](/nothing) [z](/a)" } }, "a"), "a.mdx": "" };
    expect((await judge(files)).map((line) => line.replace(/ →.*/, ""))).toEqual([
      'docs.json:1:70 link/page-not-found "/none" does not exist',
      'docs.json:1:101 link/page-not-found "/nothing" does not exist',
    ]);
  });

  it("of docs.json and specs that most begin with a folder without pages are one finding, those of pages are not", async () => {
    const items = ["index", "guides/intro", "b", "lost"].map((name) => ({ label: name, href: `/docs/${name}` }));
    const files = {
      "docs.json": docs({ footer: { links: [{ items }] } }, "index", "guides/intro", "b"),
      "index.mdx": "[b](/docs/b)",
      "guides/intro.mdx": "",
      "b.mdx": "",
    };
    expect((await judge(files)).map((line) => line.split(" → ")[0])).toEqual([
      'docs.json:1:195 link/base-path 3 links of docs.json and specs begin with "/docs/", without which there is a page',
      'docs.json:1:229 link/page-not-found "/docs/lost" does not exist',
      'index.mdx:1:5 link/page-not-found "/docs/b" does not exist',
    ]);
    const { diagnostics } = await checkSite(tempSite(files), { basePath: "/docs" });
    expect(diagnostics.map(({ message }) => message)).toEqual(['"/docs/lost" does not exist']);
  });

  it("to a page that the navigation lists without a file suggest nothing", async () => {
    const files = { "docs.json": docs({}, "index", "gone"), "index.mdx": "[a](/gone)" };
    expect((await judge(files)).at(-1)).toBe(
      'index.mdx:1:5 link/page-not-found "/gone" does not exist → correct the link, add the page, or add a redirect',
    );
  });

  it("get the values of the site's variables", async () => {
    const files = {
      "docs.json": docs({ variables: { v: "b" } }, "a", "b"),
      "a.mdx": "[x](/{{v}}) [y](/{{v}}c)",
      "b.mdx": "",
    };
    expect(await judge(files)).toEqual(['a.mdx:1:17 link/page-not-found "/bc" does not exist → did you mean "/b"?']);
  });

  it("to pages of a spec that was not read are counted, not called dead", async () => {
    const groups = [{ group: "API", openapi: "https://api.example.com/openapi.json", pages: ["a"] }];
    const files = {
      "docs.json": JSON.stringify({ navigation: { groups } }),
      "a.mdx": "[x](/api-reference/users) [y](/none)",
    };
    const said = (await judge(files, { "openapi/remote-blocked": "off" })).map((line) =>
      line.replace(/^.*?:\d+:\d+ /, ""),
    );
    expect(said.map((line) => line.split(" → ")[0]).sort()).toEqual([
      'link/not-checked 1 link may lead to pages of "https://api.example.com/openapi.json", which was not read',
      'link/page-not-found "/none" does not exist',
    ]);
  });
});

describe("anchors", () => {
  it("have the apostrophe that readers see; the straight one is corrected", async () => {
    expect(await page("## What's new?\n\n[a](#whats-new) [b](#what’s-new)")).toEqual([
      'index.mdx:3:5 link/anchor-not-found "/index" has no anchor "#whats-new" → did you mean "#what’s-new"? fix: #what’s-new',
    ]);
  });

  it("that do not exist are named; one that differs by dashes alone is corrected", async () => {
    expect(await page("[a](/guides/intro#setup) [b](/guides/intro#other) [c](#x)")).toEqual([
      'index.mdx:1:5 link/anchor-not-found "/guides/intro" has no anchor "#setup" → did you mean "#set-up"? fix: /guides/intro#set-up',
      'index.mdx:1:30 link/anchor-not-found "/guides/intro" has no anchor "#other" → link to a heading of the page, or to the page itself',
      'index.mdx:1:55 link/anchor-not-found "/index" has no anchor "#x" → link to a heading of the page, or to the page itself',
    ]);
  });

  it("of what only agents read are judged nowhere among it, and everywhere else", async () => {
    const text =
      '<Visibility for="agents">\n\n## Set up\n\n[a](#set-up) [b](/nowhere#set-up)\n</Visibility>\n\n[c](#set-up)';
    expect((await page(text)).map((line) => line.split(" → ")[0])).toEqual([
      'index.mdx:5:18 link/page-not-found "/nowhere" does not exist',
      'index.mdx:8:5 link/anchor-not-found "/index" has no anchor "#set-up"',
    ]);
  });

  it("of imported snippets are the page's own", async () => {
    const text = 'import A from "/snippets/a.mdx";\n\n<A />\n\n[x](#inside) [y](#outside)';
    expect((await page(text, { "snippets/a.mdx": "## Inside\n" })).map((line) => line.split(" → ")[0])).toEqual([
      'index.mdx:5:18 link/anchor-not-found "/index" has no anchor "#outside"',
    ]);
  });
});

it("judges the anchors that links of a snippet name by the pages that show it, each link once", async () => {
  const importing = 'import Note from "/snippets/note.mdx"\n\n<Note />\n\n## Setup\n';
  const said = await judge({
    "docs.json": docs({}, "a", "b", "c"),
    "a.mdx": `${importing}\n## Only here\n`,
    "b.mdx": importing,
    "c.mdx": importing,
    "snippets/note.mdx":
      "## Own\n\n[1](#own) [2](#setup) [3](#only-here)\n\n{/* docsjson-disable-next-line link/anchor-not-found */}\n[4](#lost)\n",
    "snippets/unused.mdx": "[5](#nobody)\n",
  });
  expect(said).toEqual([
    expect.stringContaining('snippets/note.mdx:3:27 link/anchor-not-found "/b" has no anchor "#only-here"'),
  ]);
});

it("says once that links of a spec are written with a base path, whatever redirects and cases they lead to", async () => {
  const description = "[a](/docs/start) [b](/docs/old) [c](/docs/Start) [d](/docs)";
  const spec = { openapi: "3.1.0", info: { title: "A", version: "1", description }, paths: { "/a": { get: {} } } };
  const redirects = [
    { source: "/docs", destination: "/start" },
    { source: "/old", destination: "/start" },
  ];
  const said = await judge({
    "docs.json": docs({ redirects }, "start", "GET /a").replace('"pages"', '"openapi":"api.json","pages"'),
    "start.mdx": "",
    "api.json": JSON.stringify(spec),
  });
  expect(said.filter((line) => line.includes(" link/"))).toEqual([
    expect.stringContaining('link/base-path 3 links of docs.json and specs begin with "/docs/"'),
  ]);
});

it("names what a component of another tool is here", async () => {
  expect(await page("---\ntitle: Home\n---\n\n<CodeBlocks>\na\n</CodeBlocks>\n\n<TabItem />\n")).toEqual([
    'index.mdx:5:2 page/unknown-component there is no component "CodeBlocks" → did you mean "CodeGroup"?',
    'index.mdx:9:2 page/unknown-component there is no component "TabItem" → did you mean "Tab"?',
  ]);
});

it("judges imports, components, titles and syntax, each page whatever the others are", async () => {
  const text =
    '---\ntitle: Home\n---\nimport A from "/snippets/b.mdx";\n\n# Home\n\n<Nota>\n  <A />\n</Nota>\n\n<Steps>\n\n[x](/none)';
  expect(await page(text, { "snippets/a/b.mdx": "" })).toEqual([
    'index.mdx:4:16 page/import-not-found the imported file "/snippets/b.mdx" does not exist → did you mean "/snippets/a/b.mdx"?',
    'index.mdx:6:1 page/heading-repeats-title the heading repeats the title "Home", which is shown above it → remove the heading',
    'index.mdx:8:2 page/unknown-component there is no component "Nota" → did you mean "Note"?',
    "index.mdx:12:1 page/syntax <Steps> is not closed → add </Steps>, or write <Steps … /> if it has no content",
    'index.mdx:14:5 link/page-not-found "/none" does not exist → correct the link, add the page, or add a redirect',
  ]);
});

it("knows the folder of a language by its pages, whatever its name", async () => {
  const navigation = {
    languages: [
      { language: "en", pages: ["docs/index", "docs/limits"] },
      { language: "zh-Hans", pages: ["docs/zh/index", "docs/zh/limits"] },
    ],
  };
  const said = await judge({
    "docs.json": JSON.stringify({ navigation }),
    "docs/index.mdx": "[a](/docs/zh/limits) [b](/docs/api/limits)",
    "docs/limits.mdx": "",
    "docs/zh/index.mdx": "[a](/docs/limits) [b](/docs/zh/api/limits)",
    "docs/zh/limits.mdx": "",
  });
  const found = said.filter((line) => !line.includes("config/required"));
  expect(found).toEqual([
    'docs/index.mdx:1:5 link/other-language "/docs/zh/limits" is in language "zh-Hans", and this page in "en" → link to "/docs/limits"',
    'docs/index.mdx:1:26 link/page-not-found "/docs/api/limits" does not exist → did you mean "/docs/limits"?',
    'docs/zh/index.mdx:1:5 link/other-language "/docs/limits" is in language "en", and this page in "zh-Hans" → link to "/docs/zh/limits"',
    'docs/zh/index.mdx:1:23 link/page-not-found "/docs/zh/api/limits" does not exist → did you mean "/docs/zh/limits"?',
  ]);
});

it("takes no folder for that of a language in which others have pages, too", async () => {
  const navigation = {
    languages: [
      { language: "en", pages: ["guides/start", "api/start", "api/more"] },
      { language: "fr", pages: ["fr/guides/start"] },
    ],
  };
  const text = "[a](/fr/guides/start) [b](/tutorials/start)";
  const pages = { "api/start.mdx": "", "api/more.mdx": "", "fr/guides/start.mdx": "" };
  const said = await judge({ "docs.json": JSON.stringify({ navigation }), "guides/start.mdx": text, ...pages });
  expect(said.filter((line) => !/config|parity/.test(line))).toEqual([
    'guides/start.mdx:1:27 link/page-not-found "/tutorials/start" does not exist → did you mean "/guides/start"?',
  ]);
});

it("suggests the name of a file as a link to it is written", async () => {
  const files = {
    "docs.json": docs({}, "index"),
    "index.mdx": "![a](/img/Shot_1.29%C3%A2__PM.png)",
    "img/Shot_1.29%C3%A2__PM.png": "",
  };
  expect(await judge(files)).toEqual([
    'index.mdx:1:6 link/asset-not-found the file "/img/Shot_1.29%C3%A2__PM.png" does not exist → did you mean "/img/Shot_1.29%25C3%25A2__PM.png"?',
  ]);
  expect(await judge({ ...files, "index.mdx": "![a](/img/Shot_1.29%25C3%25A2__PM.png)" })).toEqual([]);
});

it("shows how other pages import a component", async () => {
  const files = {
    "docs.json": docs({}, "index", "other"),
    "index.mdx": "<Box /> <Intro />",
    "other.mdx":
      'import { Box } from "/snippets/box.jsx";\nimport Intro from "/snippets/intro.mdx";\n\n<Box /> <Intro />',
    "snippets/box.jsx": "export const Box = () => <b>1</b>;",
    "snippets/intro.mdx": "Hello",
  };
  expect(await judge(files)).toEqual([
    'index.mdx:1:2 page/unknown-component the component "Box" is neither imported nor defined here → add the import that other pages have: import { Box } from "/snippets/box.jsx";',
    'index.mdx:1:10 page/unknown-component the component "Intro" is neither imported nor defined here → add the import that other pages have: import Intro from "/snippets/intro.mdx";',
  ]);
});

it("looks for the components of a snippet in the pages that show it, directly or in another snippet, too", async () => {
  const files = {
    "docs.json": docs({}, "index", "other"),
    "index.mdx": 'import A from "/snippets/a.mdx";\n\nexport const Given = () => <b>1</b>;\n\n<A />',
    "other.mdx": "export const Elsewhere = () => <b>1</b>;\n\n<Elsewhere />",
    "snippets/a.mdx":
      'import B from "/snippets/b.mdx";\n\nexport const Own = () => <b>1</b>;\n\n<B /> <Given /> <Own />',
    "snippets/b.mdx": "<Given /> <Own /> <Nota>Read this.</Nota> <Elsewhere />",
    "snippets/shown-nowhere.mdx": "<Nota>Read this.</Nota>",
  };
  expect(await judge(files)).toEqual([
    'snippets/b.mdx:1:20 page/unknown-component there is no component "Nota" → did you mean "Note"?',
    'snippets/b.mdx:1:44 page/unknown-component there is no component "Elsewhere" → import or define it, or use a built-in component',
  ]);
});

it("knows the components of the platform that the site is for", async () => {
  const { diagnostics } = await checkSite(
    tempSite({
      "docs.json": docs({ $schema: "https://holocron.so/docs.json", name: "Lamps" }, "index"),
      "index.mdx": "<Aside>a</Aside> <Asid>b</Asid>",
    }),
  );
  expect(diagnostics.map(({ message }) => message)).toEqual(['there is no component "Asid"']);
});

it("excuses what a comment above it names", async () => {
  const dead = "[x](/none)\n\n";
  expect(
    await page(
      `{/* docsjson-disable-next-line link/page-not-found */}\n${dead}{/* docsjson-disable-next-line link/* */}\n\n${dead}{/* docsjson-disable-next-line */}\n${dead}{/* docsjson-disable-next-line link/anchor-not-found */}\n${dead}`,
    ),
  ).toEqual([
    expect.stringMatching(/^index.mdx:11:1 page\/unused-excuse/),
    expect.stringMatching(/^index.mdx:12:5 link\/page-not-found/),
  ]);
});

it("leaves out what is inside pages if asked to", async () => {
  const { diagnostics } = await checkSite(tempSite({ "docs.json": docs({}, "a"), "a.mdx": "[x](/none) <b>" }), {
    contents: false,
  });
  expect(diagnostics).toEqual([]);
});

it("says which page is too large for its syntax to be checked, and reads the rest of it", async () => {
  const open = "<Note>\n\n".repeat(40_000);
  expect(await page(`---\ntitle: Home\ndescription: All.\n---\n[x](/none)\n\n${open}`)).toEqual([
    "index.mdx:1:1 page/not-checked the page is too large to be parsed, so the syntax of its text is not checked → divide it into several pages",
    'index.mdx:5:5 link/page-not-found "/none" does not exist → correct the link, add the page, or add a redirect',
  ]);
});

it("says what the tags of other tools are here", async () => {
  expect(
    await page('{% hint style="info" %}\n\nA\n\n{% endhint %}\n\n{% /tab %}\n\n{% @arcade/embed url="x" %}\n'),
  ).toEqual(
    [
      ["1:1", "hint", "<Note> … </Note>"],
      ["5:1", "endhint", "<Note> … </Note>"],
      ["7:1", "/tab", "<Tab> … </Tab>"],
      ["9:1", "@arcade/embed", "a component"],
    ].map(
      ([place, tag, counterpart]) =>
        `index.mdx:${place} page/syntax {% ${tag} %} is a tag of another tool, which is read as JavaScript here → write ${counterpart} in its place, or put code in backticks`,
    ),
  );
});

it("no page has the address of a snippet, and no hint leads to one", async () => {
  const said = await page("[x](/snippets/part) [y](/guides/part) [z](/guides/snippets/shown)\n", {
    "snippets/part.mdx": "A",
    "guides/snippets/shown.mdx": "B",
  });
  expect(said).toEqual([
    'index.mdx:1:5 link/page-not-found "/snippets/part" does not exist → correct the link, add the page, or add a redirect',
    'index.mdx:1:25 link/page-not-found "/guides/part" does not exist → correct the link, add the page, or add a redirect',
  ]);
});
