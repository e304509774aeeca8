import { isBuiltin } from "node:module";
import type { Plugin } from "esbuild";

/** Node's modules in bundled CommonJS packages: `require("fs")` becomes an import, because an ES module has no `require`. */
export const builtinsForEsbuild: Plugin = {
  name: "builtins",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[\w:/]+$/ }, ({ path, kind }) =>
      kind === "require-call" && isBuiltin(path)
        ? { path: path.replace(/^node:/, ""), namespace: "builtin" }
        : undefined,
    );
    onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({
      contents: `export * from "node:${path}";`,
    }));
  },
};
