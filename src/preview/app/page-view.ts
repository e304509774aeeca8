import { element } from "./dom.ts";
import { linkTitle, methodBadge, nodeLink } from "./links.ts";
import type { Model } from "./model.ts";

/** The middle of the page: what the site would show around a page's content, and where the node comes from. */
export function pageView(model: Model, index: number | undefined): HTMLElement[] {
  if (index === undefined)
    return [
      element("h1", {}, "An empty navigation"),
      element("p", {}, "Nothing in this file became a page. What went wrong is listed under Findings."),
    ];
  const node = model.node(index);
  return [
    ...eyebrowLine(model, index),
    element("h1", {}, node.method !== undefined && methodBadge(node.method), linkTitle(model, index)),
    ...(node.description === undefined ? [] : [element("p", { class: "lead", dir: "auto" }, node.description)]),
    ...(node.href === undefined ? [] : [element("p", {}, element("code", { class: "href" }, node.href))]),
    ...listing(model, index),
    ...previousAndNext(model, index),
    origin(model, index),
  ];
}

/** The path to the node, or only the group that it is in, as the site's settings say. */
function eyebrowLine(model: Model, index: number): HTMLElement[] {
  const path = model.ancestors(index);
  const shown = model.data.eyebrows === "section" ? path.slice(-1) : path;
  if (shown.length === 0) return [];
  const list = element("ol", {}, ...shown.map((at) => element("li", {}, linkTitle(model, at))));
  return [element("nav", { class: "eyebrow", "aria-label": "Breadcrumbs" }, list)];
}

/** The directory of a group's root page: its children as cards or as a list. */
function listing(model: Model, index: number): HTMLElement[] {
  const { rootOf } = model.node(index);
  const group = rootOf === undefined ? undefined : model.node(rootOf);
  if (!group?.listing || !group.children?.length) return [];
  const items = group.children.map((child) => {
    const { description } = model.node(child);
    return element(
      "li",
      {},
      nodeLink(model, model.node(child).type === "link" ? child : model.firstPage(child)),
      description !== undefined && element("p", { dir: "auto" }, description),
    );
  });
  return [
    element(
      "section",
      { class: `listing ${group.listing}`, "aria-label": "In this group" },
      element("ul", {}, ...items),
    ),
  ];
}

function previousAndNext(model: Model, index: number): HTMLElement[] {
  const { previous, next } = model.node(index);
  if (previous === undefined && next === undefined) return [];
  const side = (name: string, at: number | undefined) =>
    element(
      "div",
      { class: name.toLowerCase() },
      ...(at === undefined ? [] : [element("span", {}, name), nodeLink(model, at)]),
    );
  return [
    element(
      "nav",
      { class: "pager", "aria-label": "Previous and next" },
      side("Previous", previous),
      side("Next", next),
    ),
  ];
}

/** Where the node is in the files, and why it is as it is. */
function origin(model: Model, index: number): HTMLElement {
  const { source, why, type, icon } = model.node(index);
  const fact = (name: string, value: string) => [
    element("dt", {}, name),
    element("dd", {}, element("code", {}, value)),
  ];
  return element(
    "section",
    { class: "origin", "aria-labelledby": "origin-title" },
    element("h2", { id: "origin-title" }, "Where it comes from"),
    element(
      "dl",
      {},
      ...fact("Kind", type),
      ...fact("Place", source),
      ...(icon === undefined ? [] : fact("Icon", icon)),
    ),
    why.length > 0 && element("ul", {}, ...why.map((sentence) => element("li", {}, model.data.sentences[sentence]))),
  );
}
