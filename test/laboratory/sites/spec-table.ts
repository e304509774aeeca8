/**
 * `npx tsx test/laboratory/sites/spec-table.ts SPEC…` makes the pages of all operations of specs, and tabulates what the
 * specs say against them: what is missing is listed below the table. Exit status: 0 if nothing is missing.
 */
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { type OperationNode, resolveNavigation } from "docsjson";
import { toOperationPage } from "docsjson/builders";
import { indexOperations } from "docsjson/openapi";
import { parseSpec } from "../../../src/references/openapi/parse-spec.ts";
import { specOfOperation } from "../../../src/references/openapi/spec-of-operation.ts";
import { readBuiltPage } from "./built-page.ts";
import { lacking, type SpecFact, specFacts } from "./spec-facts.ts";

const KINDS: readonly SpecFact["kind"][] = [
  "operation",
  "server",
  "scheme",
  "parameter",
  "body",
  "property",
  "value",
  "response",
  "example",
];

const missing: string[] = [];

function rowOf(file: string): string {
  const text = readFileSync(file, "utf8");
  const name = `${basename(dirname(file))}/${basename(file)}`;
  const parsed = parseSpec(text, name, { trim: false });
  const operations = indexOperations(text, { file: name });
  if (!parsed.ok) throw new Error(`${file} cannot be read`);
  const { value } = resolveNavigation(
    { navigation: { groups: [{ group: "A", openapi: name }] } },
    { specs: new Map([[name, operations]]) },
  );
  const counts = new Map<string, number>();
  let [pages, largest] = [0, 0];
  for (const page of value.pages as OperationNode[]) {
    const spec = specOfOperation(parsed.value, page.endpoint);
    const facts = specFacts(page, spec);
    const { html } = toOperationPage(page, spec);
    pages++;
    largest = Math.max(largest, html.length);
    for (const { kind } of facts) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const { kind, text } of lacking(readBuiltPage(`<main>${html}</main>`), facts))
      missing.push(`${name} ${page.operation} ${kind}: ${text.slice(0, 100)}`);
  }
  const own = missing.filter((line) => line.startsWith(`${name} `)).length;
  return `| ${[name, pages, ...KINDS.map((kind) => counts.get(kind) ?? 0), own, `${Math.ceil(largest / 1000)} kB`].join(" | ")} |`;
}

const HEAD = `| spec | pages | ${KINDS.join(" | ")} | missing | largest page |`;
console.log(`${HEAD}\n${HEAD.replace(/[^|]+/g, "---")}`);
for (const file of process.argv.slice(2)) console.log(rowOf(file));
for (const line of missing.slice(0, 100)) console.log(line);
process.exitCode = missing.length > 0 ? 1 : 0;
