import { group, siteExample, USERS } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Place } from "../../../diagnostic/finding.ts";
import { didYouMean, joinList, quote, quoteList } from "../../../diagnostic/words.ts";
import { MOST_COMPARED, prepareNearest } from "../../../references/openapi/nearest-operations.ts";
import type { Operation, OperationIndex } from "../../../references/openapi/operation.ts";
import { showNone } from "../../../references/openapi-not-found.ts";
import { meantFixes } from "../../../validate/context/fixes.ts";
import { HTTP_METHODS, isAdditionalMethod, isHttpMethod } from "../../../vocabulary/elements/methods.ts";
import {
  type MisspeltReference,
  misspeltReference,
  referenceOf,
} from "../../../vocabulary/elements/operation-reference.ts";
import type { Effort } from "../../context/effort.ts";
import type { SiteRule } from "../../context/resolved-site.ts";
import type { Resolving } from "../../context/resolving.ts";
import type { Wanted } from "../../specs/read-operation-reference.ts";
import type { ScopedSpec } from "../../specs/spec-scope.ts";
import { type FoundElsewhere, noSpec, specsHaveIt, withSpecs } from "./no-spec.ts";
import { reportUnknownSelector, unknownSelector } from "./unknown-selector.ts";

export const unknownOperation = code("openapi/unknown-operation", {
  severity: "error",
  title: "A reference names an operation that does not exist",
  explanation:
    "An entry of pages of the form METHOD /path must name an operation of the spec in effect. For an operation of another spec, put the spec first, as in other.yaml GET /path. Method and path must match exactly, except for one trailing slash; names in braces must be those of the spec. The same goes for `openapi` in the front matter of a page, which is looked up in all specs of the site unless it names one.",
  often: {
    advice: ["suggestions", "elsewhere", "slip"],
    message: "{count} references name operations that the specs do not have",
  },
  example: siteExample(
    group('"openapi": "api.yaml", "pages": ["GET /users", "GET /user"]'),
    group('"openapi": "api.yaml", "pages": ["GET /users"]'),
    { "api.yaml": USERS },
  ),
  message: ({
    reference,
    specs,
    page,
  }: {
    reference: string;
    specs: readonly string[];
    page?: true;
    elsewhere: readonly FoundElsewhere[];
    suggestions: readonly string[];
    /** The fault of the reference itself: its method, or the missing space after it. */
    slip?: { kind: "method"; method: string } | { kind: "space"; corrected: string } | undefined;
  }) =>
    specs.length === 0
      ? `${quote(reference)} is neither a page nor a reference to an operation`
      : `${specsHaveNone(specs)} operation ${quote(reference)}${page ? `, so ${showNone(1)}` : ""}`,
  hint: ({ elsewhere, suggestions, slip }) => {
    if (elsewhere.length > 0) return `${specsHaveIt(elsewhere)}: use ${withSpecs(elsewhere)}`;
    if (suggestions.length > 0) return didYouMean(suggestions);
    switch (slip?.kind) {
      case "space":
        return `use ${quote(slip.corrected)}, with a space between the method and the path`;
      case "method":
        return `no spec here has the method ${quote(slip.method)}; use ${joinList([...HTTP_METHODS.map((method) => method.toUpperCase()), "webhook"])}`;
      default:
        return "use the method and the path exactly as in the spec, including case and names in braces";
    }
  },
});

/** `"a.yaml" has no`, `neither "a.yaml" nor "b.yaml" has an`, `none of the 9 specs has an`. */
function specsHaveNone(specs: readonly string[]): string {
  const [first, second] = specs.slice(0, 2).map(quote);
  if (specs.length === 1) return `${first} has no`;
  if (specs.length === 2) return `neither ${first} nor ${second} has an`;
  return `none of ${specs.length > 4 ? `the ${specs.length} specs` : quoteList(specs, "and")} has an`;
}

/** How many other specs of the site a message names. */
const MOST_ELSEWHERE = 2;

