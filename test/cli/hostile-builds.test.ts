import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { Parser } from "htmlparser2";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folderTexts } from "../support/folder-texts.ts";
import { freePort } from "../support/free-port.ts";
import { CLI, runCli } from "../support/run-cli.ts";
import { writeSite } from "../support/temp-site.ts";
import { pathWithPackagesOf } from "../support/tools/examples.ts";
import { describeWith } from "../support/tools/need.ts";

const HUSH = "hush-hush";

/** What files of pages may be called where their owner likes to. */
const NAMES = [
  ...[
    "q?x",
    "h#x",
    "x.html",
    "index.html",
    "docs.js",
    "docs.css",
    "[...slug]",
    "[id]",
    "back\\slash",
    "new\nline",
    "404",
  ],
  ...[
    '"onload="alert(1)',
    "<b>",
    "100% off",
    "enc%20oded",
    "_next/x",
    "sitemap.xml",
    "@slot",
    "(group)/p",
    "a&b",
    "x...y",
  ],
];

const SITE = {
  "docs.json": {
    name: "Lumen",
    navigation: { pages: ["index", ...NAMES, "../outside", "a/%2e%2e/%2e%2e/out"] },
    redirects: [
      { source: "/../../../../gone", destination: "/index" },
      { source: "/a/%2e%2e/%2e%2e/%2e%2e/%2e%2e/gone", destination: "/index" },
      { source: "/script", destination: "javascript:alert(1)" },
      { source: "/kit](https:/lamps.example.com", destination: "/index" },
      { source: "/[moved]", destination: "/index" },
    ],
  },
  "index.mdx":
    "---\ntitle: '</title><script>alert(1)</script>'\nsidebarTitle: Beside\n---\n\n[a](/.env) [b](/.git/config) [c](/drafts/plan.txt) ![d](/drafts/logo.svg) ![e](/linked/key.svg) ![f](/key.svg)\n\n<Snippet file='../linked/key.mdx' />\n\nbody-index-end",
  ...Object.fromEntries(
    NAMES.map((name, index) => [`${name}.mdx`, `---\ntitle: Page ${index}\n---\n\nbody-${index}-end\n`]),
  ),
  // Scripts of the docs.
  "docs.js": "/* own script of the docs */",
  ".vitepress/config.mjs": "throw new Error('this is of somebody else');",
  ".env": HUSH,
  ".git/config": HUSH,
  ".mintignore": "drafts/\n",
  "drafts/plan.txt": HUSH,
  "drafts/logo.svg": HUSH,
};

/** What a server of this machine answers; `undefined` if it does not. */
function ask(port: number, path: string, headers: Record<string, string> = {}) {
  type Answer = { status: number; headers: IncomingMessage["headers"]; text: string };
  return new Promise<Answer | undefined>((resolve) => {
    const asked = request({ host: "localhost", port, path, headers, timeout: 120_000 }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on("upgrade", (answer) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: "" }));
    asked.on("error", () => resolve(undefined)).end();
  });
}

const listensOn = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });

/** The title of a page, and the texts of its scripts, as a browser reads them. */
function readHead(html: string) {
  const scripts: string[] = [];
  const titles: string[] = [];
  let into: string[] | undefined;
  new Parser({
    onopentagname(name) {
      into = { script: scripts, title: titles }[name];
      into?.push("");
    },
    ontext: (text) => into?.push(`${into.pop()}${text}`),
    onclosetag: () => {
      into = undefined;
    },
  }).end(html);
  return { scripts, title: titles[0] ?? "" };
}

