import type { Icon } from "../../navigation/tree.ts";
import { IconFiles } from "../../render/look/icon-files.ts";
import { encodeLink } from "../../vocabulary/addresses/address.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { libraryOf } from "../../vocabulary/platform/icon-libraries.ts";

/** What an icon looks like: SVG of a library, the address of a file, or an emoji. */
type Picture = { readonly svg: string } | { readonly url: string } | { readonly text: string };

/**
 * The icons of a navigation from the packages that are installed for a project: as HTML, or as classes for builders whose
 * items are text alone.
 */
export class NavigationIcons {
  /** The files of the docs root that are shown as icons so far. */
  readonly files = new Set<string>();
  readonly #packages: IconFiles;
  readonly #fileUrl: (file: string) => string;
  /** The declarations of the classes by their numbers. */
  readonly #looks: string[] = [];

  constructor(config: unknown, projectFolder: string, fileUrl: (file: string) => string) {
    this.#packages = new IconFiles(projectFolder, libraryOf(config));
    this.#fileUrl = fileUrl;
  }

  /** An icon as HTML; `undefined` for one without a picture. */
  readonly html = (icon: Icon): string | undefined => {
    const picture = this.#pictureOf(icon);
    if (picture === undefined) return undefined;
    if ("svg" in picture) return `<span class="docs-nav-icon">${picture.svg}</span>`;
    if ("url" in picture) return `<img class="docs-nav-icon" src="${escapeMarkup(picture.url)}" alt="">`;
    return escapeMarkup(picture.text);
  };

  /** The class of an icon; `undefined` for one without a picture. */
  classOf(icon: Icon): string | undefined {
    const picture = this.#pictureOf(icon);
    if (picture === undefined) return undefined;
    const look = lookOf(picture);
    const known = this.#looks.indexOf(look);
    return `docs-icon-${known < 0 ? this.#looks.push(look) - 1 : known}`;
  }

  /**
   * The style sheet of the classes so far.
   *
   * @param before the selector of the place before the text of the items that a selector finds
   */
  styles(before: (selector: string) => string): string {
    if (this.#looks.length === 0) return "";
    const all = `${before('[class*="docs-icon-"]')} { ${PLACE} }`;
    return [all, ...this.#looks.map((look, number) => `${before(`.docs-icon-${number}`)} { ${look} }`), ""].join("\n");
  }

  #pictureOf(icon: Icon): Picture | undefined {
    const { name, style, library } =
      typeof icon === "string" ? { name: icon, style: undefined, library: undefined } : icon;
    if (/[/.]/.test(name)) {
      this.files.add(name);
      const url = this.#fileUrl(name);
      return isSafeHref(url) ? { url } : undefined;
    }
    const found = this.#packages.find(name, style, library);
    if (found?.type === "raw") return { svg: found.value };
    return /\p{Extended_Pictographic}/u.test(name) ? { text: name } : undefined;
  }
}

/** The declarations of icons: as large as the text around them. */
export const ICON_SIZE = "display:inline-block;width:1em;height:1em;vertical-align:-.125em";

/** The rule of the HTML of icons. */
export const NAV_ICON_LOOK = `:is(.docs-nav-icon svg,img.docs-nav-icon){${ICON_SIZE}}`;

const PLACE = `content:"";flex:none;${ICON_SIZE};margin-inline-end:.5em;`;

/** The declarations that draw a picture. An SVG has the color of the text beside it. */
function lookOf(picture: Picture): string {
  if ("text" in picture) return `content: ${quoted(picture.text)}; width: auto; height: auto;`;
  const url = "url" in picture ? encodeLink(picture.url) : `data:image/svg+xml,${encodeURIComponent(picture.svg)}`;
  const drawn = `url(${quoted(url)}) center / contain no-repeat`;
  // Docusaurus' bundler would look for the file of an address beside the style sheet.
  return "url" in picture
    ? `/* webpackIgnore: true */ background: ${drawn};`
    : `background: currentColor; mask: ${drawn};`;
}

/** A string of CSS, also within a `style` element, which the text must not end. */
const quoted = (text: string): string => JSON.stringify(text).replaceAll("<", "\\3c ");
