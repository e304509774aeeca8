import type { Properties } from "hast";
import { isObject } from "../json/json-value.ts";
import { parseHtml } from "./finish/raw-html.ts";
import { type Node, nodesOf, type Props } from "./hast.ts";
import { type Component, toError } from "./program/jsx-runtime.ts";
import { boxOf } from "./program/page-program.ts";
import type { ComponentNode, Shown, Unrendered } from "./program/shown.ts";

/** Puts what components give in the place of their uses. What the code of a page gave is data here, whatever it looks like. */
export class ExpandedNodes {
  readonly unrendered: Unrendered[] = [];
  readonly #components: ReadonlyMap<string, Component>;

  constructor(components: ReadonlyMap<string, Component>) {
    this.#components = components;
  }

  expand({ nodes, unrendered }: Shown): Node[] {
    for (const { name, reason, file, line } of unrendered) this.unrendered.push({ name, reason, file, line });
    return nodes.flatMap((node) => this.#expanded(node));
  }

  #expanded(node: unknown): Node[] {
    if (!isObject(node)) return [];
    const { type, value } = node;
    if (type === "component") return this.#use(node as unknown as ComponentNode);
    if (type === "text" && typeof value === "string") return [{ type, value }];
    if (type === "raw" && typeof value === "string") return parseHtml(value);
    if (type !== "element" || typeof node.tagName !== "string") return [];
    const { tagName, properties, children } = node;
    const inside = Array.isArray(children) ? children.flatMap((child) => this.#expanded(child)) : [];
    return [{ type, tagName, properties: propertiesOf(properties), children: inside as never }];
  }

  #use({ name, props, file, line }: ComponentNode): Node[] {
    const [owner = "", member = ""] = name.split(".");
    const known = this.#components.get(owner) as (Component & Record<string, Component | undefined>) | undefined;
    const component = member === "" ? known : known?.[member];
    if (typeof component !== "function") return [];
    const given = this.#propsOf(props);
    try {
      return nodesOf(component(given));
    } catch (error) {
      this.unrendered.push({ name, reason: toError(error).message, file, line });
      return nodesOf(boxOf(name, given.children));
    }
  }

  #propsOf(props: Props): Props {
    const given = Object.entries(props).map(([name, value]) => [name, this.#propOf(value, MOST_DEPTH)]);
    return Object.fromEntries(given);
  }

  /** A property's value, in which elements may be, alone or in lists. */
  #propOf(value: unknown, depth: number): unknown {
    if (Array.isArray(value)) return depth > 0 ? value.flatMap((each) => this.#propOf(each, depth - 1)) : [];
    if (!isObject(value)) return value;
    const { type } = value;
    const isText = (type === "text" || type === "raw") && typeof value.value === "string";
    return isText || type === "component" || (type === "element" && "tagName" in value) ? this.#expanded(value) : value;
  }
}

/** How deep lists in lists are looked into for elements. */
const MOST_DEPTH = 100;

/** The attributes of an element, as far as their values are of such. */
function propertiesOf(properties: unknown): Properties {
  const kept = Object.entries(isObject(properties) ? properties : {}).filter(
    ([, value]) => ["string", "number", "boolean"].includes(typeof value) || Array.isArray(value),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, Array.isArray(value) ? value.map(String) : value]),
  ) as Properties;
}
