import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";

const SUFFIX = /\?embed$/;

// The `.js` at the end of the module's name keeps the tools' own handling of style sheets away.
const moduleName = (file: string): string => `${file}.js`;
const entryFile = (name: string): string => name.slice(0, -".js".length);

/** The file that an import in a folder means: by a path, or one of a package. */
const fileOf = (path: string, folder: string): string =>
  path.startsWith(".") ? resolve(folder, path) : createRequire(resolve(folder, "module.js")).resolve(path);

/** The module of an `?embed` import: `{ text, hash }` of a script or a style sheet, `{ packed }` of WebAssembly. */
async function embedModule(file: string): Promise<string> {
  if (file.endsWith(".wasm"))
    return `export default { packed: "${brotliCompressSync(await readFile(file)).toString("base64")}" }`;
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["chrome123", "firefox120", "safari17.5"],
  });
  const text = (outputFiles[0]?.text ?? "").trim().replaceAll("</", "<\\/");
  const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
  return `export default ${JSON.stringify({ text, hash })}`;
}

/** `import x from "./file?embed"` for esbuild (tsup). */
export const embedForEsbuild: Plugin = {
  name: "embed",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: SUFFIX }, ({ path, resolveDir }) => ({
      path: moduleName(fileOf(path.replace(SUFFIX, ""), resolveDir)),
      namespace: "embed",
    }));
    onLoad({ filter: /.*/, namespace: "embed" }, async ({ path }) => ({
      contents: await embedModule(entryFile(path)),
    }));
  },
};

const VITE = "\0embed:";

/** The same for Vite (vitest), which leaves a module to Node whose name says that it is a package's. */
export const embedForVite = {
  name: "embed",
  enforce: "pre" as const,
  resolveId: (path: string, importer: string | undefined) =>
    SUFFIX.test(path) && importer
      ? VITE + encodeURIComponent(moduleName(fileOf(path.replace(SUFFIX, ""), dirname(importer))))
      : undefined,
  load: (id: string) =>
    id.startsWith(VITE) ? embedModule(entryFile(decodeURIComponent(id.slice(VITE.length)))) : undefined,
};
