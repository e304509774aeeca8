import { finding, type Place } from "../../../diagnostic/finding.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import type { IconNames } from "../../../icons/icon-names.ts";
import { ICON_LIBRARIES, type IconLibrary } from "../../../vocabulary/icon-libraries.ts";
import type { Resolving } from "../../context/resolving.ts";

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
  if (!isName(name) || names.has(name)) return;
  const others = ICON_LIBRARIES.filter((other) => other !== library && icons[other].has(name));
  const isForLibrary = others.length > 0 && place.file === undefined;
  const suggestions = !isForLibrary && effort.spend(name, names.size) ? nearest(name, names) : [];
  const args = isForLibrary
    ? ({ case: "library", name, library, others } as const)
    : ({ case: "name", name, library, suggestions } as const);
  findings.push(finding("asset/unknown-icon", args, place));
}

/** Names as libraries have them, whatever their case; anything else (a picture as text, an emoji) is left alone. */
const isName = (icon: string): boolean => /^(?!fa-)[A-Za-z0-9][\w -]*$/.test(icon);
