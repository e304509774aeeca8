import { element, safeHref } from "./dom.ts";
import type { Model } from "./model.ts";

/** The tag, and marks for pages without a file, hidden and deprecated nodes. */
function badges(model: Model, index: number): HTMLElement[] {
  const { tag, missing, hidden, deprecated } = model.node(index);
  return [
    ...(missing ? [element("span", { class: "badge missing" }, "no file")] : []),
    ...(tag === undefined ? [] : [element("span", { class: "badge" }, tag)]),
    ...(hidden ? [element("span", { class: "badge muted" }, "hidden")] : []),
    ...(deprecated ? [element("span", { class: "badge muted" }, "deprecated")] : []),
  ];
}

/** `GET`, colored by what the method does. */
export const methodBadge = (method: string): HTMLElement =>
  element("span", { class: "method", "data-method": method.toUpperCase() }, method.toUpperCase());

/** The name of a node, as it is shown everywhere; an empty name is said to be one. */
export const linkTitle = (model: Model, index: number): HTMLElement => {
  const { title } = model.node(index);
  return title === ""
    ? element("span", { class: "untitled" }, "(no name)")
    : element("span", { class: "title", dir: "auto" }, title);
};

/** The address of a node within the preview. Browsers show it as it reads: `#/guides/start`. */
export const hashOf = (model: Model, index: number): string => `#${encodeURI(model.node(index).key)}`;

/** The icon of a node, if there is a picture of it or if it is an emoji. */
export function nodeIcon(model: Model, index: number): HTMLElement[] {
  const { icon, picture } = model.node(index);
  const url = picture === undefined ? undefined : model.data.pictures[picture];
  if (url === undefined)
    return icon && /^\p{Extended_Pictographic}/u.test(icon) ? [element("span", { class: "emoji" }, icon)] : [];
  const shape = element("span", { class: "icon", title: icon });
  // A picture of one color takes that of the text.
  if (url.startsWith("data:image/svg+xml")) shape.style.maskImage = `url("${url}")`;
  else shape.style.backgroundImage = `url("${url}")`;
  return [shape];
}

/** A link to a node within the preview, or out of it for links to other sites. What leads to neither is no link. */
export function nodeLink(model: Model, index: number, options: { current?: boolean } = {}): HTMLElement {
  const node = model.node(index);
  const content = [
    ...(node.method === undefined ? [] : [methodBadge(node.method)]),
    ...nodeIcon(model, index),
    linkTitle(model, index),
    ...badges(model, index),
  ];
  // A link may lead to a page of this very navigation.
  const inside = node.type === "link" ? model.target(index) : index;
  if (inside !== undefined) {
    const href = hashOf(model, inside);
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
