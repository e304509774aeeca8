import type { Place } from "../../diagnostic/finding.ts";
import { fieldOf } from "../../json/json-value.ts";
import { type IconLibrary, isIconLibrary, libraryOf } from "../../vocabulary/platform/icon-libraries.ts";
import { META_IMAGES } from "../../vocabulary/platform/meta-images.ts";
import { type ConfigString, keysTo, stringPointer, stringsOf } from "../context/config-strings.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";
import { isOwnPage, placeInFile } from "../pages/page-file.ts";
import { assetNotFound, reportMissingAsset } from "./named-assets/asset-not-found.ts";
import { reportUnknownIcon, unknownIcon } from "./named-assets/unknown-icon.ts";

export const namedAssetsRule: SiteRule = {
  codes: [assetNotFound, unknownIcon],
  needs: ({ files, icons }) => files !== undefined || icons !== undefined,
  check: checkNamedAssets,
};

/**
 * Reports files that settings name and that do not exist, and icons that are not in their library: in docs.json and in
 * the front matter of pages.
 */
function checkNamedAssets({ settings: config, files, icons, resolving }: ResolvedSite): void {
  const library = libraryOf(config);
  const checkFile = (path: string, place: Place): void => {
    if (files) reportMissingAsset({ path, place, files }, resolving);
  };
  const checkIcon = (icon: string, place: Place, own = library): void => {
    const name = icon.trim();
    if (isPath(name)) checkFile(name, place);
    else if (icons) reportUnknownIcon({ name, library: own, icons, place }, resolving);
  };
  for (const found of stringsOf(config)) {
    if (isIcon(found)) checkIcon(found.value, { pointer: stringPointer(found) }, libraryBeside(found));
    else if (namesFile(found)) checkFile(found.value, { pointer: stringPointer(found) });
  }
  for (const [path, file] of resolving.root.pages ?? []) {
    const { icon, iconRange, metaImages = [] } = file;
    if ((icon === undefined && metaImages.length === 0) || !isOwnPage(path, file)) continue;
    if (icon !== undefined) checkIcon(icon, placeInFile(path, file, iconRange));
    for (const image of metaImages) checkFile(image.path, placeInFile(path, file, image.range));
  }
}

/** `"icon": "x"`, and `"icon": { "name": "x" }`. */
const isIcon = ({ key, holder }: ConfigString): boolean =>
  !Array.isArray(holder.value) && (key === "icon" || (key === "name" && holder.key === "icon"));

/** The library that an icon written as an object names itself. */
function libraryBeside({ key, holder }: ConfigString): IconLibrary | undefined {
  const library = key === "name" ? fieldOf(holder.value, "library") : undefined;
  return isIconLibrary(library) ? library : undefined;
}

/** The settings that name a file, as paths of keys. */
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

const namesFile = (found: ConfigString): boolean => LAST_KEYS.has(found.key) && isFileSetting(keysTo(found));

/** Whether the keys that lead to a value belong to a setting that names a file. */
export const isFileSetting = (keys: readonly (string | number)[]): boolean => FILE_SETTINGS.test(keys.join("/"));

/** An icon that is a file: with a folder, or with the extension of an image. */
const isPath = (icon: string): boolean => icon.includes("/") || /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i.test(icon);
