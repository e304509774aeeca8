import { splitAddress } from "../vocabulary/address.ts";
import { withoutCode } from "../vocabulary/markdown-code.ts";
import { folderOf, pathInRoot } from "../vocabulary/root-path.ts";
import { splitPageExtension } from "../vocabulary/site-files.ts";
import { hasScheme } from "../vocabulary/url.ts";
import { hrefMoves } from "./href-moves.ts";
import type { OffsetEdit } from "./json/offset-edit.ts";

/** The pages that move. Paths are page paths: from the docs root, without leading slash and extension. */
export interface PageMoves {
  /** Old path to new path. */
  readonly moves: ReadonlyMap<string, string>;
  /** Whether there is a page of this path, before the move. */
  readonly isPage: (path: string) => boolean;
}

/** Finds links in Markdown and MDX; the group `target` is the address. */
const LINKS = [
  /\]\(\s*<?(?<target>[^)\s<>]+)/dg,
  /^ {0,3}\[[^\]\n]+\]:[ \t]*<?(?<target>[^\s<>]+)/dgm,
  /\b(?:href|src|to|url|link|img)\s*=\s*(?:\{\s*)?(?<quote>["'`])(?<target>[^"'`\n]*)\k<quote>/dg,
  /^(?:import|export)\b[^\n]*?["'](?<target>[./][^"'\n]*)["']/dgm,
] as const;

/**
 * The edits that keep a page's links working when pages move: they change links to moved pages and, if the page itself
 * moves, its relative links, images and imports. Code stays as it is.
 *
 * @param path the page's own path before the move
 */
export function linkEdits(text: string, path: string, { moves, isPage }: PageMoves): OffsetEdit[] {
  const moved = hrefMoves(moves);
  const before = folderOf(path);
  const after = folderOf(moves.get(path) ?? path);
  const visible = withoutFrontMatterAndCode(text);
  const found = new Map<number, OffsetEdit>();
  for (const pattern of LINKS) {
    for (const { indices, groups } of visible.matchAll(pattern)) {
      const [start, end] = indices?.groups?.target ?? [0, 0];
      const target = groups?.target ?? "";
      const to = target.startsWith("/") ? moved(target) : relativeTarget(target, before, after, moves, isPage);
      if (to !== undefined && to !== target) found.set(start, { start, end, text: to });
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** A relative link as it has to be after the move; `undefined` if it is not one, or leads out of the docs root. */
function relativeTarget(
  target: string,
  before: string,
  after: string,
  moves: ReadonlyMap<string, string>,
  isPage: (path: string) => boolean,
): string | undefined {
  if (hasScheme(target) || /^[#?{]/.test(target)) return undefined;
  const [written, rest] = splitAddress(target);
  const file = written === "" ? undefined : pathInRoot(written, before);
  if (file === undefined) return undefined;
  const [page, extension] = splitPageExtension(file);
  const dotted = written.startsWith(".");
  if (!dotted && !isPage(page)) return undefined;
  const moved = moves.get(page);
  if (moved === undefined && before === after) return undefined;
  const to = moved === undefined ? file : `${moved}${extension}`;
  const relative = relativePath(after, to);
  return `${dotted && !relative.startsWith(".") ? "./" : ""}${relative}${written.endsWith("/") ? "/" : ""}${rest}`;
}

/** The way from a folder to a file, both from the docs root. */
function relativePath(folder: string, file: string): string {
  const from = folder === "" ? [] : folder.split("/");
  const to = file.split("/");
  let shared = 0;
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++;
  return [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
}

/** The text with front matter, fenced code and code spans blanked out; offsets and line ends stay. */
function withoutFrontMatterAndCode(text: string): string {
  const head = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?=\r?\n|$)/.exec(text)?.[0] ?? "";
  return head.replace(/[^\r\n]/g, " ") + withoutCode(text.slice(head.length));
}
