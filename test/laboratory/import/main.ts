/**
 * `npx tsx test/laboratory/import/main.ts` imports public sites of other tools, each at a pinned commit (`sites.json`), and prints
 * as a table how much of each tool's own navigation the docs.json has: pages, order, titles, addresses. Below it is what differs.
 *
 *   --only TEXT      sites with this text in their tool or repository
 *   --from URL       where repositories are fetched: a folder of clones (owner/name in it), or a host (default https://github.com)
 *   --cache DIR      where they are kept (default node_modules/.cache/docsjson-imports)
 *   --tools DIR      a folder whose node_modules has the tools (default: they are installed into the cache)
 *   --details N      how many differences of a site are listed (default 5)
 *
 * The original's navigation is made by the tool's own package from its project; how is said in `original/`, one file a tool. MkDocs
 * is run by Python, and has to be installed. Nothing of the sites is built, but their configs are run.
 *
 * Exit status: 0 if each site was compared; 1 if one could not be.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { ImportedTool } from "docsjson/author";
import { installPackages } from "../../../src/cli/build/install-packages.ts";
import { startProgress } from "../../../src/cli/terminal/progress.ts";
import { fetchSite, type PinnedSite } from "../ecosystem/pinned-site.ts";
import { compareNavigation, type Fidelity } from "./compare-navigation.ts";
import { importSite } from "./import-site.ts";
import { docusaurusSidebars } from "./original/docusaurus.ts";
import { fumadocsSidebars } from "./original/fumadocs.ts";
import { mdbookSidebars } from "./original/mdbook.ts";
import { mkdocsSidebars } from "./original/mkdocs.ts";
import { nextraSidebars } from "./original/nextra.ts";
import type { OriginalSite, Sidebars } from "./original/shown-page.ts";
import { starlightSidebars } from "./original/starlight.ts";
import { vitepressSidebars } from "./original/vitepress.ts";
import sites from "./sites.json" with { type: "json" };

const ORIGINALS: Readonly<Record<ImportedTool, (site: OriginalSite) => Sidebars | Promise<Sidebars>>> = {
  docusaurus: docusaurusSidebars,
  fumadocs: fumadocsSidebars,
  mkdocs: mkdocsSidebars,
  nextra: nextraSidebars,
  starlight: starlightSidebars,
  summary: mdbookSidebars,
  vitepress: vitepressSidebars,
};

const PACKAGES = {
  "@docusaurus/core": "3.10.2",
  "@docusaurus/plugin-content-docs": "3.10.2",
  "@astrojs/starlight": "0.41.7",
  astro: "7.1.6",
  "fumadocs-core": "16.15.13",
  next: "16.4.6",
  nextra: "4.6.1",
  react: "19.3.1",
  "react-dom": "19.3.1",
  vitepress: "2.0.0-alpha.19",
  vue: "3.5.45",
};

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    from: { type: "string", default: "https://github.com" },
    cache: { type: "string", default: join(import.meta.dirname, "../../../node_modules/.cache/docsjson-imports") },
    tools: { type: "string" },
    details: { type: "string", default: "5" },
  },
});

/** Compares one site; both sides get a copy of its repository, since both write. */
async function compare(
  tool: ImportedTool,
  site: PinnedSite,
  tools: string,
): Promise<Fidelity & { unread: readonly string[] }> {
  fetchSite(site, { from: values.from, cache: values.cache });
  const clone = join(values.cache, site.repository.replace("/", "+"));
  const work = mkdtempSync(join(tmpdir(), "docsjson-import-"));
  const copy = (name: string): string => {
    const to = join(work, name);
    cpSync(clone, to, {
      recursive: true,
      filter: (path) => !["node_modules", ".git"].includes(basename(path)),
      verbatimSymlinks: true,
    });
    mkdirSync(join(to, ".git"));
    return resolve(to, site.root);
  };
  try {
    const original = await ORIGINALS[tool]({ folder: copy("original"), tools });
    const imported = await importSite(copy("imported"), tool);
    return { ...compareNavigation(original, imported), unread: imported.unread };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const tools = resolve(values.tools ?? join(values.cache, "tools"));
if (values.tools === undefined) await installPackages(tools, PACKAGES, startProgress(process.stderr));
const details: string[] = [];
const rows = ["| tool | site | pages | in order | titles | addresses | more |", "|---|---|---|---|---|---|---|"];
for (const { tool, ...site } of sites) {
  if (!`${tool} ${site.repository}`.includes(values.only)) continue;
  try {
    const found = await compare(tool as ImportedTool, site, tools);
    const { pages, kept, inOrder, places, titled, addressed, more, differences, unread } = found;
    rows.push(
      `| ${tool} | ${site.repository} | ${kept} of ${pages} | ${inOrder} of ${places} | ${titled} | ${addressed} | ${more} |`,
    );
    const shown = differences.slice(0, Number(values.details));
    const rest = differences.length - shown.length;
    details.push(
      `${site.repository}:`,
      ...unread.map((line) => `  not read: ${line}`),
      ...shown.map((line) => `  ${line}`),
      ...(rest > 0 ? [`  and ${rest} more`] : []),
    );
  } catch (error) {
    details.push(`${site.repository} can't be compared: ${error instanceof Error ? error.stack : error}`);
    process.exitCode = 1;
  }
}
process.stdout.write(`${[...rows, "", ...details].join("\n")}\n`);
