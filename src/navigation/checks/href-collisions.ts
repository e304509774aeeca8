import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";
import type { HrefRegistry } from "../steps/href-registry.ts";

/** Reports each address that several operations want, at the place of the second of them. */
export function checkHrefCollisions(hrefs: HrefRegistry, findings: Finding[]): void {
  for (const { href, first, others } of hrefs.collisions.values()) {
    const [second] = others;
    if (!second) continue;
    const args = {
      href,
      first: describe(first),
      others: others.slice(0, 3).map(describe),
      count: others.length,
      newHref: second.href,
      areOperations: [first, ...others].every(({ endpoint: { kind } }) => kind === "operation" || kind === "webhook"),
    };
    const related = { message: `${first.operation} keeps the address`, place: { pointer: first.pointer } };
    findings.push(finding("openapi/href-collision", args, { pointer: second.pointer }, { related: [related] }));
  }
}

const describe = (leaf: OperationLeaf): string => `${leaf.operation} of ${leaf.spec}`;
