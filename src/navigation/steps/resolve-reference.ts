import { finding } from "../../diagnostic/finding.ts";
import type { Operation } from "../../openapi/operation.ts";
import { normalizePagePath } from "../../vocabulary/page-path.ts";
import { misspeltReference, referenceOf } from "../../vocabulary/reference.ts";
import { normalizeSpecSource } from "../../vocabulary/spec-name.ts";
import { addressPointer } from "../nodes/address.ts";
import type { Container } from "../nodes/container.ts";
import { OperationLeaf } from "../nodes/leaf.ts";
import type { Trunk } from "../nodes/root-node.ts";
import { readReference, type Wanted } from "../specs/read-reference.ts";
import type { ScopedSpec } from "../specs/spec-scope.ts";
import type { Resolving } from "./resolving.ts";

/** Where in the tree an entry of `pages` (or a `root`) stands. */
export interface Slot {
  readonly up: Container | Trunk;
  readonly address: number;
  readonly isRoot?: true | undefined;
}

/**
 * The page of the operation that an entry names: `undefined` where it is left out (and reported), `"page"` where the
 * entry is a page after all.
 */
export function resolveReference(slot: Slot, entry: string, resolving: Resolving): OperationLeaf | "page" | undefined {
  const reference = readReference(entry);
  if (reference) return lookUp(slot, reference, resolving);
  const misspelt = misspeltReference(entry);
  if (!misspelt || resolving.trunk.pages?.has(normalizePagePath(entry))) return "page";
  const wanted = { ...misspelt, text: entry.trim() };
  resolving.unknown.push({ pointer: pointerOf(slot), wanted, scoped: specsFor(slot, misspelt.spec, resolving) ?? [] });
  return undefined;
}

/** A reference that found no operation. */
export interface UnknownReference {
  /** JSON Pointer into the assembled config, to the entry. */
  readonly pointer: string;
  readonly wanted: Wanted;
  /** The specs that it was looked up in; `undefined` where there was none to look in. */
  readonly scoped: readonly ScopedSpec[] | undefined;
}

function lookUp(slot: Slot, wanted: Wanted, resolving: Resolving): OperationLeaf | undefined {
  const { findings } = resolving;
  const scoped = specsFor(slot, wanted.spec, resolving);
  const matches = (scoped ?? []).flatMap((spec) => {
    const operation = spec.spec.index?.find(wanted.method, wanted.path);
    return operation ? [{ spec, operation }] : [];
  });
  const [match] = matches;
  if (!match) {
    const missing = (scoped ?? []).filter(({ spec }) => spec.state !== "loaded");
    for (const { spec } of missing) spec.waiting++;
    if (missing.length === 0) resolving.unknown.push({ pointer: pointerOf(slot), wanted, scoped });
    return undefined;
  }
  if (wanted.spec === undefined && slot.up.scope) slot.up.scope.used = true;
  if (matches.length > 1) {
    const args = { reference: wanted.text, specs: matches.map(({ spec }) => spec.source) };
    findings.push(finding("openapi/ambiguous-operation", args, placeOf(slot)));
  }
  if (reportWithheld(slot, match.operation, match.spec, resolving)) return undefined;
  return new OperationLeaf(slot.up, slot.address, match.operation, { scoped: match.spec, isRoot: slot.isRoot });
}

/** Whether the spec keeps an operation out of the documentation, so that a reference to it is left out. */
function reportWithheld(slot: Slot, operation: Operation, spec: ScopedSpec, resolving: Resolving): boolean {
  const { dialect, findings } = resolving;
  const args = { reference: referenceOf(operation), spec: spec.source };
  if (dialect === "mintlify") {
    if (operation.excluded) findings.push(finding("openapi/excluded-operation", args, placeOf(slot)));
    return operation.excluded;
  }
  const extension = operation.hidden ? "x-hidden" : "x-excluded";
  if (!operation.hidden && !operation.excluded) return false;
  findings.push(finding("openapi/hidden-operation", { ...args, extension }, placeOf(slot)));
  return true;
}

/** The specs to look in, in order: the one that the reference names, else those in effect; `undefined` without any. */
function specsFor(slot: Slot, named: string | undefined, resolving: Resolving): readonly ScopedSpec[] | undefined {
  const inEffect = slot.up.scope?.specs;
  if (named === undefined) return inEffect;
  const source = normalizeSpecSource(named);
  const declared = inEffect?.find((spec) => spec.source === source);
  if (declared) return [declared];
  const spec = resolving.specs.open(source, pointerOf(slot));
  return [{ source, directory: undefined, step: addressPointer(slot.address), spec }];
}

const pointerOf = ({ up, address }: Slot): string => up.pointer + addressPointer(address);
const placeOf = (slot: Slot): { pointer: string } => ({ pointer: pointerOf(slot) });
