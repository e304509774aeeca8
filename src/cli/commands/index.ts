import type { ExportName } from "../admin/export-kinds.ts";
import type { CommandTable } from "../command.ts";

const loadExport = (name: ExportName) => async () => ({
  command: (await import("./admin/exports.ts")).exportCommand(name),
});

/** All commands, in the order of the help. */
export const COMMANDS: CommandTable = {
  check: { summary: "finds everything that is wrong with a site", load: () => import("./check.ts") },
  resolve: { summary: "prints the finished navigation of a site", load: () => import("./resolve.ts") },
  init: { summary: "writes a docs.json for a folder of pages and specs", load: () => import("./author/init.ts") },
  sync: { summary: "brings a navigation together with its pages and specs", load: () => import("./author/sync.ts") },
  migrate: {
    summary: "makes a docs.json of a mint.json, or references of endpoint pages",
    load: () => import("./author/migrate.ts"),
  },
  import: { summary: "makes a docs.json of another tool's navigation", load: () => import("./author/import.ts") },
  diff: {
    summary: "compares two revisions of a site: which pages moved, and which addresses break",
    load: () => import("./diff.ts"),
  },
  mv: { summary: "moves pages, with their entries, links and redirects", load: () => import("./author/mv.ts") },
  coverage: {
    summary: "says which pages, operations and translations a site lacks",
    load: () => import("./coverage.ts"),
  },
  language: {
    summary: "writes a language's navigation from the default one",
    load: () => import("./author/language.ts"),
  },
  version: { summary: "freezes the default version under a name", load: () => import("./author/version.ts") },
  schema: { summary: "prints a published JSON Schema", load: () => import("./schema.ts") },
  explain: { summary: "says what a diagnostic's code means", load: () => import("./explain.ts") },
  completion: {
    summary: "prints a script that completes commands in bash, zsh or fish",
    load: async () => ({ command: (await import("./completion.ts")).completionOf(COMMANDS) }),
  },
  build: { summary: "builds a whole site from docs.json and its pages", load: () => import("./build.ts") },
  dev: {
    summary: "serves the site on this machine, and follows changes",
    load: async () => ({ command: (await import("./build.ts")).devCommand }),
  },
  eject: { summary: "writes the project with which a site is built", load: () => import("./eject.ts") },
  preview: { summary: "shows the navigation as a page in the browser", load: () => import("./preview.ts") },
  lsp: { summary: "serves editors: findings, completion, links, renames", load: () => import("./lsp.ts") },
  mcp: { summary: "serves agents: checks, answers, and plans changes (MCP)", load: () => import("./mcp.ts") },
  admin: {
    summary: "serves the admin API from a store, and imports data into it",
    load: () => import("./admin/admin.ts"),
  },
  jobs: { summary: "starts an agent job, shows it, or waits for its end", load: () => import("./admin/jobs.ts") },
  deploy: { summary: "deploys the site on the platform, or a preview", load: () => import("./admin/deploy.ts") },
  conversations: { summary: "exports the conversations with the assistant", load: loadExport("conversations") },
  feedback: { summary: "exports the feedback of readers", load: loadExport("feedback") },
  searches: { summary: "exports what readers searched for", load: loadExport("searches") },
  views: { summary: "exports the views of each page", load: loadExport("views") },
  visitors: { summary: "exports the visitors of each page", load: loadExport("visitors") },
};
