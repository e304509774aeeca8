import { createHash } from "node:crypto";
import { build, type Plugin } from "esbuild";

/** Bundles a script or a style sheet into the module that `?inline` imports stand for: `{ text, hash }`. */
export async function inlineModule(file: string): Promise<string> {
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

/** `import x from "./file?inline"` for esbuild (tsup). */
export const inlineForEsbuild: Plugin = {
  name: "inline",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?inline$/ }, ({ path, resolveDir }) => ({
      path: new URL(path.replace(/\?inline$/, ""), `file://${resolveDir}/`).pathname,
      namespace: "inline",
    }));
    onLoad({ filter: /.*/, namespace: "inline" }, async ({ path }) => ({
      contents: await inlineModule(path),
      watchFiles: [path],
    }));
  },
};

/** The same for Vite (vitest). */
export const inlineForVite = {
  name: "inline",
  enforce: "pre" as const,
  async load(id: string) {
    return id.endsWith("?inline") ? inlineModule(id.replace(/\?inline$/, "")) : undefined;
  },
};
