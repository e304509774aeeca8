import { ELEMENTS } from "../../vocabulary/elements/elements.ts";
import type { Container } from "../nodes/container.ts";
import type { Holder } from "../nodes/holder.ts";

/** An element as messages name it: `tab "API"`, `the navigation`. */
export const describeElement = ({ element }: Holder): string =>
  element
    ? `${element.type === "item" ? "menu item" : element.type} ${JSON.stringify(element.title)}`
    : "the navigation";

/** The pointer to an element's name in the config; to the element itself if it has no name. */
export const pointerToName = (element: Container): string =>
  element.title === "" ? element.pointer : `${element.pointer}/${ELEMENTS[element.type].nameKey}`;
