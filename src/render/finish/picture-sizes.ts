import type { Element, Root } from "hast";
import { eachElement } from "../hast.ts";
import type { PictureSize } from "../look/picture-size.ts";

/** The size of a picture by its address in a page; `undefined` if the docs don't have it, or its file does not tell. */
export type SizeOf = (address: string) => PictureSize | undefined;

/**
 * Writes to pictures how large they are, so that their room is there before they are. The style sheet keeps them as wide as
 * the page at most. One whose height an author has set in any way stays as it is.
 */
export function writePictureSizes(root: Root, sizeOf: SizeOf): void {
  eachElement(root, (element) => {
    const { tagName, properties } = element;
    if (tagName !== "img" || typeof properties.src !== "string" || isSized(element)) return;
    const { width = "" } = properties;
    if (!/^\d*$/.test(String(width))) return;
    const size = sizeOf(properties.src);
    if (size === undefined) return;
    const shown = Number(width || size.width);
    properties.width = shown;
    properties.height = Math.max(1, Math.round((size.height * shown) / size.width));
    properties.className = [properties.className ?? []].flat().map(String).concat("docs-sized");
  });
}

/** Whether an author, or the style of an icon, says how high a picture is, or browsers choose which one it is. */
const isSized = ({ properties: { height, style = "", className = [], srcSet } }: Element): boolean =>
  height !== undefined ||
  srcSet !== undefined ||
  /\bheight\s*:/i.test(String(style)) ||
  [className].flat().some((names) => /(?<!\w)(?:h|size)-(?!auto\b)|^docs-icon-image$/.test(String(names)));
