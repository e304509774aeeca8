import type { Icon } from "../navigation/tree.ts";

/** What an icon's picture goes by: the name alone, or the name with its library and style. */
export const iconKey = (icon: Icon): string =>
  typeof icon === "string" ? icon : [icon.library ?? "", icon.style ?? "", icon.name].join(":");
