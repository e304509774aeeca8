import { expect, it } from "vitest";
import { pictureSize } from "../../../src/render/look/picture-size.ts";

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));

const PNG = bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 4, 176, 0, 0, 2, 88, 8, 6, 0, 0, 0]);
const GIF = bytes("GIF89a", [144, 1, 44, 1, 0, 0, 0]);
const WEBP = bytes("RIFF", [0, 0, 0, 0], "WEBPVP8X", [10, 0, 0, 0, 0, 0, 0, 0, 0x8f, 1, 0, 0x2b, 1, 0]);
/** How a camera was held: 1 is upright, 6 on its side. */
const jpeg = (orientation: number): Buffer =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1, 0, 34],
    "Exif\0\0MM",
    [0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
    [0xff, 0xc0, 0, 17, 8, 2, 88, 4, 176, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9],
  );
const svg = (attributes: string): Buffer =>
  bytes(`<?xml version="1.0"?>\n<!-- drawn --><svg ${attributes}><path/></svg>`);

it.each([
  ["a PNG", PNG, { width: 1200, height: 600 }],
  ["a GIF", GIF, { width: 400, height: 300 }],
  ["a WebP", WEBP, { width: 400, height: 300 }],
  ["a JPEG", jpeg(1), { width: 1200, height: 600 }],
  ["a photo on its side", jpeg(6), { width: 600, height: 1200 }],
  ["a drawing", svg('viewBox="0 0 24 24" width="32px" height="16"'), { width: 32, height: 16 }],
])("tells the size of %s", (_, file, size) => {
  expect(pictureSize(file)).toEqual(size);
});

it.each([
  ["a drawing that is as wide as there is room", svg('viewBox="0 0 24 24"')],
  ["a drawing whose width is a part of the room", svg('viewBox="0 0 24 24" width="100%" height="16"')],
  ["a drawing whose width is that of a line", svg('stroke-width="2" height="16"')],
  ["a picture without width", bytes(PNG.subarray(0, 16).toString("latin1"), [0, 0, 0, 0, 0, 0, 2, 88])],
  ["a picture that is cut off", new Uint8Array(PNG.subarray(0, 17))],
  ["a photo that is cut off", jpeg(1).subarray(0, 30)],
  ["a text", bytes("version https://git-lfs.github.com/spec/v1\n")],
  ["an empty file", Buffer.alloc(0)],
])("tells none of %s", (_, file) => {
  expect(pictureSize(file)).toBeUndefined();
});
