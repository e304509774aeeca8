import { appendTo } from "../../diagnostic/group-by.ts";
import type { OffsetEdit } from "../../edit/json/offset-edit.ts";
import { asciiEdits, encodePath, linkEdits } from "../../edit/pages/page-links.ts";
import type { PageFile } from "../../navigation/tree.ts";
import { includedFiles } from "../../pages/included-files.ts";
import { scanPage } from "../../pages/read/scan-page.ts";
import type { LoadOptions, Site } from "../../site/load-site.ts";
import { nameOfPath, normalizePath } from "../../vocabulary/addresses/root-path.ts";
import { fileOfPage, isMarkdownFile, withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import { currentText, type FileText } from "../write/file-bytes.ts";

/** A page file that was read, and the edits that keep its links working. */
interface MovedLinks {
  readonly path: string;
  readonly file: string;
  readonly text: FileText;
  readonly edits: readonly OffsetEdit[];
}

/** The links of a snippet that stay as they are written, because no address serves all pages that show it. */
export interface StuckLink {
  readonly file: string;
  readonly written: string;
}

interface MovedWith {
  readonly onStuck?: (stuck: StuckLink) => void;
  /** Texts of files that replace the texts on the disk. */
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
  const read = (file: string) => currentText(folder, file, texts);
  // An import may leave out what is behind the dot.
  const named = [...files.keys()].map((file) => nameOfPath(file).replace(/\.\w+$/, ""));
  const names = new Set([...[...moves.keys()].map(nameOfPath), ...named]);
  const spellings = [...names].flatMap((name) => [...new Set([name, encodeURI(name), encodePath(name)])]);
  const mayLink = (text: string) =>
    names.has("index") || /[\\&]/.test(text) || spellings.some((name) => text.includes(name));
  const found: MovedLinks[] = [];
  for (const [path, page] of pages) {
    const file = fileOfPage(path, page);
    const text = await read(file);
    if (isNeverPage(path) && text.before.includes("./")) showing ??= pagesThatShow(site, read);
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

/** The paths of the pages that show a snippet, by the snippet's file: directly, or through another snippet. */
async function pagesThatShow(
  { pages }: Site,
  read: (file: string) => Promise<FileText>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = new Set([...pages].map(([path, page]) => fileOfPage(path, page)));
  const included = new Map<string, readonly string[]>();
  const includedIn = async (file: string): Promise<readonly string[]> => {
    const known = included.get(file) ?? snippetsIn((await read(file)).before, file, files);
    included.set(file, known);
    return known;
  };
  const shown = new Map<string, string[]>();
  for (const [path, page] of pages) {
    if (isNeverPage(path)) continue;
    const own = fileOfPage(path, page);
    const inside = new Set([own]);
    for (const file of inside) for (const each of await includedIn(file)) inside.add(each);
    inside.delete(own);
    for (const file of inside) appendTo(shown, file, path);
  }
  return shown;
}

/** The files of the snippets that a page or another snippet includes. */
function snippetsIn(text: string, file: string, files: ReadonlySet<string>): string[] {
  if (!text.includes("import") && !text.includes("<Snippet")) return [];
  const { imports, links } = scanPage(text, { markdown: isMarkdownFile(file) });
  const snippets = links.filter(({ element, field }) => element === "Snippet" && field === "file");
  const all = [
    ...imports,
    ...snippets.map(({ target, ...span }) => ({ ...span, source: target, isSnippet: true as const })),
  ];
  return all.flatMap((each) => includedFiles(each, file).find((path) => files.has(path)) ?? []);
}
