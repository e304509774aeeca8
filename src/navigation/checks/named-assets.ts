import { finding, type Place } from "../../diagnostic/finding.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import type { IconNames } from "../../icons/icon-names.ts";
import { isObject, own } from "../../json/json-value.ts";
import { decodePath } from "../../vocabulary/encoded-url.ts";
import { ICON_LIBRARIES, type IconLibrary, isIconLibrary, libraryOf } from "../../vocabulary/icon-libraries.ts";
import { META_IMAGES } from "../../vocabulary/meta-images.ts";
import { normalizePath } from "../../vocabulary/root-path.ts";
import { leavesSite } from "../../vocabulary/url.ts";
import { type ConfigString, keysTo, pointerTo, stringsOf } from "../context/config-strings.ts";
import type { Resolving } from "../context/resolving.ts";
import { isOwnPage, placeInFile } from "../pages/page-file.ts";
import type { FileSource } from "../tree.ts";

/** What is known of the files and icons that a site may name; of what is absent nothing is said. */
export interface KnownAssets {
  readonly files: FileSource | undefined;
  readonly icons: IconNames | undefined;
}

/**
 * Reports the files that settings name and that do not exist, and the icons that their library lacks: in docs.json and in
 * the front matter of pages.
 */
export function checkNamedAssets(config: unknown, known: KnownAssets, resolving: Resolving): void {
  if (!known.files && !known.icons) return;
  const assets = new NamedAssets(libraryOf(config), known, resolving);
  for (const found of stringsOf(config)) {
    if (isIcon(found)) assets.checkIcon(found.value, { pointer: pointerTo(found) }, libraryBeside(found));
    else if (namesFile(found)) assets.checkFile(found.value, { pointer: pointerTo(found) });
  }
  for (const [path, file] of resolving.root.pages ?? []) {
    const { icon, iconRange, metaImages = [] } = file;
    if ((icon === undefined && metaImages.length === 0) || !isOwnPage(path, file)) continue;
    if (icon !== undefined) assets.checkIcon(icon, placeInFile(path, file, iconRange));
    for (const image of metaImages) assets.checkFile(image.path, placeInFile(path, file, image.range));
  }
}

/** `"icon": "x"`, and `"icon": { "name": "x" }`. */
const isIcon = ({ key, holder }: ConfigString): boolean =>
  !Array.isArray(holder.value) && (key === "icon" || (key === "name" && holder.key === "icon"));

/** The library that an icon written as an object names itself. */
function libraryBeside({ key, holder }: ConfigString): IconLibrary | undefined {
  const library = key === "name" && isObject(holder.value) ? own(holder.value, "library") : undefined;
  return isIconLibrary(library) ? library : undefined;
}

/** The settings that name a file, as the keys that lead there; a path of none but these words. */
const FILE_SETTINGS = new RegExp(
  [
    "^(?:logo|favicon|background/image)(?:/(?:light|dark))?$",
    "^(?:thumbnails/)?fonts(?:/(?:heading|body))?/source$",
    "^seo/organization/logo$",
    `^seo/(?:metatags|paths/\\d+/metatags)/(?:${META_IMAGES.join("|")})$`,
    "^thumbnails/background$",
  ].join("|"),
);

const LAST_KEYS: ReadonlySet<unknown> = new Set([
  ..."logo favicon light dark image source background".split(" "),
  ...META_IMAGES,
]);

const namesFile = (found: ConfigString): boolean =>
  LAST_KEYS.has(found.key) && FILE_SETTINGS.test(keysTo(found).join("/"));

/** An icon that is a file: with a folder, or with the extension of an image. */
const isPath = (icon: string): boolean => icon.includes("/") || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(icon);

/** Names as libraries have them, whatever their case; anything else (a picture as text, an emoji) is left alone. */
const isName = (icon: string): boolean => /^(?!fa-)[A-Za-z0-9][\w -]*$/.test(icon);

class NamedAssets {
  readonly #library: IconLibrary;
  readonly #known: KnownAssets;
  readonly #resolving: Resolving;

  constructor(library: IconLibrary, known: KnownAssets, resolving: Resolving) {
    this.#library = library;
    this.#known = known;
    this.#resolving = resolving;
  }

  checkIcon(icon: string, place: Place, library = this.#library): void {
    const { icons } = this.#known;
    const name = icon.trim();
    if (isPath(name)) this.checkFile(name, place);
    else if (icons && isName(name) && !icons[library].has(name)) this.#reportIcon(name, library, icons, place);
  }

  #reportIcon(name: string, library: IconLibrary, icons: IconNames, place: Place): void {
    const { findings, effort } = this.#resolving;
    const others = ICON_LIBRARIES.filter((other) => other !== library && icons[other].has(name));
    const names = icons[library];
    const isForLibrary = others.length > 0 && place.file === undefined;
    const suggestions = !isForLibrary && effort.spend(name, names.size) ? nearest(name, names) : [];
    const args = isForLibrary
      ? ({ case: "library", name, library, others } as const)
      : ({ case: "name", name, library, suggestions } as const);
    findings.push(finding("asset/unknown-icon", args, place));
  }

  checkFile(path: string, place: Place): void {
    const { files } = this.#known;
    if (!files || path.trim() === "" || leavesSite(path)) return;
    const file = normalizePath(decodePath(path.trim().replace(/[?#].*$/s, "")));
    if (file === "" || files.has(file)) return;
    const { findings, effort } = this.#resolving;
    findings.push(finding("asset/not-found", { path, suggestions: nearestFiles(file, files, effort) }, place));
  }
}

/** Files of the same name in other folders, else those spelt most alike, as they are written in docs.json. */
function nearestFiles(file: string, files: FileSource, effort: Resolving["effort"]): string[] {
  if (!effort.spend(file, files.size)) return [];
  const name = nameOf(file);
  const sameName = [...files.keys()].filter((other) => nameOf(other) === name);
  const near = sameName.length > 0 ? sameName.slice(0, 3) : nearest(file, files.keys());
  return near.map((other) => `/${other}`);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).toLowerCase();