for (const builder of ["starlight", "vitepress", "docusaurus", "fumadocs"])
  describeWith(`the packages of examples/${builder}`, `hostile docs on ${builder}`, () => {
    let [around, docs, out] = ["", "", ""];
    let env: Record<string, string>;

    beforeAll(() => {
      around = realpathSync(mkdtempSync(join(tmpdir(), "docsjson-hostile-")));
      [docs, out] = [join(around, "in/docs"), join(around, "in/out")];
      writeSite(docs, SITE);
      // Links out of the docs, to a file and to a folder.
      writeSite(join(around, "in/private"), { "key.svg": HUSH, "key.mdx": HUSH });
      symlinkSync(join(around, "in/private"), join(docs, "linked"));
      symlinkSync(join(around, "in/private/key.svg"), join(docs, "key.svg"));
      env = {
        PATH: pathWithPackagesOf(builder, join(around, "tools/bin")),
        DOCSJSON_CACHE: join(around, "tools/cache"),
        HOME: join(around, "tools"),
      };
    });
    afterAll(() => rmSync(around, { recursive: true, force: true }));

    it("builds each page, or says where it is not, and nothing outside of the site", () => {
      const before = folderTexts(docs);
      const { status, stderr } = runCli(["build", "--builder", builder, "--out", out], { cwd: docs, env });
      expect(status, stderr).toBe(1);
      expect(stderr).toContain(`built ${out}`);
      const texts = folderTexts(out);
      const isIn = (mark: string) =>
        Object.entries(texts).some(([file, text]) => file.endsWith(".html") && text.includes(`body-${mark}-end`));
      expect(isIn("index")).toBe(true);
      const moved = ["kit](https:/lamps.example.com", "[moved]"];
      expect(moved.filter((name) => !(`${name}.html` in texts || `${name}/index.html` in texts))).toEqual([]);
      const lost = NAMES.filter(
        (name, index) => !isIn(String(index)) && !stderr.includes(JSON.stringify(`/${name}`).slice(1)),
      );
      expect(lost, stderr).toEqual([]);
      // Some of the names are fine everywhere.
      expect(NAMES.filter((_, index) => isIn(String(index)))).toEqual(expect.arrayContaining(["[id]", "@slot", "a&b"]));
      expect(Object.values(texts).some((text) => text.includes("own script of the docs"))).toBe(true);
      expect([readdirSync(around), readdirSync(join(around, "in"))]).toEqual([
        ["in", "tools"],
        ["docs", "out", "private"],
      ]);
      expect(folderTexts(docs)).toEqual(before);
      expect(Object.keys(texts).filter((file) => texts[file]?.includes(HUSH))).toEqual([]);
      // The name of a file is no attribute, and a title is a text; the one of the sidebar is not the page's.
      expect(Object.values(texts).filter((text) => /<html[^>]* onload=/.test(text))).toEqual([]);
      const pages = Object.entries(texts).flatMap(([file, text]) => (file.endsWith(".html") ? [readHead(text)] : []));
      expect(pages.flatMap(({ scripts }) => scripts).filter((script) => script.startsWith("alert("))).toEqual([]);
      expect(pages.filter(({ title }) => title.startsWith("</title><script>alert(1)"))).not.toEqual([]);
    }, 600_000);

    it("serves this machine alone, and no file that is not published", async () => {
      const port = await freePort();
      const child: ChildProcess = spawn(process.execPath, [CLI, "dev", "--builder", builder, "--port", String(port)], {
        cwd: docs,
        env,
        stdio: ["ignore", "ignore", "pipe"],
      });
      let said = "";
      child.stderr?.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
      const ended = new Promise((resolve) => child.once("close", resolve));
      try {
        await expect.poll(async () => (await ask(port, "/"))?.status ?? said, { timeout: 300_000 }).toBe(200);
        const open = await ask(port, "/", { origin: `http://localhost:${port}` });
        expect([open?.status, open?.headers["access-control-allow-origin"] === "*"]).toEqual([200, false]);
        for (const headers of [
          { host: "evil.example" },
          { host: `evil.example:${port}` },
          { origin: "http://evil.example" },
          { origin: "null" },
          { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
          {
            host: "evil.example",
            connection: "Upgrade",
            upgrade: "websocket",
            "sec-websocket-key": "a2V5a2V5a2V5a2V5a2V5YQ==",
          },
        ] as Record<string, string>[])
          expect((await ask(port, "/", headers))?.status, JSON.stringify(headers)).toBe(403);
        for (const path of [
          "/.env",
          "/.git/config",
          "/drafts/plan.txt",
          "/drafts/logo.svg",
          "/key.svg",
          "/linked/key.svg",
          "/../docs/.env",
          `/@fs${docs}/.env`,
          "/_next/../.env",
        ])
          expect((await ask(port, path))?.text, path).not.toContain(HUSH);
        const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
        for (const { address, internal, scopeid } of others)
          if (!internal && !scopeid) expect(await listensOn(address, port), address).toBe(false);
      } finally {
        child.kill("SIGTERM");
        await ended;
      }
      await expect.poll(() => ask(port, "/"), { timeout: 60_000 }).toBeUndefined();
      expect(existsSync(join(around, "in/site"))).toBe(false);
      expect(readFileSync(join(docs, ".env"), "utf8")).toBe(HUSH);
    }, 600_000);
  });
