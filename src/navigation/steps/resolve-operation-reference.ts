import { finding } from "../../diagnostic/finding.ts";
import { misspeltReference } from "../../vocabulary/operation-reference.ts";
import { normalizePagePath } from "../../vocabulary/page-path.ts";
import { normalizeSpecSource } from "../../vocabulary/spec-name.ts";
import type { Resolving } from "../context/resolving.ts";
import type { Holder } from "../nodes/holder.ts";
import { OperationLeaf } from "../nodes/operation-leaf.ts";
import { addressPointer } from "../nodes/packed-address.ts";
import { ambiguousOperation } from "../specs/ambiguous-operation.ts";
import { readReference, type Wanted } from "../specs/read-operation-reference.ts";
import { SpecScope } from "../specs/spec-scope.ts";
import { findExcludedReference } from "../specs/x-hidden.ts";

/** The place of an entry of `pages` (or a `root`) in the tree. */
export interface Slot {
  readonly up: Holder;
  readonly address: number;
  readonly isRoot?: true | undefined;
}

/**
 * The page of the operation that an entry names; `undefined` if it is left out (and reported), `"page"` if the entry is
 * a page after all.
 */
export function resolveReference(slot: Slot, entry: string, resolving: Resolving): OperationLeaf | "page" | undefined {
  const reference = readReference(entry);
  if (reference) return lookUp(slot, reference, resolving);
  const misspelt = misspeltReference(entry);
  if (!misspelt || resolving.root.pages?.has(normalizePagePath(entry))) return "page";
  const wanted = { ...misspelt, text: entry.trim() };
  const scoped = scopeFor(slot, misspelt.spec, resolving)?.specs ?? [];
  resolving.unknown.push({ pointer: pointerOf(slot), wanted, scoped });
  return undefined;
}

function lookUp(slot: Slot, wanted: Wanted, resolving: Resolving): OperationLeaf | undefined {
  const { findings, dialect, unknown, waiting } = resolving;
  const pointer = pointerOf(slot);
  const scope = scopeFor(slot, wanted.spec, resolving);
  const matches = (scope?.specsOfPath(wanted.path) ?? []).flatMap((spec) => {
    const operation = spec.spec.index?.find(wanted.method, wanted.path);
    return operation ? [{ spec, operation }] : [];
  });
  const [match] = matches;
  if (!match) {
    if (scope && scope.missing.length > 0) waiting.set(scope, (waiting.get(scope) ?? 0) + 1);
    else unknown.push({ pointer, wanted, scoped: scope?.specs });
    return undefined;
  }
  if (wanted.spec === undefined && slot.up.scope) slot.up.scope.used = true;
  if (matches.length > 1) {
    const args = { reference: wanted.text, specs: matches.map(({ spec }) => spec.source) };
    findings.push(finding(ambiguousOperation, args, { pointer }));
  }
  const excluded = findExcludedReference(match.operation, match.spec.source, dialect, pointer);
  if (!excluded)
    return new OperationLeaf(slot.up, slot.address, match.operation, { scoped: match.spec, isRoot: slot.isRoot });
  findings.push(excluded);
  return undefined;
}

/**
 * The specs in which to look: the one that the reference names, else those in effect; `undefined` if there are none.
 */
function scopeFor(slot: Slot, named: string | undefined, resolving: Resolving): SpecScope | undefined {
  const inEffect = slot.up.scope;
  if (named === undefined) return inEffect;
  const source = normalizeSpecSource(named);
  const declared = inEffect?.named(source);
  if (declared) return new SpecScope(slot.up, [declared]);
  const spec = resolving.specs.open(source, pointerOf(slot));
  return new SpecScope(slot.up, [{ source, directory: undefined, step: addressPointer(slot.address), spec }]);
}

const pointerOf = ({ up, address }: Slot): string => up.pointer + addressPointer(address);
