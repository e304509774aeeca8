import { createHash } from "node:crypto";
import { dirname, resolve } from "node:path";
import { build, type Plugin } from "esbuild";

const SUFFIX = /\?embed$/;

// The `.js` at the end of the module's name keeps the tools' own handling of style sheets away.
const moduleName = (file: string): string => `${file}.js`;
const entryFile = (name: string): string => name.slice(0, -".js".length);

/** Bundles a script or a style sheet into the module of its `?embed` import: `{ text, hash }`. */
async function embedModule(file: string): Promise<string> {
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
      path: moduleName(resolve(resolveDir, path.replace(SUFFIX, ""))),
      namespace: "embed",
    }));
    onLoad({ filter: /.*/, namespace: "embed" }, async ({ path }) => ({
      contents: await embedModule(entryFile(path)),
    }));
  },
};

/** The same for Vite (vitest). */
export const embedForVite = {
  name: "embed",
  enforce: "pre" as const,
  resolveId: (path: string, importer: string | undefined) =>
    SUFFIX.test(path) && importer
      ? `\0embed:${moduleName(resolve(dirname(importer), path.replace(SUFFIX, "")))}`
      : undefined,
  load: (id: string) => (id.startsWith("\0embed:") ? embedModule(entryFile(id.slice("\0embed:".length))) : undefined),
};
