import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

const FILE = "dist/third-party-licenses.txt";

/** The folder of the package that a bundled file is from: `node_modules/graphql`, `node_modules/@scope/name`. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Writes the licences of the packages whose code is in `dist/` into a file there. */
export const licencesForEsbuild: Plugin = {
  name: "licences",
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    onEnd(({ metafile }) => {
      const bundled = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) => Object.entries(inputs));
      const folders = bundled.flatMap(([file, { bytesInOutput }]) =>
        bytesInOutput > 0 ? (PACKAGE_FOLDER.exec(file)?.[0] ?? []) : [],
      );
      const text = [...new Set(folders)]
        .sort()
        .map(licenceOf)
        .join(`\n${"-".repeat(80)}\n\n`);
      mkdirSync(dirname(FILE), { recursive: true });
      writeFileSync(FILE, text);
    });
  },
};

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder);
  // Old packages have their licence in the readme.
  const file = files.find((each) => /^licen[cs]e/i.test(each)) ?? files.find((each) => /^readme/i.test(each));
  if (file === undefined) throw new Error(`${folder} is bundled and has no licence`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
}
