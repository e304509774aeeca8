import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder, installPackages } from "../../support/tools/cache.ts";
import { type Case, FAULTY_SITE, makeProject, mustEndWith, mustTellTheFault } from "../delivery.ts";

/** Major versions of Node: the oldest supported, those since, and the newest that npm's packages give. */
const MAJORS = ["20", "22", "24", "26"];

/** Modules that a tool loads, with what that tool brings. */
const OF_A_TOOL = /^\.\/(vite|vitepress|fumadocs|docusaurus|starlight)|\*/;

/** A program that imports and requires every entry, and says which gave nothing. */
const program = (entries: readonly string[]): string => `
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
for (const entry of ${JSON.stringify(entries)}) {
  const name = "docsjson" + entry.slice(1);
  const [imported, required] = [await import(name), require(name)];
  const names = Object.keys(imported).filter((each) => each !== "default");
  if (names.length === 0 && entry !== "./package.json") throw new Error(name + " exports nothing");
  for (const each of names) if (imported[each] !== required[each]) throw new Error(name + ": " + each + " is another one when required");
}
`;

/** Every entry is imported and required, and the command runs, on each Node. */
export const loadWithNodes: Case = {
  name: "Node",
  async run(delivery) {
    const binary = `node-${process.platform}-${process.arch}`;
    const aliases = Object.fromEntries(MAJORS.map((major) => [`node-${major}`, `npm:${binary}@${major}`]));
    installPackages(cacheFolder("nodes"), { private: true, dependencies: aliases });
    const folder = makeProject(delivery, FAULTY_SITE);
    await mustEndWith(0, delivery, folder, ["npm", "install"]);
    const installed = join(folder, "node_modules/docsjson");
    const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8"));
    const modules = Object.entries<{ default?: string }>(exports).filter(([, target]) => target.default !== undefined);
    const entries = modules.map(([entry]) => entry).filter((entry) => !OF_A_TOOL.test(entry));
    for (const major of MAJORS) {
      const node = cacheFolder("nodes", "node_modules", `node-${major}`, "bin/node");
      const { stderr } = await mustEndWith(0, delivery, folder, [node, "--input-type=module", "-e", program(entries)]);
      if (stderr !== "") throw new Error(`Node ${major} warns:\n${stderr}`);
      const { stdout } = await mustEndWith(1, delivery, folder, [
        node,
        join(installed, "dist/cli.js"),
        "check",
        "--format",
        "unix",
      ]);
      mustTellTheFault(stdout);
    }
  },
};
