import { checkSite } from "docsjson/node";
import { expect, it } from "vitest";
import { tempSite } from "../../support/temp-site.ts";

const NAMES = ["select", "insert", "update", "delete", "alter", "create/table"];

async function found(links: readonly string[], redirects: readonly object[] = []): Promise<string[]> {
  const pages = NAMES.map((name) => `reference/${name}`);
  const site = tempSite({
    "docs.json": { navigation: { pages: ["index", "more", ...pages] }, redirects },
    "index.mdx": links.map((link) => `[x](${link})`).join("\n\n"),
    "more.mdx": "[x](/sql-reference/select)\n",
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""])),
  });
  const { diagnostics } = await checkSite(site);
  return diagnostics.map(({ file, range, severity, code, message, hint }) =>
    code === "link/folder-moved"
      ? `${file}:${range?.start.line} ${severity} ${message} → ${hint}`
      : `${file}:${range?.start.line} ${code} ${message}`,
  );
}

const MOVED = NAMES.map((name) => `/sql-reference/${name}`);

it("links into a folder that moved are one finding, with the redirect that mends them", async () => {
  expect(await found(MOVED)).toEqual([
    'index.mdx:1 error 7 links lead into "/sql-reference/", whose pages are in "/reference/" → correct the links, or add a redirect to docs.json: { "source": "/sql-reference/:slug*", "destination": "/reference/:slug*" }',
  ]);
  expect(await found(MOVED, [{ source: "/sql-reference/:slug*", destination: "/reference/:slug*" }])).toEqual([]);
});

it("other dead links stay, and so do a few of one folder", async () => {
  expect(await found([...MOVED, "/guides/lost"])).toEqual([
    expect.stringContaining('7 links lead into "/sql-reference/"'),
    'index.mdx:13 link/page-not-found "/guides/lost" does not exist',
  ]);
  expect(await found(MOVED.slice(1, 4))).toHaveLength(4);
});

it("folders of a folder that moved to different places are a finding each", async () => {
  const old = (folder: string) => NAMES.map((name) => `/old/${folder}/${name}`);
  const pages = NAMES.flatMap((name) => [`reference/${name}`, `guides/sql/${name}`]);
  const site = tempSite({
    "docs.json": { navigation: { pages: ["index", ...pages] } },
    "index.mdx": [...old("reference"), ...old("how/sql"), "/old/lost"].map((link) => `[x](${link})`).join("\n\n"),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""])),
  });
  expect((await checkSite(site)).diagnostics.map(({ message }) => message)).toEqual([
    '6 links lead into "/old/reference/", whose pages are in "/reference/"',
    '6 links lead into "/old/how/", whose pages are in "/guides/"',
    '"/old/lost" does not exist',
  ]);
});

it("a folder that may have moved to any of several is none: each link has its own suggestions", async () => {
  const pages = NAMES.flatMap((name) => [`guides/business/${name}`, `guides/consumer/${name}`]);
  const site = tempSite({
    "docs.json": { navigation: { pages: ["index", ...pages] } },
    "index.mdx": NAMES.map((name) => `[x](/b2b/${name})`).join("\n\n"),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""])),
  });
  const { diagnostics } = await checkSite(site);
  expect(diagnostics.map(({ code }) => code)).toEqual(NAMES.map(() => "link/page-not-found"));
  expect(diagnostics[0]?.hint).toBe(`did you mean "/guides/business/${NAMES[0]}" or "/guides/consumer/${NAMES[0]}"?`);
});

it("links of a language lead to the folder of that language, where others have pages of the same names", async () => {
  const pages = ["", "ja/"].flatMap((language) => NAMES.map((name) => `${language}reference/${name}`));
  const site = tempSite({
    "docs.json": { navigation: { pages: ["ja/index", ...pages] } },
    "ja/index.mdx": MOVED.map((link) => `[x](/ja${link})`).join("\n\n"),
    ...Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""])),
  });
  expect((await checkSite(site)).diagnostics.map(({ message }) => message)).toEqual([
    '6 links lead into "/ja/sql-reference/", whose pages are in "/ja/reference/"',
  ]);
});

it("a folder that is only in the links may be the path of the site", async () => {
  const [moved] = await found(NAMES.map((name) => `/docs/reference/${name}`));
  expect(moved).toBe(
    'index.mdx:1 error 6 links lead into "/docs/", whose pages are in "/" → if the site is published below /docs, set "basePath": "/docs" in docsjson.config.json; else correct the links',
  );
});

it("links into a folder whose pages are nowhere stay as they are", async () => {
  const gone = NAMES.map((_, index) => `/sql-reference/gone-${index}`);
  expect(await found(gone)).toHaveLength(7);
});

it("a comment excuses one of the links, or the finding of all", async () => {
  const codesWith = async (comment: string) => {
    const site = tempSite({
      "docs.json": { navigation: { pages: ["index", ...NAMES.map((name) => `reference/${name}`)] } },
      "index.mdx": [comment, ...MOVED.map((link) => `[x](${link})`)].join("\n\n"),
      ...Object.fromEntries(NAMES.map((name) => [`reference/${name}.mdx`, ""])),
    });
    return (await checkSite(site)).diagnostics.map(({ code, args }) => [code, args.count]);
  };
  expect(await codesWith("{/* docsjson-disable-next-line link/page-not-found */}")).toEqual([["link/folder-moved", 5]]);
  expect(await codesWith("{/* docsjson-disable-next-line link/folder-moved */}")).toEqual([]);
});

it("pictures below a folder that moved are one finding, too", async () => {
  const pictures = ["a", "b", "c", "d/e", "f"];
  const site = tempSite({
    "docs.json": { navigation: { pages: ["index", "other"] } },
    "index.mdx": `${pictures.map((name) => `![x](/images/old/${name}.png)`).join("\n\n")}\n\n![x](/images/gone.png)\n`,
    "other.mdx": '<img src="/images/old/a.png" alt="x" />\n',
    "images/logo.png": "",
    ...Object.fromEntries(pictures.map((name) => [`images/new/${name}.png`, ""])),
  });
  const { diagnostics } = await checkSite(site);
  expect(diagnostics.map(({ code, message, hint }) => `${code} ${message} → ${hint}`)).toEqual([
    'link/folder-moved 6 links lead into "/images/old/", whose files are in "/images/new/" → correct the links, or move the files to "images/old/"',
    expect.stringContaining('link/asset-not-found the file "/images/gone.png" does not exist'),
  ]);
});

it("pictures below a path that no folder has may be below the path of the site", async () => {
  const names = ["a", "b", "c", "d", "e"];
  const site = tempSite({
    "docs.json": { navigation: { pages: ["index"] } },
    "index.mdx": names.map((name) => `![x](/docs/images/${name}.png)`).join("\n\n"),
    ...Object.fromEntries(names.map((name) => [`images/${name}.png`, ""])),
  });
  const codes = async (options = {}) =>
    (await checkSite(site, options)).diagnostics.map(({ code, hint }) => `${code} ${hint}`);
  expect(await codes()).toEqual([
    expect.stringContaining("link/folder-moved if the site is published below /docs, set"),
  ]);
  expect(await codes({ basePath: "/docs" })).toEqual([]);
});
