import { element, safeHref } from "./dom.ts";
import type { Model } from "./model.ts";

/** The method badge of an operation, the tag, and marks for hidden and deprecated nodes. */
function badges(model: Model, index: number): HTMLElement[] {
  const { tag, hidden, deprecated } = model.node(index);
  return [
    ...(tag === undefined ? [] : [element("span", { class: "badge" }, tag)]),
    ...(hidden ? [element("span", { class: "badge muted" }, "hidden")] : []),
    ...(deprecated ? [element("span", { class: "badge muted" }, "deprecated")] : []),
  ];
}

/** `GET`, coloured by what the method does. */
export const methodBadge = (method: string): HTMLElement =>
  element("span", { class: "method", "data-method": method.toUpperCase() }, method.toUpperCase());

/** The name of a node, as it is shown everywhere; an empty name is said to be one. */
export const titleOf = (model: Model, index: number): HTMLElement => {
  const { title } = model.node(index);
  return title === ""
    ? element("span", { class: "untitled" }, "(no name)")
    : element("span", { class: "title", dir: "auto" }, title);
};

/** A link to a node within the preview, or out of it for links to other sites. What leads to neither is no link. */
export function nodeLink(model: Model, index: number, options: { current?: boolean } = {}): HTMLElement {
  const node = model.node(index);
  const content = [
    ...(node.method === undefined ? [] : [methodBadge(node.method)]),
    titleOf(model, index),
    ...badges(model, index),
  ];
  // A link may lead to a page of this very navigation.
  const inside = node.type === "link" ? model.target(index) : index;
  if (inside !== undefined) {
    const href = `#${encodeURIComponent(model.node(inside).key)}`;
    return element("a", { class: "link", href, "aria-current": options.current ? "page" : undefined }, ...content);
  }
  const href = safeHref(node.href ?? "");
  if (href === undefined) return element("span", { class: "link", title: node.href ?? "" }, ...content);
  return element(
    "a",
    { class: "link", href, rel: "noreferrer", target: "_blank" },
    ...content,
    element("span", { class: "out", "aria-label": "opens another site" }, "↗"),
  );
}
