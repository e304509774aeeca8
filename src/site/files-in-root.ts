import { readFileSync } from "node:fs";
import { locateBelow } from "./files-below.ts";

/** Files of a docs root for whoever can't wait. What a link leads out to is not there. */
export class FilesInRoot {
  readonly #folder: string;
  readonly #texts = new Map<string, string | undefined>();

  /** @param folder absolute path of the docs root */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The absolute path of a file by its path from the root; `undefined` if there is none inside it. */
  locate(path: string): string | undefined {
    return locateBelow({ folder: this.#folder, path });
  }

  /** The text of a file; it is read once. */
  text(path: string): string | undefined {
    if (this.#texts.has(path)) return this.#texts.get(path);
    const absolute = this.locate(path);
    const text = absolute === undefined ? undefined : readFileSync(absolute, "utf8").replace(/^\uFEFF/, "");
    this.#texts.set(path, text);
    return text;
  }
}
