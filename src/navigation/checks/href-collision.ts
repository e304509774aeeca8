import { SDKS, twoSdks } from "../../codes/examples/definitions.ts";
import { operationExample, siteExample, specExample, twoSpecs } from "../../codes/examples/example.ts";
import { code, keepsAddress } from "../../diagnostic/code.ts";
import { relatedEnd } from "../../diagnostic/finding.ts";
import { kindOfPart } from "../../vocabulary/elements/document-kinds.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";

export const hrefCollision = code("openapi/href-collision", {
  severity: "warning",
  title: "Several operations have the same address",
  explanation:
    "The address of a generated page is made of directory, tag and summary. If two operations have the same address, the later one is numbered across the whole site, so that no page is lost. The hosted platform numbers within one generated group only, and loses pages otherwise.",
  often: {
    advice: ["parts"],
    message: "{count} addresses are those of several pages, of which all but the first move",
  },
  example: twoSpecs(
    specExample(`paths:\n${operationExample("/users", "List")}${operationExample("/teams", "List")}`),
    specExample(`paths:\n${operationExample("/users", "List users")}${operationExample("/teams", "List teams")}`),
  ),
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
  title: "Two parts of SDKs have one address",
  explanation:
    "The address of a page of an SDK reference is made of directory and name; case does not tell two addresses apart. The hosted platform builds no site where two pages have one address. Here the later one is numbered, so that no page is lost.",
  example: siteExample(twoSdks(""), twoSdks(', "directory": "sdk/v2"'), SDKS, SDKS),
  message: sayTaken,
  hint: ({ isOneSource }) =>
    isOneSource
      ? "rename one of them, or leave it out of the reference"
      : 'give one of the references a "directory" of its own',
});

export const graphqlAddressTaken = code("graphql/address-taken", {
  severity: "error",
  title: "A part of a GraphQL schema has the address of another page",
  explanation:
    "The address of such a page is made of the directory, the kind and the name. Two pages of different schemas, or of a schema and a spec, must not have the same address, not even in another case: the hosted platform does not publish the site. Here the later one is numbered.",
  example: siteExample(
    '{ "tabs": [{ "tab": "v1", "graphql": "v1.graphql" }, { "tab": "v2", "graphql": "v2.graphql" }] }',
    '{ "tabs": [{ "tab": "v1", "graphql": "v1.graphql" }, { "tab": "v2", "graphql": { "source": "v2.graphql", "directory": "v2" } }] }',
    { "v1.graphql": "type Query {\n  user: String\n}\n", "v2.graphql": "type Query {\n  user: String\n}\n" },
  ),
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
