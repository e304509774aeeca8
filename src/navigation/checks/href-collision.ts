import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";
import type { HrefCollision } from "../steps/href-registry.ts";

/** Reports each address that several operations want, at the place of the second of them. */
export function checkHrefCollisions(collisions: Iterable<HrefCollision>, findings: Finding[]): void {
  for (const { href, first, others } of collisions) {
    const [second] = others;
    if (!second) continue;
    const args = {
      href,
      first: describe(first),
      others: others.slice(0, 3).map(describe),
      count: others.length,
      newHref: second.href,
    };
    const related = { message: `${first.operation} keeps the address`, place: { pointer: first.pointer } };
    const stopping = others.find((other) => stopsPlatform(first, other));
    if (stopping) {
      const taken = {
        ...args,
        other: describe(stopping),
        newHref: stopping.href,
        isOneSource: stopping.spec === first.spec,
      };
      findings.push(finding("sdk/address-taken", taken, { pointer: stopping.pointer }, { related: [related] }));
      continue;
    }
    const parts = partsOf([first, ...others]);
    findings.push(
      finding("openapi/href-collision", { ...args, parts }, { pointer: second.pointer }, { related: [related] }),
    );
  }
}

/**
 * Whether the hosted platform cannot build the site, because parts of two SDKs have the same address except for case.
 */
const stopsPlatform = (first: OperationLeaf, other: OperationLeaf): boolean =>
  first.kind === "symbol" && (other.spec !== first.spec || !other.href.startsWith(`${first.href}-`));

function partsOf(leaves: readonly OperationLeaf[]): "operations" | "symbols" | "definitions" {
  if (leaves.every(({ kind }) => kind === "operation" || kind === "webhook")) return "operations";
  return leaves.every(({ kind }) => kind === "symbol") ? "symbols" : "definitions";
}

const describe = (leaf: OperationLeaf): string => `${leaf.operation} of ${leaf.spec}`;
