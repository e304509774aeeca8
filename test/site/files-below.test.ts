import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { hrefOf } from "../../src/builders/model/page-address.ts";
import { settingFiles, siteFiles, writeSiteFiles } from "../../src/builders/shared/pages/published-files.ts";
import { readDocs } from "../../src/builders/shared/pages/read-docs.ts";
import { sitePages } from "../../src/builders/shared/pages/site-pages.ts";
import { serveFile } from "../../src/builders/vite/serve-file.ts";
import { readIconPictures } from "../../src/cli/preview/icon-pictures.ts";
import { publishedPages } from "../support/published-pages.ts";
import { tempSite, writeSite } from "../support/temp-site.ts";

const SECRET = "a secret of the machine";

/** A site whose icon, logo, favicon and pages are links to a file outside of it. */
function siteWithLinks(): string {
  const outside = tempSite({ "secret.svg": SECRET, "folder/page.mdx": SECRET });
  const root = tempSite({
    "docs.json": {
      $schema: "https://mintlify.com/docs.json",
      theme: "mint",
      name: "A",
      colors: { primary: "#000000" },
      logo: { light: "/logo.svg", dark: "/inside.svg" },
      favicon: "/linked/secret.svg",
      navigation: { groups: [{ group: "A", icon: "/icon.svg", pages: ["a", "b", "linked/folder/page"] }] },
    },
    "a.mdx": "Text",
    "real.svg": "<svg/>",
  });
  symlinkSync(join(outside, "secret.svg"), join(root, "icon.svg"));
  symlinkSync(join(outside, "secret.svg"), join(root, "logo.svg"));
  symlinkSync("real.svg", join(root, "inside.svg"));
  symlinkSync(join(outside, "secret.svg"), join(root, "b.mdx"));
  symlinkSync(outside, join(root, "linked"));
  return root;
}

