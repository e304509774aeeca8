import { code, type FactsOf } from "../../../diagnostic/code.ts";
import type { Place, ProposedFix } from "../../../diagnostic/finding.ts";
import { isNearMiss, nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, joinList, quote } from "../../../diagnostic/words.ts";
import type { IconNames } from "../../../icons/icon-names.ts";
import { meantFixes } from "../../../validate/context/fixes.ts";
import { ICON_LIBRARIES, type IconLibrary } from "../../../vocabulary/platform/icon-libraries.ts";
import type { Effort } from "../../context/effort.ts";
import type { Resolving } from "../../context/resolving.ts";

const LIBRARY_NAMES: Readonly<Record<IconLibrary, string>> = {
  fontawesome: "Font Awesome",
  lucide: "Lucide",
  tabler: "Tabler",
};

export const unknownIcon = code("asset/unknown-icon", {
  severity: "warning",
  title: "An icon library has no icon of this name",
  explanation:
    "Icons come from one library for the whole site, Font Awesome unless `icons.library` says otherwise; in docs.json an icon can name another one. A name that the library lacks shows no icon.",
  often: {
    advice: ["case", "library", "others", "of", "suggestions"],
    message: "{count} icons have names that their library does not have: {name}",
  },
  example: {
    wrong: { "docs.json": `{ "navigation": { "pages": ["intro"] } }`, "intro.mdx": "---\nicon: rokcet\n---\n" },
    right: { "docs.json": `{ "navigation": { "pages": ["intro"] } }`, "intro.mdx": "---\nicon: rocket\n---\n" },
  },
  cases: {
    name: ({ name, library, suggestions }: { name: string; library: IconLibrary; suggestions: readonly string[] }) => ({
      message: `${LIBRARY_NAMES[library]} has no icon ${quote(name)}`,
      hint: didYouMean(suggestions) ?? "use a name of the library, a path from the docs root, or a URL",
    }),
    /** The name is one of other libraries, which some places can ask for. */
    library: ({
      name,
      library,
      others,
      of,
    }: {
      name: string;
      library: IconLibrary;
      others: readonly IconLibrary[];
      of: Owner;
    }) => ({
      message: `${LIBRARY_NAMES[library]} has no icon ${quote(name)}, but ${joinList(
        others.map((other) => LIBRARY_NAMES[other]),
        "and",
      )} ${others.length > 1 ? "have" : "has"}`,
      hint: hintOf[of](name, others[0] ?? "", LIBRARY_NAMES[library]),
    }),
  },
});

/** What an icon is of. Front matter has no field for a library. */
type Owner = "setting" | "component" | "front matter";

const hintOf: Readonly<Record<Owner, (name: string, other: string, library: string) => string>> = {
  setting: (name, other, library) =>
    `use { "name": ${quote(name)}, "library": ${quote(other)} }, or a name of ${library}`,
  component: (_name, other, library) => `add iconLibrary="${other}" to the component, or use a name of ${library}`,
  "front matter": (_name, _other, library) => `use a name of ${library}, a path from the docs root, or a URL`,
};

/** An icon by its name, and the library that it should be in. */
interface NamedIcon {
  readonly name: string;
  readonly library: IconLibrary;
  readonly of: Owner;
}

/** What is said of an icon that its library does not have: another library has it, or the name is misspelt. */
export function judgeIcon(
  { name, library, of }: NamedIcon,
  icons: IconNames,
  effort: Effort,
): FactsOf<typeof unknownIcon> | undefined {
  const names = icons[library];
  if (!isIconName(name) || names.has(name.toLowerCase())) return undefined;
  const others = ICON_LIBRARIES.filter((other) => other !== library && icons[other].has(name));
  if (others.length > 0) return { case: "library", name, library, others, of };
  return { case: "name", name, library, suggestions: nearestIcons(name, names, effort) };
}

/** Reports an icon of docs.json or of front matter that its library does not have. */
export function reportUnknownIcon(
  { name, library, icons, place }: Omit<NamedIcon, "of"> & { readonly icons: IconNames; readonly place: Place },
  { findings, effort }: Resolving,
): void {
  const of = place.file === undefined ? "setting" : "front matter";
  // What docs.json says is judged by its form first, which has no prefix.
  if (of === "setting" && PREFIX.test(name)) return;
  const args = judgeIcon({ name, library, of }, icons, effort);
  if (args) findings.add(unknownIcon, args, place, { fixes: iconFixes(place, args) });
}

/** What puts the name that is meant in place of a name. Names that differ by more than a letter, or by the first, are other pictures. */
export function iconFixes(place: Place, args: FactsOf<typeof unknownIcon>): ProposedFix[] {
  if (args.case !== "name") return [];
  const bare = args.name.replace(PREFIX, "").toLowerCase();
  const isMeant = (near: string) => near[0] === bare[0] && isNearMiss(bare, near, 1);
  return meantFixes(place, args.name, args.suggestions.filter(isMeant));
}

/** The prefix that class names of Font Awesome have, and names of icons do not. */
const PREFIX = /^fa-/;

/** The names that one which is missing may be meant as. */
function nearestIcons(name: string, names: ReadonlySet<string>, effort: Effort): string[] {
  const bare = name.replace(PREFIX, "");
  if (bare !== name && names.has(bare)) return [bare];
  return effort.spend(name, names.size) ? nearest(name, names) : [];
}

/** Names as libraries have them, whatever their case; anything else (a picture as text, an emoji) is left alone. */
const isIconName = (icon: string): boolean => /^[A-Za-z0-9][\w -]*$/.test(icon);
