import type { CommandTable } from "../command.ts";

/** All commands, in the order of the help. */
export const COMMANDS: CommandTable = {
  check: {
    summary: "finds everything that is wrong with a site",
    load: async () => (await import("./check.ts")).command,
  },
  resolve: {
    summary: "prints the finished navigation of a site",
    load: async () => (await import("./resolve.ts")).command,
  },
  init: {
    summary: "writes a docs.json for a folder of pages and specs",
    load: async () => (await import("./init.ts")).command,
  },
  sync: {
    summary: "brings a navigation together with its pages and specs",
    load: async () => (await import("./sync.ts")).command,
  },
  migrate: {
    summary: "makes a docs.json of a mint.json, or references of endpoint pages",
    load: async () => (await import("./migrate.ts")).command,
  },
  import: {
    summary: "makes a docs.json of another tool's navigation",
    load: async () => (await import("./import.ts")).command,
  },
  diff: {
    summary: "compares two times of a site: what moved, what breaks",
    load: async () => (await import("./diff.ts")).command,
  },
  mv: {
    summary: "moves pages, with their entries, links and redirects",
    load: async () => (await import("./mv.ts")).command,
  },
  coverage: {
    summary: "says which pages, operations and translations a site lacks",
    load: async () => (await import("./coverage.ts")).command,
  },
  language: {
    summary: "writes a language's navigation from the default one",
    load: async () => (await import("./language.ts")).command,
  },
  version: {
    summary: "freezes the default version under a name",
    load: async () => (await import("./version.ts")).command,
  },
  schema: {
    summary: "prints a published JSON Schema",
    load: async () => (await import("./schema.ts")).command,
  },
  explain: {
    summary: "says what a diagnostic's code means",
    load: async () => (await import("./explain.ts")).command,
  },
  completion: {
    summary: "prints a script that completes commands in bash, zsh or fish",
    load: async () => (await import("./completion.ts")).completionOf(COMMANDS),
  },
  build: {
    summary: "builds a whole site from docs.json and its pages",
    load: async () => (await import("./build.ts")).command,
  },
  dev: {
    summary: "serves the site on this machine, and follows changes",
    load: async () => (await import("./build.ts")).devCommand,
  },
  eject: {
    summary: "writes the project with which a site is built",
    load: async () => (await import("./eject.ts")).command,
  },
  preview: {
    summary: "shows the navigation as a page in the browser",
    load: async () => (await import("./preview.ts")).command,
  },
  lsp: {
    summary: "serves editors: findings, completion, links, renames",
    load: async () => (await import("./lsp.ts")).command,
  },
  mcp: {
    summary: "serves agents: checks, answers, and plans changes (MCP)",
    load: async () => (await import("./mcp.ts")).command,
  },
  admin: {
    summary: "serves the admin API from a store, and imports data into it",
    load: async () => (await import("./admin.ts")).command,
  },
  jobs: {
    summary: "shows an agent job, or waits for its end",
    load: async () => (await import("./jobs.ts")).command,
  },
  conversations: {
    summary: "exports the conversations with the assistant",
    load: async () => (await import("./conversations.ts")).command,
  },
};
