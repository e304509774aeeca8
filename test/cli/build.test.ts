import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { crawl } from "../support/crawl.ts";
import { folderTexts } from "../support/folder-texts.ts";
import { HOSTILE_TEXT, hostileSite } from "../support/hostile-site.ts";
import { runCli } from "../support/run-cli.ts";
import { tempSite } from "../support/temp-site.ts";
import { installedExample } from "../support/tools/examples.ts";
import { describeWith } from "../support/tools/need.ts";

const HOSTILE = hostileSite();

/** Text that templates, MDX and browsers might take for code. */
const HOSTILE_PAGE = `${HOSTILE["hostile.md"]}
<Card title={${JSON.stringify(HOSTILE_TEXT)}}>{${JSON.stringify(HOSTILE_TEXT)}}</Card>

## ${HOSTILE_TEXT}

{{ 6 * 7 }} <b v-html="'<script>alert(1)'" @click="alert(1)">bold</b>
`;

/** A small site, with pages whose texts are hostile: a build takes so long that one shows both. */
const SITE = {
  ...HOSTILE,
  "hostile.md": HOSTILE_PAGE,
  "docs.json": {
    ...HOSTILE["docs.json"],
    navigation: {
      tabs: [
        { tab: "Guides", groups: [{ group: "Start", pages: ["index", "guides/Quick start", "missing"] }] },
        ...HOSTILE["docs.json"].navigation.tabs,
      ],
    },
    redirects: [
      { source: "/old", destination: "/guides/Quick start" },
      { source: "/older/*", destination: "/old" },
    ],
  },
  "index.mdx": `import Hello from "/snippets/hello.mdx"

<Hello who="harbour" />

<CardGroup><Card title="Begin" href="/guides/Quick start" icon="rocket">Read on</Card></CardGroup>

![Lamp](/images/lamp.svg)
`,
  "guides/Quick start.mdx":
    '---\ntitle: "Quick start"\n---\n\n## Install\n\n<Steps><Step title="Plug in">a <b>hub</b></Step></Steps>\n\n5 < 6 {and\n\n[Top](#install) [Back](/older/x#install) ![Own](./own.svg)\n',
  "guides/own.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "snippets/hello.mdx": "Hello {who}!\n",
  "images/lamp.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "README.md": "not for readers of the site",
  "drafts/plan.mdx": "a secret plan",
  ".mintignore": "drafts/\n",
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

/** A PATH whose npm puts the packages of the example there, so that nothing is read from the network. */
function withPackagesOf(example: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "npm"), `#!/bin/sh\ncp -al "${installedExample(example)}/node_modules" node_modules\n`);
  chmodSync(join(folder, "npm"), 0o755);
  return `${folder}:${process.env.PATH}`;
}

describe.each([
  { builder: "starlight", said: "astro 5.", config: "astro.config.mjs" },
  { builder: "vitepress", said: "vitepress 1.", config: ".vitepress/config.mjs" },
  { builder: "docusaurus", said: "@docusaurus/core 3.", config: "docusaurus.config.mjs" },
  { builder: "fumadocs", said: "fumadocs-core 16.", config: "next.config.mjs" },
])("$builder", ({ builder, said, config }) => {
  describeWith(`the packages of examples/${builder}`, "docsjson build", () => {
    it("builds a site from a docs repository as it is, and writes nothing into it", () => {
      const cwd = tempSite(SITE);
      const scratch = tempSite({});
      const before = folderTexts(cwd);
      const env = { PATH: withPackagesOf(builder, join(scratch, "bin")), DOCSJSON_CACHE: join(scratch, "cache") };
      const out = join(scratch, "out");
      const args = ["build", "--builder", builder, "--out", out, "--site", "https://lumen.example", "--base", "/docs"];
      const { status, stdout, stderr } = runCli(args, { cwd, env });
      expect(stderr).toContain(said);
      expect(status, stderr).toBe(0);
      expect(stdout).toBe(`${out}\n`);
      expect(folderTexts(cwd)).toEqual(before);

      const { pages, dead } = crawl(out, { base: "/docs/" });
      expect(pages.map((page) => page.replace(/(?<=.)\/$/, ""))).toEqual(
        expect.arrayContaining(["/", "/guides/Quick start"]),
      );
      expect(pages.join()).not.toMatch(/README|drafts|snippets/i);
      // docs.json lists a page whose file is missing.
      expect(dead.map(({ link }) => link).filter((link) => !/^\/docs\/missing\/?$/.test(link))).toEqual([]);
      // Docusaurus leaves out quotes where HTML allows it.
      const read = (file: string) => readFileSync(join(out, file), "utf8").replaceAll('"', "");
      const html = read("index.html");
      expect(html).toMatch(/Hello harbour!.*docs-card-link.*href=\/docs\/guides\/Quick%20start\/? .*Read on/s);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(existsSync(join(out, "images/lamp.svg")) && existsSync(join(out, "guides/own.svg"))).toBe(true);
      const [quick = ""] = ["guides/Quick start/index.html", "guides/Quick start.html"].filter((file) =>
        existsSync(join(out, file)),
      );
      expect(read(quick)).toMatch(/id=install.*Plug in.*a <b>hub<\/b>.*5 &(lt|#x3C); 6 {and/s);
      // Redirects of a static site have neither wildcards nor fragments.
      expect(read(quick)).toMatch(/href=\/docs\/guides\/Quick%20start\/?#install>Back/);

      // None of the hostile texts becomes a script or an element.
      const texts = Object.entries(folderTexts(out)).filter(([file]) => file.endsWith(".html"));
      expect(texts.filter(([, html]) => html.includes("alert(1)")).length).toBeGreaterThan(1);
      for (const [file, html] of texts) expect(scriptsOfTexts(html), file).toEqual([]);
      expect(texts.some(([, html]) => html.includes("{{ 6 * 7 }}"))).toBe(true);
    }, 300_000);
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
    expect(files.length).toBeLessThanOrEqual(3);
    expect(readFileSync(join(cwd, "site", config), "utf8")).toContain('root: ".."');
    expect(runCli(["eject", "site"], { cwd }).status).toBe(2);
  });
});
