import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Metafile, Plugin } from "esbuild";

/** The folder of the package that a bundled file is from: `node_modules/graphql`, `node_modules/@scope/name`. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Writes the licences of the packages whose code is in a bundle into a file. */
export const licencesForEsbuild = (file: string): Plugin => ({
  name: "licences",
  setup({ initialOptions, onEnd }) {
    initialOptions.metafile = true;
    onEnd(({ metafile }) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, licencesOf(metafile ? [metafile] : []));
    });
  },
});

/** The licences of the packages whose code is in bundles. */
export function licencesOf(bundles: readonly Metafile[]): string {
  const bundled = bundles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs)),
  );
  const folders = bundled.flatMap(([file, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (PACKAGE_FOLDER.exec(file)?.[0] ?? []) : [],
  );
  return textOfLicences([...new Set(folders)].sort());
}

/** The packages with their copyright, under each text that they have in common. */
function textOfLicences(folders: readonly string[]): string {
  const holders = new Map<string, string[]>();
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const paragraphs = readLicence(folder).split(/\r?\n\s*\r?\n/);
    const isCopyright = (text: string) => /^\W*(copyright|\(c\))/i.test(text.trim());
    const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
    const copyright = paragraphs.filter(isCopyright).map(oneLine).join(" ");
    const terms = paragraphs
      .filter((text) => !isCopyright(text))
      .map(oneLine)
      .join("\n\n");
    holders.set(terms, [...(holders.get(terms) ?? []), `${name} ${version}: ${copyright}`]);
  }
  return [...holders].map(([terms, names]) => `${names.join("\n")}\n\n${terms}\n`).join("\n\n");
}

function readLicence(folder: string): string {
  const files = readdirSync(folder);
  // Old packages have their licence in the readme.
  const file = files.find((each) => /^licen[cs]e/i.test(each)) ?? files.find((each) => /^readme/i.test(each));
  if (file === undefined) throw new Error(`${folder} is bundled and has no licence`);
  return readFileSync(join(folder, file), "utf8").trim();
}
