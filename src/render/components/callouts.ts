import { type Child, element, type Props } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import { iconOf } from "./icon.ts";
import type { CalloutKind, Look } from "./look.ts";
import { colorProp, shownProp, textProp } from "./props.ts";

/** The callouts with a meaning of their own, and the icon of each. */
const ICONS: Readonly<Record<CalloutKind, string>> = {
  note: "circle-info",
  info: "circle-info",
  tip: "lightbulb",
  check: "check",
  warning: "triangle-exclamation",
  danger: "circle-exclamation",
};

export const isCalloutKind = (kind: string | undefined): kind is CalloutKind =>
  kind !== undefined && Object.hasOwn(ICONS, kind);

/** `Note`, `Tip` and the others, which differ by color and icon; and `Callout`, which has both of its own. */
export const callouts = (look: Look): Record<string, Component> => ({
  Note: (props) => callout("note", props, look),
  Info: (props) => callout("info", props, look),
  Tip: (props) => callout("tip", props, look),
  Check: (props) => callout("check", props, look),
  Warning: (props) => callout("warning", props, look),
  Danger: (props) => callout("danger", props, look),
  Callout: (props) => {
    const kind = textProp(props, "variant") ?? textProp(props, "type");
    return callout(isCalloutKind(kind) ? kind : "note", props, look);
  },
});

function callout(kind: CalloutKind, props: Props, look: Look): Child {
  const color = colorProp(props, "color");
  const title = shownProp(props, "title");
  const icon = iconOf(props, look) ?? iconOf({ icon: ICONS[kind] }, look);
  return element(
    "aside",
    {
      className: ["docs-callout", `docs-callout-${kind}`],
      style: color && `--docs-accent:${color}`,
      role: "note",
      ariaLabel: (look.translate ?? String)(kind),
    },
    icon && element("span", { className: ["docs-notice-icon"], ariaHidden: "true" }, icon),
    element(
      "div",
      { className: ["docs-notice-text"] },
      title && element("p", { className: ["docs-notice-title"] }, title),
      props.children,
    ),
  );
}
