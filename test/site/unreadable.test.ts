import { chmodSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Range } from "docsjson";
import { checkSite, loadSite, SiteError } from "docsjson/node";
import { describe, expect, it, onTestFinished } from "vitest";
import { type SiteFiles, tempSite } from "../support/temp-site.ts";

/** Root may read everything: these tests run as somebody else. */
function dropPrivileges(): void {
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(65534);
  onTestFinished(() => {
    process.seteuid?.(0);
  });
}

const site = (files: SiteFiles) =>
  tempSite({ "docs.json": { navigation: { pages: ["a", "secret/b", "secret/deep/c", "d"] } }, "a.mdx": "", ...files });

const found = async (root: string) =>
  (await checkSite(root)).diagnostics.map(({ code, file, message }) => `${code} ${file}: ${message}`);

describe.skipIf(process.platform === "win32")("what the system refuses to read", () => {
  it("is said of a folder, and its pages do not count as missing", async () => {
    const root = site({ "secret/b.mdx": "" });
    chmodSync(root, 0o755);
    chmodSync(join(root, "secret"), 0);
    onTestFinished(() => chmodSync(join(root, "secret"), 0o755));
    dropPrivileges();
    expect(await found(root)).toEqual([
      'nav/page-not-found docs.json: the page file "d.mdx" does not exist',
      "nav/unreadable secret: the folder cannot be read, so its pages are unknown",
    ]);
  });

  it("is said of a page", async () => {
    const root = site({ "secret/b.mdx": "", "secret/deep/c.mdx": "", "d.mdx": "" });
    chmodSync(root, 0o755);
    chmodSync(join(root, "d.mdx"), 0);
    dropPrivileges();
    expect(await found(root)).toEqual([
      "nav/unreadable d.mdx: the page file cannot be read, so its front matter is unknown",
    ]);
  });
});

describe("what is not UTF-8", () => {
  const pages = (texts: Record<string, Buffer>) => {
    const root = tempSite({ "docs.json": { navigation: { pages: Object.keys(texts) } } });
    for (const [page, text] of Object.entries(texts)) writeFileSync(join(root, `${page}.mdx`), text);
    return root;
  };
  const places = async (root: string) =>
    (await checkSite(root)).diagnostics.map(({ code, severity, file, range: { start } = {} as Range }) =>
      [code, severity, `${file}:${start?.line}:${start?.column}`].join(" "),
    );

  it("is said of pages, at the first character that is lost", async () => {
    const root = pages({
      utf8: Buffer.from("---\ntitle: café\n---\n\nU+FFFD is \ufffd.\n"),
      mark: Buffer.from("\ufeff---\ntitle: A\n---\n"),
      windows: Buffer.from("---\ntitle: A\n---\n\nIn a café.\n", "latin1"),
      wide: Buffer.from("\ufeff---\ntitle: A\n---\n", "utf16le"),
      bare: Buffer.from("---\ntitle: A\n---\n", "utf16le"),
    });
    const expected = [
      "file/encoding error bare.mdx:1:2",
      "file/encoding error wide.mdx:1:1",
      "file/encoding error windows.mdx:5:9",
    ];
    expect(await places(root)).toEqual(expected);
    expect(await places(root)).toEqual(expected);
    const { diagnostics } = await loadSite(root);
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      "file/encoding bare.mdx",
      "file/encoding wide.mdx",
      "file/encoding windows.mdx",
    ]);
  });

  it("is said of a page beyond the size that is read at once", async () => {
    const text = `---\ntitle: A\n---\n\n${"A word.\n".repeat(20_000)}`;
    expect(await places(pages({ long: Buffer.from(`${text}café`, "latin1") }))).toEqual([
      "file/encoding error long.mdx:20005:4",
    ]);
    expect(await places(pages({ long: Buffer.from(`${text}café`) }))).toEqual([]);
  });

  it("is not said where the part of a page that is read for its front matter ends within a character", async () => {
    const root = pages({ a: Buffer.from("é".repeat(5000)), b: Buffer.from(`a${"é".repeat(5000)}`) });
    expect((await loadSite(root)).diagnostics).toEqual([]);
  });

  it("is said of docs.json, of what it includes, of specs, and of their overlays", async () => {
    const root = pages({ a: Buffer.from("") });
    const latin = (file: string, text: string) => writeFileSync(join(root, file), Buffer.from(text, "latin1"));
    const openapi = '{"source": "api.yaml", "overlays": ["overlay.yaml"]}';
    latin(
      "docs.json",
      `{"navigation": {"groups": [{"group": "Café", "openapi": ${openapi}}, {"$ref": "group.json"}]}}`,
    );
    latin("group.json", '{"group": "Été", "pages": ["a"]}');
    const spec = "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {/a: {get: {summary: Café}}}\n";
    latin("api.yaml", spec);
    latin("overlay.yaml", "overlay: 1.0.0\ninfo: {title: Café, version: '1'}\nactions: []\n");
    expect((await places(root)).filter((place) => place.startsWith("file/"))).toEqual([
      "file/encoding error api.yaml:3:32",
      "file/encoding error docs.json:1:42",
      "file/encoding error group.json:1:12",
      "file/encoding error overlay.yaml:2:18",
    ]);
    writeFileSync(join(root, "api.yaml"), Buffer.from(spec, "utf16le"));
    expect(await places(root)).toContain("file/encoding error api.yaml:1:2");
  });

  it("is not read: docs.json in UTF-16", async () => {
    const root = pages({});
    writeFileSync(join(root, "docs.json"), Buffer.from('\ufeff{"navigation":{"pages":["a"]}}', "utf16le"));
    await expect(checkSite(root)).rejects.toThrow("docs.json is UTF-16: save it with the encoding UTF-8");
  });
});

describe("what is too large", () => {
  it("is not read: specs", async () => {
    const root = tempSite({
      "docs.json": { navigation: { groups: [{ group: "A", openapi: "s.yaml" }] } },
      "s.yaml": "",
    });
    truncateSync(join(root, "s.yaml"), 250_000_000);
    expect(await found(root)).toContain('openapi/unreadable docs.json: the spec "s.yaml" is larger than 32 MiB');
  });

  it("is not read: docs.json", async () => {
    const root = tempSite({ "docs.json": "" });
    truncateSync(join(root, "docs.json"), 250_000_000);
    await expect(checkSite(root)).rejects.toThrow(SiteError);
  });
});