/** The specs that a reference was looked up in. */
export interface LookedUp {
  readonly sources: readonly string[];
  /** The operations of the specs that could be read. */
  readonly indexes: readonly OperationIndex[];
}

/** A reference that found no operation. */
interface Lost {
  readonly wanted: Wanted;
  readonly place: Place;
  /** `undefined` if no spec is in effect. */
  readonly lookedUp: LookedUp | undefined;
  /** True if the reference is in the front matter of a page. */
  readonly page?: true;
}

/** Reports the entries of `pages` that found no operation. */
export const unknownEntryRule: SiteRule = {
  codes: [unknownOperation, noSpec, unknownSelector],
  check: ({ resolving }) => reportUnknownEntries(resolving),
};

function reportUnknownEntries(resolving: Resolving): void {
  const known = new Map<readonly ScopedSpec[], LookedUp>();
  for (const { pointer, wanted, scoped } of resolving.unknown) {
    const lookedUp = scoped && (known.get(scoped) ?? lookedUpIn(scoped));
    if (scoped && lookedUp) known.set(scoped, lookedUp);
    reportUnknown({ wanted, place: { pointer }, lookedUp }, resolving);
  }
}

const lookedUpIn = (scoped: readonly ScopedSpec[]): LookedUp => ({
  sources: scoped.map(({ source }) => source),
  indexes: scoped.flatMap(({ spec }) => spec.index ?? []),
});

/**
 * Reports a reference that found no operation, with a suggestion: the same operation in another spec, else a similar
 * one. Without any spec, `openapi/no-spec` is reported instead.
 */
export function reportUnknown({ wanted, place, lookedUp, page }: Lost, resolving: Resolving): void {
  const { findings, effort } = resolving;
  if (wanted.property === "graphql") {
    reportUnknownSelector(wanted, place, lookedUp, findings);
    return;
  }
  const elsewhere = findElsewhere(wanted, lookedUp?.sources ?? [], resolving);
  const reference = { reference: wanted.text, elsewhere, ...(page && { page }) };
  if (!lookedUp) {
    findings.add(noSpec, reference, place);
    return;
  }
  const { sources: specs, indexes } = lookedUp;
  const suggestions = elsewhere.length > 0 ? [] : nearestReferences(wanted, indexes, effort);
  const fixes = page ? meantFixes(place, wanted.text, suggestions) : [];
  findings.add(unknownOperation, { ...reference, specs, suggestions, slip: slipIn(wanted) }, place, { fixes });
}

/** The fault of a reference that no spec could mend: an unknown method, or no space after it. */
function slipIn({ text, method, path }: Wanted) {
  if (!misspeltReference(text) && !isAdditionalMethod(method)) return undefined;
  return isHttpMethod(method.toLowerCase())
    ? ({ kind: "space", corrected: `${method} ${path}` } as const)
    : ({ kind: "method", method } as const);
}

/** The operation in other specs of the site. Specs that an entry cannot name are left out. */
const findElsewhere = ({ method, path }: Wanted, lookedUp: readonly string[], { documents }: Resolving) =>
  documents.openapi
    .find(method, path)
    .filter(({ source }) => !/\s/.test(source) && !lookedUp.includes(source))
    .slice(0, MOST_ELSEWHERE)
    .map(({ source, operation }) => ({ spec: source, reference: referenceOf(operation) }));

/** The fixed cost of one search in an index, in comparisons. */
const PER_INDEX = 20;

/** The existing operations, of all specs together, that a wrong reference may be meant as: at most three references. */
function nearestReferences(
  { method, path }: MisspeltReference,
  indexes: readonly OperationIndex[],
  effort: Effort,
): string[] {
  const byReference = new Map<string, Operation>();
  for (const index of indexes) {
    const comparisons = Math.min(index.operations.length, MOST_COMPARED);
    if (!effort.spend(path, comparisons + PER_INDEX)) break;
    for (const operation of index.nearest(method, path)) byReference.set(referenceOf(operation), operation);
  }
  return prepareNearest([...byReference.values()])(method, path).map(referenceOf);
}
