import { join } from "node:path";
import type { OffsetEdit } from "../../edit/json/offset-edit.ts";
import { importEdits, type PageMoves, referenceEdits } from "../../edit/pages/page-links.ts";
import type { LoadOptions, Site } from "../../site/load-site.ts";
import { isDataFile } from "../../vocabulary/files/site-files.ts";
import { readFileText } from "../write/file-bytes.ts";
import type { FileChange } from "../write/file-change.ts";

const SCRIPT = /\.(?:jsx?|tsx?|mjs)$/i;

/** A kind of file that names others, and what keeps the names working. */
interface Naming {
  readonly isOne: (file: string) => boolean;
  readonly edits: (text: string, file: string, rules: PageMoves) => OffsetEdit[];
}

/** Scripts name scripts and snippets; specs name specs. */
const NAMINGS: readonly Naming[] = [
  { isOne: (file) => SCRIPT.test(file), edits: importEdits },
  { isOne: isDataFile, edits: referenceEdits },
];

/** The scripts and specs that name moved files of their kind, or move themselves and name others. */
export async function movedReferences(
  { folder, files: known, configTexts }: Site,
  files: ReadonlyMap<string, string>,
  texts: LoadOptions["texts"],
): Promise<FileChange[]> {
  const found: FileChange[] = [];
  for (const { isOne, edits: editsOf } of NAMINGS) {
    if (![...files.keys()].some(isOne)) continue;
    for (const file of known?.keys() ?? []) {
      if (!isOne(file) || configTexts.has(file)) continue;
      const unsaved = texts?.get(file);
      const text = unsaved === undefined ? await readFileText(join(folder, file)) : { before: unsaved };
      const movedTo = files.get(file);
      const edits = editsOf(text.before, file, { moves: NOTHING, isPage: () => false, files, movedTo });
      if (edits.length > 0) found.push({ kind: "edit", file, ...text, edits });
    }
  }
  return found;
}

const NOTHING: ReadonlyMap<string, string> = new Map();
