import type { Range } from "../diagnostic/diagnostic.ts";

/** The texts that a docs.json is made of. */
export interface DocsTexts {
  /** Path of the main file from the docs root: `docs.json`. */
  readonly file: string;
  /** The main file and the files that it includes (`$ref`), by path from the docs root. Includes that are not here stay untouched. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A change of a text: replace `range` of `file`, as the file was before, by `text`. */
export interface TextEdit {
  file: string;
  range: Range;
  text: string;
}

/** The result of an edit. */
export interface EditedDocs {
  /** All texts, for the next edit. */
  readonly docs: DocsTexts;
  /** The new texts of the files that changed; empty if nothing had to. */
  readonly changed: ReadonlyMap<string, string>;
  /** The ranges that changed, by file and offset. They do not overlap. */
  readonly edits: readonly TextEdit[];
}
