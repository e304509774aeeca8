/** The icon libraries that a site may choose (`icons.library`); the first is the default. Source: as `ICON_STYLES`. */
export const ICON_LIBRARIES = ["fontawesome", "lucide", "tabler"] as const;
export type IconLibrary = (typeof ICON_LIBRARIES)[number];

/** The styles of Font Awesome. Source: the hosted platform, as observed in November 2026. */
export const ICON_STYLES = [
  "brands",
  "duotone",
  "light",
  "regular",
  "sharp-duotone-solid",
  "sharp-light",
  "sharp-regular",
  "sharp-solid",
  "sharp-thin",
  "solid",
  "thin",
] as const;
