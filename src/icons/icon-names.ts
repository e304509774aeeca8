import type { IconLibrary } from "../vocabulary/icon-libraries.ts";
import { NAMES_BY_LIBRARY } from "./names-by-library.ts";

/** The names that each library has, current and former ones, in alphabetical order. */
export type IconNames = Readonly<Record<IconLibrary, ReadonlySet<string>>>;

/**
 * The names of the icons of Font Awesome, Lucide and Tabler, as `icon` in docs.json and in front matter takes them.
 *
 * @example iconNames().lucide.has("rocket") // true
 */
export const iconNames = (): IconNames => ({
  fontawesome: namesOf("fontawesome"),
  lucide: namesOf("lucide"),
  tabler: namesOf("tabler"),
});

const namesOf = (library: IconLibrary): Set<string> => new Set(NAMES_BY_LIBRARY[library].split(" "));
