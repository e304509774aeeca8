import { element, fill } from "../../../src/preview/app/dom.ts";
import type { PreviewNode } from "../../../src/preview/data.ts";
import type { NavigationData } from "../worker/protocol.ts";

interface Actions {
  readonly openPage: (node: PreviewNode) => void;
  readonly goToSource: (node: PreviewNode) => void;
}

/** The navigation as readers see it: each entry opens its page, each element its place in docs.json. */
export function showNavigation(target: HTMLElement, data: NavigationData | undefined, actions: Actions): void {
  if (!data) {
    fill(target, element("p", { class: "empty" }, "docs.json is not JSON yet, so it has no navigation."));
    return;
  }
  const listOf = (indices: readonly number[]): HTMLElement =>
    element("ul", {}, ...indices.flatMap((index) => (data.nodes[index] ? [itemOf(data.nodes[index])] : [])));
  const itemOf = (node: PreviewNode): HTMLElement => {
    const children = node.children ?? [];
    const inner = [
      node.method !== undefined && element("span", { class: `method ${node.method.toLowerCase()}` }, node.method),
      element("span", { class: "title" }, node.title),
      node.tag !== undefined && element("span", { class: "tag" }, node.tag),
      node.hidden === true && element("span", { class: "tag" }, "hidden"),
      node.missing === true && element("span", { class: "tag missing" }, "no file"),
    ];
    if (children.length === 0 && (node.type === "page" || node.type === "operation" || node.type === "link"))
      return element(
        "li",
        { class: node.type },
        element("button", { type: "button", click: () => actions.openPage(node) }, ...inner),
      );
    return element(
      "li",
      { class: `branch ${node.type}` },
      element(
        "details",
        { open: true },
        element("summary", {}, element("span", { class: "kind" }, node.type), ...inner),
        element("button", { type: "button", class: "source", click: () => actions.goToSource(node) }, "in docs.json"),
        listOf(children),
      ),
    );
  };
  const list = listOf(data.roots);
  list.className = "tree";
  fill(
    target,
    data.roots.length === 0 ? element("p", { class: "empty" }, "The navigation is empty.") : list,
    data.areMore && element("p", { class: "empty" }, `Only the first ${data.nodes.length} entries are shown.`),
  );
}
