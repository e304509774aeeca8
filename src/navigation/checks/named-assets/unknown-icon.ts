import { code } from "../../../diagnostic/code.ts";
import type { Place } from "../../../diagnostic/finding.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, joinList, quote } from "../../../diagnostic/words.ts";
import type { IconNames } from "../../../icons/icon-names.ts";
import { meantFixes } from "../../../validate/context/fixes.ts";
import { ICON_LIBRARIES, type IconLibrary } from "../../../vocabulary/platform/icon-libraries.ts";
import type { Effort } from "../../context/effort.ts";
import type { Resolving } from "../../context/resolving.ts";

const LIBRARY_NAMES: Readonly<Record<string, string>> = {
  fontawesome: "Font Awesome",
  lucide: "Lucide",
  tabler: "Tabler",
};

const libraryName = (library: string): string => LIBRARY_NAMES[library] ?? library;

export const unknownIcon = code("asset/unknown-icon", {
  severity: "warning",
  title: "An icon library has no icon of this name",
  explanation:
    "Icons come from one library for the whole site, Font Awesome unless `icons.library` says otherwise; in docs.json an icon can name another one. A name that the library lacks shows no icon.",
  example: {
    wrong: { "docs.json": `{ "navigation": { "pages": ["intro"] } }`, "intro.mdx": "---\nicon: rokcet\n---\n" },
    right: { "docs.json": `{ "navigation": { "pages": ["intro"] } }`, "intro.mdx": "---\nicon: rocket\n---\n" },
  },
  cases: {
    name: ({ name, library, suggestions }: { name: string; library: string; suggestions: readonly string[] }) => ({
      message: `${libraryName(library)} has no icon ${quote(name)}`,
      hint: didYouMean(suggestions) ?? "use a name of the library, a path from the docs root, or a URL",
    }),
    /** The name is one of another library. */
    library: ({ name, library, others }: { name: string; library: string; others: readonly string[] }) => ({
      message: `${libraryName(library)} has no icon ${quote(name)}, but ${joinList(others.map(libraryName), "and")} ${others.length > 1 ? "have" : "has"}`,
      hint: `use { "name": ${quote(name)}, "library": ${quote(others[0] ?? "")} }, or a name of ${libraryName(library)}`,
    }),
  },
});

/** An icon by its name, and the library that it should be in. */
interface NamedIcon {
  readonly name: string;
  readonly library: IconLibrary;
  readonly icons: IconNames;
  readonly place: Place;
}

/** Reports an icon that its library does not have: another library may, or the name is misspelt. */
export function reportUnknownIcon({ name, library, icons, place }: NamedIcon, { findings, effort }: Resolving): void {
  const names = icons[library];
  // What docs.json says is judged by its form first, which has no prefix.
  if (!isIconName(name) || names.has(name) || (place.file === undefined && PREFIX.test(name))) return;
  const others = ICON_LIBRARIES.filter((other) => other !== library && icons[other].has(name));
  const isForLibrary = others.length > 0 && place.file === undefined;
  const suggestions = isForLibrary ? [] : nearestIcons(name, names, effort);
  const args = isForLibrary
    ? ({ case: "library", name, library, others } as const)
    : ({ case: "name", name, library, suggestions } as const);
  findings.add(unknownIcon, args, place, { fixes: meantFixes(place, name, suggestions) });
}

/** The prefix that class names of Font Awesome have, and names of icons do not. */
const PREFIX = /^fa-/;

/** The names that one which is missing may be meant as. */
export function nearestIcons(name: string, names: ReadonlySet<string>, effort: Effort): string[] {
  const bare = name.replace(PREFIX, "");
  if (bare !== name && names.has(bare)) return [bare];
  return effort.spend(name, names.size) ? nearest(name, names) : [];
}

/** Names as libraries have them, whatever their case; anything else (a picture as text, an emoji) is left alone. */
export const isIconName = (icon: string): boolean => /^[A-Za-z0-9][\w -]*$/.test(icon);
