import { code } from "../../diagnostic/code.ts";
import { relatedEnd } from "../../diagnostic/finding.ts";
import { keepsAddress } from "../../diagnostic/notes.ts";
import { kindOfPart } from "../../vocabulary/elements/document-kinds.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";

export const hrefCollision = code("openapi/href-collision", {
  severity: "warning",
  message: ({
    href,
    first,
    others,
    count,
    newHref,
  }: {
    href: string;
    first: string;
    others: readonly string[];
    count: number;
    newHref: string;
    /** The kind of them all: operations of OpenAPI specs, parts of one SDK, or a mixture. */
    parts: "operations" | "symbols" | "definitions";
  }) =>
    `${nameFirst(others, count)} ${count === 1 ? "has" : "have"} the same address as ${first} (${href}), so ${count === 1 ? `it moves to ${newHref}` : `they are numbered from ${newHref} on`}`,
  hint: ({ parts }) =>
    ({
      operations: "give the operations different summaries or x-mint.href, or give their spec a directory of its own",
      symbols: "rename one of them, or leave it out of the reference",
      definitions: "give one of the definitions a directory of its own",
    })[parts],
});

/** The first of several by name, and how many more there are. */
const nameFirst = (names: readonly string[], count: number): string =>
  count > names.length ? `${names.join(", ")} and ${count - names.length} more` : names.join(", ");

interface TakenAddress {
  href: string;
  first: string;
  other: string;
  newHref: string;
  isOneSource: boolean;
}

const sayTaken = ({ href, first, other, newHref }: TakenAddress): string =>
  `${other} has the same address as ${first} (${href}), which stops the hosted platform; here it moves to ${newHref}`;

export const addressTaken = code("sdk/address-taken", {
  severity: "error",
  message: sayTaken,
  hint: ({ isOneSource }) =>
    isOneSource
      ? "rename one of them, or leave it out of the reference"
      : 'give one of the references a "directory" of its own',
});

export const graphqlAddressTaken = code("graphql/address-taken", {
  severity: "error",
  message: sayTaken,
  hint: ({ isOneSource }) =>
    isOneSource ? "rename one of them" : 'give the source of one of them a "directory" of its own',
});

export const hrefCollisionRule: SiteRule = {
  codes: [hrefCollision, addressTaken, graphqlAddressTaken],
  check: checkHrefCollisions,
};

/** Reports each address that several operations want, at the place of the second of them. */
function checkHrefCollisions({ collisions, resolving: { findings } }: ResolvedSite): void {
  for (const { href, first, others } of collisions) {
    const [second] = others;
    if (!second) continue;
    const args = {
      href,
      first: describeLeaf(first),
      others: others.slice(0, 3).map(describeLeaf),
      count: others.length,
      newHref: second.href,
    };
    const related = relatedEnd(keepsAddress, { part: first.operation }, { pointer: first.pointer });
    const stopping = others.find((other) => stopsPlatform(first, other));
    if (stopping) {
      const taken = [first, stopping].some((leaf) => collisionProperty(leaf) === "graphql")
        ? graphqlAddressTaken
        : addressTaken;
      const isOneSource = stopping.spec === first.spec;
      const facts = { ...args, other: describeLeaf(stopping), newHref: stopping.href, isOneSource };
      findings.add(taken, facts, { pointer: stopping.pointer }, { related: [related] });
      continue;
    }
    const parts = collidingParts([first, ...others]);
    findings.add(hrefCollision, { ...args, parts }, { pointer: second.pointer }, { related: [related] });
  }
}

/**
 * Whether the hosted platform cannot build the site, because the parts of two GraphQL schemas or SDKs, or of one and a
 * spec, have the same address except for case.
 */
function stopsPlatform(first: OperationLeaf, other: OperationLeaf): boolean {
  const properties = [first, other].map(collisionProperty);
  if (properties.includes("graphql")) return true;
  if (!properties.includes("sdk")) return false;
  return other.spec !== first.spec || !other.href.startsWith(`${first.href}-`);
}

const collisionProperty = ({ kind }: OperationLeaf) => kindOfPart(kind);

function collidingParts(leaves: readonly OperationLeaf[]): "operations" | "symbols" | "definitions" {
  if (leaves.every((leaf) => collisionProperty(leaf) === "openapi")) return "operations";
  return leaves.every(({ kind }) => kind === "symbol") ? "symbols" : "definitions";
}

const describeLeaf = (leaf: OperationLeaf): string => `${leaf.operation} of ${leaf.spec}`;
