import { componentOf, element, markAs, nodesOf, type Props, propsOf } from "../hast.ts";
import type { Component } from "../program/jsx-runtime.ts";
import { iconOf } from "./icon.ts";
import type { Look } from "./look.ts";
import { isSet, shownProp, textProp } from "./props.ts";

/** Numbered steps. A title of size `h2` or `h3` is a heading of the page. */
export const steps = (look: Look): Record<string, Component> => ({
  // Of steps around it, if there are any, it is one more.
  Step: (props) => markAs("Step", props, element("ol", { className: ["docs-steps"] }, step(props, undefined, look))),
  Steps: (props) => {
    const size = textProp(props, "titleSize");
    const entries = nodesOf(props.children).map((node) =>
      componentOf(node) === "Step" ? step(propsOf(node), size, look) : element("li", {}, node),
    );
    return element("ol", { className: ["docs-steps"] }, withoutBlankItems(entries));
  },
});

const withoutBlankItems = (items: ReturnType<typeof element>[]) =>
  items.filter(({ properties, children }) => {
    const [only] = children;
    return properties.className || only?.type !== "text" || only.value.trim() !== "";
  });

const HEADINGS: ReadonlySet<string> = new Set(["h2", "h3", "h4"]);

/** The circle beside a step has the number that its author gives, and those of the steps behind it go on from there. */
const numberStyle = (number: string | undefined): string | undefined =>
  number !== undefined && /^\d{1,9}$/.test(number) ? `counter-set: docs-step ${number}` : undefined;

function step(props: Props, sizeOfAll: string | undefined, look: Look) {
  const size = textProp(props, "titleSize") ?? sizeOfAll ?? "p";
  const title = shownProp(props, "title");
  const isHeading = HEADINGS.has(size) && !isSet(props, "noAnchor");
  const icon = iconOf(props, look);
  const number = textProp(props, "stepNumber");
  const titleTag = HEADINGS.has(size) ? size : "p";
  const heading =
    title &&
    element(
      titleTag,
      {
        className: ["docs-step-title"],
        id: isHeading ? textProp(props, "id") : undefined,
        dataNoAnchor: !isHeading || undefined,
      },
      title,
    );
  return element(
    "li",
    {
      className: ["docs-step"],
      value: number,
      style: numberStyle(number),
      id: isHeading ? undefined : textProp(props, "id"),
    },
    icon && element("span", { className: ["docs-step-icon"], ariaHidden: "true" }, icon),
    heading,
    props.children,
  );
}
