import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Metafile, Plugin } from "esbuild";

/** The folder of the package that a bundled file is from: `node_modules/graphql`, of `embed:…/node_modules/@scope/name` as well. */
const PACKAGE_FOLDER = /[^:]*node_modules\/(?:@[^/]+\/)?[^/]+/;

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
    bytesInOutput > 0 ? (PACKAGE_FOLDER.exec(file)?.map((folder) => resolve(folder)) ?? []) : [],
  );
  return textOfLicences([...new Set(folders)].sort());
}

const COPYRIGHT = /^\W*(copyright|\(c\) ?\d|[\w-]+ copyright \(c\)|all rights reserved\W*$)/i;

/** The name of terms that follow, and of their package: the same terms have it in several spellings, or none. */
const TITLE = /^\W*([\w-]+: )?(the )?(mit|isc) licen[sc]e( \(mit\))?\W*$/i;

/** The packages with their copyright, under each text that they have in common. */
function textOfLicences(folders: readonly string[]): string {
  const holders = new Map<string, { terms: string; names: string[] }>();
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const paragraphs = readLicence(folder).split(/\r?\n\s*\r?\n/);
    const lines = paragraphs.map((text) => text.replace(/\s+/g, " ").trim()).filter((line) => !TITLE.test(line));
    const copyright = lines.filter((line) => COPYRIGHT.test(line)).join(" ");
    const terms = [...new Set(lines.filter((line) => !COPYRIGHT.test(line)))].join("\n\n");
    // The same terms are written with several kinds of quotes.
    const key = terms.replace(/[‘’“”"'`*]+/g, "'");
    const known = holders.get(key) ?? { terms, names: [] };
    holders.set(key, known);
    known.names.push(`${name} ${version}: ${copyright}`);
  }
  return [...holders.values()].map(({ terms, names }) => `${names.join("\n")}\n\n${terms}\n`).join("\n\n");
}

function readLicence(folder: string): string {
  const files = readdirSync(folder);
  const read = (name: RegExp): string | undefined => {
    const file = files.find((each) => name.test(each));
    return file && readFileSync(join(folder, file), "utf8").trim();
  };
  // Some packages have their licence in the readme alone; behind it are the addresses of links.
  const text = read(/^licen[sc]e/i) ?? /^#* ?licen[sc]e$.*/ims.exec(read(/^readme/i) ?? "")?.[0].replace(/<!--.*/s, "");
  if (text === undefined) throw new Error(`${folder} is bundled and has no licence`);
  return text;
}
