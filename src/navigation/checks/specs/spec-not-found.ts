import { code } from "../../../diagnostic/code.ts";
import { countOf, quote } from "../../../diagnostic/words.ts";
import { openapiNotFound } from "../../../references/openapi-not-found.ts";
import type { ResolvedSite, SiteRule } from "../../context/resolved-site.ts";
import type { NamedSpec } from "../../specs/spec-library.ts";

export const unresolvedReferences = code("openapi/unresolved-references", {
  severity: "info",
  message: ({ spec, count }: { spec: string; count: number }) =>
    `${countOf(count, "reference")} ${count === 1 ? "is" : "are"} left out of the navigation, because ${quote(spec)} was not read`,
  hint: () => "the finding about the spec says what it needs; the references are checked once it is read",
});

export const specNotFoundRule: SiteRule = {
  codes: [openapiNotFound, unresolvedReferences],
  check: checkSpecsNotFound,
};

/** Reports the specs that the navigation names and that were not loaded, and how many references need them. */
function checkSpecsNotFound({ resolving: { specs, definitions, waiting, findings } }: ResolvedSite): void {
  const references = new Map<NamedSpec, number>();
  for (const [scope, count] of waiting) {
    for (const { spec } of scope.missing) references.set(spec, (references.get(spec) ?? 0) + count);
  }
  for (const spec of specs.all()) {
    const place = { pointer: spec.pointer };
    if (spec.state === "not-found") findings.add(openapiNotFound, { spec: spec.source }, place);
    const count = references.get(spec);
    if (count) findings.add(unresolvedReferences, { spec: spec.source, count }, place);
  }
  for (const [property, noun] of [
    ["asyncapi", "AsyncAPI document"],
    ["graphql", "GraphQL schema"],
    ["sdk", "SDK reference"],
  ] as const) {
    for (const { source, state, pointer } of definitions[property].all()) {
      if (state === "not-found") findings.add(openapiNotFound, { spec: source, noun }, { pointer });
    }
  }
}
