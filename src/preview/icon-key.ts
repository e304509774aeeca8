import type { Icon } from "../navigation/tree.ts";

/** The key of an icon's picture: the name alone, or the name with its library and style. */
export const iconKey = (icon: Icon): string =>
  typeof icon === "string" ? icon : [icon.library ?? "", icon.style ?? "", icon.name].join(":");
