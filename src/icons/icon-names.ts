import type { IconLibrary } from "../vocabulary/platform/icon-libraries.ts";
import { NAMES_BY_LIBRARY } from "./names-by-library.ts";
import { unpackNames } from "./packed-names.ts";

/** The names that each library has, current and former ones, in alphabetical order. */
export type IconNames = Readonly<Record<IconLibrary, ReadonlySet<string>>>;

/**
 * The names of the icons of Font Awesome, Lucide and Tabler, as `icon` in docs.json and in front matter takes them. To Font Awesome
 * the languages of code are added, which the platform draws.
 *
 * @example iconNames().lucide.has("rocket") // true
 */
export function iconNames(): IconNames {
  const read = new Map<IconLibrary, ReadonlySet<string>>();
  // A site needs one library, as a rule: each is read when it is asked for.
  const namesOf = (library: IconLibrary): ReadonlySet<string> => {
    const names = read.get(library) ?? new Set(unpackNames(NAMES_BY_LIBRARY[library]));
    read.set(library, names);
    return names;
  };
  return {
    get fontawesome() {
      return namesOf("fontawesome");
    },
    get lucide() {
      return namesOf("lucide");
    },
    get tabler() {
      return namesOf("tabler");
    },
  };
}
