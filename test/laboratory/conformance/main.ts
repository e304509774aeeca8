/**
 * Makes the cases of the conformance suite from what this project knows: its sites, its examples of mistakes, its samples, and
 * the pages that the platform's link checker was asked about. `npm run conformance` writes `conformance/cases/`; `-- --check`
 * only says whether they are as they should be.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeSite } from "../../support/temp-site.ts";
import { casesOfExamples, casesOfSamples } from "./cases-of-examples.ts";
import { casesOfPages, PAGES_SITE } from "./cases-of-pages.ts";
import { casesOfSites } from "./cases-of-sites.ts";
import type { MadeCase } from "./made-case.ts";

const SUITE = new URL("../../../conformance", import.meta.url).pathname;

const FOLDERS = ["cases", "sites"];

/** The files of all cases, by their paths in the suite. */
async function suiteFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const add = (folder: string, content: Readonly<Record<string, unknown>>) => {
    for (const [path, value] of Object.entries(content)) {
      const text = typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`;
      files.set(`${folder}/${path}`, text);
    }
  };
  add(`sites/${PAGES_SITE.name}`, PAGES_SITE.files);
  const cases = [
    ...(await casesOfSites()),
    ...(await casesOfExamples()),
    ...(await casesOfSamples()),
    ...(await casesOfPages()),
  ];
  for (const one of cases) {
    const folder = `cases/${one.path}`;
    if (files.has(`${folder}/case.json`)) throw new Error(`two cases have the path ${one.path}`);
    add(folder, { "case.json": contentOf(one) });
    add(`${folder}/site`, one.files);
  }
  return files;
}

/** The cases on whose verdict the platform's validator says something else. */
const PLATFORM: Readonly<Record<"accepts" | "rejects", readonly string[]>> = JSON.parse(
  readFileSync(new URL("../../../fixtures/conformance/platform-verdicts.json", import.meta.url), "utf8"),
);

/** Where the rule is the platform's, and its validator says something else, we depart from it. */
function standing({ path, source, status, reason }: MadeCase): Pick<MadeCase, "status" | "reason"> {
  if (source.of === "specification") return { status, reason };
  if (PLATFORM.accepts.includes(path)) {
    return { status: "deviation", reason: "The platform takes it without an error, and loses what is wrong." };
  }
  return PLATFORM.rejects.includes(path)
    ? { status: "deviation", reason: "The platform's validator rejects it; its build does not need to." }
    : { status, reason };
}

const contentOf = (one: MadeCase) => contentWith(one, standing(one));

const contentWith = (
  { rule, source, dialect, base, expected }: MadeCase,
  { status, reason }: Pick<MadeCase, "status" | "reason">,
) => ({
  format: 1,
  rule,
  source,
  dialect,
  status,
  ...(reason === undefined ? {} : { reason }),
  ...(base === undefined ? {} : { base }),
  expected,
});

/** The files that the suite has, by their paths in it. */
function present(): Map<string, string> {
  const folders = FOLDERS.filter((name) => existsSync(join(SUITE, name)));
  return new Map(
    folders.flatMap((name) =>
      readdirSync(join(SUITE, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(SUITE.length + 1).replaceAll("\\", "/"), readFileSync(path, "utf8")] as const),
    ),
  );
}

const wanted = await suiteFiles();
const there = present();
const stale = [...there.keys()].filter((path) => !wanted.has(path));
const changed = [...wanted].filter(([path, text]) => there.get(path) !== text);
const count = [...wanted.keys()].filter((path) => path.endsWith("/case.json")).length;
if (process.argv.includes("--check")) {
  for (const path of [...stale, ...changed.map(([path]) => path)]) console.log(`conformance/${path} is out of date`);
  if (stale.length + changed.length > 0) {
    console.log("write them by npm run conformance, and read the difference");
    process.exitCode = 1;
  }
} else {
  // Written anew as a whole if something goes, so that no empty folder stays.
  if (stale.length > 0) for (const name of FOLDERS) rmSync(join(SUITE, name), { recursive: true, force: true });
  writeSite(SUITE, Object.fromEntries(stale.length > 0 ? wanted : changed));
  console.log(`${count} cases; ${changed.length} files written, ${stale.length} removed`);
}
