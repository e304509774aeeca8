import { element } from "./dom.ts";
import { linkTitle, nodeIcon, nodeLink } from "./links.ts";
import type { Model } from "./model.ts";

/** How many entries a list shows before it asks to go on. */
const CHUNK = 400;

/** A list of nodes: pages and links as links, groups as headings or, where they collapse, as buttons. */
export function sidebarList(model: Model, nodes: readonly number[], current: number | undefined): HTMLElement {
  const list = element("ul");
  const open = new Set(current === undefined ? [] : [...model.ancestors(current), current]);
  showMore(
    list,
    nodes,
    (index) => sidebarEntry(model, index, current, open),
    nodes.findIndex((index) => open.has(index)),
  );
  return list;
}

/** Adds entries a chunk at a time, at least as far as the entry at `upTo`. */
function showMore(
  list: HTMLElement,
  nodes: readonly number[],
  make: (index: number) => HTMLElement,
  upTo: number,
): void {
  const shown = list.children.length;
  const end = Math.min(nodes.length, Math.max(shown + CHUNK, upTo + 1));
  for (const index of nodes.slice(shown, end)) list.append(make(index));
  if (end === nodes.length) return;
  const more = element(
    "li",
    {},
    element(
      "button",
      {
        type: "button",
        class: "more",
        click: () => {
          more.remove();
          showMore(list, nodes, make, -1);
        },
      },
      `Show ${Math.min(CHUNK, nodes.length - end)} more of ${nodes.length - end}`,
    ),
  );
  list.append(more);
}

function sidebarEntry(
  model: Model,
  index: number,
  current: number | undefined,
  open: ReadonlySet<number>,
): HTMLElement {
  const node = model.node(index);
  if (node.children === undefined) return element("li", {}, nodeLink(model, index, { current: index === current }));
  const heading = groupHeading(model, index, current);
  if (node.tag !== undefined) heading.append(element("span", { class: "badge" }, node.tag));
  if (node.hidden) heading.append(element("span", { class: "badge muted" }, "hidden"));
  if (node.expanded === undefined) {
    return element("li", { class: "group top" }, heading, sidebarList(model, node.children, current));
  }
  return collapsible(model, index, heading, node.expanded || open.has(index), current);
}

/** A group's name: a link where it opens a page, else plain text. */
function groupHeading(model: Model, index: number, current: number | undefined): HTMLElement {
  const { opens, rootPage } = model.node(index);
  const name = [...nodeIcon(model, index), linkTitle(model, index)];
  if (opens === undefined) return element("span", { class: "group-title" }, ...name);
  const link = nodeLink(model, opens, {
    current: index === current || (rootPage !== undefined && rootPage === current),
  });
  link.replaceChildren(...name);
  return link;
}

/** A group that opens and closes; its children are made when it first opens. */
function collapsible(
  model: Model,
  index: number,
  heading: HTMLElement,
  isOpen: boolean,
  current: number | undefined,
): HTMLElement {
  const { title, children = [] } = model.node(index);
  const button = element("button", { type: "button", class: "toggle", "aria-label": title || "(no name)" });
  const item = element("li", { class: "group" }, element("div", { class: "row" }, button, heading));
  let list: HTMLElement | undefined;
  const set = (open: boolean) => {
    button.setAttribute("aria-expanded", String(open));
    if (open && !list) {
      list = sidebarList(model, children, current);
      item.append(list);
    }
    if (list) list.hidden = !open;
  };
  const toggle = () => set(button.getAttribute("aria-expanded") !== "true");
  button.addEventListener("click", toggle);
  if (heading.tagName === "SPAN") heading.addEventListener("click", toggle);
  set(isOpen);
  return item;
}
