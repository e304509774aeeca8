import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crawl } from "../../support/crawl.ts";
import { folderTexts } from "../../support/folder-texts.ts";
import { HOSTILE_TEXT, hostileSite } from "../../support/hostile-site.ts";
import { runCli } from "../../support/run-cli.ts";
import { siteInBrowser } from "../../support/site-in-browser.ts";
import { tempSite, writeSite } from "../../support/temp-site.ts";
import { pathWithPackagesOf } from "../../support/tools/examples.ts";
import { describeWith } from "../../support/tools/need.ts";

const HOSTILE = hostileSite();

/** Text that templates, MDX and browsers might take for code. */
const HOSTILE_PAGE = `${HOSTILE["hostile.md"]}
<Card title={${JSON.stringify(HOSTILE_TEXT)}}>{${JSON.stringify(HOSTILE_TEXT)}}</Card>

## ${HOSTILE_TEXT}

{{ 6 * 7 }} <b v-html="'<script>alert(1)'" @click="alert(1)">bold</b>
`;

const plainPage = (mode: string): string => `---
mode: ${mode}
---
The kits of a folder.

<Columns cols={1}>
<div id="own-looks" className="hero container">
  <h2 className="own-look">Plain</h2>
  <p><a href="/guides/weighed">More</a></p>
</div>
</Columns>

<Card title="Kit">
  - A lamp
  - A hub
</Card>
`;

