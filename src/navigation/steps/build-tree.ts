import { isObject, type JsonObject } from "../../json/json-value.ts";
import type { Dialect } from "../../vocabulary/dialect.ts";
import { type ChildKey, ELEMENTS, type ElementKind, KIND_OF_KEY, MAX_DEPTH } from "../../vocabulary/elements.ts";
import { entryKind } from "../../vocabulary/entry-kind.ts";
import { isPlainPath, normalizePagePath } from "../../vocabulary/page-path.ts";
import { isUrlEntry } from "../../vocabulary/url.ts";
import { reportUnread } from "../checks/unread-sources.ts";
import { addressAt, firstAddress, packAddress, type Step } from "../nodes/address.ts";
import { Choice, Container, type ContainerValues, Group } from "../nodes/container.ts";
import { readSettings } from "../nodes/element-settings.ts";
import { PageLeaf } from "../nodes/leaf.ts";
import { Link } from "../nodes/link.ts";
import type { Trunk } from "../nodes/root-node.ts";
import type { AnyPageNode, LinkNode, NavigationNode } from "../tree.ts";
import { overrideInherited } from "./inherit.ts";
import { resolveReference } from "./resolve-reference.ts";
import type { Resolving } from "./resolving.ts";

/** An element whose children are still to be read. */
interface Unread {
  readonly container: Container | Trunk;
  readonly raw: JsonObject;
}

/**
 * Builds the tree of the `navigation` object: elements, pages, links, and the operations that entries of `pages` name.
 * What has no place in a tree (a number among the pages) is left out; the check of the shape reports it.
 */
export function buildTree(navigation: JsonObject, resolving: Resolving): void {
  const { trunk, dialect, specs } = resolving;
  // On the hosted platform, `openapi` at the root has no effect.
  overrideInherited(trunk, dialect === "spec" ? navigation : { directory: navigation.directory }, specs);
  trunk.global = readGlobal(trunk, navigation) ?? {};
  const unread: Unread[] = [{ container: trunk, raw: navigation }];
  for (let next = unread.pop(); next; next = unread.pop()) {
    const { container } = next;
    const known = unread.length;
    const entries = readChildren(next, resolving, unread);
    reverseFrom(unread, known);
    if (container instanceof Container && mayGenerate(container, entries, dialect)) {
      resolving.generating.push(container);
    }
  }
}

/** Puts the first child on top, so that nodes come to lie in memory in the order in which they are walked later. */
function reverseFrom(unread: Unread[], start: number): void {
  for (let low = start, high = unread.length - 1; low < high; low++, high--) {
    const other = unread[low] as Unread;
    unread[low] = unread[high] as Unread;
    unread[high] = other;
  }
}

/** An element's own `openapi` in the mintlify dialect; in the spec dialect the one in effect, without any children. */
function mayGenerate(container: Container, entries: number, dialect: Dialect): boolean {
  if (container.scope === undefined) return false;
  return dialect === "mintlify" ? container.scope.owner === container : entries === 0;
}

/** Adds what all child keys of an element hold, in document order. Returns how many entries there were. */
function readChildren({ container, raw }: Unread, resolving: Resolving, unread: Unread[]): number {
  let count = 0;
  for (const key of Object.keys(raw)) {
    const kind = key === "pages" ? "group" : KIND_OF_KEY.get(key);
    const entries = raw[key];
    if (kind === undefined || !Array.isArray(entries)) continue;
    count += entries.length;
    const first = firstAddress(key as Step);
    for (let index = 0; index < entries.length; index++) {
      const entry: unknown = entries[index];
      const address = addressAt(first, index);
      const child =
        typeof entry === "string"
          ? key === "pages" && readPage(container, address, entry, resolving)
          : isObject(entry) &&
            readElement(container, address, entryKind(key as ChildKey, entry), entry, resolving, unread);
      if (child) container.children.push(child);
    }
    if (kind === "version" || kind === "language") settleDefault(container, kind, resolving);
  }
  return count;
}

