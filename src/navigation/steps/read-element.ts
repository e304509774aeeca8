import { isObject, type JsonObject } from "../../json/json-value.ts";
import { CHILD_KEYS, ELEMENTS, type ElementKind, KIND_OF_KEY, MAX_DEPTH } from "../../vocabulary/elements/elements.ts";
import type { Resolving } from "../context/resolving.ts";
import type { ElementValues } from "../nodes/element-node.ts";
import { readSettings } from "../nodes/element-settings.ts";
import type { Holder } from "../nodes/holder.ts";
import { Link } from "../nodes/link.ts";
import { type Element, makeElement } from "../nodes/make-element.ts";
import { packAddress, type Step } from "../nodes/packed-address.ts";
import type { LinkNode } from "../tree.ts";
import { overrideInherited } from "./override-inherited.ts";
import { readPage } from "./read-page-entry.ts";

/** An object of the config where an element is expected. */
export interface RawElement {
  readonly kind: ElementKind;
  readonly raw: JsonObject;
  readonly up: Holder;
  /** Its place in `up`, packed. */
  readonly address: number;
}

/** Reads an element without its children, or a link; `undefined` for an element that is nested too deeply. */
export function readElement(found: RawElement, resolving: Resolving): Element | Link | undefined {
  const { kind, raw, up, address } = found;
  if (typeof raw.href === "string" && !hasChildren(raw)) return readLink(found, raw.href);
  if (up.depth >= MAX_DEPTH) return undefined;
  const element = makeElement(kind, up, address, elementValues(found));
  overrideInherited(element, raw, resolving);
  if (element.type === "version" || element.type === "language") element.default = raw.default === true;
  if (element.type === "group" && typeof raw.root === "string" && raw.root !== "") {
    element.rootPage = readPage({ up: element, address: packAddress("root", 0), isRoot: true }, raw.root, resolving);
  }
  element.global = readGlobal(element, raw);
  return element;
}

/** The links of `global`, by their key; `undefined` if there are none. */
export function readGlobal(up: Holder, raw: JsonObject): Record<string, LinkNode[]> | undefined {
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
