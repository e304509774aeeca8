import { isBuiltin } from "node:module";
import type { Plugin } from "esbuild";

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
