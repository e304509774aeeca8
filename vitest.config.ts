import { defineConfig } from "vitest/config";
import { embedForVite } from "./src/publish/bundle/embed-plugin.ts";
import { ExamplesFirst } from "./test/support/examples-first.ts";

const entry = (name: string) => new URL(`./src/${name}.ts`, import.meta.url).pathname;

/** Tests that use the built command, a browser, a server, or change something global. */
const WHOLE_TESTS = [
  "test/{admin,cli,docs,editors,icons,lsp,mcp,preview,support}/**/*.test.ts",
  "test/builders/{docusaurus,fumadocs,starlight,vite,vitepress}/**/*.test.ts",
  "test/**/*browser.test.ts",
];

/** Tests with a command of their own, `npm run test:vscode`: they need a program that npm can't install everywhere. */
const OTHER_COMMANDS = ["test/editors/code-server/**"];

export default defineConfig({
  plugins: [embedForVite],
  resolve: {
    // Tests import the package by its public names; these run the sources behind them.
    alias: [
      { find: /^docsjson\/admin\/server$/, replacement: entry("admin-server") },
      {
        find: /^docsjson\/(schema|openapi|node|admin|builders|author|edit|icons|codes|pages|preview|vite|vitepress|fumadocs|starlight|docusaurus)$/,
        replacement: entry("$1"),
      },
      { find: /^docsjson$/, replacement: entry("index") },
    ],
  },
  test: {
    // Most of what the pure tests take is starting processes and loading modules, so they share both.
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["test/**/*.test.ts"],
          exclude: [...WHOLE_TESTS, ...OTHER_COMMANDS],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "whole",
          include: WHOLE_TESTS,
          exclude: OTHER_COMMANDS,
          globalSetup: ["test/support/build-once.ts"],
        },
      },
    ],
    // One fewer than there are cores is the default, and the longest tests mostly wait for browsers and builds.
    maxWorkers: "100%",
    setupFiles: ["test/support/fixed-seed.ts"],
    sequence: { sequencer: ExamplesFirst },
    reporters: ["default", "./test/support/tools/missing-tools.ts"],
    // Golden files are written by `npm test -- --update` alone.
    update: "none",
    testTimeout: 120_000,
    // What is polled happens in other processes, which a busy machine keeps waiting.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 300_000,
    typecheck: { enabled: false, include: ["test/**/*.test-d.ts"], tsconfig: "tsconfig.json" },
    coverage: { include: ["src/**"], exclude: ["src/publish/**"] },
  },
});
