import { finding } from "../../diagnostic/finding.ts";
import type { Operation } from "../../openapi/operation.ts";
import { pointerToName } from "../checks/describe-element.ts";
import { packAddress } from "../nodes/address.ts";
import { type Container, Group } from "../nodes/container.ts";
import { OperationLeaf } from "../nodes/leaf.ts";
import type { ScopedSpec, SpecScope } from "../specs/spec-scope.ts";
import type { NavigationNode } from "../tree.ts";
import type { Resolving } from "./resolving.ts";

/** The group of operations without a tag. */
const UNTAGGED_TITLE = "API Reference";

/**
 * Gives every element that generates a page for each operation of its specs, in groups by tag, after what it holds
 * already. In the mintlify dialect only where no reference beneath the element used its `openapi`.
 * Source: specification, "OpenAPI integration in navigation", 2.
 */
export function generatePages(resolving: Resolving): void {
  for (const element of resolving.generating) {
    const { scope } = element;
    if (!scope || (resolving.dialect === "mintlify" && scope.used)) continue;
    for (const scoped of scope.specs) {
      const groups = groupsByTag(element, scope, scoped, resolving);
      for (const group of groups) element.children.push(group as unknown as NavigationNode);
    }
    if (element.children.length === 0) reportNothingGenerated(element, scope, resolving);
  }
}

/** Reports an element that stays empty, although all of its specs could be read. */
function reportNothingGenerated(element: Container, scope: SpecScope, { findings }: Resolving): void {
  if (scope.specs.some(({ spec }) => spec.state !== "loaded")) return;
  const pointer = scope.owner === element ? `${element.pointer}/openapi` : pointerToName(element);
  const named = { kind: element.type, name: element.title };
  findings.push(finding("nav/empty", { case: "operations", element: named, specs: scope.sources }, { pointer }));
}

/** One group for each first tag, in order of first appearance; tags without a page to show are left out. */
function groupsByTag(element: Container, scope: SpecScope, scoped: ScopedSpec, resolving: Resolving): Group[] {
  const groups = new Map<string | undefined, Group>();
  for (const operation of scoped.spec.index?.operations ?? []) {
    if (operation.excluded || (operation.hidden && resolving.dialect === "spec")) continue;
    let group = groups.get(operation.tag);
    if (!group) {
      group = makeGroup(element, operation, scoped);
      groups.set(operation.tag, group);
    }
    const leaf = new OperationLeaf(group, packAddress("pages", group.children.length), operation, {
      scoped,
      generatedBy: scope,
    });
    if (operation.hidden) resolving.unlisted.push(leaf);
    else group.children.push(leaf as unknown as NavigationNode);
  }
  return [...groups.values()].filter((group) => group.children.length > 0);
}

function makeGroup(element: Container, operation: Operation, scoped: ScopedSpec): Group {
  const title = operation.tag === undefined ? UNTAGGED_TITLE : (operation.tagTitle ?? operation.tag);
  const address = packAddress(element.type === "group" ? "pages" : "groups", element.children.length);
  return new Group(
    element,
    address,
    { type: "group", title, hidden: false, settings: undefined },
    { from: scoped, tag: operation.tag },
  );
}
