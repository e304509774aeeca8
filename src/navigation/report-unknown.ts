import { finding } from "../diagnostic/finding.ts";
import { referenceOf } from "../openapi/page-entry.ts";
import { nearestReferences } from "./nearest-references.ts";
import type { Resolving } from "./resolving.ts";
import type { Wanted } from "./wanted.ts";

/** How many other specs of the site a message names. */
const MOST_ELSEWHERE = 2;

/** Reports the references that found no operation, with what may be meant: that of another spec, else one much like it. */
export function reportUnknown(resolving: Resolving): void {
  for (const { pointer, wanted, scoped } of resolving.unknown) {
    const specs = (scoped ?? []).map(({ source }) => source);
    const elsewhere = findElsewhere(wanted, specs, resolving);
    if (!scoped) {
      resolving.findings.push(finding("openapi/no-spec", { reference: wanted.text, elsewhere }, { pointer }));
      continue;
    }
    const indexes = scoped.flatMap(({ spec }) => spec.index ?? []);
    const args = {
      reference: wanted.text,
      specs,
      elsewhere,
      suggestions: elsewhere.length > 0 ? [] : nearestReferences(wanted, indexes, resolving.effort),
    };
    resolving.findings.push(finding("openapi/unknown-operation", args, { pointer }));
  }
}

/** The operation in other specs of the site than those it was looked up in, as far as an entry can name them. */
export const findElsewhere = ({ method, path }: Wanted, lookedUpIn: readonly string[], { specs }: Resolving) =>
  specs
    .find(method, path)
    .filter(({ source }) => !/\s/.test(source) && !lookedUpIn.includes(source))
    .slice(0, MOST_ELSEWHERE)
    .map(({ source, operation }) => ({ spec: source, reference: referenceOf(operation) }));
