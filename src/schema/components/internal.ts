import { component } from "./define-component.ts";

const internal = (name: string, dropsId?: true) =>
  component(
    name,
    "A component of the platform that is not documented.",
    {},
    { snippet: `<${name}>$1</${name}>`, content: "blocks", isOpen: true, ...(dropsId ? { dropsId } : {}) },
  );

/** What the platform's package `common` knows besides, and its documentation does not tell. */
export const INTERNAL = [
  ...["ApiPlayground", "Fragment", "Link", "MDXContentController", "OptimizedFrame", "OptimizedImage"].map((name) =>
    internal(name),
  ),
  ...["OptimizedVideo", "Table", "Video", "YouTube"].map((name) => internal(name)),
  ...["CustomCode", "CustomComponent", "DynamicCustomComponent", "GitHub", "Github", "MDX", "Popup", "ZoomImage"].map(
    (name) => internal(name, true),
  ),
];
