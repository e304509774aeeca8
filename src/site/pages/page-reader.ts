import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { type DecodedText, decodeText } from "../encoding.ts";
import { type FileStamp, stampOf } from "./file-stamp.ts";

/** The text of a page file, or the head of it. */
export interface PageText extends DecodedText {
  /** From before it was read. */
  readonly stamp?: FileStamp | undefined;
}

/** How much of a file is read for its front matter (bytes): first this much, then as much as it may take. */
const HEAD_SIZES = [4096, 65_536] as const;

/**
 * Reads page files one after the other into one buffer. A file that is gone counts as empty; one that can't be read gives
 * `undefined`.
 */
export class PageReader {
  readonly #buffer = Buffer.allocUnsafeSlow(HEAD_SIZES[1]);

  /** The whole text of a file. */
  whole(path: string): PageText | undefined {
    return reading(path, (descriptor) => {
      const stats = fstatSync(descriptor);
      const length = readSync(descriptor, this.#buffer, 0, this.#buffer.length, 0);
      const isAll = length < this.#buffer.length && length >= stats.size;
      const bytes = isAll ? this.#buffer.subarray(0, length) : readFileSync(path);
      return { ...decodeText(bytes), stamp: stampOf(stats) };
    });
  }

  /** The first 4 KiB of a file, or as much (up to 64 KiB) as its front matter needs. */
  head(path: string): PageText | undefined {
    return reading(path, (descriptor) => {
      for (const size of HEAD_SIZES) {
        const length = readSync(descriptor, this.#buffer, 0, size, 0);
        const read = decodeText(this.#buffer.subarray(0, length < size ? length : lastStart(this.#buffer, size)));
        if (length < size || frontMatterEnd(read.text) !== "open") return read;
      }
      return { text: "" };
    });
  }
}

/** Where the last character begins of which the bytes up to `end` have a part. */
function lastStart(bytes: Uint8Array, end: number): number {
  let start = end - 1;
  while (start > end - 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

function reading(path: string, read: (descriptor: number) => PageText): PageText | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, "r");
    return read(descriptor);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? { text: "" } : undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
