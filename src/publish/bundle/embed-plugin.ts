import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

const SUFFIX = /\?(?:embed|packed)$/;

// The `.js` at the end of the module's name keeps the tools' own handling of style sheets away.
const moduleName = (path: string, folder: string): string =>
  `${fileOf(path.replace(SUFFIX, ""), folder)}${path.match(SUFFIX)}.js`;
const entryFile = (name: string): string => name.replace(/\?\w+\.js$/, "");

/** The file that an import in a folder means: by a path, or one of a package. */
const fileOf = (path: string, folder: string): string =>
  path.startsWith(".") ? resolve(folder, path) : createRequire(resolve(folder, "module.js")).resolve(path);

/** The module of an import: `{ text, hash }` of a script or a style sheet with `?embed`, `{ packed }` with `?packed`. */
async function embedModule(name: string): Promise<string> {
  const file = entryFile(name);
  const content = file.endsWith(".wasm") ? await readFile(file) : await bundledText(file);
  if (name.endsWith("?packed.js"))
    return `export default { packed: "${brotliCompressSync(content).toString("base64")}" }`;
  const hash = `sha256-${createHash("sha256").update(content).digest("base64")}`;
  return `export default ${JSON.stringify({ text: String(content), hash })}`;
}

/** A script with all that it imports, or a style sheet, without what may be left out. */
async function bundledText(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["chrome123", "firefox120", "safari17.5"],
  });
  return (outputFiles[0]?.text ?? "").trim().replaceAll("</", "<\\/");
}

/** `import x from "./file?embed"`, or `?packed`, for esbuild (tsup). */
export const embedForEsbuild: Plugin = {
  name: "embed",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: SUFFIX }, ({ path, resolveDir }) => ({
      path: moduleName(path, resolveDir),
      namespace: "embed",
    }));
    onLoad({ filter: /.*/, namespace: "embed" }, async ({ path }) => ({
      contents: await embedModule(path),
    }));
  },
};

const VITE = "\0embed:";

/** The same for Vite (vitest), which leaves a module to Node whose name says that it is a package's. */
export const embedForVite = {
  name: "embed",
  enforce: "pre" as const,
  resolveId: (path: string, importer: string | undefined) =>
    SUFFIX.test(path) && importer ? VITE + encodeURIComponent(moduleName(path, dirname(importer))) : undefined,
  load: (id: string) => (id.startsWith(VITE) ? embedModule(decodeURIComponent(id.slice(VITE.length))) : undefined),
};
