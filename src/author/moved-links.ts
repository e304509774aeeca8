import { join } from "node:path";
import type { OffsetEdit } from "../edit/json/offset-edit.ts";
import { asciiEdits, encodePath, linkEdits } from "../edit/pages/page-links.ts";
import type { PageFile } from "../navigation/tree.ts";
import type { LoadOptions, Site } from "../site/load-site.ts";
import { nameOfPath, normalizePath } from "../vocabulary/addresses/root-path.ts";
import { fileOfPage, isMarkdownFile, withoutPageExtension } from "../vocabulary/files/site-files.ts";
import { isNeverPage } from "../vocabulary/files/unpublished-files.ts";
import { pagesThatShow } from "./pages-that-show.ts";
import { readFileText } from "./write/file-bytes.ts";
import type { EditedText } from "./write/file-change.ts";

/** A page file that was read, and the edits that keep its links working. */
export interface MovedLinks {
  readonly path: string;
  readonly file: string;
  readonly text: Omit<EditedText, "edits">;
  readonly edits: readonly OffsetEdit[];
}

/** The links of a snippet that stay as they are written, because no address serves all pages that show it. */
export interface StuckLink {
  readonly file: string;
  readonly written: string;
}

interface MovedWith {
  readonly onStuck?: (stuck: StuckLink) => void;
  /** Those that count instead of the ones on the disk. */
  readonly texts: LoadOptions["texts"];
  /** The files that move. */
  readonly files?: ReadonlyMap<string, string>;
}

/** The pages and snippets that get other paths, and those that may name one of them. Edits are empty if nothing changes. */
export async function movedLinks(
  site: Site,
  moves: ReadonlyMap<string, string>,
  { texts, files = new Map(), onStuck }: MovedWith,
): Promise<readonly MovedLinks[]> {
  const { folder, pages, place } = site;
  let showing: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  const textOf = async (file: string) => texts?.get(file) ?? (await readFileText(join(folder, file))).before;
  // An import may leave out what is behind the dot.
  const named = [...files.keys()].map((file) => nameOfPath(file).replace(/\.\w+$/, ""));
  const names = new Set([...[...moves.keys()].map(nameOfPath), ...named]);
  const spellings = [...names].flatMap((name) => [...new Set([name, encodeURI(name), encodePath(name)])]);
  const mayLink = (text: string) =>
    names.has("index") || /[\\&]/.test(text) || spellings.some((name) => text.includes(name));
  const found: MovedLinks[] = [];
  for (const [path, page] of pages) {
    const file = fileOfPage(path, page);
    const unsaved = texts?.get(file);
    const text = unsaved === undefined ? await readFileText(join(folder, file)) : { before: unsaved };
    if (isNeverPage(path) && text.before.includes("./")) showing ??= pagesThatShow(site, textOf);
    const shownBy = isNeverPage(path) ? ((await showing)?.get(file) ?? []) : [];
    const isMoving = [path, ...shownBy].some((each) => moves.has(each)) || files.has(file);
    if (!isMoving && !mayLink(text.before)) continue;
    const to = files.get(file);
    const edits = linkEdits(text.before, path, {
      moves,
      place,
      isPage: (page) => pages.has(page),
      isMarkdown: isMarkdownFile(file),
      files,
      movedTo: to && withoutPageExtension(to),
      shownBy,
      isFile: (path) => site.files?.has(path) ?? false,
      onStuck: (written) => onStuck?.({ file, written }),
    });
    const all = [...specEdit(page, text.before, files), ...edits];
    found.push({ path, file, text, edits: text.encoding ? asciiEdits(all) : all });
  }
  return found;
}

/** The edit of the spec in the front matter of a page: `openapi: specs/users.json GET /users`. */
function specEdit(page: PageFile, text: string, files: ReadonlyMap<string, string>): OffsetEdit[] {
  const [spec = ""] = page.openapi?.trim().split(/\s/) ?? [];
  const to = files.get(normalizePath(spec));
  if (to === undefined || !page.openapiRange) return [];
  const start = text.indexOf(spec, page.openapiRange.start.offset);
  if (start < 0 || start + spec.length > page.openapiRange.end.offset) return [];
  return [{ start, end: start + spec.length, text: `${/^(?:\.?\/)?/.exec(spec)?.[0]}${to}` }];
}
