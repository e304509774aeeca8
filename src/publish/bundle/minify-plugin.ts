import { readFile } from "node:fs/promises";
import { type Plugin, transform } from "esbuild";

/** Minifies what nobody reads in a stack trace: bundled packages, and generated tables. The names of our own code stay. */
export const minifyForEsbuild: Plugin = {
  name: "minify",
  setup({ onLoad }) {
    onLoad({ filter: /\/(node_modules\/.*|schemas\/[\w-]+)\.m?js$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf8"), { minify: true, legalComments: "none" });
      return { contents: code, loader: "js" };
    });
  },
};
