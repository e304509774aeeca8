import type { Icon } from "../../navigation/tree.ts";
import { IconFiles } from "../../render/look/icon-files.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { libraryOf } from "../../vocabulary/platform/icon-libraries.ts";

/** The icons of a navigation as HTML, and their files so far. */
export interface NavigationIcons {
  /** From the packages that are installed for the project; `undefined` for one that isn't there. */
  readonly html: (icon: Icon) => string | undefined;
  /** Whether the project has a package of icons. */
  readonly isInstalled: boolean;
  /** The files of the docs root that were shown as icons. */
  readonly files: ReadonlySet<string>;
}

/** Draws the icons of a navigation for a project, by default that in the current folder. */
export function navigationIcons(
  config: unknown,
  fileUrl: (file: string) => string,
  projectFolder = process.cwd(),
): NavigationIcons {
  const packages = new IconFiles(projectFolder, libraryOf(config));
  const files = new Set<string>();
  const html = (icon: Icon): string | undefined => {
    const { name, style, library } =
      typeof icon === "string" ? { name: icon, style: undefined, library: undefined } : icon;
    if (/[/.]/.test(name)) {
      files.add(name);
      const source = fileUrl(name);
      return isSafeHref(source) ? `<img class="docs-nav-icon" src="${escapeMarkup(source)}" alt="">` : undefined;
    }
    const picture = packages.find(name, style, library);
    if (picture?.type === "raw") return `<span class="docs-nav-icon">${picture.value}</span>`;
    return /\p{Extended_Pictographic}/u.test(name) ? escapeMarkup(name) : undefined;
  };
  return { html, isInstalled: packages.isInstalled, files };
}
