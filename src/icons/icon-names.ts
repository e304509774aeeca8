import type { IconLibrary } from "../vocabulary/platform/icon-libraries.ts";
import { NAMES_BY_LIBRARY } from "./names-by-library.ts";
import { unpackNames } from "./packed-names.ts";

/**
 * The languages of code by whose names the platform shows icons of its own on sites with Font Awesome. Source: `getIconUrl` of its
 * public components, 1.0.19.
 */
const LANGUAGES =
  "bash c cpp csharp curl dart dot-net dotnet flutter go golang java javascript js kotlin kt node nodejs php powershell py python rb rs ruby rust sh shell swift toml ts typescript";

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
    const more = library === "fontawesome" ? LANGUAGES.split(" ") : [];
    const names = read.get(library) ?? new Set([...unpackNames(NAMES_BY_LIBRARY[library]), ...more].sort());
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
