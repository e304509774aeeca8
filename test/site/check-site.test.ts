import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { type CheckOptions, checkSite, findDocsRoot, resolveSite, SiteError } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { tempSite } from "../support/temp-site.ts";

const SETTINGS = { theme: "mint", name: "Acme", colors: { primary: "#0a0" } };

const SPEC = { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: { "/a": { get: { summary: "Get a" } } } };

/** What is found in a site, in one line each; notes left out. */
async function found(root: string, options?: CheckOptions): Promise<string[]> {
  const { diagnostics } = await checkSite(root, options);
  return diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ file, range, code, message }) => `${file}:${range?.start.line}:${range?.start.column} ${code} ${message}`);
}

const site = (navigation: unknown, files: Record<string, unknown> = {}): string =>
  tempSite({ "docs.json": { ...SETTINGS, navigation }, ...files });

describe("checkSite", () => {
  it("reads every spec that the navigation names, in any form", async () => {
    const spec = (summary: string) => ({ ...SPEC, paths: { "/a": { get: { summary } } } });
    const root = site(
      {
        tabs: [
          { tab: "One", openapi: "/one.json" },
          { tab: "Two", openapi: { source: "./api/two.json", directory: "two" } },
          { tab: "Three", openapi: ["three.json"] },
          { tab: "Four", pages: ["four.json GET /a"] },
        ],
      },
      { "one.json": spec("One"), "api/two.json": spec("Two"), "three.json": spec("Three"), "four.json": spec("Four") },
    );
    const { value, diagnostics } = await resolveSite(root);
    expect(diagnostics).toEqual([]);
    expect(value?.pages.map(({ href }) => href)).toEqual([
      "/api-reference/one",
      "/two/two",
      "/api-reference/three",
      "/api-reference/four",
    ]);
  });

  it("never reads a spec outside the docs root", async () => {
    const outside = tempSite({ "spec.json": SPEC });
    const root = site({
      groups: [
        { group: "A", openapi: "link.json" },
        { group: "B", openapi: "../spec.json" },
      ],
    });
    symlinkSync(join(outside, "spec.json"), join(root, "link.json"));
    const { value } = await resolveSite(root);
    expect(value?.pages).toEqual([]);
    expect(await found(root)).toEqual([
      'docs.json:11:20 openapi/outside-root "link.json" is outside the docs root, so it is not read',
      'docs.json:15:20 openapi/outside-root "../spec.json" is outside the docs root, so it is not read',
    ]);
  });

  it("says once what is wrong with a spec, where it is named or in the spec itself", async () => {
    const root = site(
      {
        groups: [
          { group: "A", openapi: "gone.json" },
          { group: "B", openapi: "folder" },
          { group: "C", openapi: "broken.yaml" },
          { group: "D", openapi: "broken.yaml" },
        ],
      },
      { "folder/a.json": {}, "broken.yaml": "openapi: 3.1.0\npaths: [\n" },
    );
    const codes = (await found(root)).map((line) => line.split(" ", 2).join(" "));
    expect(codes).toEqual([
      expect.stringMatching(/^broken\.yaml:\d+:\d+ openapi\/syntax$/),
      "docs.json:11:20 openapi/not-found",
      "docs.json:15:20 openapi/unreadable",
    ]);
  });

  it("suggests the file that a missing spec may be", async () => {
    const root = site(
      {
        groups: [
          { group: "A", openapi: "openapi.json" },
          { group: "B", openapi: "api/user.yaml" },
        ],
      },
      { "api/openapi.json": SPEC, "api/users.yaml": "", "node_modules/x/openapi.json": SPEC },
    );
    const { diagnostics } = await checkSite(root);
    const hints = diagnostics.flatMap(({ code, hint }) => (code === "openapi/not-found" ? [hint] : []));
    expect(hints).toEqual(['did you mean "api/openapi.json"?', 'did you mean "api/users.yaml"?']);
  });

  it("says of an include that fails only that it fails", async () => {
    expect(await found(site({ $ref: "gone.json" }))).toEqual([
      'docs.json:8:13 config/include the included file "gone.json" does not exist',
    ]);
    expect(await found(site({ tabs: [{ $ref: "gone.json" }, { tab: "A", pages: ["a"] }] }, { "a.mdx": "" }))).toEqual([
      'docs.json:10:17 config/include the included file "gone.json" does not exist',
    ]);
  });

  it("places what is wrong in an included file in that file", async () => {
    const root = site({ $ref: "nav.json" }, { "nav.json": { groups: [{ group: "A", pages: ["gone"], iconn: "x" }] } });
    expect(await found(root)).toEqual([
      'nav.json:6:9 nav/page-not-found the page file "gone.mdx" does not exist',
      expect.stringMatching(/^nav\.json:8:7 config\/unknown-field /),
    ]);
  });

  it("gives every diagnostic a line, pages included", async () => {
    const { diagnostics } = await checkSite(site({ pages: ["a"] }, { "a.mdx": "", "b.mdx": "" }));
    expect(diagnostics.map(({ code, file, range }) => [code, file, range?.start.line])).toEqual([
      ["nav/orphan-page", "b.mdx", 1],
    ]);
  });

  it("applies rules, and refuses those that make no sense", async () => {
    const root = site({ pages: ["gone"] });
    expect((await checkSite(root)).ok).toBe(false);
    expect((await checkSite(root, { rules: { "nav/page-not-found": "off" } })).diagnostics).toEqual([]);
    await expect(checkSite(root, { rules: { nothing: "off" } as never })).rejects.toThrow(TypeError);
    await expect(checkSite(root, { dialect: "other" as never })).rejects.toThrow(TypeError);
  });

  it("gives the same twice", async () => {
    const root = site({ groups: [{ group: "A", openapi: "a.json", root: "gone" }] }, { "a.json": SPEC, "x.mdx": "" });
    const [first, second] = [await checkSite(root), await checkSite(root)];
    expect(JSON.stringify(second.value.navigation)).toBe(JSON.stringify(first.value.navigation));
    expect(second.diagnostics).toEqual(first.diagnostics);
  });
});

describe("findDocsRoot", () => {
  it("takes a folder, a file of any name, or the nearest docs.json upward", async () => {
    const folder = tempSite({ "docs.json": {}, "a/b/c.txt": "", "other.json": {} });
    expect(await findDocsRoot(folder)).toEqual({ folder, config: "docs.json" });
    expect(await findDocsRoot("other.json", folder)).toEqual({ folder, config: "other.json" });
    expect(await findDocsRoot(undefined, join(folder, "a/b"))).toEqual({ folder, config: "docs.json" });
  });

  it("refuses what is no site", async () => {
    const folder = tempSite({ "a/b.txt": "" });
    await expect(findDocsRoot("a", folder)).rejects.toThrow(new SiteError("a contains no docs.json"));
    await expect(findDocsRoot("gone", folder)).rejects.toThrow("gone does not exist");
    const outside = tempSite({ "docs.json": {} });
    symlinkSync(join(outside, "docs.json"), join(folder, "docs.json"));
    await expect(checkSite(folder)).rejects.toThrow("docs.json is a link that leads out of its folder");
    const odd = tempSite({ "docs.json/index.mdx": "# A folder in place of the file" });
    await expect(checkSite(odd)).rejects.toThrow(new SiteError(`${join(odd, "docs.json")} is a folder, not a file`));
  });
});
