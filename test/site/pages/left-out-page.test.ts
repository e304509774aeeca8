import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSite, resolveSite } from "docsjson/node";
import { expect, it } from "vitest";
import { runCli } from "../../support/run-cli.ts";
import { tempSite } from "../../support/temp-site.ts";

const PAGE = "---\ntitle: A\n---\n";

const found = async (root: string) =>
  (await checkSite(root)).diagnostics.map(
    ({ code, message, hint, breadcrumb }) => `${code} ${breadcrumb}: ${message} → ${hint}`,
  );

const listing = (...pages: string[]) => ({ navigation: { groups: [{ group: "G", pages }] } });

it("entries whose file is left out are told why", async () => {
  const outside = tempSite({ "notes.md": PAGE });
  const root = tempSite({
    "docs.json": listing("a", "drafts/next", ".hidden", "node_modules/b", "notes", "gone"),
    ".mintignore": "drafts/\n",
    "a.mdx": PAGE,
    "drafts/next.mdx": PAGE,
    ".hidden.mdx": PAGE,
    "node_modules/b.mdx": PAGE,
  });
  symlinkSync(join(outside, "notes.md"), join(root, "notes.md"));
  expect(await found(root)).toEqual([
    'nav/left-out-page group "G": the file "drafts/next.mdx" is left out, because .mintignore names it → remove the pattern from .mintignore, or the entry from the navigation',
    'nav/left-out-page group "G": the file ".hidden.mdx" is left out: names that begin with a dot, and node_modules, are never published → rename or move the file',
    'nav/left-out-page group "G": the file "node_modules/b.mdx" is left out: names that begin with a dot, and node_modules, are never published → rename or move the file',
    'nav/left-out-page group "G": the file "notes.md" is a link that leads out of the docs root, so it is not read → copy the file into the docs root',
    'nav/page-not-found group "G": the page file "gone.mdx" does not exist → create the file, or remove the entry',
  ]);
  expect((await resolveSite(root)).diagnostics.map(({ code }) => code)).toContain("nav/left-out-page");
});

it("a folder of a page's name is no file of it, and a list of page files is taken as it is", async () => {
  const root = tempSite({ "docs.json": listing("a", "drafts/b"), ".mintignore": "drafts/\n", "drafts/b.mdx": PAGE });
  mkdirSync(join(root, "a.mdx"));
  writeFileSync(join(root, "list.txt"), "c.mdx\n");
  expect((await found(root)).map((line) => line.split(" ", 1)[0])).toEqual(["nav/page-not-found", "nav/left-out-page"]);
  const { diagnostics } = await checkSite(root, { pages: join(root, "list.txt") });
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code)).toEqual([
    "nav/page-not-found",
    "nav/page-not-found",
  ]);
});

it("an entry in another Unicode form than its file's name gets that name", async () => {
  const [composed, decomposed] = ["\u00e9t\u00e9", "e\u0301te\u0301"];
  const root = tempSite({ "docs.json": listing(composed), [`${decomposed}.mdx`]: PAGE });
  expect((await found(root))[0]).toBe(
    `nav/left-out-page group "G": the name of the file "${decomposed}.mdx" looks the same as this entry, but has other characters (another Unicode form) → copy the name of the file`,
  );
  expect(runCli(["check", "--fix", root]).status).toBe(0);
  expect(readFileSync(join(root, "docs.json"), "utf8")).toContain(JSON.stringify(decomposed));
  expect(await found(root)).toEqual([]);
});
