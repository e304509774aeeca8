/**
 * Builds the extension: `tsx editors/vscode/build.ts [FILE]` makes `docsjson.vsix`, ready for the Marketplace and Open VSX.
 * It is packed from a folder outside this one, as `vsce` takes the packages of the workspace with it.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { BUNDLE_PLUGINS } from "../../src/publish/bundle/bundle-plugins.ts";
import { licencesOf } from "../../src/publish/bundle/licences-plugin.ts";
import { settingsOfExtension } from "./settings.ts";

const PACKER = "@vscode/vsce@3.9.2";
const SCHEMAS = ["docs", "page", "config", "components"];

const here = fileURLToPath(new URL(".", import.meta.url));
const project = join(here, "../..");
const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const BUNDLE = {
  bundle: true,
  minify: true,
  metafile: true,
  platform: "node",
  target: "node20",
  absWorkingDir: project,
  legalComments: "none",
} as const satisfies BuildOptions;

/** Fills a folder with all that the extension consists of. */
export async function stageExtension(folder: string): Promise<void> {
  const client = await build({
    ...BUNDLE,
    entryPoints: [join(here, "src/extension.ts")],
    outfile: join(folder, "dist/extension.js"),
    format: "cjs",
    external: ["vscode"],
  });
  const server = await build({
    ...BUNDLE,
    entryPoints: { server: join(here, "src/server.ts") },
    outdir: join(folder, "dist"),
    outExtension: { ".js": ".mjs" },
    format: "esm",
    splitting: true,
    mainFields: ["module", "main"],
    plugins: [...BUNDLE_PLUGINS],
  });
  writeFileSync(join(folder, "third-party-licenses.txt"), licencesOf([client.metafile, server.metafile]));
  mkdirSync(join(folder, "schemas"));
  for (const name of SCHEMAS) {
    const file = `${name}.schema.json`;
    // Without its spaces, a schema is half as long.
    writeFileSync(join(folder, "schemas", file), JSON.stringify(readJson(join(project, "schemas", file))));
  }
  for (const name of ["README.md", "icon.png", "page-language.json", "page-grammar.json"])
    copyFileSync(join(here, name), join(folder, name));
  for (const name of ["LICENSE", "CHANGELOG.md"]) copyFileSync(join(project, name), join(folder, name));
  cpSync(join(here, "walkthrough"), join(folder, "walkthrough"), { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest(), null, 2));
}

/** The manifest, with the version of the package and the settings that `docsjson.config.json` may have. */
function manifest(): object {
  const own = readJson(join(here, "manifest.json"));
  const { version } = readJson(join(project, "package.json"));
  const configuration = settingsOfExtension(readJson(join(project, "schemas/config.schema.json")));
  return { ...own, version, contributes: { ...own.contributes, configuration } };
}

/** Packs the extension into a file. */
export async function buildExtension(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-vscode-"));
  try {
    await stageExtension(folder);
    execFileSync("npx", ["--yes", "--prefer-offline", PACKER, "package", "--no-dependencies", "--out", resolve(file)], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? "docsjson.vsix";
  await buildExtension(file);
  console.log(`wrote ${file}`);
}
