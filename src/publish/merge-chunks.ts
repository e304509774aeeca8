import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { type GetModuleInfo, rollup } from "rollup";
import type { Options } from "tsup";

type TsupPlugin = NonNullable<Options["plugins"]>[number];

/** Small modules that run in browsers, or alone: what they import stays in chunks of its own. */
const LIGHT = ["vitepress-client", "starlight-middleware", "admin", "icons", "schema"];

/** Each chunk has what its root needs beyond the chunks before it: what `check` runs is in three. */
const CHUNKS = { core: "index", node: "node", check: "check" };

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
    const entries = files.filter((file) => !/-[A-Z0-9]{8}\.js$/.test(file));
    const bundle = await rollup({
      input: Object.fromEntries(entries.map((file) => [basename(file, ".js"), file])),
      external: (id) => !/^[./]/.test(id),
      treeshake: false,
      logLevel: "silent",
    });
    const { output } = await bundle.generate({
      format: "es",
      chunkFileNames: ({ name }) => `${name.replace(/-[A-Z0-9]{8}$/, "")}-[hash].js`,
      hoistTransitiveImports: false,
      minifyInternalExports: false,
      onlyExplicitManualChunks: true,
      experimentalMinChunkSize: LEAST_CHUNK,
      manualChunks: chunkByRoot(files),
    });
    await bundle.close();
    for (const file of files) rmSync(file);
    for (const each of output) if (each.type === "chunk") writeFileSync(join("dist", each.fileName), each.code);
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
        const waiting = files.filter((file) => basename(file).replace(/-[A-Z0-9]{8}\.js$|\.js$/, "") === root);
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
