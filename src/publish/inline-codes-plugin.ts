import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

const CALL = /(?<== )code\(\s*("[^"]+"),\s*\{/g;

/** Writes codes as objects instead of calls of `code`, so that bundlers leave out those that no rule of a bundle reports. */
export const inlineCodesForEsbuild: Plugin = {
  name: "inline-codes",
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const contents = text.replace(CALL, "({ name: $1,");
      return contents === text ? undefined : { contents, loader: "ts" };
    });
  },
};
