import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLES } from "../../../schemas/code-examples.js";
import { CODES, type KnownCode } from "../../../src/codes/table.ts";
import type { SiteFiles } from "../../support/temp-site.ts";
import { factsOf, folderName, type MadeCase, placesOf, platform, SPECIFICATION, withPages } from "./made-case.ts";

const SAMPLES = new URL("../../../fixtures/schema", import.meta.url).pathname;

/** The areas of codes that are about a docs root, and not about what docsjson itself does. */
const AREAS = new Set([
  "asset",
  "asyncapi",
  "component",
  "config",
  "graphql",
  "link",
  "nav",
  "openapi",
  "overlay",
  "page",
  "redirect",
  "sdk",
  "variable",
]);

/** The areas that the specification is about: the navigation, and its operations of OpenAPI. */
const SPECIFIED = /^(?:nav|openapi)\//;

/** The wrong and the right example of each code that a check of a site tells of unasked. */
export async function casesOfExamples(): Promise<MadeCase[]> {
  const cases: MadeCase[] = [];
  for (const [code, example] of Object.entries(EXAMPLES)) {
    const area = code.slice(0, code.indexOf("/"));
    if (!AREAS.has(area) || example.isSketch || !Object.hasOwn(example.wrong, "docs.json")) continue;
    if (isAboutDocsjson(example.wrong)) continue;
    const name = `mistakes/${code.replace("/", "-")}`;
    const rule = CODES[code as KnownCode].title;
    const wrong = await caseOfMistake(name, rule, code, await filesOf(example.wrong, code));
    if (!wrong) continue;
    const right = await filesOf(example.right, code);
    const { verdict } = await factsOf(right, "mintlify");
    cases.push(wrong);
    if (verdict === "rejected") continue;
    cases.push({
      ...wrong,
      path: `${name}-mended`,
      rule: `Without the mistake: ${rule.replace(/^./, (first) => first.toLowerCase())}.`,
      status: "required",
      files: right,
      expected: { verdict },
    });
  }
  return cases;
}

/** Whether the mistake is in the settings of docsjson, or in a comment for it. */
const isAboutDocsjson = (files: SiteFiles): boolean =>
  Object.entries(files).some(
    ([name, text]) => name === "docsjson.config.json" || /docsjson-disable/.test(String(text)),
  );

/** A file with one mistake; `undefined` if a check of the whole site does not tell of it. */
async function caseOfMistake(
  path: string,
  rule: string,
  code: string,
  files: SiteFiles,
): Promise<MadeCase | undefined> {
  const { verdict, findings, diagnostics } = await factsOf(files, "mintlify");
  const found = findings.filter((finding) => finding.code === code);
  const severity = diagnostics.find((diagnostic) => diagnostic.code === code)?.severity;
  if (severity === undefined || severity === "info") return undefined;
  const isError = severity === "error";
  // What else is wrong, such as pages of an example that are not there, is not what the case is about.
  const isAlone = diagnostics.every((diagnostic) => diagnostic.code === code || diagnostic.severity !== "error");
  const isSpecified =
    isError && SPECIFIED.test(code) && (await factsOf(files, "spec")).findings.some((finding) => finding.code === code);
  return {
    path,
    rule: `${rule}.`,
    source: isSpecified ? SPECIFICATION : platform("validator"),
    dialect: "mintlify",
    status: isError ? "required" : "advice",
    files,
    expected: { ...(isAlone ? { verdict } : {}), findings: placesOf(found) },
  };
}

/** Samples of docs.json and of navigations: valid ones, and those with one mistake, whose names begin with its code. */
export async function casesOfSamples(): Promise<MadeCase[]> {
  const cases: MadeCase[] = [];
  for (const schema of ["docs", "navigation"]) {
    for (const side of ["valid", "invalid"]) {
      for (const file of readdirSync(join(SAMPLES, schema, side)).sort()) {
        const value: unknown = JSON.parse(readFileSync(join(SAMPLES, schema, side, file), "utf8"));
        const config = schema === "docs" ? value : { navigation: value };
        const name = file.replace(/\.json$/, "");
        cases.push(
          ...(await caseOfSample(`${schema}-${side}`, name, { "docs.json": `${JSON.stringify(config, null, 2)}\n` })),
        );
      }
    }
  }
  return cases;
}

async function caseOfSample(kind: string, name: string, alone: SiteFiles): Promise<MadeCase[]> {
  const files = await filesOf(alone, name.split(".").slice(0, 2).join("/"));
  const path = `shapes/${kind}-${folderName(name)}`;
  const words = (name.split(".").at(-1) ?? name).replaceAll("-", " ");
  if (kind.endsWith("-valid")) {
    const { verdict } = await factsOf(files, "mintlify");
    // It names specs that are not there.
    if (verdict === "rejected") return [];
    return [
      {
        path,
        rule: `A valid file: ${words}.`,
        source: platform("validator"),
        dialect: "mintlify",
        status: "required",
        files,
        expected: { verdict },
      },
    ];
  }
  const [area, what] = name.split(".");
  const found = await caseOfMistake(path, `A mistake: ${words}`, `${area}/${what}`, files);
  return found ? [found] : [];
}

/** What the platform asks of every docs.json. */
const ASKED: Readonly<Record<string, unknown>> = { theme: "mint", name: "Acme", colors: { primary: "#0d9373" } };

/** The files of an example, which is about one mistake: what every site needs beside it is there. */
async function filesOf(files: SiteFiles, code: string): Promise<SiteFiles> {
  const complete =
    code === "config/required" ? files : { ...files, "docs.json": withAsked(String(files["docs.json"])) };
  return withPages(complete, "mintlify");
}

/** The text of a docs.json with the fields that it lacks, if it is an object. */
function withAsked(text: string): string {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof config !== "object" || config === null || Array.isArray(config)) return text;
  const lacking = Object.entries(ASKED).filter(([field]) => !Object.hasOwn(config, field));
  const fields = lacking.map(([field, value]) => `${JSON.stringify(field)}: ${JSON.stringify(value)}`);
  return fields.length === 0 ? text : text.replace("{", `{ ${fields.join(", ")}, `).replace(/, \s*\}$/, " }");
}
