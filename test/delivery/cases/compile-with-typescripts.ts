import { readFileSync, writeFileSync } from "node:fs";
import { cacheFolder, installPackages } from "../../support/tools/cache.ts";
import { type Case, makeProject, mustEndWith } from "../delivery.ts";

/** The oldest version whose compiler takes the package's types, and the newest of each major one since. */
const VERSIONS = ["5.4", "5", "6", "7"];

/** What TypeScript's own types are about, where an entry is for Node. */
const TYPES_OF_NODE = { "@types/node": "^20" };

/** Entries whose types are those of a tool that the user has, which is not installed with the package. */
const NEED_A_TOOL = /^\.\/(vite|vitepress|fumadocs|docusaurus|starlight)/;

/** How a project finds modules: the names that TypeScript has for it. */
const RESOLUTIONS = [
  { module: "nodenext", moduleResolution: "nodenext" },
  { module: "es2022", moduleResolution: "bundler" },
];

/** The names by which users import code of the package, without what needs a tool. */
function plainEntries(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(`${folder}/node_modules/docsjson/package.json`, "utf8"));
  const names = Object.entries(exports).filter(([, target]) => typeof target === "object");
  return names.map(([name]) => name).filter((name) => !NEED_A_TOOL.test(name));
}

/** A module that takes every type of every entry, and one that the compiler must refuse. */
const moduleOf = (entries: readonly string[]): string =>
  [
    ...entries.map((entry, index) => `import * as entry${index} from "docsjson${entry.slice(1)}";`),
    `export const all = [${entries.map((_, index) => `entry${index}`).join(", ")}];`,
    'import { type DocsConfig, validateDocs } from "docsjson";',
    "export const config: DocsConfig | undefined = validateDocs('{}').value;",
    "// @ts-expect-error The types say what is a mistake.",
    'validateDocs("{}", { dialect: "nobody\'s" });',
  ].join("\n");

/** The types of every entry compile with old and new TypeScript, with no `skipLibCheck`. */
export const compileWithTypeScripts: Case = {
  name: "TypeScript",
  async run(delivery) {
    const aliases = Object.fromEntries(
      VERSIONS.map((version) => [`typescript-${version}`, `npm:typescript@${version}`]),
    );
    installPackages(cacheFolder("typescripts"), { private: true, dependencies: aliases });
    const folder = makeProject(delivery, {}, TYPES_OF_NODE);
    await mustEndWith(0, delivery, folder, ["npm", "install"]);
    writeFileSync(`${folder}/all.ts`, moduleOf(plainEntries(folder)));
    for (const version of VERSIONS) {
      const compiler = cacheFolder("typescripts", "node_modules", `typescript-${version}`, "bin/tsc");
      for (const resolution of RESOLUTIONS) {
        const options = {
          ...resolution,
          target: "es2022",
          strict: true,
          exactOptionalPropertyTypes: true,
          noEmit: true,
        };
        const compilerOptions = { ...options, skipLibCheck: false, types: ["node"] };
        writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ["all.ts"] }));
        await mustEndWith(0, delivery, folder, [process.execPath, compiler, "-p", "."]).catch((error) => {
          throw new Error(`TypeScript ${version}, ${resolution.moduleResolution}: ${error.message}`);
        });
      }
    }
  },
};
