import { type Finding, finding } from "../../diagnostic/finding.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import type { Operation } from "../../openapi/operation.ts";
import { referenceOf } from "../../vocabulary/reference.ts";
import type { OperationLeaf, ReplacedPage } from "../nodes/leaf.ts";
import type { NamedSpec } from "../specs/spec-library.ts";
import type { HrefRegistry } from "../steps/href-registry.ts";
import type { Resolving } from "../steps/resolving.ts";
import type { ResolvedNavigation } from "../tree.ts";

/** What is known of the operations' pages once all have their addresses. */
export interface SettledOperations {
  readonly resolving: Resolving;
  readonly hrefs: HrefRegistry;
  readonly replaced: readonly ReplacedPage[];
  /** The operations that page files name in their front matter. */
  readonly shownByFiles: ReadonlySet<Operation>;
}

/** Reports specs that aren't there, operations that share an address, pages replaced by files, and what no page shows. */
export function checkOperations(navigation: ResolvedNavigation, settled: SettledOperations): void {
  const { findings, specs, dialect } = settled.resolving;
  if (specs.isEmpty) return;
  for (const spec of specs.all()) reportUnavailable(spec, findings);
  reportCollisions(settled.hrefs, findings);
  reportReplaced(settled.replaced, findings);
  const shown = shownOperations(navigation, settled);
  for (const spec of specs.all()) {
    const unseen = (spec.index?.operations ?? []).filter(
      (operation) => !operation.excluded && !operation.hidden && !shown.has(operation),
    );
    if (unseen.length > 0) {
      const args = { spec: spec.source, count: unseen.length, examples: unseen.slice(0, 3).map(referenceOf), dialect };
      findings.push(finding("openapi/unused-operations", args, { pointer: spec.pointer }));
    }
  }
}

function reportUnavailable(spec: NamedSpec, findings: Finding[]): void {
  const place = { pointer: spec.pointer };
  if (spec.state === "not-found") findings.push(finding("openapi/not-found", { spec: spec.source }, place));
  if (spec.state !== "loaded" && spec.waiting > 0) {
    findings.push(finding("openapi/unresolved-references", { spec: spec.source, count: spec.waiting }, place));
  }
}

/** One finding for each address that several operations want, where the second of them stands. */
function reportCollisions(hrefs: HrefRegistry, findings: Finding[]): void {
  for (const { href, first, others } of hrefs.collisions.values()) {
    const [second] = others;
    if (!second) continue;
    const args = {
      href,
      first: describe(first),
      others: others.slice(0, 3).map(describe),
      count: others.length,
      newHref: second.href,
    };
    const related = { message: `${first.reference} keeps the address`, place: { pointer: first.pointer } };
    findings.push(finding("openapi/href-collision", args, { pointer: second.pointer }, { related: [related] }));
  }
}

const describe = (leaf: OperationLeaf): string => `${leaf.reference} of ${leaf.spec}`;

/** One finding for each place in the config whose operations have page files instead. */
function reportReplaced(replaced: readonly ReplacedPage[], findings: Finding[]): void {
  for (const [pointer, pages] of groupBy(replaced, (page) => page.pointer)) {
    const examples = pages.slice(0, 3).map(({ path, replaces }) => ({ path, reference: replaces.reference }));
    findings.push(finding("openapi/page-replaced", { count: pages.length, examples }, { pointer }));
  }
}

function shownOperations(navigation: ResolvedNavigation, settled: SettledOperations): Set<Operation> {
  const shown = new Set(settled.shownByFiles);
  for (const page of navigation.pages) if (page.type === "operation") shown.add(page.operation);
  for (const page of navigation.unlisted) shown.add(page.operation);
  for (const page of settled.replaced) shown.add(page.replaces.operation);
  return shown;
}
