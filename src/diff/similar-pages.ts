import { appendTo } from "../diagnostic/group-by.ts";
import type { PageContent } from "./page-content.ts";

/** The share of lines that a page and its new version have in common at least, as for git. */
const LEAST_SHARE = 0.5;
/** Fewer equal lines, such as lines of front matter, are found in pages that have nothing to do with each other. */
const LEAST_LINES = 3;
/** A line that is in more pages than this identifies none of them. */
const MOST_PAGES_OF_A_LINE = 20;

type Contents = ReadonlyMap<string, PageContent>;

/** For pages that are gone, by path, the new page that is most like them; each is the new version of one page only. */
export function findSimilarPages(gone: Contents, fresh: Contents): Map<string, string> {
  const holders = pagesByLine(fresh);
  const pairs = [...gone].flatMap(([from, { lines }]) => {
    const shared = new Map<string, number>();
    for (const line of lines) {
      const pages = holders.get(line) ?? [];
      for (const page of pages.length > MOST_PAGES_OF_A_LINE ? [] : pages)
        shared.set(page, (shared.get(page) ?? 0) + 1);
    }
    return [...shared].flatMap(([to, count]) => {
      const most = Math.max(lines.length, fresh.get(to)?.lines.length ?? 0);
      return count < LEAST_LINES ? [] : [{ from, to, share: count / most }];
    });
  });
  const moves = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to, share } of pairs.sort((a, b) => b.share - a.share)) {
    if (share < LEAST_SHARE || moves.has(from) || taken.has(to)) continue;
    moves.set(from, to);
    taken.add(to);
  }
  return moves;
}

function pagesByLine(contents: Contents): Map<number, string[]> {
  const pages = new Map<number, string[]>();
  for (const [path, { lines }] of contents) {
    for (const line of lines) {
      appendTo(pages, line, path);
    }
  }
  return pages;
}
