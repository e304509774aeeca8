import {
  type Child,
  componentOf,
  element,
  isBlankText,
  markAs,
  type Node,
  nodesOf,
  type Props,
  propsOf,
  textOf,
} from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import { iconOf } from "./icon.ts";
import type { Look } from "./look.ts";
import { isSet, numberProp, shownProp, textProp } from "./props.ts";

/** One of several panels: what its tab says, and what it shows. */
interface Panel {
  readonly title: Child;
  readonly id?: string | undefined;
  readonly icon?: Child;
  readonly content: Child;
}

/** Panels of which readers choose one; without scripts they stand one below the other, each with its title. */
export const tabs = (look: Look): Record<string, Component> => ({
  Tab: (props) => markAs("Tab", props, tab(props, look)),
  Tabs: (props) => {
    const panels = nodesOf(props.children)
      .filter((node) => !isBlankText(node))
      .map((node) => panelOf(node, look));
    return panelGroup(panels, {
      kind: isSet(props, "borderBottom") ? "tabs docs-tabs-bordered" : "tabs",
      open: numberProp(props, "defaultTabIndex") ?? 0,
      sync: props.sync !== false,
    });
  },
  View: (props) => view(props, look),
  Variation: (props) => {
    const id = textProp(props, "is") ?? "";
    return view({ ...props, title: look.variations?.get(id) ?? id }, look);
  },
  CodeGroup: (props) => codeGroup(props),
  RequestExample: (props) => element("div", { className: ["docs-example", "docs-request-example"] }, codeGroup(props)),
  ResponseExample: (props) =>
    element("div", { className: ["docs-example", "docs-response-example"] }, codeGroup(props)),
});

const tab = (props: Props, look: Look, tagName?: string) =>
  panelElement(
    {
      title: shownProp(props, "title"),
      id: textProp(props, "id"),
      icon: iconOf(props, look),
      content: props.children,
    },
    tagName,
  );

/** A part of the page for one choice of the switch that the page's script puts above it. */
const view = (props: Props, look: Look): Child => markAs("View", props, tab(props, look, "docs-view"));

const panelOf = (node: Node, look: Look): Panel => {
  const props = propsOf(node);
  if (componentOf(node) !== "Tab") return { title: undefined, content: node };
  return {
    title: shownProp(props, "title"),
    id: textProp(props, "id"),
    icon: iconOf(props, look),
    content: props.children,
  };
};

/** Code blocks as panels, each named by its title or its language. */
function codeGroup(props: Props): Child {
  const blocks = nodesOf(props.children).filter((node) => !isBlankText(node));
  if (blocks.length < 2) return blocks;
  const panels = blocks.map((node, index): Panel => {
    const { title, lang } = propsOf(node);
    return { title: (title ?? lang ?? `Code ${index + 1}`) as string, content: node };
  });
  return panelGroup(panels, { kind: isSet(props, "dropdown") ? "dropdown" : "code", open: 0, sync: true });
}

function panelGroup(
  panels: readonly Panel[],
  { kind, open, sync }: { kind: string; open: number; sync: boolean },
): Child {
  return element(
    "docs-tabs",
    {
      className: ["docs-tabs", ...`docs-tabs-${kind}`.split(" ")],
      dataOpen: String(open),
      dataSync: sync ? "" : undefined,
    },
    panels.map((panel) => panelElement(panel)),
  );
}

const panelElement = ({ title, id, icon, content }: Panel, tagName = "section") =>
  element(
    tagName,
    { className: ["docs-panel"], id, dataPanel: title === undefined ? undefined : textOf(title) },
    title !== undefined &&
      element(
        "p",
        { className: ["docs-panel-title"] },
        icon && element("span", { className: ["docs-icon"] }, icon),
        title,
      ),
    content,
  );
