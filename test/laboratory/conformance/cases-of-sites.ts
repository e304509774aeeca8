import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { caseNames } from "../../support/site-case.ts";
import {
  type CaseDialect,
  factsOf,
  type MadeCase,
  pageWith,
  placesOf,
  platform,
  SPECIFICATION,
  withPages,
} from "./made-case.ts";

const SITES = new URL("../../../fixtures/sites", import.meta.url).pathname;

const isExpectation = (name: string): boolean => /^(?:tree|diagnostics)\b|^(?:pages\.txt|sources\.json)$/.test(name);

/**
 * The rules of the resolver: each site of the fixtures in each dialect in which it comes to something of its own. Sites of
 * several repositories are left out: no other program is told where the others are.
 */
export async function casesOfSites(): Promise<MadeCase[]> {
  const cases: MadeCase[] = [];
  for (const name of caseNames(SITES)) {
    const folder = join(SITES, name);
    if (existsSync(join(folder, "sources.json"))) continue;
    const differs = existsSync(join(folder, "tree.spec.json")) || existsSync(join(folder, "diagnostics.spec.txt"));
    for (const dialect of differs ? (["spec", "mintlify"] as const) : (["spec"] as const)) {
      cases.push(await caseOf(name, folder, dialect, differs));
    }
  }
  return cases;
}

async function caseOf(name: string, folder: string, dialect: CaseDialect, differs: boolean): Promise<MadeCase> {
  const own: Record<string, string> = {};
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name).slice(folder.length + 1);
    if (file.isFile() && !isExpectation(path)) own[path] = readFileSync(join(folder, path), "utf8");
  }
  const listed = pagesListed(join(folder, "pages.txt"));
  const files = listed ? { ...own, ...listed } : await withPages(own, dialect);
  const { verdict, pages, findings, diagnostics } = await factsOf(files, dialect);
  const errors = findings.filter((_, index) => diagnostics[index]?.severity === "error");
  return {
    path: `navigation/${name}${differs ? `-in-${dialect}` : ""}`,
    rule: sentence(name),
    source: dialect === "spec" ? SPECIFICATION : platform("prebuild"),
    dialect,
    ...statusOf(name),
    files,
    expected: { verdict, pages, ...(errors.length > 0 ? { findings: placesOf(errors) } : {}) },
  };
}

/** Fixtures in which we depart from the platform say so in their names. */
const statusOf = (name: string): Pick<MadeCase, "status" | "reason"> =>
  name.startsWith(DEVIATES)
    ? { status: "deviation", reason: `${sentence(name.slice(DEVIATES.length))} The platform loses pages otherwise.` }
    : { status: "required" };

const DEVIATES = "deviates-";

const sentence = (name: string): string =>
  `${name.replaceAll("-", " ")}.`.replace(/^./, (first) => first.toUpperCase());

/** The pages of a list, as files: their paths, where need be followed by the front matter as JSON. */
function pagesListed(file: string): Record<string, string> | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [path = "", frontMatter] = line.split(/ (?=\{)/);
      return [path, pageWith(frontMatter === undefined ? {} : JSON.parse(frontMatter))];
    }),
  );
}
