import { readFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import type { Plugin } from "esbuild";
import ts from "typescript";
import { embedForEsbuild } from "./embed-plugin.ts";
import { packedKeywords, replacedModules } from "./replaced-modules.ts";

const INNER = { inner: true };

/**
 * Imports in the place of `require` in bundled CommonJS packages. An ES module has no `require` for Node's modules; and of a
 * package that others import, the module is taken, so that it is bundled once.
 */
export const requiresForEsbuild: Plugin = {
  name: "requires",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^[@\w][\w:/@-]*$/ }, ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== "require-call" || pluginData === INNER) return undefined;
      if (isBuiltin(path)) return { path: path.replace(/^node:/, ""), namespace: "builtin" };
      return resolve(path, { kind: "import-statement", resolveDir, pluginData: INNER });
    });
    onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({ contents: `export * from "node:${path}";` }));
  },
};

/** What bundles have of a code besides its name, and objects that are spread into it: what makes findings. The rest is in generated tables. */
const KEPT: ReadonlySet<string> = new Set(["severity", "message", "hint", "cases"]);

/** The text of a module with its codes as objects in the place of calls of `code`. */
function inlineCodes(text: string): string {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "code") calls.push(node);
    else node.forEachChild(visit);
  };
  visit(ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true));
  // From the last to the first, so that earlier places stay.
  return calls.reverse().reduce((inlined, call) => {
    const [code, saying] = call.arguments;
    if (!code || !saying || !ts.isObjectLiteralExpression(saying)) return inlined;
    const kept = saying.properties.filter(({ name }) => !name || KEPT.has(name.getText()));
    const fields = [`name: ${code.getText()}`, ...kept.map((each) => each.getText())];
    return `${inlined.slice(0, call.getStart())}({ ${fields.join(", ")} })${inlined.slice(call.end)}`;
  }, text);
}

/** Writes codes as objects instead of calls of `code`, so that bundlers leave out those that no rule of a bundle reports. */
export const inlineCodesForEsbuild: Plugin = {
  name: "inline-codes",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return / = code\(/.test(text) ? { contents: inlineCodes(text), loader: "ts" } : undefined;
    });
  },
};

const require = createRequire(import.meta.url);

/**
 * Finds the modules that packages have for Node alone (`vscode-jsonrpc/node`), since the build is for no platform; of QuickJS the one
 * without Node, as it is given its WebAssembly.
 */
export const nodeModulesForEsbuild: Plugin = {
  name: "node-modules",
  setup({ onResolve }) {
    onResolve({ filter: /^@jitl\/quickjs-ng-.*\/emscripten-module$/ }, ({ path }) => ({
      path: require.resolve(`${path.slice(0, -"/emscripten-module".length)}/wasm`).replace(/\.wasm$/, ".browser.mjs"),
    }));
    onResolve({ filter: /^vscode-[a-z-]+\/node$/ }, ({ path }) => ({ path: require.resolve(path) }));
  },
};

/** What every bundle of this code needs. */
export const BUNDLE_PLUGINS: readonly Plugin[] = [
  embedForEsbuild,
  nodeModulesForEsbuild,
  replacedModules,
  packedKeywords,
  requiresForEsbuild,
  inlineCodesForEsbuild,
];
