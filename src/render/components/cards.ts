import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { type Child, element, type Props, textOf } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import { isCalloutKind } from "./callouts.ts";
import { iconOf } from "./icon.ts";
import type { Look } from "./look.ts";
import { classes, colorProp, isSet, numberProp, shownProp, textProp } from "./props.ts";

export const cards = (look: Look): Record<string, Component> => ({
  Card: (props) => card(props, look),
  Columns: columns,
  Column: ({ children, ...props }) => element("div", { className: classes("docs-column", props) }, children),
  Tile: (props) => tile(props),
});

/** Children side by side, as many as fit and `cols` at most. */
const columns: Component = (props) => {
  const count = Math.min(Math.max(numberProp(props, "cols") ?? 1, 1), 4);
  return element(
    "div",
    { className: classes("docs-columns", props), style: `--docs-columns:${count}` },
    props.children,
  );
};

function card(props: Props, look: Look): Child {
  const color = colorProp(props, "color");
  const title = shownProp(props, "title");
  const icon = iconOf(props, look);
  const image = textProp(props, "img");
  const cta = shownProp(props, "cta");
  const type = textProp(props, "type");
  const href = textProp(props, "href");
  const hasArrow = props.arrow === undefined ? href !== undefined && isWebUrl(href) : isSet(props, "arrow");
  const className = [
    ...classes("docs-card", props),
    ...(hasArrow ? ["docs-card-arrow"] : []),
    ...(isSet(props, "horizontal") ? ["docs-card-horizontal"] : []),
    ...(isCalloutKind(type) ? [`docs-callout-${type}`] : []),
  ];
  return linkOrBox(
    href,
    { className, label: textOf(title) },
    image && element("img", { className: ["docs-box-image"], src: image, alt: "" }),
    icon &&
      element("span", { className: ["docs-box-icon"], style: color && `color:${color}`, ariaHidden: "true" }, icon),
    element(
      "div",
      { className: ["docs-box-text"] },
      title && element("p", { className: ["docs-box-title"] }, title),
      props.children,
      cta && element("p", { className: ["docs-box-cta"] }, cta),
    ),
  );
}

/**
 * A box that is a link as a whole, if it leads somewhere. Links inside it stay above it. No part has `card` in its class: style
 * sheets of docs ask for what has, and mean the whole.
 */
function linkOrBox(
  href: string | undefined,
  { className, label }: { className: string[]; label: string },
  ...children: Child[]
): Child {
  if (href === undefined) return element("div", { className }, ...children);
  return element(
    "div",
    { className: [...className, "docs-card-link"] },
    element("a", { className: ["docs-box-target"], href, ariaLabel: label || href }),
    ...children,
  );
}

function tile(props: Props): Child {
  const title = shownProp(props, "title");
  const description = shownProp(props, "description");
  return linkOrBox(
    textProp(props, "href"),
    { className: classes("docs-tile", props), label: textOf(title) },
    element("div", { className: ["docs-tile-picture"] }, props.children),
    title && element("p", { className: ["docs-box-title"] }, title),
    description && element("p", {}, description),
  );
}
