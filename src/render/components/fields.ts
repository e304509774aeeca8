import type { Element } from "hast";
import { element, markAs, type Props } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import type { Look } from "./look.ts";
import { isSet, shownProp, textProp, textsProp } from "./props.ts";

/** Fields of requests and responses. Their anchors are made with those of headings. */
export const fields = (look: Look): Record<string, Component> => ({
  ParamField: (props) => markAs("ParamField", props, field(props, parameterName(props), look)),
  ResponseField: (props) => field(props, textProp(props, "name"), look),
});

const PLACES = ["query", "path", "body", "header"] as const;

/**
 * A parameter is named by the prop that says where it is: `<ParamField query="limit">`. The place is not shown, as on the platform:
 * most authors write `path` for parameters of functions and settings, too.
 */
function parameterName(props: Props): string | undefined {
  const place = PLACES.find((each) => textProp(props, each) !== undefined);
  return textProp(props, place ?? "name");
}

function field(props: Props, name: string | undefined, { translate = String }: Look): Element {
  const type = textProp(props, "type");
  const [before, after] = translate("default: $1").split("$1");
  const value = props.default;
  const labels = [
    type && element("span", { className: ["docs-field-type"] }, type),
    ...textsProp(props, "post").map((label) => element("span", { className: ["docs-field-label"] }, label)),
    value !== undefined &&
      value !== null &&
      element("span", { className: ["docs-field-default"] }, before, element("code", {}, defaultText(value)), after),
    isSet(props, "required") && element("span", { className: ["docs-field-required"] }, translate("required")),
    isSet(props, "deprecated") && element("span", { className: ["docs-field-deprecated"] }, translate("deprecated")),
  ];
  return element(
    "div",
    { className: ["docs-field"], id: textProp(props, "id"), dataField: name },
    element(
      "p",
      { className: ["docs-field-head"] },
      textsProp(props, "pre").map((label) => element("span", { className: ["docs-field-label"] }, label)),
      element("code", { className: ["docs-field-name"] }, name ?? shownProp(props, "name")),
      labels,
    ),
    element("div", { className: ["docs-field-text"] }, props.children),
  );
}

const defaultText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