/** Specification, "Versions": the default is the first entry that says so, else the first entry. */
function settleDefault(container: Container | Trunk, kind: ElementKind, resolving: Resolving): void {
  const choices = (container.children as unknown[]).filter(
    (child): child is Choice => child instanceof Choice && child.type === kind,
  );
  const chosen = choices.find((choice) => choice.default) ?? choices[0];
  for (const choice of choices) choice.default = choice === chosen;
  if (choices.length > 1) resolving.choices.push(choices);
}

function readElement(
  up: Container | Trunk,
  address: number,
  kind: ElementKind,
  raw: JsonObject,
  resolving: Resolving,
  unread: Unread[],
): NavigationNode | undefined {
  if (typeof raw.href === "string" && !hasChildren(raw)) return readLink(up, address, kind, raw, raw.href);
  if (up.depth >= MAX_DEPTH) return undefined;
  const values: ContainerValues = {
    type: kind,
    title: titleOfElement(kind, raw),
    hidden: raw.hidden === true,
    settings: readSettings(raw),
  };
  const container = makeContainer(up, address, values);
  overrideInherited(container, raw, resolving.specs);
  reportUnread(raw, () => container.pointer, resolving.findings);
  if (container instanceof Choice) container.default = raw.default === true;
  if (container instanceof Group && typeof raw.root === "string" && raw.root !== "") {
    container.rootPage = readPage(container, packAddress("root", 0), raw.root, resolving, true);
  }
  container.global = readGlobal(container, raw);
  unread.push({ container, raw });
  return container as unknown as NavigationNode;
}

function makeContainer(up: Container | Trunk, address: number, values: ContainerValues): Container {
  if (values.type === "group") return new Group(up, address, values);
  if (values.type === "version" || values.type === "language") return new Choice(up, address, values);
  return new Container(up, address, values);
}

function readLink(
  up: Container | Trunk,
  address: number,
  element: ElementKind,
  raw: JsonObject,
  href: string,
): LinkNode {
  return new Link(up, address, {
    element,
    href,
    title: titleOfElement(element, raw),
    hidden: raw.hidden === true,
    settings: readSettings(raw),
  }) as unknown as LinkNode;
}

/** An entry of `pages`, or a group's `root`: a page or an operation; `undefined` for a reference that finds nothing. */
function readPage(
  up: Container | Trunk,
  address: number,
  entry: string,
  resolving: Resolving,
  isRoot?: true,
): AnyPageNode | undefined {
  if (isPlainPath(entry)) return new PageLeaf(up, address, entry, isRoot) as unknown as AnyPageNode;
  const found = resolveReference({ up, address, isRoot }, entry, resolving);
  if (found !== "page") return found as AnyPageNode | undefined;
  if (isUrlEntry(entry)) return undefined;
  const path = normalizePagePath(entry);
  return path === "" ? undefined : (new PageLeaf(up, address, path, isRoot) as unknown as AnyPageNode);
}

/** The links of `global`, by their key; `undefined` where there are none. */
function readGlobal(up: Container | Trunk, raw: JsonObject): Record<string, LinkNode[]> | undefined {
  if (!isObject(raw.global)) return undefined;
  const links: Record<string, LinkNode[]> = {};
  for (const [key, entries] of Object.entries(raw.global)) {
    const kind = KIND_OF_KEY.get(key);
    if (kind === undefined || !Array.isArray(entries)) continue;
    links[key] = entries.flatMap((entry: unknown, index) =>
      isObject(entry) && typeof entry.href === "string"
        ? [readLink(up, packAddress(`global/${key}` as Step, index), kind, entry, entry.href)]
        : [],
    );
  }
  return links;
}

const hasChildren = (raw: JsonObject): boolean =>
  Object.keys(raw).some((key) => {
    const entries = key === "pages" || KIND_OF_KEY.has(key) ? raw[key] : undefined;
    return Array.isArray(entries) && entries.length > 0;
  });

function titleOfElement(kind: ElementKind, raw: JsonObject): string {
  const name = raw[ELEMENTS[kind].nameKey];
  return typeof name === "string" ? name : "";
}
