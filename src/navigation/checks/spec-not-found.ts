import { finding } from "../../diagnostic/finding.ts";
import type { Resolving } from "../context/resolving.ts";
import type { NamedSpec } from "../specs/spec-library.ts";

/** Reports the specs that the navigation names and that were not loaded, and how many references need them. */
export function checkSpecsNotFound({ specs, definitions, waiting, findings }: Resolving): void {
  const references = new Map<NamedSpec, number>();
  for (const [scope, count] of waiting) {
    for (const { spec } of scope.missing) references.set(spec, (references.get(spec) ?? 0) + count);
  }
  for (const spec of specs.all()) {
    const place = { pointer: spec.pointer };
    if (spec.state === "not-found") findings.push(finding("openapi/not-found", { spec: spec.source }, place));
    const count = references.get(spec);
    if (count) findings.push(finding("openapi/unresolved-references", { spec: spec.source, count }, place));
  }
  for (const [property, noun] of [
    ["asyncapi", "AsyncAPI document"],
    ["graphql", "GraphQL schema"],
    ["sdk", "SDK reference"],
  ] as const) {
    for (const { source, state, pointer } of definitions[property].all()) {
      if (state === "not-found") findings.push(finding("openapi/not-found", { spec: source, noun }, { pointer }));
    }
  }
}
