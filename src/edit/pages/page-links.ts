import { scanPage } from "../../pages/read/scan-page.ts";
import type { Span } from "../../pages/read/scanned-page.ts";
import { decodePath, percentEncode, splitAddress, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { folderOf, pathInRoot, relativePath } from "../../vocabulary/addresses/root-path.ts";
import type { SitePlace } from "../../vocabulary/addresses/site-place.ts";
import { hasScheme } from "../../vocabulary/addresses/url.ts";
import { IMPORT_ENDS, splitPageExtension } from "../../vocabulary/files/site-files.ts";
import { SNIPPET_FOLDERS, snippetPaths } from "../../vocabulary/files/unpublished-files.ts";
import { hrefMoves } from "../href-moves.ts";
import type { OffsetEdit } from "../json/offset-edit.ts";

/** The pages that move. Paths are page paths: from the docs root, without leading slash and extension. */
export interface PageMoves {
  /** Old path to new path. */
  readonly moves: ReadonlyMap<string, string>;
  /** Whether there is a page of this path, before the move. */
  readonly isPage: (path: string) => boolean;
  /** Where the site is on its domain: links may begin with its base path. */
  readonly place?: SitePlace | undefined;
  /** Whether the page whose links are moved is a `.md` file (default false). */
  readonly isMarkdown?: boolean;
  /** The files that move, by path from the docs root: snippets, images, and the files of pages. */
  readonly files?: ReadonlyMap<string, string>;
  /** The path of the page itself after the move, if `moves` does not have it: of a snippet. */
  readonly movedTo?: string | undefined;
  /** The paths of the pages that show it, if it is a snippet: its relative links count from their folders, as in `check`. */
  readonly shownBy?: readonly string[];
  /** Whether there is a file of this path, before the move. */
  readonly isFile?: (path: string) => boolean;
  /** Told of a link of a snippet that stays, because its pages need different addresses. */
  readonly onStuck?: (written: string) => void;
}

/** A place that names a moved file and can't name it where it goes. */
export class UnnameableFileError extends Error {}

/**
 * The edits that keep a page's links working when pages move: they change links to moved pages and, if the page itself
 * moves, its relative links, images and imports. Code and front matter stay as they are. What is written is an address:
 * a path with spaces or parentheses is percent-encoded.
 *
 * @param path the page's own path before the move
 */
export function linkEdits(text: string, path: string, rules: PageMoves): OffsetEdit[] {
  const { links, imports } = scanPage(text, { markdown: rules.isMarkdown ?? false, anyAddress: true });
  const mover = new LinkMover(path, rules);
  const moveLink = prepareShownLinks(mover, rules);
  const found = new Map<number, OffsetEdit>();
  const put = ({ start, end }: Span, to: string | undefined) => {
    if (to !== undefined && to !== text.slice(start, end)) found.set(start, { start, end, text: to });
  };
  for (const link of links) {
    if (link.form === "autolink") continue;
    const [path, rest] = splitAddress(link.target);
    const isSnippet = link.element === "Snippet" && link.field === "file";
    const to = isSnippet
      ? mover.snippetOf(path)
      : link.form === "front-matter"
        ? mover.fileOf(path, String)
        : moveLink(path);
    // Query and fragment stay as they are written, with their escapes; the # of an entity begins none.
    const written = text.slice(link.start, link.end);
    const end = rest === "" ? "" : written.slice(written.search(/\?|(?<!&)#/));
    put(link, to === undefined ? undefined : to + end);
  }
  for (const read of imports) if (/^[./]/.test(read.source)) put(read, mover.importOf(read.source));
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Moves the links of a page; the relative ones of a snippet as the pages that show it need them. */
function prepareShownLinks(own: LinkMover, rules: PageMoves): (written: string) => string | undefined {
  const pages = rules.shownBy?.map((path) => new LinkMover(path, { ...rules, movedTo: undefined })) ?? [];
  return (written) => {
    const alive = written.startsWith(".") ? pages.filter((page) => page.targetOf(written) !== undefined) : [];
    const [path, ...others] = new Set(alive.map((page) => page.pathOf(written, encodePath) ?? written));
    if (path === undefined) return own.pathOf(written, encodePath);
    if (others.length === 0) return path;
    const [target = "", ...more] = new Set(alive.map((page) => page.targetOf(written)));
    if (more.length === 0) return `/${encodePath(target)}`;
    rules.onStuck?.(written);
    return undefined;
  };
}

const SCRIPT_IMPORTS = /\b(?:from|import)\s{0,9}\(?\s{0,9}(["'])(?<source>[./][^"'\n]*)\1/dg;
const REFERENCES = /["']?\$ref["']?\s*:\s*["']?(?<source>[^"'\s#,{}]+)/dg;

/** The edits that keep the imports of a script working. @param file its path before the move */
export const importEdits = (text: string, file: string, rules: PageMoves): OffsetEdit[] =>
  namedEdits(text, SCRIPT_IMPORTS, (source) => new LinkMover(file, rules).importOf(source));

/** The edits that keep the references of a spec to other files working. @param file its path before the move */
export const referenceEdits = (text: string, file: string, rules: PageMoves): OffsetEdit[] =>
  namedEdits(text, REFERENCES, (source) => {
    if (hasScheme(source) || source.startsWith("/")) return undefined;
    const isBare = !source.startsWith(".");
    return new LinkMover(file, rules).importOf(isBare ? `./${source}` : source)?.replace(isBare ? /^\.\// : "", "");
  });

function namedEdits(text: string, pattern: RegExp, move: (source: string) => string | undefined): OffsetEdit[] {
  return [...text.matchAll(pattern)].flatMap(({ groups: { source = "" } = {}, indices }) => {
    const to = move(source);
    const [start, end] = indices?.groups?.source ?? [0, 0];
    return to === undefined || to === source ? [] : [{ start, end, text: to }];
  });
}

/** Finds the new paths of links in one page. */
class LinkMover {
  readonly #moves: PageMoves["moves"];
  readonly #isPage: PageMoves["isPage"];
  readonly #isFile: NonNullable<PageMoves["isFile"]>;
  /** The page's folder before and after the move. */
  readonly #before: string;
  readonly #after: string;
  readonly #moved: ReturnType<typeof hrefMoves>;
  readonly #files: ReadonlyMap<string, string>;

  constructor(path: string, { moves, isPage, place, files = new Map(), movedTo, isFile = () => false }: PageMoves) {
    this.#moves = moves;
    this.#isPage = isPage;
    this.#isFile = isFile;
    this.#before = folderOf(path);
    this.#after = folderOf(movedTo ?? moves.get(path) ?? path);
    this.#moved = hrefMoves(moves, place);
    this.#files = files;
  }

  /** A path that names a moved file, as it has to be after the move; `undefined` for any other. */
  fileOf(written: string, encode: (path: string) => string, ends: readonly string[] = [""]): string | undefined {
    if (this.#files.size === 0 || written === "" || hasScheme(written)) return undefined;
    const inFolder = written.startsWith("/") ? undefined : this.#movedFile(pathInRoot(written, this.#before), ends);
    if (inFolder !== undefined) {
      const relative = relativePath(this.#after, inFolder);
      return encode(written.startsWith(".") && !relative.startsWith(".") ? `./${relative}` : relative);
    }
    // Without a slash or dot it may count from the docs root.
    if (written.startsWith(".")) return undefined;
    const fromRoot = this.#movedFile(pathInRoot(written.replace(/^\/+/, "")), ends);
    return fromRoot === undefined ? undefined : encode(written.startsWith("/") ? `/${fromRoot}` : fromRoot);
  }

  /** Where a file goes that is named without one of these ends; without the end. */
  #movedFile(file: string | undefined, ends: readonly string[]): string | undefined {
    if (file === undefined) return undefined;
    for (const end of ends) {
      const to = this.#files.get(file + end) ?? this.#files.get(decodePath(file) + end);
      if (to !== undefined) return end !== "" && to.endsWith(end) ? to.slice(0, -end.length) : to;
    }
    return undefined;
  }

  /** The path of what a relative link leads to, after the move; `undefined` if that is nothing. */
  targetOf(written: string): string | undefined {
    const file = pathInRoot(written, this.#before);
    if (file === undefined) return undefined;
    const moved = this.#movedFile(file, [""]);
    if (moved !== undefined) return moved;
    if (this.#isFile(decodePath(file))) return decodePath(file);
    const [page, extension] = splitPageExtension(decodePath(file));
    return this.#isPage(page) ? (this.#moves.get(page) ?? page) + extension : undefined;
  }

  /** The path of an import after the move. */
  importOf(source: string): string | undefined {
    return this.fileOf(source, String, IMPORT_ENDS) ?? this.pathOf(source, String);
  }

  /** The `file` of a `Snippet` after the move. @throws {UnnameableFileError} if it goes where no `Snippet` finds it */
  snippetOf(written: string): string | undefined {
    const to = snippetPaths(written).flatMap((path) => this.#files.get(path) ?? [])[0];
    if (to === undefined) return undefined;
    const folder = SNIPPET_FOLDERS.find((each) => to.startsWith(`${each}/`));
    if (folder !== undefined) return to.slice(folder.length + 1);
    throw new UnnameableFileError(
      `<Snippet file="${written}" /> finds no file outside of snippets/; import it instead`,
    );
  }

  /**
   * The path of a link as it has to be after the move, in the form that it was written in; `undefined` if it may stay.
   *
   * @param encode makes an address of a path
   */
  pathOf(written: string, encode: (path: string) => string): string | undefined {
    const file = this.fileOf(written, encode);
    if (file !== undefined) return file;
    return this.#pageOf(written, encode);
  }

  #pageOf(written: string, encode: (path: string) => string): string | undefined {
    if (written.startsWith("/")) {
      const to = this.#moved(written);
      return to === undefined ? undefined : encode(to);
    }
    if (hasScheme(written) || /^[#?{]|^$/.test(written)) return undefined;
    const dotted = written.startsWith(".");
    // Without a dot it counts from the docs root, as in `check`; only where no page is there, from the folder.
    if (!dotted && this.#before !== "") {
      const to = this.#moved(`/${written}`);
      if (to !== undefined) return encode(to.slice(1));
      const [fromRoot] = splitPageExtension(withoutEndSlash(decodePath(written)));
      if (this.#isPage(fromRoot)) return undefined;
    }
    const file = pathInRoot(written, this.#before);
    if (file === undefined) return undefined;
    const [page, extension] = splitPageExtension(file);
    const plain = this.#isPage(page) ? page : decodePath(page);
    if (!dotted && !this.#isPage(plain) && !this.#moves.has(plain)) return undefined;
    const moved = this.#moves.get(plain);
    if (moved === undefined && this.#before === this.#after) return undefined;
    const to = moved === undefined ? relativePath(this.#after, file) : relativePath(this.#after, moved + extension);
    // A path that stays may be encoded already.
    const relative = moved === undefined ? encodeSpaces(to) : encode(to);
    const needsDot = dotted || (this.#before === "" && this.#after !== "");
    return `${needsDot && !relative.startsWith(".") ? "./" : ""}${relative}${written.endsWith("/") ? "/" : ""}`;
  }
}

/** The address of a path, as Markdown and attributes can have it. Letters of all scripts stay. */
export const encodePath = (path: string): string => path.replace(/[\s<>()"'`\\{}|^%?#]/g, percentEncode);

const encodeSpaces = (path: string): string => path.replace(/[\s<>()"'`\\{}|^]/g, percentEncode);

/** The same edits for a text in which each character is a byte, and others have no place. */
export const asciiEdits = (edits: readonly OffsetEdit[]): OffsetEdit[] =>
  edits.map((edit) => ({ ...edit, text: edit.text.replace(/[^\0-\x7f]+/g, percentEncode) }));
