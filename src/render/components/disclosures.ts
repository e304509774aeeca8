import { type Child, componentOf, element, isBlankText, type Node, nodesOf, type Props, textOf } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import { iconOf } from "./icon.ts";
import type { Look } from "./look.ts";
import { isSet, shownProp, textProp } from "./props.ts";

/** What readers open and close: `<details>`, which needs no script. */
export const disclosures = (look: Look): Record<string, Component> => ({
  Accordion: (props) => disclosure("docs-accordion", props, look),
  AccordionGroup: ({ children }) => element("div", { className: ["docs-accordions"] }, children),
  Expandable: (props) => disclosure("docs-expandable", props, look),
  Tree: tree,
  "Tree.Folder": (props) =>
    element(
      "li",
      { className: ["docs-tree-folder"] },
      element(
        "details",
        { open: isSet(props, "defaultOpen") || props.openable === false },
        element(
          "summary",
          { className: isSet(props, "highlight") ? ["docs-tree-here"] : undefined },
          `${textProp(props, "name") ?? ""}/`,
        ),
        element("ul", {}, props.children),
      ),
    ),
  "Tree.File": (props) =>
    element(
      "li",
      { className: ["docs-tree-file", ...(isSet(props, "highlight") ? ["docs-tree-here"] : [])] },
      textProp(props, "name"),
    ),
});

function disclosure(className: string, props: Props, look: Look): Child {
  const description = shownProp(props, "description");
  const icon = iconOf(props, look);
  return element(
    "details",
    {
      className: [className],
      open: isSet(props, "defaultOpen"),
      id: textProp(props, "id"),
      dataTitle: textProp(props, "title"),
    },
    element(
      "summary",
      {},
      icon && element("span", { className: ["docs-icon"] }, icon),
      shownProp(props, "title") ?? "Details",
      description && element("span", { className: ["docs-summary-note"] }, description),
    ),
    element("div", { className: ["docs-disclosed"] }, props.children),
  );
}

/** A tree of files, from its components or from a list of Markdown. */
const tree: Component = ({ children }) => {
  const nodes = nodesOf(children).filter((node) => !isBlankText(node));
  const [first] = nodes;
  const isList =
    nodes.length === 1 && first?.type === "element" && first.tagName === "ul" && componentOf(first) === undefined;
  return element("div", { className: ["docs-tree"] }, isList ? listTree(first) : element("ul", {}, nodes));
};

/** Items with items below them are folders, which are open. */
function listTree(list: Node): Child {
  if (list.type !== "element") return [];
  const items = list.children.filter((node) => node.type === "element" && node.tagName === "li");
  return element(
    "ul",
    {},
    items.map((item) => {
      if (item.type !== "element") return [];
      const below = item.children.filter((node) => node.type === "element" && node.tagName === "ul");
      const name = textOf(item.children.filter((node) => !below.includes(node)) as Child).trim();
      if (below.length === 0)
        return element("li", { className: [name.endsWith("/") ? "docs-tree-folder" : "docs-tree-file"] }, name);
      const summary = element("summary", {}, name);
      return element(
        "li",
        { className: ["docs-tree-folder"] },
        element("details", { open: true }, summary, below.map(listTree)),
      );
    }),
  );
}
