import { GIF } from "image-size/types/gif";
import type { IImage } from "image-size/types/interface";
import { JPG } from "image-size/types/jpg";
import { PNG } from "image-size/types/png";
import { SVG } from "image-size/types/svg";
import { WEBP } from "image-size/types/webp";

/** How large a picture is shown that nothing else says the size of, in CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How many bytes of a file tell the size, also of a photo with a preview of itself at its beginning. */
const TELLING_BYTES = 1 << 18;

const KINDS: readonly IImage[] = [PNG, JPG, GIF, WEBP];

/** The size of the picture in a file; `undefined` if that can't be read, or tells none. */
export function pictureSizeIn(
  files: { start(path: string, most: number): Uint8Array | undefined },
  path: string,
): PictureSize | undefined {
  const start = files.start(path, TELLING_BYTES);
  return start && pictureSize(start);
}

/** The size that the beginning of a file tells; `undefined` for what tells none. */
export function pictureSize(start: Uint8Array): PictureSize | undefined {
  try {
    const kind = KINDS.find(({ validate }) => validate(start));
    return kind ? uprightSize(kind.calculate(start)) : drawingSize(start.subarray(0, 8192));
  } catch {
    return undefined;
  }
}

/** Cameras say with a number from 5 on that a photo lies on its side, and browsers raise it. */
function uprightSize({ width, height, orientation = 1 }: ReturnType<IImage["calculate"]>): PictureSize | undefined {
  if (!(width > 0 && height > 0)) return undefined;
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** A drawing without a width or a height of its own is as wide as there is room. */
function drawingSize(start: Uint8Array): PictureSize | undefined {
  const text = Buffer.from(start).toString("latin1");
  const tag = text.search(/<svg\s/);
  const attributes = tag === -1 ? "" : text.slice(tag, text.indexOf(">", tag));
  const isSized = [/\swidth=["'][\d.]+[a-z]*["']/, /\sheight=["'][\d.]+[a-z]*["']/].every((side) =>
    side.test(attributes),
  );
  return isSized ? uprightSize(SVG.calculate(start)) : undefined;
}
