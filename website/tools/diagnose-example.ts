import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ONLY_IF_ASKED } from "../../schemas/code-defaults.js";
import { checkAgentJob } from "../../src/admin.ts";
import { hrefOf } from "../../src/builders/model/page-address.ts";
import { readDocs } from "../../src/builders/shared/pages/read-docs.ts";
import { sitePages } from "../../src/builders/shared/pages/site-pages.ts";
import * as builders from "../../src/builders.ts";
import type { ExampleFiles } from "../../src/codes/examples/example.ts";
import type { KnownCode } from "../../src/codes/table.ts";
import * as edit from "../../src/edit.ts";
import { type AgentJob, type Diagnostic, resolveNavigation, validateDocs } from "../../src/index.ts";
import { checkSite } from "../../src/node.ts";
import { projectOptions } from "../../src/site/config/project-options.ts";
import { findToolConfig } from "../../src/site/config/read-tool-config.ts";
import { unusedOverrides } from "../../src/site/config/unused-overrides.ts";
import { loadCustomRules } from "../../src/site/custom-rules/load-custom-rules.ts";

/** What is said of the files of a code's example, by what reports that code. */
export async function diagnoseExample(files: ExampleFiles, code: KnownCode): Promise<readonly Diagnostic[]> {
  const { "docs.json": docs = "", "before/docs.json": before, "job.json": job } = files;
  const { "build.js": build, "edit.js": change } = files;
  if (job !== undefined) return checkAgentJob(JSON.parse(job) as AgentJob);
  if (change !== undefined) return call(change, { ...edit, docs }).diagnostics;
  if (build !== undefined) {
    const scope = { ...builders, navigation: resolve(docs), before: before && resolve(before) };
    return call(build, scope).diagnostics;
  }
  if (Object.keys(files).length === 1 && docs !== "") return validateDocs(docs).diagnostics;
  const folder = mkdtempSync(join(tmpdir(), "docsjson-example-"));
  try {
    writeFiles(folder, files);
    return await diagnoseFolder(folder, files, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function diagnoseFolder(folder: string, files: ExampleFiles, code: KnownCode): Promise<readonly Diagnostic[]> {
  if (code === "builder/unrendered") return renderPages(folder);
  if (code === "builder/restricted") return (await readDocs({ root: folder }, { failOnErrors: false })).diagnostics;
  if (Object.hasOwn(files, "docsjson.config.json")) {
    const config = await findToolConfig(folder);
    if (!config) return [];
    const idle = Object.hasOwn(files, "docs.json")
      ? (await checkSite(folder, projectOptions([config]))).value.idle
      : undefined;
    const unused = unusedOverrides(config, [idle ?? []]);
    return [...config.diagnostics, ...unused, ...(await loadCustomRules(config)).diagnostics];
  }
  // Some are reported only where a rule asks for them.
  const rules = ONLY_IF_ASKED.includes(code) ? { [code]: "info" as const } : {};
  return (await checkSite(folder, { rules })).diagnostics;
}

function writeFiles(folder: string, files: ExampleFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Runs a call as it is written in an example, with these names in scope. */
const call = (code: string, scope: object): { diagnostics: Diagnostic[] } =>
  new Function(...Object.keys(scope), `return ${code}`)(...Object.values(scope));

const resolve = (text: string) => resolveNavigation(JSON.parse(text)).value;

/** What is said of the pages of a site when they are rendered. */
async function renderPages(root: string): Promise<Diagnostic[]> {
  const docs = await readDocs({ root }, { failOnErrors: false });
  const at = { addressOf: hrefOf, hrefOf: (address: string) => address, base: "/", projectFolder: docs.site.folder };
  const { pages, findings } = await sitePages(docs, at);
  for (const each of pages) each.render();
  return [...findings().values()].flat();
}
