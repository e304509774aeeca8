import type { Properties } from "hast";
import { type Child, element, type Node, nodesOf, type Props } from "../hast.ts";
import { type ComponentNode, PART } from "./shown.ts";

/** A component as JSX calls it. */
export type Component = (props: Props) => Child;

/** Adds a component by its name; `Tree.File` becomes a member of `Tree`, which shows its children if it is nothing else. */
export function addComponent(components: Map<string, Component>, name: string, component: Component): void {
  const [owner = "", member] = name.split(".");
  const known = components.get(owner);
  if (member === undefined) components.set(name, Object.assign(component, known));
  else components.set(owner, Object.assign(known ?? showChildren(), { [member]: component }));
}

const showChildren = (): Component => (props) => props.children;

/** What stands for an element that could not be rendered, and who is told about it. */
export type OnFailure = (name: string, error: Error, props: Props, line: number | undefined) => Child;

/** What is told of components and handlers while JSX is called. */
export interface JsxListener {
  /** Whether a function may be called as a component. */
  readonly isAllowed: (type: unknown) => boolean;
  readonly call: (component: Component, props: Props, line: number | undefined) => Child;
  /** Told of a function that an element calls in the browser: the HTML is without it. */
  readonly handled: (tagName: string, name: string, line: number | undefined) => void;
}

/** The functions that compiled JSX calls. They make nodes of HTML at once: nothing is rendered later. */
export interface JsxRuntime {
  readonly Fragment: Component;
  readonly jsxDEV: (type: unknown, props: Props, key?: unknown, isStatic?: unknown, source?: Source) => Child;
  /** JSX of modules, which names its children one by one. */
  readonly createElement: (type: unknown, props: Props | null, ...children: readonly Child[]) => Child;
}

interface Source {
  readonly lineNumber?: number;
}

/** A runtime of JSX whose elements are HTML. A component that throws is replaced by what `onFailure` gives. */
export function jsxRuntime(onFailure: OnFailure, { isAllowed, call, handled }: JsxListener): JsxRuntime {
  const Fragment: Component = ({ children }) => nodesOf(children);
  const jsxDEV: JsxRuntime["jsxDEV"] = (type, props, _key, _isStatic, source) => {
    if (typeof type === "string") {
      for (const [name, value] of Object.entries(props))
        if (typeof value === "function" && /^on[A-Z]/.test(name)) handled(type, name, source?.lineNumber);
      return htmlElement(type, props);
    }
    if (typeof type !== "function" || (type !== Fragment && !isAllowed(type))) {
      return onFailure(componentName(type), new TypeError("it is not defined"), props, source?.lineNumber);
    }
    try {
      const made = shownNow(call(type as Component, props, source?.lineNumber));
      const use = made as unknown as Partial<ComponentNode> | undefined;
      if (use?.type === "component") use.line ??= source?.lineNumber;
      return made;
    } catch (error) {
      return onFailure(componentName(type), toError(error), props, source?.lineNumber);
    }
  };
  return {
    Fragment,
    jsxDEV,
    createElement: (type, props, ...children) =>
      jsxDEV(type, children.length === 0 ? (props ?? {}) : { ...props, children }),
  };
}

function componentName(type: unknown): string {
  if (typeof type !== "function" || type.name === "") return "component";
  return type.name.startsWith(PART) ? "expression" : type.name;
}

/**
 * What code gives to be shown.
 *
 * @throws {Error} if it comes later: a page is rendered at once
 */
export function shownNow(given: Child): Child {
  if (typeof (given as { then?: unknown } | null | undefined)?.then === "function")
    throw new Error("it is a promise, and pages wait for none");
  return given;
}

/** What was thrown as an error of this realm. */
export function toError(error: unknown): Error {
  const { message } = Object(error) as { message?: unknown };
  return new Error(typeof message === "string" ? message : String(error));
}

/** An element of HTML by its React props: functions and objects but `style` go, raw HTML stays as it is. */
function htmlElement(tagName: string, { children, dangerouslySetInnerHTML, style, ...props }: Props): Node {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === "key" || name === "ref" || name.startsWith("__")) continue;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      properties[HAST_NAMES.get(name) ?? name] = value;
    } else if (Array.isArray(value)) properties[name] = value.filter((each) => typeof each !== "object");
  }
  const css = styleText(style);
  if (css !== undefined) properties.style = css;
  const html = (dangerouslySetInnerHTML as { __html?: unknown } | undefined)?.__html;
  return element(
    tagName,
    properties,
    typeof html === "string" ? ({ type: "raw", value: html } as unknown as Child) : children,
  );
}

/** Properties whose name in HTML's tree is not the one that authors write. */
export const HAST_NAMES: ReadonlyMap<string, string> = new Map([
  ["class", "className"],
  ["for", "htmlFor"],
  ["autoplay", "autoPlay"],
  ["playsinline", "playsInline"],
  ["allowfullscreen", "allowFullScreen"],
  ["frameborder", "frameBorder"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
  ["tabindex", "tabIndex"],
  ["srcset", "srcSet"],
  ["crossorigin", "crossOrigin"],
]);

/** A style as CSS: a string as it is, an object as React writes it. */
function styleText(style: unknown): string | undefined {
  if (typeof style === "string") return style;
  if (typeof style !== "object" || style === null) return undefined;
  return Object.entries(style)
    .filter(([, value]) => typeof value === "string" || (typeof value === "number" && Number.isFinite(value)))
    .map(([name, value]) => `${cssName(name)}:${cssValue(name, value as string | number)}`)
    .join(";");
}

const cssName = (name: string): string =>
  name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, "-ms-");

/** Numbers are pixels, but for the properties that take plain ones. */
const cssValue = (name: string, value: string | number): string =>
  typeof value === "string" || value === 0 || name.startsWith("--") || UNITLESS.test(name)
    ? String(value)
    : `${value}px`;

const UNITLESS =
  /^(animationIterationCount|aspectRatio|column(Count|s)|fillOpacity|flex(Grow|Shrink)?|fontWeight|grid(Row|Column|Area).*|lineHeight|opacity|order|orphans|scale|strokeOpacity|tabSize|widows|zIndex|zoom)$/;
