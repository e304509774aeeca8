import type { PageFile } from "../../navigation/tree.ts";
import { foldersAbove } from "../../vocabulary/addresses/root-path.ts";

/**
 * The page files of a site by their path. A folder that can't be read may contain any page: every path in it counts as
 * an existing page without known fields.
 */
export class KnownPages extends Map<string, PageFile> {
  readonly unreadableFolders: Set<string>;

  constructor(pages: Iterable<readonly [string, PageFile]> = [], unreadableFolders: ReadonlySet<string> = new Set()) {
    super(pages);
    this.unreadableFolders = new Set(unreadableFolders);
  }

  override get(path: string): PageFile | undefined {
    return super.get(path) ?? (this.#isInUnreadable(path) ? {} : undefined);
  }

  override has(path: string): boolean {
    return super.has(path) || this.#isInUnreadable(path);
  }

  #isInUnreadable(path: string): boolean {
    if (this.unreadableFolders.size === 0) return false;
    return [...foldersAbove(path), ""].some((folder) => this.unreadableFolders.has(folder));
  }
}
