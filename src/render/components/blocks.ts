import { type Child, element, markAs, nodesOf, type Props } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import { iconOf } from "./icon.ts";
import type { Look } from "./look.ts";
import { classes, colorProp, isSet, shownProp, textProp, textsProp } from "./props.ts";

/** The rest of what stands in a page as a block or within a line. */
export const blocks = (look: Look): Record<string, Component> => ({
  Frame: (props) => frame(props, look),
  Update: update,
  Panel: ({ children }) => element("div", { className: ["docs-side-panel"] }, children),
  Prompt: (props) => prompt(props, look),
  Banner: ({ children }) => element("div", { className: ["docs-banner"], role: "note" }, children),
  Badge: (props) => badge(props, look),
  Tooltip: tooltip,
  Table: table,
  Heading: (props) => element(`h${textProp(props, "level")}`, { id: textProp(props, "id") }, props.children),
  Color: (props) => element("div", { className: classes("docs-colors", props) }, props.children),
  "Color.Row": (props) =>
    element("div", { className: ["docs-color-row"] }, element("p", {}, shownProp(props, "title")), props.children),
  "Color.Item": colorItem,
  "GitHub.Repo": (props) => {
    const name = String(props.repo).replace(/^https?:\/\/github\.com\//, "");
    return element(
      "p",
      { className: classes("docs-card", props) },
      element("a", { href: `https://github.com/${name}` }, name),
    );
  },
});

/** The parts of a table, or one of Markdown. */
const table: Component = ({ children }) =>
  nodesOf(children).some((node) => node.type === "element" && node.tagName === "table")
    ? children
    : element("table", {}, children);

function frame(props: Props, look: Look): Child {
  const caption = textProp(props, "caption");
  const hint = textProp(props, "hint");
  const figure = element(
    "figure",
    { className: classes("docs-frame", props) },
    element("div", { className: ["docs-frame-content"] }, props.children),
    caption !== undefined
      ? element("figcaption", {}, look.markdown(caption))
      : (shownProp(props, "caption") ?? undefined),
  );
  return hint === undefined ? figure : [element("p", { className: ["docs-frame-hint"] }, hint), figure];
}

/** An entry of a changelog; its label is an anchor of the page, and in its table of contents. */
const update: Component = (props) => {
  const label = textProp(props, "label");
  const description = shownProp(props, "description");
  const head = [
    element(
      label === undefined ? "p" : "h2",
      { className: ["docs-update-label"], id: textProp(props, "id"), dataUpdate: label },
      label ?? shownProp(props, "label"),
    ),
    textsProp(props, "tags").map((tag) => element("span", { className: ["docs-badge"] }, tag)),
    description && element("p", {}, description),
  ];
  const parts = [
    element("div", { className: ["docs-update-head"] }, head),
    element("div", { className: ["docs-update-text"] }, props.children),
  ];
  return markAs("Update", props, element("section", { className: ["docs-update"] }, parts));
};

function prompt(props: Props, look: Look): Child {
  const description = textProp(props, "description");
  const icon = iconOf(props, look);
  return element(
    "details",
    { className: ["docs-prompt"], open: true },
    element(
      "summary",
      {},
      icon && element("span", { className: ["docs-icon"] }, icon),
      description === undefined ? "Prompt" : look.markdown(description),
    ),
    element("div", { className: ["docs-prompt-text"] }, props.children),
  );
}

function badge(props: Props, look: Look): Child {
  const icon = iconOf(props, look);
  const kind = ["color", "size", "shape"]
    .flatMap((name) => textProp(props, name) ?? [])
    .filter((word) => /^[\w-]+$/.test(word));
  const set = ["stroke", "disabled"].filter((name) => isSet(props, name));
  return element(
    "span",
    { className: [...classes("docs-badge", props), ...[...kind, ...set].map((word) => `docs-badge-${word}`)] },
    icon && element("span", { className: ["docs-icon"] }, icon),
    props.children,
  );
}

/** A word with an explanation, which is there on hover, on focus and for screen readers. */
const tooltip: Component = (props) => {
  const headline = shownProp(props, "headline");
  const cta = shownProp(props, "cta");
  const href = textProp(props, "href");
  return element(
    "span",
    { className: ["docs-tooltip"], tabIndex: 0 },
    props.children,
    element(
      "span",
      { className: ["docs-tooltip-text"], role: "tooltip" },
      headline && element("strong", {}, headline, " "),
      shownProp(props, "tip"),
      cta && href !== undefined && [" ", element("a", { href }, cta)],
    ),
  );
};

const colorItem: Component = (props) => {
  const { value } = props;
  const light = typeof value === "object" && value !== null ? (value as { light?: unknown }).light : value;
  const shown = typeof light === "string" ? light : "";
  const color = colorProp({ color: shown }, "color");
  return element(
    "div",
    { className: ["docs-color"] },
    element("span", { className: ["docs-color-swatch"], style: color && `background:${color}` }),
    element("span", {}, textProp(props, "name")),
    element("code", {}, shown),
  );
};
