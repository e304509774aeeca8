import type { Range } from "../diagnostic/diagnostic.ts";

/** A place within one file. */
export interface FilePlace {
  /** Path from the docs root, with `/`. */
  file: string;
  /** JSON Pointer (RFC 6901) into that file. */
  pointer: string;
}

/**
 * Leads from places in the assembled config back to the files that it was read from.
 * For a config in a single file, `origin` is the pointer itself in that file.
 */
export interface SourceMap {
  /** Path of the main file, such as `docs.json`. */
  readonly file: string;
  /** The file, and the pointer within it, that a pointer into the assembled config was read from. */
  origin(pointer: string): FilePlace;
  /**
   * The ranges of many places of one file, found in one scan of its text; `undefined` for a file whose text is not at
   * hand. A pointer to nothing gets the range of its nearest existing ancestor.
   */
  ranges(file: string, places: readonly { pointer: string; part: "key" | "value" }[]): (Range | undefined)[];
}

/** The source map of a config whose text is not at hand. */
export const UNMAPPED: SourceMap = {
  file: "docs.json",
  origin: (pointer) => ({ file: "docs.json", pointer }),
  ranges: (_, places) => places.map(() => undefined),
};
