import { iconNames } from "../../icons/icon-names.ts";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { IconFiles } from "../../render/look/icon-files.ts";
import { lineEnd, lineStart } from "../../vocabulary/files/line-bounds.ts";
import { ICON_PACKAGES, type IconLibrary, isIconLibrary, libraryOf } from "../../vocabulary/platform/icon-libraries.ts";
import { tagCursor, withBlankCode } from "../components/tag-cursor.ts";
import type { Asked } from "../feature.ts";
import { jsonCursor } from "../json-cursor.ts";
import type { SiteView } from "../site-view.ts";

/** How wide and high (px) an icon is shown. */
const ICON_SIZE = 48;
/** How wide (px) an image is shown. */
const IMAGE_WIDTH = 320;

interface Icon {
  readonly name: string;
  readonly library: IconLibrary;
}

/** The icon that is named at a place of docs.json or a page. */
export function iconAt(asked: Asked, offset: number): Icon | undefined {
  const {
    view,
    file,
    positions: { text },
  } = asked;
  const library = libraryOf(view.site.config);
  if (view.site.configTexts.has(file)) {
    const cursor = jsonCursor(text, offset);
    const [last, before] = cursor?.path.toReversed() ?? [];
    const isIcon = cursor?.part === "value" && (last === "icon" || (last === "name" && before === "icon"));
    return isIcon ? iconNamed(text.slice(cursor.start, cursor.end).replaceAll('"', ""), library) : undefined;
  }
  const head = frontMatterEnd(text);
  if (typeof head === "number" && offset < head) {
    const line = text.slice(lineStart(text, offset), lineEnd(text, offset));
    const name = /^icon:\s*["']?([\w-]+)/.exec(line)?.[1];
    return name === undefined ? undefined : iconNamed(name, library);
  }
  const end = offset + (/^[\w-]*/.exec(text.slice(offset, offset + 100))?.[0].length ?? 0);
  const cursor = tagCursor(withBlankCode(text), end);
  if (cursor?.part !== "value" || cursor.property !== "icon" || cursor.quote === "{") return undefined;
  const own = /\siconLibrary=["'](\w+)["']/.exec(
    text.slice(text.lastIndexOf("<", cursor.start), end + 500).split(">", 1)[0] ?? "",
  )?.[1];
  return iconNamed(cursor.typed, isIconLibrary(own) ? own : library);
}

const iconNamed = (name: string, library: IconLibrary): Icon | undefined =>
  /^[\w-]+$/.test(name) ? { name, library } : undefined;

/** An icon with its picture, if the package that has it is installed in the project. */
export function describeIcon({ name, library }: Icon, view: SiteView): string {
  if (!iconNames()[library].has(name)) return `${library} has no icon \`${name}\``;
  const found = new IconFiles(view.site.folder, library).find(name, undefined, library);
  const svg = found?.type === "raw" ? found.value : undefined;
  const without = `Install \`${ICON_PACKAGES[library].name}\` in the project to see it here`;
  return [svg === undefined ? without : `![${name}](${pictureOf(svg)})`, `Icon \`${name}\` of ${library}`].join("\n\n");
}

/** An SVG as an address, in a gray that is seen on light and dark. */
const pictureOf = (svg: string): string => {
  const sized = svg
    .replace("<svg", `<svg width="${ICON_SIZE}" height="${ICON_SIZE}"`)
    .replaceAll("currentColor", "#888888");
  const whole = sized.includes("xmlns=") ? sized : sized.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml;base64,${Buffer.from(whole).toString("base64")}`;
};

/** An image of the site; nothing for another file. */
export const describeImage = (file: string, view: SiteView): string[] =>
  /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(file) ? [`![${file}](${view.uriOf(file)}|width=${IMAGE_WIDTH})`] : [];
