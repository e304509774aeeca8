import { readdirSync } from "node:fs";
import { defineConfig } from "tsup";
import { BUNDLE_PLUGINS } from "./src/publish/bundle/bundle-plugins.ts";
import { licencesForEsbuild } from "./src/publish/bundle/licences-plugin.ts";
import { mergeChunks } from "./src/publish/bundle/merge-chunks.ts";

/** `npm run build:js` leaves the types out: they take ten times as long as the code. */
const types = process.env.DOCSJSON_BUILD !== "js";

/** A file at the top of `src/` is what one import of the package gives. */
const files = readdirSync("src").filter((name) => name.endsWith(".ts"));
const modules = Object.fromEntries(files.map((name) => [name.slice(0, -".ts".length), `src/${name}`]));

export default defineConfig({
  entry: { ...modules, cli: "src/cli/start.ts" },
  format: "esm",
  dts: types && { entry: modules },
  target: "es2022",
  platform: "neutral",
  // Runtimes beside Node know their modules by this prefix only.
  removeNodeProtocol: false,
  external: [/^node:/, /^virtual:/],
  esbuildPlugins: [...BUNDLE_PLUGINS, licencesForEsbuild("dist/third-party-licenses.txt")],
  // What is bundled is written for Node and for bundlers.
  esbuildOptions: (options) =>
    Object.assign(options, { mainFields: ["module", "main"], minify: true, legalComments: "none", charset: "utf8" }),
  clean: true,
  splitting: true,
  plugins: [mergeChunks],
  outDir: "dist",
});
