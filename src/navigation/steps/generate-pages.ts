import type { Operation } from "../../references/openapi/operation.ts";
import { navEmpty } from "../../validate/rules/children/empty.ts";
import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import { pointerToName } from "../context/describe-element.ts";
import type { Resolving } from "../context/resolving.ts";
import type { Container } from "../nodes/container.ts";
import { Group } from "../nodes/group.ts";
import { type Holder, setsScope } from "../nodes/holder.ts";
import type { Element } from "../nodes/make-element.ts";
import { OperationLeaf } from "../nodes/operation-leaf.ts";
import { packAddress } from "../nodes/packed-address.ts";
import type { ScopedSpec, SpecScope } from "../specs/spec-scope.ts";
import { reasonForExclusion } from "../specs/x-hidden.ts";

/** The group of operations without a tag. */
const UNTAGGED_TITLE = "API Reference";

/**
 * Whether an element may get a page for each operation of the specs in effect. A reference inside can still prevent
 * that.
 * @param entries how many entries its child lists have
 */
export function mayGenerate(element: Container, entries: number, dialect: Dialect): boolean {
  if (element.scopes.openapi === undefined) return false;
  return DIALECT_RULES[dialect].generatesFor === "own" ? setsScope(element) : entries === 0;
}

/**
 * Gives every element that generates a page for each operation of its specs, in groups by tag, after the children that
 * it has already. Source: specification, "OpenAPI integration in navigation", 2.
 */
export function generatePages(resolving: Resolving): void {
  const { generatesFor } = DIALECT_RULES[resolving.dialect];
  for (const element of resolving.generating) {
    const scope = element.scopes.openapi;
    if (!scope || (generatesFor === "own" && scope.used)) continue;
    addGroups(element, scope, resolving);
    if (element.children.length === 0) reportNothingGenerated(element, scope, resolving);
  }
}

/**
 * Gives elements that name AsyncAPI documents, GraphQL schemas or SDK references their pages, after the children that
 * they have already; not if a page inside names a part of the schema or the reference.
 */
export function generateDefinitions(resolving: Resolving): void {
  for (const { element, scope } of resolving.defining) if (!scope.used) addGroups(element, scope, resolving);
}

function addGroups(element: Holder, scope: SpecScope, resolving: Resolving): void {
  for (const scoped of scope.specs) {
    for (const group of groupsByTag(element, scope, scoped, resolving)) element.children.push(group);
  }
}

/** Reports an element that stays empty, although all of its specs could be read. */
function reportNothingGenerated(element: Element, scope: SpecScope, { findings }: Resolving): void {
  if (scope.specs.some(({ spec }) => spec.state !== "loaded")) return;
  const pointer = setsScope(element) ? `${element.pointer}/openapi` : pointerToName(element);
  const named = { kind: element.type, name: element.title };
  findings.add(navEmpty, { case: "operations", element: named, specs: scope.sources }, { pointer });
}

/**
 * One group for each first tag, in order of first appearance, in the groups of its parents; tags without a page to show
 * are left out. Source: hosted platform, October 2026.
 */
function groupsByTag(element: Holder, scope: SpecScope, scoped: ScopedSpec, resolving: Resolving): Group[] {
  const groups = new Map<string | undefined, Group>();
  const outer: Group[] = [];
  const placed = new Set<Group>();
  // A hidden operation makes the place of its group, but not where tags nest, as on the hosted platform.
  const isNested = scoped.spec.index?.version === "3.2";
  const openGroup = ({ tag, tagTitle, tagParents = [], hidden }: Operation): Group => {
    let up: Holder = element;
    for (const each of [...tagParents, { tag, title: tag === undefined ? UNTAGGED_TITLE : (tagTitle ?? tag) }]) {
      // If tags do not nest, tags of one title share a group.
      const key = isNested ? each.tag : each.title;
      const group: Group = groups.get(key) ?? makeGroup(up, each, scoped, scope);
      groups.set(key, group);
      if (!placed.has(group) && !(hidden && isNested)) {
        placed.add(group);
        (up === element ? outer : up.children).push(group);
      }
      up = group;
    }
    return up as Group;
  };
  for (const operation of scoped.spec.index?.operations ?? []) {
    if (reasonForExclusion(operation, resolving.dialect)) continue;
    const group = openGroup(operation);
    const leaf = new OperationLeaf(group, packAddress("pages", group.children.length), operation, {
      scoped,
      generatedBy: scope,
    });
    if (operation.hidden) resolving.unlisted.push(leaf);
    else group.children.push(leaf);
  }
  return outer.filter((group) => group.children.length > 0);
}

function makeGroup(
  element: Holder,
  { tag, title }: { tag: string | undefined; title: string },
  from: ScopedSpec,
  by: SpecScope,
): Group {
  const address = packAddress(element instanceof Group ? "pages" : "groups", element.children.length);
  return new Group(element, address, { title, hidden: false, settings: undefined }, { from, by, tag });
}
