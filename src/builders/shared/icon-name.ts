import type { Icon } from "../../navigation/tree.ts";

/** An icon by its name alone. */
export const iconName = (icon: Icon): string => (typeof icon === "string" ? icon : icon.name);
