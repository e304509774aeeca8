import { defineConfig } from "tsup";
import { embedForEsbuild } from "./src/publish/embed-plugin.ts";

const entries = {
  index: "src/index.ts",
  schema: "src/schema.ts",
  openapi: "src/openapi.ts",
  node: "src/node.ts",
  admin: "src/admin.ts",
  "admin-server": "src/admin-server.ts",
  builders: "src/builders.ts",
  author: "src/author.ts",
  edit: "src/edit.ts",
  icons: "src/icons.ts",
  pages: "src/pages.ts",
  preview: "src/preview.ts",
  docusaurus: "src/docusaurus.ts",
  starlight: "src/starlight.ts",
  "starlight-middleware": "src/starlight-middleware.ts",
  vite: "src/vite.ts",
  fumadocs: "src/fumadocs.ts",
  vitepress: "src/vitepress.ts",
  "vitepress-client": "src/vitepress-client.ts",
};

/** `npm run build:js` leaves the types out: they take ten times as long as the code. */
const types = process.env.DOCSJSON_BUILD !== "js";

export default defineConfig([
  {
    entry: entries,
    format: ["esm", "cjs"],
    dts: types,
    target: "es2022",
    platform: "neutral",
    // Runtimes beside Node know their modules by this prefix only.
    removeNodeProtocol: false,
    external: [/^node:/, /^virtual:/, "vite", "pg", "@electric-sql/pglite"],
    esbuildPlugins: [embedForEsbuild],
    splitting: true,
    treeshake: true,
    outDir: "dist",
  },
  {
    entry: { cli: "src/cli/main.ts" },
    format: ["esm"],
    target: "node20",
    platform: "node",
    removeNodeProtocol: false,
    external: ["pg", "@electric-sql/pglite"],
    esbuildPlugins: [embedForEsbuild],
    splitting: true,
    treeshake: true,
    outDir: "dist",
  },
]);
