import { defineConfig } from "vitest/config";
import { embedForVite } from "./src/publish/embed-plugin.ts";

const entry = (name: string) => new URL(`./src/${name}.ts`, import.meta.url).pathname;

export default defineConfig({
  plugins: [embedForVite],
  resolve: {
    // Tests import the package by its public names; these run the sources behind them.
    alias: [
      { find: /^docsjson\/admin\/server$/, replacement: entry("admin-server") },
      {
        find: /^docsjson\/(schema|openapi|node|admin|builders|edit|icons|preview|vite|vitepress|fumadocs|starlight|docusaurus)$/,
        replacement: entry("$1"),
      },
      { find: /^docsjson$/, replacement: entry("index") },
    ],
  },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/build-once.ts"],
    reporters: ["default", "./test/support/tools/missing-tools.ts"],
    // Golden files are written by `npm test -- --update` alone.
    update: "none",
    testTimeout: 120_000,
    hookTimeout: 300_000,
    typecheck: { enabled: false, include: ["test/**/*.test-d.ts"], tsconfig: "tsconfig.json" },
    coverage: { include: ["src/**"], exclude: ["src/publish/**"] },
  },
});
