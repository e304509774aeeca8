import { alikeAtStart } from "../../json/alike-at-start.ts";
import { element, safeHref } from "./dom.ts";
import { linkTitle, nodeIcon, nodeLink } from "./links.ts";
import type { Model, Switch } from "./model.ts";

const NAMES = {
  language: "Language",
  version: "Version",
  product: "Product",
  tab: "Tabs",
  item: "Menu",
  dropdown: "Section",
  anchor: "Anchors",
} as const;

/** The control that chooses one element of a level: a select box, or a row of links for tabs, menus and anchors. */
export function switcher(
  model: Model,
  level: Switch,
  current: number | undefined,
  go: (index: number) => void,
): HTMLElement {
  return level.kind === "tab" || level.kind === "item" || level.kind === "anchor"
    ? switchRow(model, level)
    : select(model, level, current, go);
}

/** The target of an option: the same page in another language, version or product, else its first page. */
function destination(
  model: Model,
  { chosen }: Switch,
  option: number,
  current: number | undefined,
): number | undefined {
  const isSwitch = chosen !== undefined && current !== undefined && model.node(option).children !== undefined;
  return (isSwitch ? counterpart(model, current, chosen, option) : undefined) ?? model.target(option);
}

function select(model: Model, level: Switch, current: number | undefined, go: (index: number) => void): HTMLElement {
  const { kind, options, chosen } = level;
  const box = element("select", {
    change: () => {
      const index = Number(box.value);
      const page = destination(model, level, index, current);
      if (page !== undefined) return go(page);
      // A link out chooses nothing here.
      box.value = chosen === undefined ? "" : String(chosen);
      const href = safeHref(model.node(index).href ?? "");
      if (href !== undefined) window.open(href, "_blank", "noreferrer");
    },
  });
  if (chosen === undefined) box.append(element("option", { value: "", disabled: true, selected: true }, "—"));
  for (const index of options) {
    const { title, tag, label = title } = model.node(index);
    const out = model.target(index) === undefined ? " ↗" : "";
    const text = `${label || "(no name)"}${tag === undefined ? "" : ` · ${tag}`}${out}`;
    box.append(element("option", { value: String(index), selected: index === chosen }, text));
  }
  return element("label", { class: "switch" }, element("span", {}, NAMES[kind]), box);
}

function switchRow(model: Model, { kind, options, chosen }: Switch): HTMLElement {
  const list = element("ul");
  for (const index of options) {
    const node = model.node(index);
    const target = node.type === "link" ? index : model.firstPage(index);
    const link = nodeLink(model, target);
    if (target !== index)
      link.replaceChildren(
        ...nodeIcon(model, index),
        linkTitle(model, index),
        ...(node.tag === undefined ? [] : [element("span", { class: "badge" }, node.tag)]),
      );
    if (index === chosen) link.setAttribute("aria-current", "true");
    list.append(
      element(
        "li",
        {},
        link,
        node.description !== undefined && kind === "item"
          ? element("small", { dir: "auto" }, node.description)
          : undefined,
      ),
    );
  }
  return element("nav", { class: `row-${kind}`, "aria-label": NAMES[kind] }, list);
}

/**
 * The page of `option` that corresponds to a page of `from`, its sibling: the one whose address is the same but for the
 * folder that each of the two elements keeps its pages in. `undefined` if there is none.
 */
function counterpart(model: Model, page: number, from: number, option: number): number | undefined {
  const address = hrefSegments(model, page);
  const fromFolder = sharedSegments(model, model.pagesOf(from));
  const pages = model.pagesOf(option);
  const folder = sharedSegments(model, pages);
  let best: { page: number; tail: number } | undefined;
  for (const candidate of pages) {
    const other = hrefSegments(model, candidate);
    const tail = sharedTail(address, other);
    const isInPlace = address.length - tail <= fromFolder && other.length - tail <= folder;
    if (isInPlace && (best === undefined || tail > best.tail)) best = { page: candidate, tail };
  }
  return best?.page;
}

const hrefSegments = (model: Model, index: number): string[] =>
  (model.node(index).href ?? "").split("/").filter(Boolean);

/** How many leading segments all pages have in common; the last one, the page's own name, counts too. */
function sharedSegments(model: Model, pages: readonly number[]): number {
  const [first = [], ...rest] = pages.map((page) => hrefSegments(model, page));
  return Math.min(first.length, ...rest.map((segments) => alikeAtStart(first, segments)));
}

const sharedTail = (a: readonly string[], b: readonly string[]): number => alikeAtStart(a.toReversed(), b.toReversed());
