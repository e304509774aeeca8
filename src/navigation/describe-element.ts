import { Container } from "./container.ts";
import type { Trunk } from "./trunk.ts";

/** An element as messages name it: `tab "API"`, `the navigation`. */
export const describeElement = (element: Container | Trunk): string =>
  element instanceof Container
    ? `${element.type === "item" ? "menu item" : element.type} ${JSON.stringify(element.title)}`
    : "the navigation";
