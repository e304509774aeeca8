import { group, operationExample, siteExample, USERS } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { countOf, joinExamples, quote } from "../../../diagnostic/words.ts";
import type { Operation } from "../../../references/openapi/operation.ts";
import { referenceOf } from "../../../vocabulary/elements/operation-reference.ts";
import type { ResolvedSite, SiteRule } from "../../context/resolved-site.ts";
import type { NamedSpec } from "../../specs/spec-library.ts";

export const unusedOperations = code("openapi/unused-operations", {
  severity: "info",
  title: "No page shows an operation",
  explanation:
    "If an element lists operations itself, only those have pages. New operations of the spec are easily forgotten; these have no page.",
  example: siteExample(
    group('"openapi": "api.yaml", "pages": ["GET /users"]'),
    group('"openapi": "api.yaml", "pages": ["GET /users", "GET /teams"]'),
    { "api.yaml": `${USERS}${operationExample("/teams", "List teams")}` },
  ),
  message: ({ spec, count, examples }: { spec: string; count: number; examples: readonly string[] }) =>
    `${countOf(count, "operation")} of ${quote(spec)} ${count === 1 ? "has" : "have"} no page: ${joinExamples(examples, count)}`,
  hint: () => 'list them in "pages", or mark them x-hidden in the spec',
});

export const unusedOperationsRule: SiteRule = {
  codes: [unusedOperations],
  check: checkUnusedOperations,
};

function checkUnusedOperations(site: ResolvedSite): void {
  for (const { spec, unseen } of operationsWithoutPage(site)) {
    const args = { spec: spec.source, count: unseen.length, examples: unseen.slice(0, 3).map(referenceOf) };
    site.resolving.findings.add(unusedOperations, args, { pointer: spec.pointer });
  }
}

/** The operations that no page shows, of each spec that has such. */
export function operationsWithoutPage(site: ResolvedSite): { spec: NamedSpec; unseen: Operation[] }[] {
  const shown = shownOperations(site);
  return [...site.resolving.documents.openapi.all()].flatMap((spec) => {
    const unseen = (spec.index?.operations ?? []).filter(
      (operation) => !operation.excluded && !operation.hidden && !shown.has(operation),
    );
    return unseen.length === 0 ? [] : [{ spec, unseen }];
  });
}

function shownOperations({ navigation, shownByFiles, replaced, resolving }: ResolvedSite) {
  const shown = new Set(shownByFiles);
  if (resolving.documents.openapi.isEmpty) return shown;
  for (const page of navigation.pages) if (page.type === "operation") shown.add(page.endpoint);
  for (const page of navigation.unlisted) shown.add(page.endpoint);
  for (const page of replaced) shown.add(page.replaces.endpoint);
  return shown;
}
