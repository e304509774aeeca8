import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type Diagnostic,
  listDefinitions,
  listSdks,
  listSpecs,
  navigationToJson,
  type PageFile,
  type ResolvedNavigation,
  resolveNavigation,
} from "docsjson";
import { applyOverlays, indexChannels, indexGraphql, indexOperations, indexSdk } from "docsjson/openapi";
import { sourceMapOfText } from "../../src/source/text-source-map.ts";
import { printJson } from "./print-json.ts";

/** What a site case comes to, in the text forms that are beside it. */
export interface CaseOutcome {
  tree: string;
  diagnostics: string;
}

/** The folders of site cases: each holds a `docs.json`, the specs it names, `sources.json` and `pages.txt` where they matter. */
export const caseNames = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, "docs.json")))
    .map((entry) => entry.name)
    .sort();

/** Resolves the site in a folder, reading nothing else. */
export async function resolveCase(folder: string, dialect: "spec" | "mintlify"): Promise<CaseOutcome> {
  const text = readFileSync(join(folder, "docs.json"), "utf8");
  const pages = readPageList(join(folder, "pages.txt"));
  const { value, diagnostics } = resolveNavigation(JSON.parse(text), {
    dialect,
    specs: readSpecs(folder, JSON.parse(text)),
    ...(await readDefinitions(folder, JSON.parse(text))),
    ...(pages ? { pages } : {}),
    sources: readSources(join(folder, "sources.json")),
    source: sourceMapOfText(text),
  });
  return {
    tree: `${printJson(navigationWithoutDialect(value as ResolvedNavigation))}\n`,
    diagnostics: diagnostics.map((diagnostic) => printDiagnostic(diagnostic, text)).join("\n"),
  };
}

const navigationWithoutDialect = (navigation: ResolvedNavigation): object => {
  const { dialect: _, ...rest } = navigationToJson(navigation);
  return rest;
};

/** Every YAML and JSON file of the folder but the case's own, by its name, with the overlays that the config lists. */
function readSpecs(folder: string, config: unknown) {
  const names = readdirSync(folder).filter(
    (name) => /\.(ya?ml|json)$/.test(name) && !/^(docs|tree|sources)\b/.test(name),
  );
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const overlays = new Map(listSpecs(config).map((spec) => [spec.source, spec.overlays?.sources ?? []]));
  return new Map(
    names.map((name) => {
      const laid = (overlays.get(name) ?? []).map((file) => ({ file, overlay: read(file) }));
      if (laid.length === 0) return [name, indexOperations(read(name), { file: name })];
      return [name, indexOperations(applyOverlays(read(name), laid, { file: name }).value, { file: name })];
    }),
  );
}

/** The AsyncAPI documents, GraphQL schemas and SDK references that the config names. */
async function readDefinitions(folder: string, config: unknown) {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const channels = listDefinitions(config, "asyncapi").map(({ source }) => source);
  const schemas = listDefinitions(config, "graphql").map(({ source }) => source);
  return {
    asyncapi: new Map(channels.map((file) => [file, indexChannels(read(file), { file })])),
    graphql: new Map(
      await Promise.all(schemas.map(async (file) => [file, await indexGraphql(read(file), { file })] as const)),
    ),
    sdk: new Map(
      await Promise.all(
        listSdks(config).map(
          async ({ source, format }) =>
            [source, await indexSdk(readArtifact(join(folder, source)), { format, file: source })] as const,
        ),
      ),
    ),
  };
}

/** The text of a file; or of a folder, those of its files by their paths in it. */
function readArtifact(path: string): string | Map<string, string> {
  if (statSync(path).isFile()) return readFileSync(path, "utf8");
  const names = readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
  const files = names.filter((name) => statSync(join(path, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(path, name), "utf8")]));
}

/** The other repositories of the site: by name, path and config of each. */
const readSources = (file: string): Map<string, { path: string; config: unknown }> | undefined =>
  existsSync(file) ? new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")))) : undefined;

/** `guides/intro.mdx`, one a line, where need be followed by the front matter as JSON. */
function readPageList(file: string): Map<string, PageFile> | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [path = "", frontMatter] = line.split(/ (?=\{)/);
      return [path.replace(/\.mdx?$/, ""), { ...(frontMatter ? JSON.parse(frontMatter) : {}), file: path }];
    }),
  );
}

/** A diagnostic with the line of `docs.json` that it is about, and its range underlined. */
function printDiagnostic({ severity, code, file, pointer, message, hint, range, related }: Diagnostic, text: string) {
  const lines = [`${severity} ${code} ${file}${pointer === "" ? "" : `#${pointer}`}`, `  ${message}`];
  if (hint) lines.push(`  hint: ${hint}`);
  if (range && file === "docs.json") {
    const line = text.split("\n")[range.start.line - 1] ?? "";
    const end = range.end.line === range.start.line ? range.end.column : line.length + 1;
    lines.push(
      `  > ${line}`,
      `    ${" ".repeat(range.start.column - 1)}${"^".repeat(Math.max(1, end - range.start.column))}`,
    );
  }
  for (const place of related) lines.push(`  see ${place.file}#${place.pointer}: ${place.message}`);
  return `${lines.join("\n")}\n`;
}
