import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleForBrowser, weigh } from "../../support/bundle-size.ts";
import { measureInstall } from "../../support/install-size.ts";
import { largeSite } from "./_large-site.ts";
import { leastCpu, printTable } from "./_measure.ts";

const root = new URL("../../../", import.meta.url).pathname;
const RUNS = 11;

/** What the package and its command weigh, beside what they may at most. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-weight-"));
  try {
    const page = join(folder, "docs.json");
    writeFileSync(page, JSON.stringify({ ...largeSite(1), navigation: { pages: ["index"] } }));
    writeFileSync(join(folder, "index.mdx"), "---\ntitle: Start\n---\n");
    const large = join(folder, "large.json");
    writeFileSync(large, JSON.stringify(largeSite(48_000), null, 1));
    const read = `JSON.parse(require("node:fs").readFileSync(${JSON.stringify(large)}, "utf8"))`;
    const validate = `import(${JSON.stringify(`${root}dist/index.js`)}).then(({ validateDocs }) => validateDocs(${read}))`;
    const commands = [
      ["-e", "0"],
      [`${root}dist/cli.js`, "check", page],
      ["-e", read],
      ["-e", validate],
    ];
    const [bare = 0, check = 0, parse = 0, whole = 0] = leastCpu(commands, folder, RUNS);
    const bundles = { resolveNavigation: "{ resolveNavigation }", "all of docsjson": "*" };
    const sizes = Object.entries(bundles).map(async ([name, names]): Promise<[string, number, number]> => {
      const text = await bundleForBrowser(`export ${names} from "docsjson";`);
      return [`${name}, kB gzipped`, weigh(text) / 1000, name === "resolveNavigation" ? 50 : 60];
    });
    const installed = measureInstall(root).map(({ name, amount, budget, unit }): [string, number, number] => [
      `${name}, ${unit}`,
      amount,
      budget,
    ]);
    printTable(
      ["", "now", "at most"],
      [
        ...(await Promise.all(sizes)),
        ...installed,
        ["check of one page, CPU, times node -e 0", check / bare, 1.6],
        ["validating 2.2 MB, CPU, times a process that parses it", whole / parse, 1.5],
      ],
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
