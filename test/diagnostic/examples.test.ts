import { type AgentJob, type Diagnostic, resolveNavigation, validateDocs } from "docsjson";
import { checkAgentJob } from "docsjson/admin";
import * as builders from "docsjson/builders";
import * as edit from "docsjson/edit";
import { checkSite } from "docsjson/node";
import { describe, expect, it } from "vitest";
import { hrefOf } from "../../src/builders/model/page-address.ts";
import { readDocs } from "../../src/builders/shared/pages/read-docs.ts";
import { sitePages } from "../../src/builders/shared/pages/site-pages.ts";
import type { ExampleFiles } from "../../src/codes/examples/example.ts";
import { EXAMPLES } from "../../src/codes/examples.ts";
import type { KnownCode } from "../../src/codes/table.ts";
import { OFF_UNLESS_ASKED } from "../../src/diagnostic/rules.ts";
import { findToolConfig } from "../../src/site/config/read-tool-config.ts";
import { loadCustomRules } from "../../src/site/custom-rules/load-custom-rules.ts";
import { tempSite } from "../support/temp-site.ts";

/** Runs a call as it is written in an example, with these names in scope. */
const call = (code: string, scope: object): { diagnostics: Diagnostic[] } =>
  new Function(...Object.keys(scope), `return ${code}`)(...Object.values(scope));

const resolve = (text: string) => resolveNavigation(JSON.parse(text)).value;

/** What is said of the pages of a site when they are rendered. */
async function renderPages(files: ExampleFiles): Promise<Diagnostic[]> {
  const docs = await readDocs({ root: tempSite(files) }, { failOnErrors: false });
  const at = { addressOf: hrefOf, hrefOf: (address: string) => address, base: "/", projectFolder: docs.site.folder };
  const { pages, findings } = await sitePages(docs, at);
  for (const page of pages) page.render();
  return findings();
}

/** What is said of an example's files. */
async function diagnose(files: ExampleFiles, code: KnownCode): Promise<Diagnostic[]> {
  if (code === "builder/unrendered") return renderPages(files);
  if (code === "builder/restricted")
    return [...(await readDocs({ root: tempSite(files) }, { failOnErrors: false })).diagnostics];
  const { "docs.json": docs = "", "before/docs.json": before, "job.json": job } = files;
  const { "build.js": build, "edit.js": change } = files;
  if (Object.hasOwn(files, "docsjson.config.json")) {
    const config = await findToolConfig(tempSite(files));
    return config ? [...config.diagnostics, ...(await loadCustomRules(config)).diagnostics] : [];
  }
  if (job !== undefined) return checkAgentJob(JSON.parse(job) as AgentJob);
  if (change !== undefined) return call(change, { ...edit, docs }).diagnostics;
  if (build !== undefined) {
    const scope = { ...builders, navigation: resolve(docs), before: before && resolve(before) };
    return call(build, scope).diagnostics;
  }
  if (Object.keys(files).length === 1) return validateDocs(docs).diagnostics;
  // Some are reported only where a rule asks for them.
  const rules = OFF_UNLESS_ASKED.has(code) ? { [code]: "info" as const } : {};
  return (await checkSite(tempSite(files), { rules })).diagnostics;
}

const codesOf = (diagnostics: readonly Diagnostic[]) => [...new Set(diagnostics.map(({ code }) => code))];

/** Codes that only come with another, which is the cause. */
const COMPANIONS: Partial<Record<KnownCode, KnownCode>> = {
  "openapi/unresolved-references": "openapi/not-found",
  "link/not-checked": "openapi/remote-blocked",
};

const runnable = (Object.keys(EXAMPLES) as KnownCode[]).filter((code) => !EXAMPLES[code].isSketch);

describe("the examples of each code", () => {
  it.each(runnable)("%s: the wrong one has that diagnostic and no other", async (code) => {
    const companion = COMPANIONS[code];
    const expected = companion === undefined ? [code] : [companion, code];
    expect(codesOf(await diagnose(EXAMPLES[code].wrong, code)).sort()).toEqual(expected.sort());
  });
  it.each(Object.keys(EXAMPLES) as KnownCode[])("%s: the right one has none", async (code) => {
    expect(await diagnose(EXAMPLES[code].right, code)).toEqual([]);
  });
});
