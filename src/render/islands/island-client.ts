// Runs in the browser, on pages with components that have state or handlers.

import type { Element, RootContent } from "hast";
import * as preact from "preact/compat";
import { word } from "../client/client-words.ts";
import { allComponents } from "../components/all-components.ts";
import type { Look } from "../components/look.ts";
import { type Child, nodesOf, type Props } from "../hast.ts";

type VNode = preact.ReactNode;
type Exports = Readonly<Record<string, unknown>>;
type Scope = Readonly<Record<string, unknown>>;

/** What components show of the site: pictures of icons by name, and addresses by those that are written. */
interface Shown {
  readonly icons: Readonly<Record<string, string>>;
  readonly addresses: Readonly<Record<string, string>>;
}

/** A module as `islandScript` writes it. */
interface IslandModule extends Shown {
  readonly modules: Readonly<
    Record<string, [imports: Readonly<Record<string, string>>, run: (names: Scope, tools: Scope) => Exports]>
  >;
}

const { createElement, Fragment } = preact;

/** HTML that is there already, moved to where a component shows it. */
function Slot({ nodes }: { nodes: readonly Node[] }): VNode {
  return createElement("docs-slot", {
    ref: (slot: HTMLElement | null) => {
      if (slot && nodes.some((node) => node.parentNode !== slot)) slot.append(...nodes);
    },
  });
}

/** The names that components find around them. */
function scopeFor(base: string, { icons, addresses }: Shown, look: Pick<Look, "highlight" | "math">): Scope {
  const settled = (address: string): string =>
    addresses[address] ?? (/^\/(?!\/)/.test(address) && !address.startsWith(`${base}/`) ? base + address : address);
  const createBelow = (type: unknown, props: Props | null, ...children: VNode[]): VNode => {
    const given = Object.entries(props ?? {}).map(([name, value]) => [
      name,
      typeof type === "string" && /^(href|src|poster)$/.test(name) && typeof value === "string"
        ? settled(value)
        : value,
    ]);
    return createElement(type as string, Object.fromEntries(given), ...children);
  };
  const React = { ...preact, createElement: createBelow, default: undefined };
  const components = [
    ...allComponents({
      ...look,
      translate: word,
      icon: (name) => (icons[name] === undefined ? undefined : { type: "raw", value: icons[name] }),
      leave: () => undefined,
      markdown: (text) => nodesOf(text),
    }),
  ].map(([name, component]) => {
    const parts = Object.entries(component).map(([member, part]) => [member, inPreact(part, createBelow)]);
    return [name, Object.assign(inPreact(component, createBelow), Object.fromEntries(parts))];
  });
  return { ...Object.fromEntries(components), ...preact, React, $createElement: createBelow, $Fragment: Fragment };
}

type Create = (type: string, props: Props, ...children: VNode[]) => VNode;

/** A component of the platform, with the components inside of it. */
const inPreact =
  (component: (props: Props) => Child, create: Create) =>
  ({ children, ...props }: Props & { children?: VNode }): VNode => {
    const inside = children === undefined ? [] : [holeFor(children)];
    const given = Object.entries(props).map(([name, value]) => [name, isShown(value) ? holeFor(value) : value]);
    const nodes = nodesOf(component({ ...Object.fromEntries(given), children: inside } as Props));
    return createElement(Fragment, null, ...nodes.map((node) => draw(node as RootContent, create)));
  };

const holeFor = (children: VNode) => ({ type: "hole", children }) as never;

const isShown = (value: unknown): value is VNode =>
  Array.isArray(value) ? value.some(isShown) : preact.isValidElement(value);

function draw(node: RootContent, create: Create): VNode {
  const { type, value, children } = node as { type: string; value?: string; children?: VNode };
  if (type === "hole") return children;
  if (type === "text") return value;
  if (type === "raw") return createElement("span", { dangerouslySetInnerHTML: { __html: value ?? "" } });
  if (type !== "element") return null;
  const { tagName, properties, children: inside } = node as Element;
  const given = Object.entries(properties).map(([name, value]) => [
    // `dataOpen` is `data-open` in HTML.
    /^(data|aria)[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name,
    Array.isArray(value) ? value.join(" ") : value,
  ]);
  return create(tagName, Object.fromEntries(given), ...inside.map((child) => draw(child, create)));
}

/** Loads the files of a module, each once. */
function loader({ modules }: IslandModule, scope: Scope): (file: string) => Exports {
  const known = new Map<string, Exports>();
  const load = (file: string): Exports => {
    const before = known.get(file);
    const [imports, run] = modules[file] ?? [];
    if (before || !run) return before ?? {};
    known.set(file, {});
    const $import = (path: string): unknown => {
      if (/^react(-dom)?(\/|$)/.test(path)) return { ...(scope.React as object), default: scope.React };
      return load(imports?.[path] ?? "");
    };
    const exports = run(scope, { ...scope, $import });
    known.set(file, exports);
    return exports;
  };
  return load;
}

/** Code and formulas as the page has them, which the browser could not color or set. */
function lookOf(island: HTMLElement): Pick<Look, "highlight" | "math"> {
  const drawn = new Map<string | null, string>();
  for (const code of island.querySelectorAll("figure.docs-code code")) drawn.set(code.textContent, code.innerHTML);
  for (const tex of island.querySelectorAll(".katex annotation"))
    drawn.set(tex.textContent, tex.closest(".katex")?.outerHTML ?? "");
  const raw = (text: string) => {
    const value = drawn.get(text);
    return value === undefined ? undefined : { type: "raw" as const, value };
  };
  return {
    highlight: (code) => {
      const colored = raw(code);
      return colored && [colored];
    },
    math: raw,
  };
}

/** A component with state or handlers in the place of its first state; if it fails, that stays. */
export async function mount(island: HTMLElement): Promise<void> {
  const { src = "", file = "", name = "", props = "{}", look = "{}" } = island.dataset;
  const source = new URL(src, location.href);
  const base = source.pathname.replace(/\/[^/]*$/, "");
  const { default: module } = (await import(source.href)) as { default: IslandModule };
  const own: Partial<Shown> = JSON.parse(look);
  const shown = {
    icons: { ...module.icons, ...own.icons },
    addresses: { ...module.addresses, ...own.addresses },
  };
  const load = loader(module, scopeFor(base, shown, lookOf(island)));
  const component = load(file)[name];
  if (typeof component !== "function") throw new TypeError(`${name} is not exported`);
  const slots = new Map<string | undefined, readonly Node[]>();
  for (const slot of island.querySelectorAll<HTMLElement>("docs-slot[data-slot]"))
    if (slot.closest("docs-island") === island && !slots.has(slot.dataset.slot))
      slots.set(slot.dataset.slot, [...slot.childNodes]);
  const given = JSON.parse(props, (_, value) => {
    if (typeof value?.$slot === "number") return createElement(Slot, { nodes: slots.get(String(value.$slot)) ?? [] });
    return typeof value?.$from === "string" ? load(value.$from)[value.name] : value;
  });
  const root = document.createElement("docs-island-root");
  preact.render(createElement(component as never, given), root);
  island.replaceChildren(root);
}

Object.assign(globalThis, { docsIslands: { mount } });
