/**
 * Checks the order of the rooms in `src/`: a module imports only from its own room and from rooms above it in the list,
 * type imports included; no files import each other in a circle; an entry only re-exports names, and no room imports one;
 * components that are published as source import nothing outside of their folder; what runs anywhere imports nothing of
 * Node; and nothing but `DIALECT_RULES` tells the dialects apart. Prints each fault, and exits with 1.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import ts from "typescript";

/** The rooms, lowest first, as in the table of CONTRIBUTING.md. */
const ROOMS: readonly string[] = [
  "json",
  "vocabulary",
  "codes",
  "icons",
  "diagnostic",
  "schema",
  "publish",
  "source",
  "redirects",
  "validate",
  "references",
  "navigation",
  "pages",
  "policy",
  "edit",
  "site",
  "author",
  "render",
  "diff",
  "report",
  "builders",
  "admin",
  "preview",
  "lsp",
  "mcp",
  "cli",
];

/** The entries that run in browsers and edge runtimes. */
const ANYWHERE: readonly string[] = [
  "index",
  "schema",
  "openapi",
  "admin",
  "builders",
  "edit",
  "icons",
  "codes",
  "pages",
];

const COMPARED_DIALECT = /\bdialect [!=]== "/;

/** Files that are published as they are. */
const PUBLISHED_SOURCE = /\.(?:jsx|js|astro)$/;

const sourceFiles = (): string[] =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") || PUBLISHED_SOURCE.test(path))
    .map((path) => `src/${path.replaceAll("\\", "/")}`);

const roomOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];
const isEntry = (file: string): boolean => /^src\/[^/]+\.ts$/.test(file);

/** The script of a component, as TypeScript reads it. */
const scriptOf = (file: string, text: string): string =>
  file.endsWith(".astro") ? (/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? "") : text;

/** What each file imports: files by their path, packages by their name. */
const imports = new Map<string, string[]>();
const faults: string[] = [];

for (const file of sourceFiles()) {
  const text = readFileSync(file, "utf8");
  if (COMPARED_DIALECT.test(text)) faults.push(`${file} compares a dialect: what differs belongs in DIALECT_RULES`);
  if (isEntry(file)) reportStatements(file, text);
  const named = ts.preProcessFile(scriptOf(file, text), true, true).importedFiles.map(({ fileName }) => fileName);
  imports.set(
    file,
    named.map((name) => (name.startsWith(".") ? posix.join(dirname(file), name) : name)),
  );
}
for (const [file, targets] of imports) reportForeign(file, targets);
for (const entry of ANYWHERE) reportNode(`src/${entry}.ts`);
reportCycles();

/** Reports what an entry has besides re-exports of names. */
function reportStatements(file: string, text: string): void {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const isReexport = (statement: ts.Statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier;
  if (!statements.every(isReexport)) faults.push(`${file} is an entry: it must contain re-exports only`);
}

/** Reports imports from rooms below in the list. The entry files at the top of `src` bring the rooms together. */
function reportForeign(file: string, targets: readonly string[]): void {
  const room = roomOf(file);
  if (room === undefined) return;
  for (const target of targets) if (isEntry(target)) faults.push(`${file} imports the entry ${target}`);
  if (PUBLISHED_SOURCE.test(file))
    for (const target of targets)
      if (target.startsWith("src/") && dirname(target) !== dirname(file))
        faults.push(`${file} imports ${target}, which is not published as source`);
  if (!ROOMS.includes(room)) faults.push(`${file}: "${room}" is not in the list of rooms`);
  for (const target of targets) {
    const other = roomOf(target);
    if (other === undefined || other === room) continue;
    if (ROOMS.indexOf(other) > ROOMS.indexOf(room)) {
      faults.push(`${file} imports ${target}, but src/${other} is below src/${room} in the list of rooms`);
    }
  }
  if (room !== "schema" && room !== "publish" && targets.some((name) => name.startsWith("@sinclair/typebox"))) {
    faults.push(`${file} imports TypeBox, which only src/schema does`);
  }
}

/** Reports what an entry that runs anywhere brings with it from Node. */
function reportNode(entry: string): void {
  const seen = new Set([entry]);
  for (const file of seen) {
    for (const target of imports.get(file) ?? []) {
      if (target.startsWith("node:")) faults.push(`${file}, which ${entry} needs, imports ${target}`);
      else if (target.startsWith("src/")) seen.add(target);
    }
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
