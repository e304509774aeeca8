import { closeSync, fstatSync, openSync, readFileSync, readSync } from "node:fs";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { type FileStamp, stampOf } from "./file-stamp.ts";

/** The text of a page file, or the head of it. */
export interface PageText {
  readonly text: string;
  /** From before it was read. */
  readonly stamp?: FileStamp | undefined;
  /** Where the first character is that was lost, because the file is not UTF-8. Of the head of a file it is not looked for. */
  readonly lostAt?: number | undefined;
}

/** Where a text has lost its first character: what is not UTF-8 is read as U+FFFD, and of UTF-16 every other byte as U+0000. */
function firstLost(text: string, bytes: Uint8Array): number | undefined {
  const isUtf16 = text.includes("\0");
  return isUtf16 || (text.includes("\ufffd") && !Buffer.from(text).equals(bytes))
    ? text.search(/[\ufffd\0]/)
    : undefined;
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
      const text = bytes.toString("utf8");
      return { text, stamp: stampOf(stats), lostAt: firstLost(text, bytes) };
    });
  }

  /** The first 4 KiB of a file, or as much (up to 64 KiB) as its front matter needs. */
  head(path: string): PageText | undefined {
    return reading(path, (descriptor) => {
      for (const size of HEAD_SIZES) {
        const length = readSync(descriptor, this.#buffer, 0, size, 0);
        const text = this.#buffer.toString("utf8", 0, length);
        if (length < size || frontMatterEnd(text) !== "open") return { text };
      }
      return { text: "" };
    });
  }
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
