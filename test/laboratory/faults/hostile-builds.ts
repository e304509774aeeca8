import { spawnSync } from "node:child_process";
import { hasTool } from "../../support/tools/need.ts";

const TEST = "test/cli/hostile-builds.test.ts";
const BUILDERS = ["starlight", "vitepress", "docusaurus", "fumadocs"] as const;

/** Builds and serves docs with hostile redirects, names and links with each builder: the test of the same name, one by one. */
export function buildHostileDocs(): Promise<string> {
  const built: string[] = [];
  for (const builder of BUILDERS) {
    if (!hasTool(`the packages of examples/${builder}`)) continue;
    const run = spawnSync("npx", ["vitest", "run", TEST, "-t", `on ${builder}`], { encoding: "utf8" });
    if (run.status !== 0) throw new Error(`${builder}: ${run.stdout}${run.stderr}`);
    built.push(builder);
  }
  return Promise.resolve(built.length === 0 ? "SKIPPED: no builder is installed (npm test)" : built.join(", "));
}
