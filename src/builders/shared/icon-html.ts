import type { Icon } from "../../navigation/tree.ts";
import { IconFiles } from "../../render/look/icon-files.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../vocabulary/files/escape-markup.ts";
import { libraryOf } from "../../vocabulary/platform/icon-libraries.ts";

/** Draws the icons of a navigation as HTML, from the packages that are installed for a project; `undefined` for one that isn't there. */
export function iconHtml(
  config: unknown,
  { projectFolder, fileUrl }: { projectFolder: string; fileUrl: (file: string) => string },
): (icon: Icon) => string | undefined {
  const files = new IconFiles(projectFolder, libraryOf(config));
  return (icon) => {
    const { name, style, library } =
      typeof icon === "string" ? { name: icon, style: undefined, library: undefined } : icon;
    if (/[/.]/.test(name)) {
      const source = fileUrl(name);
      return isSafeHref(source) ? `<img class="docs-nav-icon" src="${escapeMarkup(source)}" alt="">` : undefined;
    }
    const picture = files.find(name, style, library);
    if (picture?.type === "raw") return `<span class="docs-nav-icon">${picture.value}</span>`;
    return /\p{Extended_Pictographic}/u.test(name) ? escapeMarkup(name) : undefined;
  };
}