describe("files that links lead out of the docs root to", () => {
  const PAGES = { pages: "a.mdx\nb.mdx\nlinked/folder/page.mdx\n../secret.mdx\n" };

  it.each([
    ["found on the disk", {}],
    ["in a list of pages", PAGES],
  ])("are in no file of a built site, for pages %s", async (_, { pages = "" }: { pages?: string }) => {
    const root = siteWithLinks();
    if (pages !== "") writeSite(root, { "pages.txt": pages });
    const docs = await readDocs({ root, ...(pages && { pages: join(root, "pages.txt") }) }, { failOnErrors: false });
    const out = mkdtempSync(join(tmpdir(), "docsjson-out-"));
    onTestFinished(() => rmSync(out, { recursive: true }));
    const files = await siteFiles(docs, (await publishedPages(docs, out)).pages, {
      addressOf: hrefOf,
      siteUrl: "https://a.example",
    });
    await writeSiteFiles(out, [...files, ...settingFiles(docs)]);
    const written = readdirSync(out, { recursive: true, encoding: "utf8", withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    expect(written.map(({ name }) => name)).toContain("inside.svg");
    expect(written.map(({ name }) => name)).not.toContain("logo.svg");
    for (const { parentPath, name } of written)
      expect(readFileSync(join(parentPath, name), "utf8")).not.toContain(SECRET);
    expect(JSON.stringify(files)).toContain("Text");
  });

  it("are in no picture of the preview", async () => {
    const root = siteWithLinks();
    const { navigation } = await readDocs({ root }, { failOnErrors: false });
    const { pictures } = await readIconPictures(navigation, root, "lucide");
    expect([...pictures]).toEqual([]);
  });
});

describe("files that are not published", () => {
  const HUSH = "not for readers";
  const unpublished = () => {
    const root = tempSite({
      "docs.json": {
        $schema: "https://mintlify.com/docs.json",
        theme: "mint",
        name: "A",
        colors: { primary: "#000000" },
        logo: { light: "/.env", dark: "/drafts/logo.svg" },
        favicon: "/ok.svg",
        navigation: { pages: ["a"], openapi: ".hidden/api.json" },
      },
      "a.mdx":
        "[git](/.git/config) [env](./.env) [plan](/drafts/plan.txt) [built](/site/old.txt) [link](/link.txt) ![ok](/ok.svg)",
      ".env": HUSH,
      ".git/config": HUSH,
      ".hidden/api.json": { openapi: "3.1.0", info: { title: HUSH, version: "1" }, paths: {} },
      ".mintignore": "drafts/\n",
      "drafts/plan.txt": HUSH,
      "drafts/logo.svg": HUSH,
      "site/old.txt": HUSH,
      "site/.docsjson-build.json": {},
      "ok.svg": "<svg/>",
    });
    symlinkSync(".env", join(root, "link.txt"));
    return root;
  };

  it("are copied by no build, whatever links to them", async () => {
    const docs = await readDocs({ root: unpublished() }, { failOnErrors: false });
    const out = tempSite({});
    const pages = await publishedPages(docs, out);
    for (const page of pages.pages) page.render();
    const files = await siteFiles(docs, pages.pages, { addressOf: hrefOf });
    const written = await writeSiteFiles(out, [...files, ...settingFiles(docs), ...pages.files()]);
    expect(written.map((path) => path.replace(/^\//, ""))).toContain("ok.svg");
    for (const file of written)
      if (file !== "a.md") expect(readFileSync(join(out, file), "utf8"), file).not.toContain(HUSH);
  });

  it("leaves out a page that no file can have, and says so", async () => {
    const root = tempSite({
      "docs.json": {
        $schema: "https://mintlify.com/docs.json",
        theme: "mint",
        name: "A",
        colors: { primary: "#000" },
        navigation: { pages: ["a", "q?x", "b/index", "b", "ok.svg"] },
      },
      "a.mdx": "---\ntitle: Whole title\nsidebarTitle: Short\n---\n",
      "q?x.mdx": "Text",
      "ok.svg": "<svg/>",
      "ok.svg.mdx": "Text",
      "b/index.mdx": "---\ntitle: Index\n---\n",
      "b.mdx": "---\ntitle: Other\n---\n",
    });
    const docs = await readDocs({ root }, { failOnErrors: false });
    const at = {
      addressOf: ({ href }: { href: string }) => href.replace(/\/index$/, "/"),
      hrefOf: (address: string) => address,
      base: "/",
      projectFolder: root,
    };
    const pages = await sitePages(docs, { ...at, layout: { unserved: /[?#]/ } });
    expect(pages.pages.map(({ title }) => title)).toEqual(["Whole title", "Index"]);
    expect([...pages.findings().values()].flat()).toMatchObject([
      { file: "b.mdx", message: expect.stringContaining("another page has its place") },
      { file: "ok.svg.mdx", message: expect.stringContaining("a file of the docs has its place") },
      { file: "q?x.mdx", severity: "error", message: expect.stringContaining('the page "/q?x" is left out') },
    ]);
  });

  it("are answered by no development server", async () => {
    const { site } = await readDocs({ root: unpublished() }, { failOnErrors: false });
    const answers = async (address: string) => {
      const response = { writeHead: () => response, end: () => response };
      return serveFile(response as never, address, { files: [], site });
    };
    const hidden = ["/.env", "/.git/config", "/drafts/plan.txt", "/site/old.txt", "/link.txt", "/../ok.svg"];
    for (const address of hidden) expect(await answers(address), address).toBe(false);
    expect(await answers("/ok.svg")).toBe(true);
  });
});

/** The files that read files, and which. Everything below a docs root is read through the gate, but for what a listing leaves. */
const READERS: Readonly<Record<string, string>> = {
  "src/site/files-below.ts": "the gate",
  "src/site/files-in-root.ts": "what the gate has located",
  "src/site/config/docs-root.ts": "docs.json, and what is located inside the root",
  "src/site/config/find-docs-roots.ts": "whether a docs.json of a listing structures a site",
  "src/site/config/read-tool-config.ts": "the settings of the check, which are printed nowhere",
  "src/site/pages/page-reader.ts": "pages of a listing, which leaves out links that lead outside",
  "src/site/pages/page-texts.ts": "the same, for their places",
  "src/site/pages/find-page-files.ts": "the list of pages that an option names",
  "src/site/own-file.ts": "what this package has written on this disk",
  "src/site/pages/replace-cache-file.ts": "opens what it writes",
  "src/site/package-manifest.ts": "this package",
  "src/site/schema-files.ts": "this package",
  "src/author/write/file-bytes.ts": "files that a plan changes, to compare them",
  "src/author/write/write-steps.ts": "the same",
  "src/author/write/carry-out.ts": "the same, to keep a copy",
  "src/author/write/replace-file.ts": "opens what it writes, to have it on the disk",
  "src/author/write/journal.ts": "opens what it writes",
  "src/author/from-mint/plan-mint-migration.ts": "mint.json",
  "src/author/from-tools/plan-import.ts": "the config of another tool",
  "src/author/from-tools/project/read-project.ts": "files of a listing, which leaves links out",
  "src/author/from-tools/project/next-redirects.ts": "the config of another tool",
  "src/author/from-tools/project/fumadocs-address.ts": "files of a listing, which leaves links out",
  "src/author/from-tools/project/literal-module.ts": "the config of another tool, and what it imports",
  "src/author/from-tools/project/without-types.ts": "the same",
  "src/author/from-tools/project/module-hooks.ts": "the same",
  "src/author/openapi-migration/endpoint-pages.ts": "pages of a listing, to write them back",
  "src/author/openapi-migration/plan-openapi-migration.ts": "specs of the site, to write them back",
  "src/author/init/init-site.ts": "the name in package.json",
  "src/render/look/diagram-faults.ts": "Mermaid of an installed package",
  "src/render/look/icon-files.ts": "icons of installed packages, by names without slashes",
  "src/builders/docusaurus/generated-files.ts": "what it has written itself",
  "src/builders/docusaurus/own-address.ts": "the pages that Docusaurus has just built",
  "src/builders/starlight/integration.ts": "the sitemap that Astro has just built",
  "src/builders/shared/extras/tailwind.ts": "the theme that comes with the package of Tailwind",
  "src/builders/shared/extras/thumbnails.ts": "the font that comes with its package",
  "src/builders/shared/pages/build-report.ts": "what a build told the command that runs it",
  "src/builders/starlight/components/Page.astro": "what the integration has written",
  "src/builders/fumadocs/components/page-html.jsx": "the same",
  "src/builders/fumadocs/components/pages.js": "the same",
  "src/builders/fumadocs/with-docs.ts": "the name of the site, which this build has written itself",
  "src/cli/admin/export-file.ts": "the file of an export, and how far it has come",
  "src/cli/admin/rejected-lines.ts": "the file of rejected lines",
  "src/cli/build/built-folder.ts": "what was just built, to move it, and the list of what a build wrote",
  "src/cli/build/lock-file.ts": "what another build has written",
  "src/cli/build/run-builder.ts": "the package of a builder, which it has installed",
  "src/cli/build/trust.ts": "the event of GitHub, which the environment names",
  "src/cli/build/install-packages.ts": "what it has installed itself",
  "src/cli/check/baseline-file.ts": "the baseline that an option names",
  "src/cli/commands/admin/admin-import.ts": "the file to import",
  "src/cli/admin/serve-options.ts": "the script and the keys that options name",
  "src/cli/commands/schema.ts": "this package",
};

/** Built, or at work when the package is built, or the server of the admin API with its own data. */
const ELSEWHERE = /^src\/(?:publish|preview\/app|admin\/server)\//;

it("only known files read files, each for a reason", () => {
  const READ =
    /(?<!\bfunction )(?<![.#])\b(?:readFile|readFileSync|createReadStream|open|openSync|openAsBlob|cp|cpSync|copyFile|copyFileSync)\(/;
  const texts = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.(?:[cm]?[jt]sx?|astro|vue)$/.test(file) && !ELSEWHERE.test(file))
    .map((file) => [file, readFileSync(file, "utf8").replace(/^ *(?:\*|\/\/|\/\*\*).*$/gm, "")] as const);
  const opening = texts.filter(([, text]) => /["'](?:node:)?fs(?:\/promises)?["']/.test(text));
  const reading = opening.filter(([, text]) => READ.test(text)).map(([file]) => file);
  expect(reading.sort()).toEqual(Object.keys(READERS).sort());
  // No other way to these functions: under another name, all at once, or called from an object.
  const hidden =
    /\bas \w+[^}]*\} from "node:fs|\* as \w+ from "(?:node:)?fs|\bfs\.\w+\(|process\.binding|\brequire\(["'](?:node:)?fs/;
  expect(texts.filter(([, text]) => hidden.test(text)).map(([file]) => file)).toEqual([]);
});

it("files of an earlier time are brought up to date or removed, and what others have put there stays", async () => {
  const root = tempSite({ "a.png": "first", "b.png": "b", "theirs.png": "ours" });
  const folder = tempSite({ "theirs.png": "theirs", "theirs.txt": "theirs" });
  const copies = (...paths: string[]) => paths.map((path) => ({ path, copyOf: { folder: root, path } }));
  const texts = (text: string) => ["own.txt", "theirs.txt"].map((path) => ({ path, text }));
  const first = await writeSiteFiles(folder, [...copies("a.png", "b.png", "theirs.png"), ...texts("first")]);
  expect(first).toEqual(["a.png", "b.png", "own.txt"]);
  writeSite(root, { "a.png": "other", "c.png": "c" });
  utimesSync(join(root, "a.png"), 1_000_000, 1_000_000);
  const second = await writeSiteFiles(folder, [...copies("a.png", "c.png", "theirs.png"), ...texts("second")], first);
  expect(second).toEqual(["a.png", "c.png", "own.txt"]);
  expect(
    Object.fromEntries(readdirSync(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")])),
  ).toEqual({
    "a.png": "other",
    "c.png": "c",
    "own.txt": "second",
    "theirs.png": "theirs",
    "theirs.txt": "theirs",
  });
});
