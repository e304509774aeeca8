import { join } from "node:path";
import type { OffsetEdit } from "../edit/json/offset-edit.ts";
import { asciiEdits, encodePath, linkEdits } from "../edit/pages/page-links.ts";
import type { Site } from "../site/load-site.ts";
import { nameOfPath } from "../vocabulary/addresses/root-path.ts";
import { fileOfPage, isMarkdownFile } from "../vocabulary/files/site-files.ts";
import { readFileText } from "./write/file-bytes.ts";
import type { EditedText } from "./write/file-change.ts";

/** A page file that was read, and the edits that keep its links working. */
export interface MovedLinks {
  readonly path: string;
  readonly file: string;
  readonly text: Omit<EditedText, "edits">;
  readonly edits: readonly OffsetEdit[];
}

/**
 * The pages that get other paths, and those that may link to one of them. Edits are empty if no link changes.
 *
 * @param texts count instead of those on the disk
 */
export async function movedLinks(
  { folder, pages, place }: Site,
  moves: ReadonlyMap<string, string>,
  texts?: ReadonlyMap<string, string>,
): Promise<readonly MovedLinks[]> {
  const names = new Set([...moves.keys()].map(nameOfPath));
  const spellings = [...names].flatMap((name) => [...new Set([name, encodeURI(name), encodePath(name)])]);
  const mayLink = (text: string) =>
    names.has("index") || /[\\&]/.test(text) || spellings.some((name) => text.includes(name));
  const found: MovedLinks[] = [];
  for (const [path, page] of pages) {
    const file = fileOfPage(path, page);
    const unsaved = texts?.get(file);
    const text = unsaved === undefined ? await readFileText(join(folder, file)) : { before: unsaved };
    if (!moves.has(path) && !mayLink(text.before)) continue;
    const edits = linkEdits(text.before, path, {
      moves,
      place,
      isPage: (page) => pages.has(page),
      isMarkdown: isMarkdownFile(file),
    });
    found.push({ path, file, text, edits: text.encoding ? asciiEdits(edits) : edits });
  }
  return found;
}
