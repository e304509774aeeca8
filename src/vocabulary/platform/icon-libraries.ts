import { valueAt } from "../../json/json-value.ts";

/** The icon libraries that a site may choose (`icons.library`); the first is the default. Source: the hosted platform, as observed in November 2026. */
export const ICON_LIBRARIES = ["fontawesome", "lucide", "tabler"] as const;
export type IconLibrary = (typeof ICON_LIBRARIES)[number];

/** The npm packages that contain the pictures of the icon libraries, and the folders of the styles in them. */
export const ICON_PACKAGES: Readonly<
  Record<IconLibrary, { readonly name: string; readonly folders: Readonly<Record<string, string>> }>
> = {
  fontawesome: {
    name: "@fortawesome/fontawesome-free",
    folders: { solid: "svgs/solid", regular: "svgs/regular", brands: "svgs/brands" },
  },
  lucide: { name: "lucide-static", folders: { outline: "icons" } },
  tabler: { name: "@tabler/icons", folders: { outline: "icons/outline", filled: "icons/filled" } },
};

export const isIconLibrary = (value: unknown): value is IconLibrary => ICON_LIBRARIES.includes(value as IconLibrary);

/** The library that a docs.json chooses, or else the default. */
export function libraryOf(config: unknown): IconLibrary {
  const library = valueAt(config, ["icons", "library"]);
  return isIconLibrary(library) ? library : ICON_LIBRARIES[0];
}
