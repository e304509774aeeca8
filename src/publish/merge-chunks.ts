import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type GetModuleInfo, rollup } from "rollup";
import type { Options } from "tsup";
import { markPure } from "./mark-pure.ts";

type TsupPlugin = NonNullable<Options["plugins"]>[number];

/** What esbuild puts behind the name of a chunk. */
const HASH = /-[A-Z0-9]{8}\.js$/;

/** Small modules that run in browsers, or alone: what they import stays in chunks of its own. */
const LIGHT = ["vitepress-client", "starlight-middleware"];

/**
 * Each chunk has what its root needs beyond the chunks before it. Those of modules that run anywhere come first, so that
 * none of them needs a chunk with Node's modules.
 */
const CHUNKS = {
  icons: "icons",
  admin: "admin",
  core: "index",
  openapi: "openapi",
  edit: "edit",
  pages: "pages",
  builders: "builders",
  preview: "preview",
  node: "node",
  check: "check",
};

/** Chunks below this (bytes) are merged with others that the same modules need. */
const LEAST_CHUNK = 20_000;

/**
 * Merges the chunks that esbuild makes, one for each set of entries that need a module. Node takes almost a millisecond to
 * load a file, however small, and `check` would load ninety.
 */
export const mergeChunks: TsupPlugin = {
  name: "merge-chunks",
  async buildEnd({ writtenFiles }) {
    const files = writtenFiles.map(({ name }) => resolve(name)).filter((file) => file.endsWith(".js"));
    const entries = files.filter((file) => !HASH.test(file));
    const bundle = await rollup({
      input: Object.fromEntries(entries.map((file) => [basename(file, ".js"), file])),
      external: (id) => !/^[./]/.test(id),
      treeshake: false,
      logLevel: "silent",
    });
    const { output } = await bundle.generate({
      format: "es",
      chunkFileNames: ({ name }) => `${`${name}.js`.replace(HASH, "").replace(/\.js$/, "")}-[hash].js`,
      hoistTransitiveImports: false,
      minifyInternalExports: false,
      onlyExplicitManualChunks: true,
      experimentalMinChunkSize: LEAST_CHUNK,
      manualChunks: chunkByRoot(files),
    });
    await bundle.close();
    for (const file of files) rmSync(file);
    for (const each of output)
      if (each.type === "chunk")
        writeFileSync(join("dist", each.fileName), each.fileName === "cli.js" ? each.code : markPure(each.code));
    chmodSync("dist/cli.js", 0o755);
  },
};

/** The chunk of a module: that of the first root that imports it statically. */
function chunkByRoot(files: readonly string[]) {
  let chunks: Map<string, string | undefined> | undefined;
  return (id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }): string | undefined => {
    if (!chunks) {
      chunks = new Map();
      const roots = [...LIGHT.map((name) => [undefined, name] as const), ...Object.entries(CHUNKS)];
      for (const [chunk, root] of roots) {
        const entry = files.find((file) => basename(file) === `${root}.js`);
        const waiting = entry ? [entry] : files.filter((file) => basename(file).replace(HASH, "") === root);
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          if (chunks.has(next)) continue;
          chunks.set(next, chunk);
          waiting.push(...(getModuleInfo(next)?.importedIds.filter((each) => each.startsWith("/")) ?? []));
        }
      }
    }
    return chunks.get(id);
  };
}
