import { isObject, type JsonObject } from "../../json/json-value.ts";
import {
  CHILD_KEYS,
  type ChildKey,
  ELEMENTS,
  type ElementKind,
  entryKind,
  isChildKey,
  KIND_OF_KEY,
  MAX_DEPTH,
} from "../../vocabulary/elements/elements.ts";
import { sourceRefOf } from "../../vocabulary/elements/source-ref.ts";
import { DIALECT_RULES } from "../../vocabulary/platform/dialect-rules.ts";
import type { Resolving } from "../context/resolving.ts";
import { Container } from "../nodes/container.ts";
import type { ElementValues } from "../nodes/element-node.ts";
import { readSettings } from "../nodes/element-settings.ts";
import type { Holder } from "../nodes/holder.ts";
import { Link } from "../nodes/link.ts";
import { type Choice, type Element, makeElement } from "../nodes/make-element.ts";
import { addressAt, firstAddress, packAddress, type Step } from "../nodes/packed-address.ts";
import type { RootNode } from "../nodes/root-node.ts";
import type { LinkNode } from "../tree.ts";
import { mayGenerate } from "./generate-pages.ts";
import { overrideInherited } from "./override-inherited.ts";
import { readListedPage, readPageEntry } from "./read-page-entry.ts";

/** Specification, "Versions": the default is the first entry that says so, else the first entry. */
export function chooseDefault(choices: readonly Choice[]): void {
  const chosen = choices.find((choice) => choice.default) ?? choices[0];
  for (const choice of choices) choice.default = choice === chosen;
}

/** An element whose children are still to be read. */
interface Unread {
  readonly holder: Element | RootNode;
  readonly raw: JsonObject;
}

/**
 * Builds the tree of the `navigation` object: elements, pages, links, and the operations that entries of `pages` name.
 * Entries that cannot be in a tree (a number among the pages) are left out; the check of the shape reports them.
 */
export function buildTree(navigation: JsonObject, resolving: Resolving): void {
  const { root, dialect } = resolving;
  const { directory, graphql, openapi } = navigation;
  const { inheritsRootSpec } = DIALECT_RULES[dialect];
  overrideInherited(root, { directory, graphql, ...(inheritsRootSpec && { openapi }) }, resolving);
  root.global = readGlobal(root, navigation) ?? {};
  const unread: Unread[] = [{ holder: root, raw: navigation }];
  for (let next = unread.pop(); next; next = unread.pop()) {
    const { holder } = next;
    const known = unread.length;
    const entries = readChildren(next, resolving, unread);
    reverseFrom(unread, known);
    if (holder instanceof Container && mayGenerate(holder, entries, dialect)) resolving.generating.push(holder);
  }
}

/**
 * Puts the first child on top, so that nodes are created, and lie in memory, in the order in which they are walked
 * later.
 */
function reverseFrom(unread: Unread[], start: number): void {
  for (let low = start, high = unread.length - 1; low < high; low++, high--) {
    const other = unread[low] as Unread;
    unread[low] = unread[high] as Unread;
    unread[high] = other;
  }
}

/** Adds the children from all lists of an element, in document order. Returns how many entries the lists have. */
function readChildren({ holder, raw }: Unread, resolving: Resolving, unread: Unread[]): number {
  let count = 0;
  for (const key of Object.keys(raw)) {
    const entries = raw[key];
    if (!isChildKey(key) || !Array.isArray(entries)) continue;
    count += entries.length;
    const first = firstAddress(key);
    for (let index = 0; index < entries.length; index++) {
      const entry: unknown = entries[index];
      const child = readChild(key, entry, { up: holder, address: addressAt(first, index) }, resolving);
      if (!child) continue;
      holder.children.push(child);
      if (child instanceof Container) unread.push({ holder: child, raw: entry as JsonObject });
    }
    if (key === "versions" || key === "languages") compareChoices(holder, key, resolving);
  }
  return count;
}

/** The node of an entry; `undefined` if it makes none, which is reported. */
function readChild(key: ChildKey, entry: unknown, at: Pick<RawElement, "up" | "address">, resolving: Resolving) {
  if (typeof entry === "string") return key === "pages" ? readPageEntry(at, entry, resolving) : undefined;
  if (!isObject(entry) || sourceRefOf(entry) !== undefined) return undefined;
  return readElement({ ...at, kind: entryKind(key, entry), raw: entry }, resolving);
}

/** Chooses the default among versions or languages, and notes them for comparison. */
function compareChoices({ children }: Element | RootNode, key: ChildKey, resolving: Resolving): void {
  const choices = children.filter((child): child is Choice => child.type === KIND_OF_KEY.get(key));
  chooseDefault(choices);
  if (choices.length > 1) resolving.choices.push(choices);
}

/** An object of the config where an element is expected. */
interface RawElement {
  readonly kind: ElementKind;
  readonly raw: JsonObject;
  readonly up: Holder;
  /** Its place in `up`, packed. */
  readonly address: number;
}

/** Reads an element without its children, or a link; `undefined` for an element that is nested too deeply. */
function readElement(found: RawElement, resolving: Resolving): Element | Link | undefined {
  const { kind, raw, up, address } = found;
  if (typeof raw.href === "string" && !hasChildren(raw)) return readLink(found, raw.href);
  if (up.depth >= MAX_DEPTH) return undefined;
  const element = makeElement(kind, up, address, elementValues(found));
  overrideInherited(element, raw, resolving);
  if (element.type === "version" || element.type === "language") element.default = raw.default === true;
  if (element.type === "group" && typeof raw.root === "string" && raw.root !== "") {
    element.rootPage = readListedPage(
      { up: element, address: packAddress("root", 0), isRoot: true },
      raw.root,
      resolving,
    );
  }
  element.global = readGlobal(element, raw);
  return element;
}

/** The links of `global`, by their key; `undefined` if there are none. */
function readGlobal(up: Holder, raw: JsonObject): Record<string, LinkNode[]> | undefined {
  if (!isObject(raw.global)) return undefined;
  const links: Record<string, LinkNode[]> = {};
  for (const [key, entries] of Object.entries(raw.global)) {
    const kind = KIND_OF_KEY.get(key);
    if (kind === undefined || !Array.isArray(entries)) continue;
    links[key] = entries.flatMap((entry: unknown, index) =>
      isObject(entry) && typeof entry.href === "string"
        ? [readLink({ up, address: packAddress(`global/${key}` as Step, index), kind, raw: entry }, entry.href)]
        : [],
    );
  }
  return links;
}

const readLink = (found: RawElement, href: string): Link =>
  new Link(found.up, found.address, { ...elementValues(found), element: found.kind, href });

function elementValues({ kind, raw }: RawElement): ElementValues {
  const name = raw[ELEMENTS[kind].nameKey];
  return { title: typeof name === "string" ? name : "", hidden: raw.hidden === true, settings: readSettings(raw) };
}

const hasChildren = (raw: JsonObject): boolean =>
  CHILD_KEYS.some((key) => Object.hasOwn(raw, key) && Array.isArray(raw[key]) && raw[key].length > 0);
