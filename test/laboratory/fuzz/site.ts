import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Diagnostic } from "docsjson";
import {
  carryOut,
  type Plan,
  planAddPage,
  planFixes,
  planLanguage,
  planMigration,
  planMove,
  planRedirect,
  planRemove,
  planSync,
  planVersion,
} from "docsjson/author";
import { CODES } from "docsjson/codes";
import { checkSite, SiteError } from "docsjson/node";
import { hold, holdRanges } from "./promises.ts";

const severityOf = new Map<string, string>(Object.entries(CODES).map(([code, { severity }]) => [code, severity]));

/** What must hold of any folder. */
export async function holdSite(files: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-fuzz-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { value, diagnostics } = await checkSite(folder);
    await holdPlans(folder, diagnostics);
    for (const [file, text] of value.site.texts) {
      const isAlone = ({ file: of }: { file: string }) => of === file;
      holdRanges(
        text,
        diagnostics.filter((each) => [each, ...each.related, ...each.fixes].every(isAlone)),
      );
    }
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PLANS: Readonly<Record<string, (folder: string) => Promise<{ value: Plan | undefined }>>> = {
  sync: (folder) => planSync(folder, { rest: "Rest" }),
  fixes: (folder) => planFixes(folder),
  move: (folder) => planMove(folder, "index", "moved/to here"),
  openapi: (folder) => planMigration(folder, "openapi", { xMint: true, remove: true }),
  add: (folder) => planAddPage(folder, "moved/another"),
  redirect: (folder) => planRedirect(folder, "/from/here", "/moved/another"),
  remove: (folder) => planRemove(folder, "moved/another"),
  language: (folder) => planLanguage(folder, "fr"),
  version: (folder) => planVersion(folder, "v1"),
};

/** A plan that is carried out, one after the other, leaves nothing to be settled and no more errors than there were. */
async function holdPlans(folder: string, before: readonly Diagnostic[]): Promise<void> {
  let errors = countErrors(before);
  for (const [name, planFor] of Object.entries(PLANS)) {
    try {
      const { value: plan } = await planFor(folder);
      if (plan) await carryOut(plan);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
    }
    hold(
      readdirSync(folder).every((file) => !file.includes("docsjson-")),
      "a plan leaves a file of its own:",
      name,
    );
    const after = countErrors((await checkSite(folder)).diagnostics);
    // A version and a language are copies, with the errors of what they are copies of.
    hold(after <= errors * (/^(?:version|language)$/.test(name) ? 2 : 1), "a plan leaves more errors:", name);
    errors = after;
  }
}

/**
 * A config that is no JSON hides all other errors. Those of pages outside the navigation count, for they are warnings only
 * until a plan lists the pages.
 */
const countErrors = (diagnostics: readonly Diagnostic[]): number => {
  const isError = ({ severity, code }: Diagnostic) => severity === "error" || severityOf.get(code) === "error";
  const errors = diagnostics.filter(isError);
  return errors.some(({ code }) => code === "config/syntax") ? Number.POSITIVE_INFINITY : errors.length;
};
