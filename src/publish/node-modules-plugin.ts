import { createRequire } from "node:module";
import type { Plugin } from "esbuild";

const require = createRequire(import.meta.url);

/** Finds the modules that packages have for Node alone (`vscode-jsonrpc/node`): the build is for no platform. */
export const nodeModulesForEsbuild: Plugin = {
  name: "node-modules",
  setup({ onResolve }) {
    onResolve({ filter: /^vscode-[a-z-]+\/node$/ }, ({ path }) => ({ path: require.resolve(path) }));
  },
};
