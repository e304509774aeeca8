import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { transform } from "esbuild";
import { type GetModuleInfo, type OutputChunk, rollup } from "rollup";
import { parseAst } from "rollup/parseAst";
import type { Options } from "tsup";

type TsupPlugin = NonNullable<Options["plugins"]>[number];

/** What esbuild puts behind the name of a chunk. */
const HASH = /-[A-Z0-9]{8}\.js$/;

/** What a check of a site runs. */
const CHECKING = ["check", "judge-pages"];

/** Small modules that run in browsers, or alone. */
const LIGHT = ["vitepress-client", "starlight-middleware"];

interface Chunk {
  /** None if its modules stay in chunks of their own. */
  name: string | undefined;
  roots: readonly string[];
  /** One of these modules must need it, too. */
  and?: readonly string[];
}

/**
 * Each chunk has what its roots need beyond the chunks before it. Those of modules that run anywhere come first, so that
 * none of them needs a chunk with Node's modules; and what `check` shares with the others is apart from the rest of them.
 */
const CHUNKS: readonly Chunk[] = [
  { name: "base", roots: ["icons", "admin", ...LIGHT], and: ["index"] },
  { name: undefined, roots: LIGHT },
  // It is for Node alone, so nothing that runs anywhere may be merged with it.
  { name: "engine", roots: ["emscripten-module"] },
  { name: "core", roots: ["index", "edit", "builders", "preview", "openapi"], and: CHECKING },
  { name: "pages", roots: ["pages"] },
  { name: "site", roots: ["node"], and: CHECKING },
  { name: "check", roots: ["main", ...CHECKING] },
  { name: "index", roots: ["index"] },
  { name: "openapi", roots: ["openapi"] },
  { name: "icons", roots: ["icons", "icon-names"] },
  ...["admin", "edit", "builders", "preview", "node"].map((root) => ({ name: root, roots: [root] })),
];

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
    const chunks = output.filter((each) => each.type === "chunk");
    const imported = chunksOf(
      entries.map((file) => basename(file)).filter((name) => name !== "cli.js"),
      chunks,
    );
    for (const { fileName, code } of chunks) {
      const minified = (await transform(code, { minify: true, format: "esm", target: "es2022", charset: "utf8" })).code;
      writeFileSync(join("dist", fileName), imported.has(fileName) ? markPure(minified) : minified);
    }
    chmodSync("dist/cli.js", 0o755);
  },
};

/** The chunks that users' bundlers meet: those that modules import, and not the command alone. */
function chunksOf(names: readonly string[], chunks: readonly OutputChunk[]): Set<string> {
  const found = new Set(names);
  for (const name of found) {
    const { imports = [], dynamicImports = [] } = chunks.find(({ fileName }) => fileName === name) ?? {};
    for (const each of [...imports, ...dynamicImports]) found.add(each);
  }
  return found;
}

/** The chunk of a module: the first whose roots need it. */
function chunkByRoot(files: readonly string[]) {
  let chunks: Map<string, string | undefined> | undefined;
  return (id: string, { getModuleInfo }: { getModuleInfo: GetModuleInfo }): string | undefined => {
    if (!chunks) {
      chunks = new Map();
      const neededBy = (root: string) => modulesOf(root, files, getModuleInfo);
      for (const { name, roots, and } of CHUNKS) {
        const shared = and && new Set(and.flatMap((root) => [...neededBy(root)]));
        for (const id of roots.flatMap((root) => [...neededBy(root)]))
          if (!chunks.has(id) && (shared?.has(id) ?? true)) chunks.set(id, name);
      }
    }
    return chunks.get(id);
  };
}

/** The modules that a root imports statically, directly or through others. */
function modulesOf(root: string, files: readonly string[], getModuleInfo: GetModuleInfo): Set<string> {
  const found = new Set<string>();
  const entry = files.find((file) => basename(file) === `${root}.js`);
  const waiting = entry ? [entry] : files.filter((file) => basename(file).replace(HASH, "") === root);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(getModuleInfo(next)?.importedIds.filter((each) => each.startsWith("/")) ?? []));
  }
  return found;
}

interface Declarator {
  readonly id: { readonly type: string };
  readonly init: { readonly type: string; readonly start: number; readonly end: number } | null;
}

/** Values that no bundler needs to be told about: they do nothing. */
const INERT = new Set(["Literal", "Identifier", "ArrowFunctionExpression", "FunctionExpression", "TemplateLiteral"]);

/**
 * Marks what the variables of a module are set to as pure, as `sideEffects: false` says of all modules: a bundler leaves out
 * those that nothing uses, although a call makes them and the module has others that are used.
 */
function markPure(code: string): string {
  let marked = code;
  const declarators = parseAst(code).body.flatMap((statement): readonly Declarator[] =>
    statement.type === "VariableDeclaration" ? (statement.declarations as unknown as Declarator[]) : [],
  );
  for (const { id, init } of declarators.reverse()) {
    if (id.type !== "Identifier" || !init || INERT.has(init.type)) continue;
    const value = code.slice(init.start, init.end);
    if (!/[(`]|\.{3}/.test(value) || /\bawait\b|\bimport\.meta\b/.test(value)) continue;
    marked = `${marked.slice(0, init.start)}/*@__PURE__*/(()=>(${value}))()${marked.slice(init.end)}`;
  }
  return marked;
}
