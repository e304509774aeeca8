import { scanPage } from "../../pages/read/scan-page.ts";
import type { Span } from "../../pages/read/scanned-page.ts";
import { decodePath, splitAddress } from "../../vocabulary/addresses/address.ts";
import { folderOf, pathInRoot } from "../../vocabulary/addresses/root-path.ts";
import type { SitePlace } from "../../vocabulary/addresses/site-place.ts";
import { hasScheme } from "../../vocabulary/addresses/url.ts";
import { splitPageExtension } from "../../vocabulary/files/site-files.ts";
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
}

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
  const found = new Map<number, OffsetEdit>();
  const put = ({ start, end }: Span, to: string | undefined) => {
    if (to !== undefined && to !== text.slice(start, end)) found.set(start, { start, end, text: to });
  };
  for (const link of links) {
    if (link.form === "front-matter" || link.form === "autolink") continue;
    const [path, rest] = splitAddress(link.target);
    const to = mover.pathOf(path, encodePath);
    // Query and fragment stay as they are written, with their escapes; the # of an entity begins none.
    const written = text.slice(link.start, link.end);
    const end = rest === "" ? "" : written.slice(written.search(/\?|(?<!&)#/));
    put(link, to === undefined ? undefined : to + end);
  }
  for (const read of imports) if (/^[./]/.test(read.source)) put(read, mover.pathOf(read.source, String));
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Finds the new paths of links in one page. */
class LinkMover {
  readonly #moves: PageMoves["moves"];
  readonly #isPage: PageMoves["isPage"];
  /** The page's folder before and after the move. */
  readonly #before: string;
  readonly #after: string;
  readonly #moved: ReturnType<typeof hrefMoves>;

  constructor(path: string, { moves, isPage, place }: PageMoves) {
    this.#moves = moves;
    this.#isPage = isPage;
    this.#before = folderOf(path);
    this.#after = folderOf(moves.get(path) ?? path);
    this.#moved = hrefMoves(moves, place);
  }

  /**
   * The path of a link as it has to be after the move, in the form that it was written in; `undefined` if it may stay.
   *
   * @param encode makes an address of a path
   */
  pathOf(written: string, encode: (path: string) => string): string | undefined {
    if (written.startsWith("/")) {
      const to = this.#moved(written);
      return to === undefined ? undefined : encode(to);
    }
    if (hasScheme(written) || /^[#?{]|^$/.test(written)) return undefined;
    const file = pathInRoot(written, this.#before);
    if (file === undefined) return undefined;
    const [page, extension] = splitPageExtension(file);
    const dotted = written.startsWith(".");
    const plain = this.#isPage(page) ? page : decodePath(page);
    if (!dotted && !this.#isPage(plain) && !this.#moves.has(plain)) return undefined;
    const moved = this.#moves.get(plain);
    if (moved === undefined && this.#before === this.#after) return undefined;
    const to = moved === undefined ? relativePath(this.#after, file) : relativePath(this.#after, moved + extension);
    // A path that stays may be encoded already.
    const relative = moved === undefined ? encodeSpaces(to) : encode(to);
    return `${dotted && !relative.startsWith(".") ? "./" : ""}${relative}${written.endsWith("/") ? "/" : ""}`;
  }
}

/** The way from a folder to a file, both from the docs root. */
function relativePath(folder: string, file: string): string {
  const from = folder === "" ? [] : folder.split("/");
  const to = file.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}

const percent = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");

/** The address of a path, as Markdown and attributes can have it. Letters of all scripts stay. */
export const encodePath = (path: string): string => path.replace(/[\s<>()"'`\\{}|^%?#]/g, percent);

const encodeSpaces = (path: string): string => path.replace(/[\s<>()"'`\\{}|^]/g, percent);

/** The same edits for a text in which each character is a byte, and others have no place. */
export const asciiEdits = (edits: readonly OffsetEdit[]): OffsetEdit[] =>
  edits.map((edit) => ({ ...edit, text: edit.text.replace(/[^\0-\x7f]+/g, percent) }));
