import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { replaceComments } from "../../vocabulary/files/html-comments.ts";
import {
  ICON_LIBRARIES,
  ICON_PACKAGES,
  type IconLibrary,
  isIconLibrary,
} from "../../vocabulary/platform/icon-libraries.ts";
import type { Node } from "../hast.ts";
import { FREE_ICONS } from "./free-icons.ts";

/** The pictures of icons, from the packages that are installed for a project. */
export class IconFiles {
  readonly #require: NodeJS.Require;
  readonly #library: IconLibrary;
  readonly #folders = new Map<IconLibrary, string | undefined>();
  readonly #pictures = new Map<string, string | undefined>();

  constructor(projectFolder: string, library: IconLibrary) {
    this.#require = createRequire(join(projectFolder, "package.json"));
    this.#library = library;
  }

  /**
   * An icon as inline SVG, from the site's library, or from another one if only that has it; a free one of the same meaning where
   * nobody but Font Awesome Pro has it.
   */
  find(written: string, style?: string, library?: string): Node | undefined {
    // The platform's addresses of icons are in lower case.
    const name = written.toLowerCase();
    const own = isIconLibrary(library) ? library : this.#library;
    const libraries = [own, ...ICON_LIBRARIES.filter((other) => other !== own)];
    for (const each of libraries) {
      const key = `${each}/${style ?? ""}/${name}`;
      if (!this.#pictures.has(key)) this.#pictures.set(key, this.#read(each, name, style));
      const picture = this.#pictures.get(key);
      if (picture !== undefined) return { type: "raw", value: picture };
    }
    const free = FREE_ICONS.get(name);
    return free === undefined ? undefined : this.find(free, style, "fontawesome");
  }

  /** Whether a style is one of Font Awesome Pro alone, and the icons are Font Awesome's. */
  lacksStyle(style: string, library?: string): boolean {
    const own = isIconLibrary(library) ? library : this.#library;
    return own === "fontawesome" && this.isInstalled && /^(?:light|thin|duotone|sharp)/.test(style);
  }

  /** Whether the package of a library is there. */
  get isInstalled(): boolean {
    return ICON_LIBRARIES.some((library) => this.#folderOf(library) !== undefined);
  }

  #read(library: IconLibrary, name: string, style: string | undefined): string | undefined {
    const folder = this.#folderOf(library);
    if (folder === undefined || !/^[\w-]+$/.test(name)) return undefined;
    const { folders } = ICON_PACKAGES[library];
    const first = style === undefined ? undefined : folders[style];
    for (const each of new Set([first, ...Object.values(folders)])) {
      const path = each === undefined ? undefined : join(folder, each, `${name}.svg`);
      if (path !== undefined && existsSync(path)) return inlineSvg(readFileSync(path, "utf8"));
    }
    return undefined;
  }

  #folderOf(library: IconLibrary): string | undefined {
    if (!this.#folders.has(library)) {
      let folder: string | undefined;
      try {
        folder = dirname(this.#require.resolve(`${ICON_PACKAGES[library].name}/package.json`));
      } catch {
        folder = undefined;
      }
      this.#folders.set(library, folder);
    }
    return this.#folders.get(library);
  }
}

/** An SVG that takes size and color from around it; a filled one has no stroke. */
const inlineSvg = (svg: string): string => {
  const isStroked = /\bstroke="currentColor"/.test(svg);
  return replaceComments(svg, () => "")
    .replace(/<\?xml[^<>]*>/, "")
    .replace(/<svg\b([^<>]*)>/, (_, attributes: string) => {
      const kept = attributes.replace(/\s(?:width|height|class)="[^"]*"/g, "");
      return `<svg${kept}${isStroked ? "" : ' fill="currentColor"'} aria-hidden="true">`;
    })
    .replace(/\s+/g, " ")
    .trim();
};
