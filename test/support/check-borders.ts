/**
 * Checks the order of the rooms in `src/`: what each may import, type imports included, that no files import each other in
 * a circle, and that nothing but `DIALECT_RULES` tells the dialects apart. Prints each fault, and exits with 1.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import ts from "typescript";

/**
 * The rooms, lowest first, and which rooms each may import: those are above it in this list, as in the table of
 * CONTRIBUTING.md.
 */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  json: [],
  vocabulary: ["json"],
  icons: ["vocabulary"],
  diagnostic: ["vocabulary", "json"],
  schema: ["vocabulary", "diagnostic"],
  publish: ["vocabulary", "icons", "diagnostic", "schema"],
  source: ["vocabulary", "json", "diagnostic"],
  redirects: ["vocabulary", "json"],
  validate: ["vocabulary", "json", "diagnostic", "source", "schema", "redirects"],
  openapi: ["vocabulary", "json", "diagnostic", "source"],
  asyncapi: ["json", "diagnostic", "source", "openapi"],
  graphql: ["json", "diagnostic", "source", "openapi"],
  sdk: ["vocabulary", "json", "diagnostic", "source", "openapi"],
  navigation: ["vocabulary", "json", "icons", "diagnostic", "source", "validate", "openapi", "redirects"],
  edit: ["vocabulary", "json", "diagnostic", "source", "redirects"],
  import: ["vocabulary", "json"],
  site: [
    "vocabulary",
    "icons",
    "json",
    "diagnostic",
    "source",
    "validate",
    "openapi",
    "asyncapi",
    "graphql",
    "sdk",
    "redirects",
    "navigation",
    "edit",
    "import",
  ],
  admin: ["vocabulary", "json", "diagnostic", "schema", "validate"],
  builders: ["vocabulary", "json", "diagnostic", "source", "navigation", "redirects"],
  migrate: ["vocabulary", "json", "diagnostic"],
  diff: ["vocabulary", "json", "diagnostic", "navigation", "builders", "redirects"],
  report: ["vocabulary", "json", "diagnostic", "navigation", "edit", "diff"],
  vite: ["vocabulary", "diagnostic", "navigation", "site", "report"],
  integrations: ["vocabulary", "json", "diagnostic", "openapi", "navigation", "site", "builders", "report", "vite"],
  preview: ["vocabulary", "diagnostic", "navigation", "report"],
};

/** The room above all others, which may import any of them. */
const COMMAND = "cli";

/** Rooms that import `node:` modules; the others run in browsers too. */
const ON_NODE: ReadonlySet<string> = new Set(["publish", "site", "admin", "vite", "integrations", COMMAND]);

const COMPARED_DIALECT = /\bdialect [!=]== "/;

const sourceFiles = (): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `src/${path.replaceAll("\\", "/")}`);

const roomOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];

const imports = new Map<string, string[]>();
const faults: string[] = [];

reportDisorder();

for (const file of sourceFiles()) {
  const room = roomOf(file);
  const text = readFileSync(file, "utf8");
  if (COMPARED_DIALECT.test(text)) faults.push(`${file} compares a dialect: what differs belongs in DIALECT_RULES`);
  const named = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const local = named.filter((name) => name.startsWith(".")).map((name) => posix.join(dirname(file), name));
  imports.set(file, local);
  // The entry files at the top of `src` bring the rooms together.
  if (room === undefined || room === COMMAND) continue;
  const allowed = ROOMS[room];
  if (!allowed) {
    faults.push(`${file}: "${room}" is not in the list of rooms in test/support/check-borders.ts`);
    continue;
  }
  for (const target of local) {
    const other = roomOf(target);
    if (target.startsWith("src/") && other !== room && !allowed.includes(other ?? "")) {
      faults.push(`${file} imports ${target}, but src/${room} may import ${allowed.join(", ") || "no other room"}`);
    }
  }
  if (!ON_NODE.has(room)) {
    for (const name of named.filter((name) => name.startsWith("node:"))) faults.push(`${file} imports ${name}`);
  }
  if (room !== "schema" && room !== "publish" && named.some((name) => name.startsWith("@sinclair/typebox"))) {
    faults.push(`${file} imports TypeBox, which only src/schema does`);
  }
}

reportCycles();

/** Reports a room of the list that may import one which is not above it. */
function reportDisorder(): void {
  const above = new Set<string>();
  for (const [room, allowed] of Object.entries(ROOMS)) {
    for (const other of allowed) if (!above.has(other)) faults.push(`"${other}" must be above "${room}" in the list`);
    above.add(room);
  }
}

/** Depth first; a file that is met again while it is still open closes a circle. */
function reportCycles(): void {
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    const at = open.indexOf(file);
    if (at >= 0) {
      faults.push(`imports in a circle: ${[...open.slice(at), file].join(" → ")}`);
      return;
    }
    open.push(file);
    for (const target of imports.get(file) ?? []) visit(target);
    open.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
