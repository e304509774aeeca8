import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { carryOut, type ImportedTool, planImport, planMigration } from "docsjson/author";
import { checkSite, SiteError } from "docsjson/node";
import { mutateText, mutateValue, type Random } from "./mutate.ts";
import { hold } from "./promises.ts";

const SUMMARY = `# Summary

* [Home](README.md)
  * [Set up](a.md "title")
    * [Deeper](b/c.md#part)

## Part

- [Elsewhere](https://x.y)
* [No file](gone.md)
`;
const MKDOCS = `site_name: A
docs_dir: .
nav:
  - README.md
  - Part:
      - Set up: a.md
      - b/c.md
  - Elsewhere: https://x.y
plugins:
  - redirects:
      redirect_maps:
        old.md: a.md
`;
const MINT = {
  name: "A",
  colors: { primary: "#0a0a0a" },
  tabs: [{ name: "B", url: "b" }],
  anchors: [{ name: "Chat", icon: "x", url: "https://x.y" }],
  navigation: [{ group: "G", pages: ["a", { group: "H", pages: ["b/c"] }] }],
  redirects: [{ source: "/old", destination: "/a" }],
  topbarLinks: [{ name: "L", url: "https://x.y" }],
};
const PAGES = { "README.md": "# Home", "a.md": "---\ntitle: A\n---\n", "b/c.md": "" };

/** What is imported from any file of another tool is a site without an error of its own, or nothing at all. */
export async function holdImport(random: Random): Promise<void> {
  const tool = random.pick(["summary", "mkdocs", "mint"]);
  const files = {
    summary: { "SUMMARY.md": mutateText(SUMMARY, random) },
    mkdocs: { "mkdocs.yml": mutateText(MKDOCS, random) },
    mint: { "mint.json": JSON.stringify(mutateValue(MINT, random)) ?? "" },
  }[tool];
  const folder = mkdtempSync(join(tmpdir(), "docsjson-fuzz-"));
  try {
    for (const [file, text] of Object.entries({ ...PAGES, ...files })) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const planned =
      tool === "mint" ? await planMigration(folder, "mint") : await planImport(folder, tool as ImportedTool);
    if (!planned.value) return;
    await carryOut(planned.value);
    const { diagnostics } = await checkSite(folder);
    // Pages and specs that the other tool's file names may be missing; the name of such a page may look like a reference.
    const errors = diagnostics.filter(
      ({ severity, code }) => severity === "error" && !/(?:not-found|unreadable|unknown-operation)$/.test(code),
    );
    hold(
      errors.length === 0,
      `${tool} is imported with errors:`,
      errors.map(({ code, message }) => `${code} ${message}`),
    );
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
