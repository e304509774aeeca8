import { folderOf, foldersAbove } from "../../vocabulary/addresses/root-path.ts";
import type { WrittenElement } from "../written-elements.ts";
import { entryOfPage, type PageMention } from "./page-mentions.ts";

/** Where a new entry goes: into an element's `pages`, before the entry that has this index. */
export interface Placement {
  readonly element: WrittenElement;
  readonly at: number;
  readonly entry: string;
}

/** The pages of one folder in one list. */
interface FolderShare {
  readonly element: WrittenElement;
  count: number;
  /** Behind the last of them. */
  at: number;
  /** The last of them as it is written. */
  written: string;
}

/**
 * Finds places for pages: after the last page of their folder, in the list that has most pages of it. If no list has
 * any, the nearest folder above counts, except the docs root.
 *
 * @param paths in the order in which pages of one folder are to follow each other
 */
export function placeNewPages(
  elements: readonly WrittenElement[],
  mentions: readonly PageMention[],
  paths: readonly string[],
): { placements: Placement[]; unplaced: string[] } {
  const shares = sharesByFolder(elements, mentions);
  const placements: Placement[] = [];
  const unplaced: string[] = [];
  for (const path of paths) {
    const folder = foldersAbove(path).find((each) => shares.has(each)) ?? "";
    const share = shares.get(folder);
    if (!share || (folder === "" && path.includes("/"))) {
      unplaced.push(path);
      continue;
    }
    placements.push({
      element: share.element,
      at: share.at,
      entry: share.written.startsWith("/") ? `/${path}` : entryOfPage(path),
    });
  }
  return { placements, unplaced };
}

/** For each folder, the list that has most of its pages; of several, the first. */
function sharesByFolder(
  elements: readonly WrittenElement[],
  mentions: readonly PageMention[],
): Map<string, FolderShare> {
  const lists = new Set(elements.filter(({ value }) => Array.isArray(value.pages)).map(({ pointer }) => pointer));
  const byList = new Map<string, FolderShare>();
  const best = new Map<string, FolderShare>();
  for (const { path, element, index, written } of mentions) {
    if (index === undefined || !lists.has(element.pointer)) continue;
    const folder = folderOf(path);
    const key = `${element.pointer} ${folder}`;
    const share = byList.get(key) ?? { element, count: 0, at: 0, written };
    byList.set(key, share);
    share.count++;
    share.at = index + 1;
    share.written = written;
    if ((best.get(folder)?.count ?? 0) < share.count) best.set(folder, share);
  }
  return best;
}
