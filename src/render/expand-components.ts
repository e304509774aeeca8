import type { Element, Properties } from "hast";
import { Parser } from "htmlparser2";
import { isObject } from "../json/json-value.ts";
import { element, type Node, nodesOf, type Props } from "./hast.ts";
import { type Component, HAST_NAMES, toError } from "./program/jsx-runtime.ts";
import { boxOf } from "./program/page-program.ts";
import type { ComponentNode, IslandNode, LineOfFile, Shown, Unrendered } from "./program/shown.ts";

/** Puts what components give in the place of their uses. What the code of a page gave is data here, whatever it looks like. */
export class ExpandedNodes {
  readonly unrendered: Unrendered[] = [];
  /** The use that is expanded. */
  #current: LineOfFile | undefined;
  readonly #components: ReadonlyMap<string, Component>;
  /** The attributes of the element in which a component runs; throws why it does not. */
  readonly #mounting: (island: IslandNode) => Properties;
  /** What is in the slots of the component whose first state is expanded. */
  #slots: (slot: number) => Node[] = () => [];

  constructor(components: ReadonlyMap<string, Component>, mounting: (island: IslandNode) => Properties) {
    this.#components = components;
    this.#mounting = mounting;
  }

  /** Notes what the component that is expanded can't show. */
  leave(name: string, reason: string): void {
    if (this.#current) this.unrendered.push({ name, reason, ...this.#current });
  }

  expand({ nodes, unrendered }: Shown): Node[] {
    for (const { name, reason, file, line, isBoxed } of unrendered)
      this.unrendered.push({ name, reason, file, line, ...(isBoxed ? { isBoxed } : {}) });
    return nodes.flatMap((node) => this.#expanded(node));
  }

  #expanded(node: unknown): Node[] {
    if (!isObject(node)) return [];
    const { type, value } = node;
    if (type === "component") return this.#use(node as unknown as ComponentNode);
    if (type === "island" && Array.isArray(node.slots)) return this.#island(node as unknown as IslandNode);
    if (type === "slot") return this.#slots(Number(node.slot));
    if (type === "text" && typeof value === "string") return [{ type, value }];
    if (type === "raw" && typeof value === "string") return parseHtml(value).map(withoutOwnElements);
    if (type !== "element" || typeof node.tagName !== "string") return [];
    const { tagName, properties, children } = node;
    const inside = Array.isArray(children) ? children.flatMap((child) => this.#expanded(child)) : [];
    return [{ type, tagName: plainTag(tagName), properties: propertiesOf(properties), children: inside as never }];
  }

  /** The first state of a component, in the place where it is mounted. What it does not show is there, too, hidden. */
  #island(island: IslandNode): Node[] {
    const { label, use, shown, failed, functions } = island;
    const { file, line } = use;
    const leave = (reason: string) => void this.unrendered.push({ name: label, reason, file, line });
    const slots = island.slots.map((slot) => slot.flatMap((node) => this.#expanded(node)));
    const mounting = this.#mountingOf(island, leave);
    const waiting = new Set(slots.keys());
    const slotAt = (slot: number, hidden?: boolean): Node[] => {
      if (!mounting) return slots[slot] ?? [];
      const isFirst = waiting.delete(slot);
      return [element("docs-slot", { dataSlot: isFirst ? String(slot) : undefined, hidden }, slots[slot])];
    };
    if (failed !== undefined && !mounting) return nodesOf(boxOf(label, slots));
    const around = this.#slots;
    this.#slots = slotAt;
    const inside = shown.flatMap((node) => this.#expanded(node));
    this.#slots = around;
    if (!mounting) return inside;
    for (const name of functions)
      leave(`its property ${JSON.stringify(name)} is a function of the page, which stays behind`);
    const hidden = [...waiting].flatMap((slot) => slotAt(slot, true));
    return [element("docs-island", mounting, inside, hidden)];
  }

  #mountingOf(island: IslandNode, leave: (reason: string) => void): Properties | undefined {
    try {
      return this.#mounting(island);
    } catch (error) {
      const { message } = toError(error);
      leave(
        island.failed === undefined ? `${message}, so it stays in its first state` : `${island.failed} (${message})`,
      );
      return undefined;
    }
  }

  #use({ name, props, file, line }: ComponentNode): Node[] {
    const [owner = "", member = ""] = name.split(".");
    const known = this.#components.get(owner) as (Component & Record<string, Component | undefined>) | undefined;
    const component = member === "" ? known : known?.[member];
    if (typeof component !== "function") return [];
    const given = this.#propsOf(props);
    this.#current = { file, line };
    try {
      return nodesOf(component(given));
    } catch (error) {
      this.unrendered.push({ name, reason: toError(error).message, file, line, isBoxed: true });
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
    return isText ||
      type === "component" ||
      type === "island" ||
      type === "slot" ||
      (type === "element" && "tagName" in value)
      ? this.#expanded(value)
      : value;
  }
}

/** The elements that the script of pages gives something to do are not for authors to write: some load a script. */
const plainTag = (tagName: string): string => (/^docs-/i.test(tagName) ? "div" : tagName);

function withoutOwnElements(node: Node): Node {
  if (node.type !== "element") return node;
  const children = node.children.map((child) => withoutOwnElements(child) as never);
  return { ...node, tagName: plainTag(node.tagName), children };
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

/** HTML that a page has as a text, as nodes, so that what is said of elements holds for it too. Comments are left out. */
function parseHtml(html: string): Node[] {
  const root: Node[] = [];
  const open: Element[] = [];
  const add = (node: Node): void => {
    const around = open.at(-1);
    if (around) around.children.push(node as Element);
    else root.push(node);
  };
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const named = Object.entries(attributes).map(([name, value]) => [HAST_NAMES.get(name) ?? name, value]);
      const element: Element = { type: "element", tagName, properties: Object.fromEntries(named), children: [] };
      add(element);
      open.push(element);
    },
    ontext: (value) => add({ type: "text", value }),
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return root;
}
