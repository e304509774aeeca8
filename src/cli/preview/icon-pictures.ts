import { stat } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { flatten, globalLinks } from "../../navigation/queries/visit.ts";
import type { Icon, ResolvedNavigation } from "../../navigation/tree.ts";
import { iconKey } from "../../preview/icon-key.ts";
import { type FileBelow, readBelow } from "../../site/files-below.ts";
import { pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import { ICON_PACKAGES, type IconLibrary, isIconLibrary } from "../../vocabulary/platform/icon-libraries.ts";

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
};

/** Icons are small. Larger files are not put into the page. */
const MOST_BYTES = 100_000;

/** The pictures of a navigation's icons, and the packages that would bring the missing pictures. */
export interface IconPictures {
  /** `data:` URLs, as `renderPreview` takes them. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly missingPackages: ReadonlySet<string>;
}

/**
 * Reads the icons that a navigation names: images of the site, and icons of a library from its package, if that is
 * installed for the site.
 *
 * @param library the site's `icons.library`
 */
export async function readIconPictures(
  navigation: ResolvedNavigation,
  root: string,
  library: IconLibrary,
): Promise<IconPictures> {
  const pictures = new Map<string, string>();
  const missingPackages = new Set<string>();
  const folders = new Map<string, Promise<string | undefined>>();
  for (const [key, icon] of listIcons(navigation)) {
    const { name, style, library: own = library } = typeof icon === "string" ? { name: icon } : icon;
    const mediaType = MEDIA_TYPES[posix.extname(name).toLowerCase()];
    if (mediaType !== undefined) {
      const file = pathInRoot(name);
      const picture = file === undefined ? undefined : await readPicture({ folder: root, path: file }, mediaType);
      if (picture !== undefined) pictures.set(key, picture);
      continue;
    }
    if (!isIconLibrary(own) || !/^[\w-]+$/.test(name)) continue;
    const source = ICON_PACKAGES[own];
    if (!folders.has(own)) folders.set(own, findPackage(root, source.name));
    const folder = await folders.get(own);
    if (folder === undefined) missingPackages.add(source.name);
    else {
      const styles = Object.values(source.folders).sort(
        (a, b) => Number(b.endsWith(`/${style}`)) - Number(a.endsWith(`/${style}`)),
      );
      const picture = await readFirst(styles.map((at) => ({ folder, path: `${at}/${name}.svg` })));
      if (picture !== undefined) pictures.set(key, picture);
    }
  }
  return { pictures, missingPackages };
}

/** Every icon of a navigation once, by its key. */
function listIcons(navigation: ResolvedNavigation): Map<string, Icon> {
  const nodes = flatten(navigation);
  const shown = [...nodes, ...[navigation, ...nodes].flatMap(globalLinks)];
  return new Map(shown.flatMap(({ icon }) => (icon === undefined ? [] : [[iconKey(icon), icon] as const])));
}

/** The folder of an installed package, from a folder upwards. */
async function findPackage(from: string, name: string): Promise<string | undefined> {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, "node_modules", name);
    if (await stat(folder).catch(() => undefined)) return folder;
    if (at === dirname(at)) return undefined;
  }
}

async function readFirst(files: readonly FileBelow[]): Promise<string | undefined> {
  for (const file of files) {
    const picture = await readPicture(file, "image/svg+xml");
    if (picture !== undefined) return picture;
  }
  return undefined;
}

async function readPicture(file: FileBelow, mediaType: string): Promise<string | undefined> {
  const bytes = await readBelow(file, MOST_BYTES);
  return bytes && `data:${mediaType};base64,${bytes.toString("base64")}`;
}
