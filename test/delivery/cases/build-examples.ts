import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "../../support/tools/cache.ts";
import { listExamples } from "../../support/tools/examples.ts";
import { type Case, makeFolder, mustEndWith } from "../delivery.ts";

/** Where a builder writes a site. */
const OUTPUTS = ["dist", "build", "out", "docs/.vitepress/dist"];

/** Each example is installed from the registry, with its own package.json, and built. */
export const buildExamples: Case = {
  name: "examples",
  async run(delivery) {
    for (const name of listExamples()) {
      const folder = makeFolder(delivery);
      cpSync(join(PROJECT, "examples", name), folder, {
        recursive: true,
        filter: (path) => !/node_modules|dist$/.test(path),
      });
      await mustEndWith(0, delivery, folder, ["npm", "install"]);
      await mustEndWith(0, delivery, folder, ["npm", "run", "build"]);
      const pages = OUTPUTS.some((output) => existsSync(join(folder, output, "index.html")));
      if (!pages) throw new Error(`${name}: the build made no index.html in ${OUTPUTS.join(", ")}`);
    }
  },
};