/** Pages that lead elsewhere or are led to, in two languages; an API; texts that are hostile: a build shows all of it. */
const SITE = {
  ...HOSTILE,
  "hostile.md": HOSTILE_PAGE,
  "docs.json": {
    ...HOSTILE["docs.json"],
    colors: { primary: "#7c3aed" },
    background: { decoration: "gradient" },
    favicon: "/favicon.svg",
    errors: { "404": { redirect: false, title: "No lamp here", description: "Try [this](/fr)." } },
    navbar: {
      links: [
        ...HOSTILE["docs.json"].navbar.links,
        { label: "For agents", href: "/llms.txt" },
        { label: "Lamps", href: "/guides/weighed" },
      ],
    },
    footer: { ...HOSTILE["docs.json"].footer, socials: { github: "https://github.com/lumen-example" } },
    navigation: {
      languages: [
        {
          language: "en",
          tabs: [
            {
              tab: "Guides",
              groups: [
                {
                  group: "Start",
                  pages: ["index", "guides/Quick start", "guides/weighed", "guides/shadowed", "missing"],
                },
              ],
            },
            { tab: "Lamps", openapi: "lamps.json" },
            ...HOSTILE["docs.json"].navigation.tabs,
            { sourceRef: "lumen/api" },
          ],
        },
        {
          language: "fr",
          tabs: [
            { tab: "Guides", groups: [{ group: "Début", pages: ["fr/index", "fr/hub"] }] },
            // The pages of the other language, and none.
            { tab: "Lampes", openapi: "lamps.json" },
            { tab: "Vide", pages: ["fr/missing"] },
          ],
        },
      ],
    },
    redirects: [
      { source: "/docs/old", destination: "/docs/guides/Quick start" },
      { source: "/older/*", destination: "/old" },
      { source: "/guides/shadowed", destination: "/fr" },
      { source: "/guides/dim", destination: "/guides/DIM" },
    ],
  },
  "lamps.json": {
    openapi: "3.1.0",
    info: { title: "Lamps", version: "1" },
    servers: [{ url: "https://api.lumen.example/v2" }],
    security: [{ key: [] }],
    components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
    paths: {
      "/lamps": {
        get: {
          summary: "List lamps",
          description: "Every lamp of a room.",
          parameters: [{ name: "room", in: "query", required: true, schema: { type: "string", example: "hall" } }],
        },
      },
    },
    webhooks: {
      lampAdded: { post: { summary: "Lamp added", requestBody: { content: { "text/plain": { example: "lamp-7" } } } } },
    },
  },
  "fr/index.md":
    "---\ntitle: Accueil\ndescription: Des **lampes** & [plus](/fr/hub)\n---\n\n[Encore](/guides/Quick%20start)\n",
  // A spec that only a page's front matter needs.
  "hubs.yaml":
    "openapi: 3.1.0\ninfo: { title: Hubs, version: '1' }\npaths: { /hub: { get: { parameters: [{ name: hub-serial, in: query }] } } }\n",
  "fr/hub.md": "---\ntitle: Hub\nopenapi: GET /hub\n---\n",
  "favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "index.mdx": `import Hello from "/snippets/hello.mdx"

<Hello who="harbour" />

<CardGroup><Card title="Begin" href="/guides/Quick start" icon="rocket">Read on</Card></CardGroup>

![Lamp](/images/lamp.svg) ![Lamp](/docs/images/lamp.svg) [API](/docs/api/intro) [List](/api/ref/list-lamps)

<div className="not-prose" id="own-looks">
  <h2 className="own-look">Plain</h2>
  <p><a href="/guides/weighed">More</a></p>
</div>

<h3 className="own-look">Own</h3>
`,
  "guides/Quick start.mdx":
    '---\ntitle: "Quick start"\n"og:title": "Quick & easy"\n"og:image": /images/lamp.svg\nkeywords: [hub, plug]\n---\n\n## Install\n\n<Steps><Step title="Plug in">a <b>hub</b></Step></Steps>\n\n5 < 6 {and\n\n[Top](#install) [Back](/older/x#install) ![Own](./own.svg)\n',
  "guides/weighed.md": "---\nicon: /images/lamp.svg\nboost: 3\nrelated: [fr/hub]\n---\nImportant.\n",
  "guides/shadowed.md": "Still here.\n",
  "guides/DIM.md": "Lamps in capital letters.\n",
  "kits/index.mdx": plainPage("custom"),
  "kits/frame.mdx": plainPage("frame"),
  "guides/elsewhere.md": "---\ntitle: Elsewhere\nurl: https://elsewhere.example/docs\n---\n",
  "guides/own.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "snippets/hello.mdx": "Hello {who}!\n",
  "images/lamp.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "own.css": "body { font-size: 9px } .own-look { font-size: 17px; letter-spacing: 5px }\n",
  "own.js": `document.querySelector("header, nav").prepend(
  Object.assign(document.createElement("p"), { id: "own-note", textContent: "An own note" }),
);`,
  "README.md": "not for readers of the site",
  "drafts/plan.mdx": "a secret plan",
  ".mintignore": "drafts/\n",
};

const OPENAPI = { source: "openapi.json", directory: "ref" };

/** Another repository of the site, published below `/api`. */
const API = {
  "docs.json": {
    navigation: {
      tabs: [
        {
          tab: "API",
          groups: [
            { group: "Lamps", pages: ["intro"] },
            { group: "All", openapi: OPENAPI },
          ],
        },
      ],
    },
  },
  "intro.mdx": `import Hello from "/snippets/hello.mdx"

<Hello who="lamp" />

[List](/ref/list-lamps) [Home](/docs/guides/Quick%20start) ![Own](/images/own.svg) ![Own](./images/own.svg)
`,
  "snippets/hello.mdx": "Good evening {who}!\n",
  "images/own.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "openapi.json": {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: { "/lamps": { get: { summary: "List lamps" } } },
  },
};

/** What a browser would run of the hostile texts in a page. */
function scriptsOfTexts(html: string): string[] {
  const found: string[] = [];
  let inScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      inScript = name === "script";
      if ("onerror" in attributes) found.push(name);
    },
    ontext(text) {
      if (inScript && /^\s*alert/.test(text)) found.push(text);
    },
    onclosetag() {
      inScript = false;
    },
  });
  parser.end(html);
  return found;
}

/** All style sheets of a built site. */
const stylesIn = (folder: string): string =>
  Object.entries(folderTexts(folder))
    .flatMap(([file, text]) => (/\.(css|html)$/.test(file) ? [text] : []))
    .join("\n");

/** What tells the bytes of each file of a folder apart from others, by path. */
const hashesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), createHash("sha1").update(readFileSync(path)).digest("hex")]),
  );

describe.each([
  { builder: "starlight", said: "@astrojs/starlight 0.", config: "astro.config.mjs" },
  { builder: "vitepress", said: "vitepress 1.", config: ".vitepress/config.mjs" },
  { builder: "docusaurus", said: "@docusaurus/core 3.", config: "docusaurus.config.mjs" },
  { builder: "fumadocs", said: "fumadocs-core 16.", config: "next.config.mjs" },
])("$builder", ({ builder, said, config }) => {
  describeWith(`the packages of examples/${builder}`, "docsjson build", () => {
    let [scratch, cwd, out] = ["", "", ""];
    let before: Record<string, string>;
    let buildTo: (out: string, ...options: string[]) => ReturnType<typeof runCli>;
    let built: ReturnType<typeof runCli>;

    beforeAll(() => {
      scratch = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-build-")));
      [cwd, out] = [join(scratch, "docs"), join(scratch, "out")];
      writeSite(cwd, SITE);
      // What is around a built site is no part of it.
      writeSite(scratch, { "package.json": { type: "module" } });
      before = folderTexts(cwd);
      mkdirSync(join(scratch, "served"));
      symlinkSync(out, join(scratch, "served/docs"));
      const env = { PATH: pathWithPackagesOf(builder, join(scratch, "bin")), DOCSJSON_CACHE: join(scratch, "cache") };
      writeSite(join(scratch, "api"), API);
      const places = ["--base-path", "/docs", "--source", `lumen/api=${join(scratch, "api")}:/api`];
      const args = ["build", "--builder", builder, "--site", "https://lumen.example", ...places];
      buildTo = (out, ...options) => runCli([...args, "--out", out, ...options], { cwd, env });
      built = buildTo(out);
    }, 300_000);
    afterAll(() => rmSync(scratch, { recursive: true, force: true }));

    /** Whether a page has all of this; its HTML is too much to be shown. */
    const has = (html: string, ...patterns: RegExp[]): void =>
      expect(patterns.filter((pattern) => !pattern.test(html))).toEqual([]);

    /** The HTML at an address of docs.json. Docusaurus leaves out quotes where HTML allows it. */
    const htmlOf = (address: string): string => {
      const [file = ""] = [`${address}/index.html`, `${address}.html`].filter((file) => existsSync(join(out, file)));
      return readFileSync(join(out, file), "utf8").replaceAll('"', "");
    };

    it("builds a site from a docs repository as it is, and writes nothing into it", () => {
      const { status, stdout, stderr } = built;
      expect(stderr).toContain(said);
      expect(stderr).toMatch(/^installed \d\d+ MB$/m);
      const last = stderr.trimEnd().split("\n").at(-1);
      expect(last).toMatch(/^built \S+\/out with \w+ in \d+ s: \d+ pages, \d+ files of \d+\.\d MB, with \d+ error/);
      expect(status, stderr).toBe(0);
      expect(stdout).toBe(`${out}\n`);
      expect(folderTexts(cwd)).toEqual(before);

      const { pages, dead } = crawl(out, { base: "/docs/" });
      expect(pages.map((page) => page.replace(/(?<=.)\/$/, ""))).toEqual(
        expect.arrayContaining(["/", "/guides/Quick start", "/fr", "/api/intro", "/api/ref/list-lamps"]),
      );
      expect(pages.join()).not.toMatch(/README|drafts|snippets/i);
      expect(readdirSync(out).filter((file) => file.endsWith(".mjs"))).toEqual([]);
      // docs.json lists a page whose file is missing; what stands in a hostile text is no link.
      const isOwn = ({ page, link }: (typeof dead)[number]) =>
        !/^\/docs\/missing\/?$|^x$|<|&lt;/.test(link) && !/hostile|script/.test(page);
      expect(dead.filter(isOwn)).toEqual([]);
      const html = htmlOf("");
      has(html, /Hello harbour!.*docs-card-link.*href=\/docs\/guides\/Quick%20start\/? .*Read on/s);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      // Nobody learns where it was built.
      expect(Object.entries(folderTexts(out)).filter(([, text]) => text.includes(scratch))).toEqual([]);
      const besides = ["images/lamp.svg", "guides/own.svg", ".nojekyll"];
      expect(besides.filter((path) => !existsSync(join(out, path)))).toEqual([]);
      const quick = htmlOf("guides/Quick start");
      has(quick, /id=install.*Plug in.*a <b>hub<\/b>.*5 &(lt|#x3C); 6 {and/s);
      // Redirects of a static site have neither wildcards nor fragments.
      has(quick, /href=\/docs\/guides\/Quick%20start\/?#install>Back/);
    });

    it("is the same byte for byte when it is built again, with what the first build has kept", () => {
      const again = join(scratch, "again");
      const { status, stdout, stderr } = buildTo(again, "--format", "concise", "--format", "json=../lacks.json");
      expect(status, stderr).toBe(0);
      expect(stdout).toBe(`${again}\n`);
      // What is in the list, in the formats that were asked for.
      const { diagnostics } = JSON.parse(readFileSync(join(scratch, "lacks.json"), "utf8"));
      const lines = stderr.split("\n").filter((line) => /:\d+:\d+: (?:error|warning|info) /.test(line));
      expect(lines).toHaveLength(diagnostics.length);
      expect(diagnostics.length).toBeGreaterThan(1);
      expect(stderr).not.toContain("also at");
      const [first, second] = [hashesIn(out), hashesIn(again)];
      const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
        (file) => first.get(file) !== second.get(file),
      );
      expect(differing).toEqual([]);
      expect(first.size).toBeGreaterThan(20);
    }, 300_000);

    it("has the pages of another repository, with its snippets, pictures and operations, below the base path", () => {
      const api = htmlOf("api/intro");
      has(api, /Good evening lamp!.*href=\/docs\/api\/ref\/list-lamps\/?>List.*Quick%20start\/?>Home/s);
      expect(api.match(/src=\/docs\/api\/images\/own\.svg/g)?.length).toBeGreaterThanOrEqual(2);
      expect(existsSync(join(out, "api/images/own.svg"))).toBe(true);
    });

    it("leads on from a page at the address of a redirect, as the platform does, and says so", () => {
      has(htmlOf("guides/shadowed"), /\/docs\/fr/);
      expect(htmlOf("guides/shadowed")).not.toContain("Still here");
      expect(built.stderr).toContain("redirect/shadowed-page");
      has(htmlOf("old"), /\/docs\/guides\/Quick%20start/);
      // Addresses that differ in capital letters alone.
      has(htmlOf("guides/DIM"), /Lamps in capital letters/);
      has(htmlOf("guides/dim"), /\/docs\/guides\/DIM/);
      has(htmlOf("kits"), /The kits of a folder/);
      // A page that is only its url.
      has(htmlOf("guides/elsewhere"), /https:\/\/elsewhere\.example\/docs/);
    });

    it("tells search engines the language, the address and the description of each page", () => {
      const start = htmlOf("fr");
      has(start, /<html[^>]* lang=fr\b/);
      has(htmlOf("guides/Quick start"), /<html[^>]* lang=en\b/);
      has(start, /<link[^>]* rel=canonical[^>]* href=https:\/\/lumen\.example\/docs\/fr\/?[\s/>]/);
      has(start, /<meta[^>]* name=description[^>]* content=Des lampes &(amp;|#38;)? plus[^*]/);
      has(start, /Des <strong>lampes<\/strong> &(amp;)? <a href=\/docs\/fr\/hub\/?>plus/);
      has(htmlOf("404"), /<title[^>]*>No lamp here \| /);
      // VitePress shows the text of this page by its script.
      if (builder !== "vitepress") has(htmlOf("404"), /Try <a href=\/docs\/fr\/?>/);
      // What its front matter has for the head, with the address of the file.
      has(
        htmlOf("guides/Quick start"),
        /<meta[^>]* property=og:title[^>]* content=Quick &(amp;|#38;)? easy/,
        /<meta[^>]* property=og:image[^>]* content=https:\/\/lumen\.example\/docs\/images\/lamp\.svg/,
        /<meta[^>]* name=keywords[^>]* content=hub, plug/,
      );
      const text = (file: string) => readFileSync(join(out, file), "utf8");
      expect(text("sitemap.xml")).toMatch(/<loc>https:\/\/lumen\.example\/docs\/guides\/Quick%20start\/?<\/loc>/);
      expect(text("llms.txt")).toContain("https://lumen.example/docs/guides/Quick%20start.md");
    });

    it("shows the bar, the profiles, the favicon and the switch of languages in every language", () => {
      for (const html of [htmlOf(""), htmlOf("fr")]) {
        has(
          html,
          /href=\/docs\/(fr\/\.\.\/)?llms\.txt[\s>]/,
          /https:\/\/github\.com\/lumen-example/,
          /\/docs\/(fr\/)?favicon\.svg/,
        );
      }
      has(stylesIn(out), /#7637e1/i);
    });

    it("gives a page the weight in the search that it asks for, or says so", () => {
      const weighed = htmlOf("guides/weighed");
      has(weighed, /docs-related.*href=\/docs\/fr\/hub\/?>Hub/s);
      if (builder === "starlight") has(weighed, /data-pagefind-weight=3/);
      else if (builder === "vitepress")
        has(Object.values(folderTexts(out)).join(), /boostDocument[^;]{0,60}\/docs\/guides\/weighed\W{1,9}3\b/);
      else expect(built.stderr).toContain('does not support "boost" in front matter');
    });

    it("shows operations with what lets a request in, and webhooks by their names", () => {
      const list = htmlOf("api-reference/list-lamps");
      has(list, /curl.*https:\/\/api\.lumen\.example\/v2\/lamps\?room=hall/s);
      has(list, /Authorization: Bearer (<|&lt;|&#x3C;)token/);
      has(list, /id=authorization/);
      expect(list.match(/>\s*Every lamp of a room\.\s*</g)).toHaveLength(1);
      const added = htmlOf("api-reference/lamp-added");
      has(added, /<code[^>]*>lampAdded<\/code>.*lamp-7/s);
      has(htmlOf("fr/hub"), /hub-serial/);
      expect(added).not.toMatch(/api\.lumen\.example[^<]*lampAdded/);
    });

    it("makes no script and no element of hostile texts", () => {
      const texts = Object.entries(folderTexts(out)).filter(([file]) => file.endsWith(".html"));
      expect(texts.filter(([, html]) => html.includes("alert(1)")).length).toBeGreaterThan(1);
      for (const [file, html] of texts) expect(scriptsOfTexts(html), file).toEqual([]);
      expect(texts.some(([, html]) => html.includes("{{ 6 * 7 }}"))).toBe(true);
    });

    describeWith("a browser", "in the browser", () => {
      const site = siteInBrowser(() => join(scratch, "served"));

      it("keeps what a script of the docs adds beside the text", async () => {
        const faults: string[] = [];
        site.page.on("pageerror", ({ message }) => faults.push(message));
        site.page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
        await site.goTo("/docs/guides/weighed");
        await site.page.locator("#own-note").waitFor({ state: "attached" });
        await site.page.waitForLoadState("networkidle");
        expect(await site.page.locator("#own-note").allTextContents()).toEqual(["An own note"]);
        expect(faults).toEqual([]);
      });

      it("gives text of pages its own size, whatever a style sheet of the docs gives to the body", async () => {
        await site.goTo("/docs/guides/weighed");
        const text = site.page.locator(".docs-page p").first();
        expect(await text.evaluate((part) => getComputedStyle(part).fontSize)).toBe("16px");
      });

      it("fits the window of a phone, with a picture behind its pages and many links in the bar", async () => {
        const { page } = site;
        const usual = page.viewportSize() ?? { width: 1280, height: 720 };
        await page.setViewportSize({ width: 390, height: 844 });
        await site.goTo("/docs/guides/weighed");
        await page.waitForLoadState("networkidle");
        const shown = await page.evaluate(() => {
          // Hostile names are wider than any phone.
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (texts.nextNode())
            if (/\S{30}/.test(texts.currentNode.textContent ?? "")) texts.currentNode.textContent = "Name";
          return {
            picture: getComputedStyle(document.body).backgroundImage,
            width: document.documentElement.scrollWidth,
            // Docusaurus has a field beside the logo, where others have a button.
            search: document.querySelector(".navbar__search-input")?.clientWidth ?? 0,
          };
        });
        await page.setViewportSize(usual);
        expect(shown).toEqual({ picture: expect.stringContaining("gradient"), width: 390, search: expect.any(Number) });
        expect(shown.search).toBeLessThan(50);
      });

      it("tells the links of a description from its text", async () => {
        await site.goTo("/docs/fr");
        const link = site.page.locator('a:is([href$="/fr/hub"], [href$="/fr/hub/"])', { hasText: "plus" });
        const looks = await link.evaluate((link) => [
          getComputedStyle(link).textDecorationLine,
          getComputedStyle(link).color === getComputedStyle(link.parentElement ?? link).color,
        ]);
        expect(looks).not.toEqual(["none", true]);
      });

      it("gives the classes of a page none of the builder's rules", async () => {
        await site.goTo("/docs/kits");
        const plain = site.page.locator("#own-looks");
        const looks = await plain.evaluate((plain) => {
          const { display, padding, boxSizing } = getComputedStyle(plain);
          return { display, padding, boxSizing };
        });
        expect(looks).toEqual({ display: "block", padding: "0px", boxSizing: "border-box" });
      });

      it("lets a class of the docs be stronger than the builder's looks of text", async () => {
        await site.goTo("/docs");
        const looks = await site.page.locator("h3.own-look").evaluate((heading) => {
          const { fontSize, letterSpacing } = getComputedStyle(heading);
          return { fontSize, letterSpacing };
        });
        expect(looks).toEqual({ fontSize: "17px", letterSpacing: "5px" });
      });

      it.each([
        ["text in not-prose", "/docs", "29.75px"],
        ["pages of the mode custom", "/docs/kits", "25.5px"],
        ["pages of the mode frame", "/docs/kits/frame", "25.5px"],
      ])("gives %s the looks of the docs alone", async (_, address, lineHeight) => {
        await site.goTo(address);
        const looks = await site.page.locator("#own-looks").evaluate((plain) => {
          const lookOf = (name: string) => getComputedStyle(plain.querySelector(name) ?? plain);
          const { fontSize, lineHeight, letterSpacing, marginTop, borderTopWidth } = lookOf("h2");
          const isColored = lookOf("a").color !== lookOf("p").color;
          const line = lookOf("a").textDecorationLine;
          return {
            ...{ fontSize, lineHeight, letterSpacing, marginTop, borderTopWidth },
            ...{ isColored, line, margin: lookOf("p").margin },
          };
        });
        expect(looks).toEqual({
          ...{ fontSize: "17px", lineHeight, letterSpacing: "5px", marginTop: "0px", borderTopWidth: "0px" },
          ...{ isColored: false, line: "none", margin: "0px" },
        });
      });

      it("leaves components of a page of the mode custom their looks", async () => {
        await site.goTo("/docs/kits");
        const list = site.page.locator(".docs-card ul");
        expect(await list.evaluate((list) => getComputedStyle(list).listStyleType)).toBe("disc");
        // Nothing of what is hidden there keeps its room, which would be another window's; Fumadocs scrolls by its banner.
        const below = await site.page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        expect(below).toBeLessThan(100);
      });
    });
  });

  it("empties no folder that has anything but a built site in it", () => {
    const cwd = tempSite({ ...SITE, "site/CNAME": "docs.lumen.example" });
    const build = (...args: string[]) => runCli(["build", "--builder", builder, ...args], { cwd });
    expect(build()).toMatchObject({ status: 2, stderr: expect.stringContaining("has files that no build wrote") });
    expect(build("--out", ".").stderr).toContain("contains the docs root");
    expect(build("--out", "..").stderr).toContain("contains the docs root");
    expect(existsSync(join(cwd, "site/CNAME"))).toBe(true);
  });

  it("says what the project is, for whoever goes on from there", () => {
    const cwd = tempSite(SITE);
    const { status, stdout } = runCli(["eject", "--builder", builder, "site"], { cwd });
    expect(status).toBe(0);
    const files = stdout.trim().split("\n");
    expect(files).toEqual(expect.arrayContaining([`site/${config}`, "site/package.json"]));
    expect(files.length).toBeLessThanOrEqual(4);
    expect(readFileSync(join(cwd, "site", config), "utf8")).toContain('root: ".."');
    expect(runCli(["eject", "site"], { cwd }).status).toBe(2);
  });
});
