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

/** A piece of a module and what takes its place. */
interface Change {
  readonly node: ts.Node;
  readonly text: string;
}

/** A code as an object, in the place of a call of `code`. */
function inlinedCode({ arguments: [code, saying] }: ts.CallExpression): string | undefined {
  if (!code || !saying || !ts.isObjectLiteralExpression(saying)) return undefined;
  const kept = saying.properties.filter(({ name }) => !name || KEPT.has(name.getText()));
  return `({ ${[`name: ${code.getText()}`, ...kept.map((each) => each.getText())].join(", ")} })`;
}

/** A rule without the list of its codes, which only the tables and tests ask for; `undefined` for any other object. */
function ruleAlone({ properties }: ts.ObjectLiteralExpression): string | undefined {
  const others = properties.filter(({ name }) => name?.getText() !== "codes");
  const isRule = others.length < properties.length && others.some(({ name }) => name?.getText() === "check");
  return isRule ? `{ ${others.map((each) => each.getText()).join(", ")} }` : undefined;
}

/** The text of a module with its codes as objects in the place of calls of `code`, and its rules without their codes. */
function inlineCodes(text: string): string {
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    const isCode = ts.isCallExpression(node) && node.expression.getText() === "code";
    const changed = isCode ? inlinedCode(node) : ts.isObjectLiteralExpression(node) ? ruleAlone(node) : undefined;
    if (changed === undefined) node.forEachChild(visit);
    else changes.push({ node, text: changed });
  };
  visit(ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true));
  // From the last to the first, so that earlier places stay.
  return changes
    .reverse()
    .reduce((inlined, { node, text }) => inlined.slice(0, node.getStart()) + text + inlined.slice(node.end), text);
}

/** Writes codes and rules so that bundlers leave out the codes that no rule of a bundle reports. */
export const inlineCodesForEsbuild: Plugin = {
  name: "inline-codes",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return / = code\(|\bcodes\b/.test(text) ? { contents: inlineCodes(text), loader: "ts" } : undefined;
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
