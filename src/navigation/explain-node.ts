import type { FilePlace } from "../source/source-map.ts";
import { describeElement } from "./context/describe-element.ts";
import { Container } from "./nodes/container.ts";
import { Group } from "./nodes/group.ts";
import { type Holder, setsScope } from "./nodes/holder.ts";
import { Link } from "./nodes/link.ts";
import { OperationLeaf } from "./nodes/operation-leaf.ts";
import { ReplacedPage } from "./nodes/replaced-page.ts";
import { TreeNode } from "./nodes/tree-node.ts";
import type { SpecScope } from "./specs/spec-scope.ts";
import type { ExcludedOperation, NavigationNode } from "./tree.ts";

/** One reason why a node is as it is. */
export interface Reason {
  /** What it explains. */
  readonly about: "openapi" | "directory" | "listing" | "generated" | "reference" | "replaced" | "hidden" | "left-out";
  /** A full sentence without a full stop, in the author's names. */
  readonly sentence: string;
  /** The place of the deciding value; absent if a default decides. */
  readonly place?: FilePlace;
}

/**
 * Why a node is what it is: which spec it inherited from where, why it was generated, hidden or left out, where its
 * `directory` came from. Takes nodes of `resolveNavigation` and entries of its `excluded`; a page without anything
 * to explain has no reasons.
 *
 * @example explain(group)[0]?.sentence // 'the spec "openapi.json" is inherited from tab "API"'
 */
export function explain(node: NavigationNode | ExcludedOperation): Reason[] {
  if ("reason" in node) return [explainExclusion(node)];
  const subject: unknown = node;
  if (!(subject instanceof TreeNode)) {
    throw new TypeError("explain takes a node that resolveNavigation made, or an entry of its excluded operations");
  }
  return [
    ...explainKind(subject),
    ...(subject instanceof Link ? [] : explainSpec(subject)),
    ...(subject instanceof Container ? explainDirectory(subject) : []),
    ...explainHidden(subject),
  ];
}

function explainExclusion({ operation, spec, reason }: ExcludedOperation): Reason {
  const sentence = `${operation} has no page, because it is marked ${reason} in ${JSON.stringify(spec)}`;
  return { about: "left-out", sentence };
}

/** Why an operation page or a generated group is there. */
function explainKind(node: TreeNode): Reason[] {
  if (node instanceof ReplacedPage) {
    const sentence = `the page file ${JSON.stringify(node.path)} has the address of ${node.replaces.operation}, and replaces the generated page`;
    return [{ about: "replaced", sentence, place: node.source }, ...explainKind(node.replaces)];
  }
  if (node instanceof Group && node.made) {
    const { from, by, tag } = node.made;
    const tagged = tag === undefined ? "without a tag" : `with the tag ${JSON.stringify(tag)}`;
    const sentence = `made for ${OF_PROPERTY[by.property]} ${tagged} of ${JSON.stringify(from.source)}, ${generationCause(node.up, by)}`;
    return [{ about: "generated", sentence, place: node.source }];
  }
  if (!(node instanceof OperationLeaf)) return [];
  if (!node.generated) {
    const sentence = `the entry names ${node.operation}, found in ${JSON.stringify(node.spec)}`;
    return [{ about: "reference", sentence, place: node.source }];
  }
  const element = node.up instanceof Group && node.up.made ? node.up.up : node.up;
  const sentence = `generated for ${node.operation} of ${JSON.stringify(node.spec)}, ${generationCause(element, node.origin.generatedBy)}`;
  const reasons: Reason[] = [{ about: "generated", sentence, place: node.source }];
  if (node.endpoint.hidden) {
    const unlisted = `not in the navigation, because the operation is marked x-hidden; the page exists at ${node.href}`;
    reasons.push({ about: "hidden", sentence: unlisted, place: node.specSource });
  }
  return reasons;
}

/** What generated groups contain, by the property that generated them. */
const OF_PROPERTY = {
  openapi: "the operations",
  asyncapi: "the channels",
  graphql: "what is",
  sdk: "what is",
} as const;

function generationCause(element: Holder, by: SpecScope | undefined): string {
  const name = describeElement(element);
  if (by && by.property !== "openapi") return `because ${name} sets ${by.property}`;
  if (!setsScope(element)) {
    return `because ${name} has no pages, and inherits openapi from ${describeElement(ownerOfScope(element))}`;
  }
  const isAllGenerated = element.children.every((child) => child instanceof Group && child.generated);
  return isAllGenerated
    ? `because ${name} sets openapi and has no pages of its own`
    : `because ${name} sets openapi, and no entry inside it names an operation of that spec`;
}

/** The nearest element that sets the `openapi` in effect. */
function ownerOfScope(holder: Holder): Holder {
  let owner = holder;
  while (owner.up && !setsScope(owner)) owner = owner.up;
  return owner;
}

function explainSpec(node: TreeNode): Reason[] {
  const holder = node instanceof Container ? node : node instanceof OperationLeaf ? node.up : undefined;
  if (!holder?.scopes.openapi) return [];
  const { sources } = holder.scopes.openapi;
  const names = sources.map((source) => JSON.stringify(source)).join(", ");
  const subject = sources.length === 1 ? `the spec ${names} is` : `the specs ${names} are`;
  const owner = ownerOfScope(holder);
  const sentence =
    node instanceof Container && owner === node
      ? `${subject} set here`
      : `${subject} inherited from ${describeElement(owner)}`;
  return [{ about: "openapi", sentence, place: node.context.origin(`${owner.pointer}/openapi`) }];
}

function explainDirectory(node: Container): Reason[] {
  let owner: Holder = node;
  while (!owner.setsDirectory && owner.up) owner = owner.up;
  const value = JSON.stringify(node.directory);
  const reasons: Reason[] = [];
  if (!owner.setsDirectory) {
    reasons.push({ about: "directory", sentence: `directory is ${value}, the default, since no element sets it` });
  } else {
    const origin = owner === node ? "set here" : `inherited from ${describeElement(owner)}`;
    const place = node.context.origin(`${owner.pointer}/directory`);
    reasons.push({ about: "directory", sentence: `directory is ${value}, ${origin}`, place });
  }
  if (node instanceof Group && node.directory !== "none" && !node.rootPage) {
    reasons.push({ about: "listing", sentence: "no listing is shown, because the group has no root page" });
  }
  return reasons;
}

function explainHidden(node: TreeNode): Reason[] {
  if (!node.hidden) return [];
  let owner: TreeNode | Holder = node;
  while (owner.up?.hidden) owner = owner.up;
  if (owner === node) return [{ about: "hidden", sentence: "hidden, because it says so itself", place: node.source }];
  const sentence = `hidden, because ${describeElement(owner as Holder)} is`;
  return [{ about: "hidden", sentence, place: node.context.origin(`${owner.pointer}/hidden`) }];
}
