import { existsSync, type FSWatcher, statSync, watch } from "node:fs";
import { join, posix } from "node:path";
import type { Result } from "../diagnostic/diagnostic.ts";
import { PageVerdicts } from "../pages/page-verdicts.ts";
import { pathFrom } from "../vocabulary/files/path-from.ts";
import { IGNORE_FILE, isPageFile, isSiteFile } from "../vocabulary/files/site-files.ts";
import { type CheckedSite, type CheckOptions, checkSite } from "./check-site.ts";
import type { Site, SiteCache } from "./load-site.ts";

/** How long an editor takes to save a file in several steps, in ms. */
export const SAVING_MS = 50;

export interface WatchOptions extends CheckOptions {
  /** How long to wait for more changes after one, in ms (default 50): editors save in several steps. */
  delayMs?: number | undefined;
  /** Whether changes of a file count that is neither a page nor read for the navigation, by its path from the docs root. */
  alsoFollows?: ((file: string) => boolean) | undefined;
  /** Called with errors that keep the site from being read, such as a missing docs.json. Watching continues. */
  onError?: ((error: unknown) => void) | undefined;
}

/** The result of a change. */
export interface SiteUpdate {
  readonly result: Result<CheckedSite> & { readonly value: CheckedSite };
  /** The changed files, by path from the docs root; empty at first. */
  readonly changed: readonly string[];
}

export interface SiteWatcher {
  /** Settles once the site was read for the first time. @throws {SiteError} if it can't be read; nothing is watched then */
  readonly ready: Promise<void>;
  /** Notes files, by path from the docs root, that changed on the disk. */
  touch(files: readonly string[]): void;
  /** Notes files whose texts in `texts` changed, which is read anew for each check. */
  retext(files: readonly string[]): void;
  /** Settles once all changes that are known are checked; none waits for more of them. */
  settled(): Promise<void>;
  /** Ends watching; no update comes after it. */
  close(): Promise<void>;
}

/**
 * Checks a site, and again after every change in its docs.json, includes, specs and page files. Files that did not
 * change are not read again, and specs whose text is the same are not indexed again.
 *
 * @param onChange called with the first result, then after each change, never twice at a time
 * @example
 * const watcher = watchSite("docs", ({ result }) => render(result.value.navigation));
 * await watcher.ready;
 * await watcher.close();
 */
export function watchSite(
  path: string | undefined,
  onChange: (update: SiteUpdate) => void | Promise<void>,
  options: WatchOptions = {},
): SiteWatcher {
  const watcher = new Watcher(path, onChange, options);
  return {
    ready: watcher.start(),
    touch: (files) => watcher.touch(files),
    retext: (files) => watcher.retext(files),
    settled: () => watcher.settled(),
    close: () => watcher.close(),
  };
}

class Watcher {
  readonly #path: string | undefined;
  readonly #onChange: (update: SiteUpdate) => void | Promise<void>;
  readonly #options: WatchOptions;
  readonly #cache: SiteCache = { pages: new Map(), specs: new Map(), verdicts: new PageVerdicts() };
  readonly #folders = new Map<string, FSWatcher>();
  readonly #changed = new Set<string>();
  /** Whether anything changed on the disk since the last reading; always, if a folder can't be watched. */
  #isDiskOther = true;
  #isBlind = false;
  /** The docs root; other repositories of the site are elsewhere. */
  #root: string | undefined;
  /** Of the last reading: its config and specs, whatever their names are. */
  #texts: Site["texts"] = new Map();
  #sdkFolders: readonly string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(path: string | undefined, onChange: (update: SiteUpdate) => void | Promise<void>, options: WatchOptions) {
    this.#path = path;
    this.#onChange = onChange;
    this.#options = options;
  }

  start(): Promise<void> {
    const first = this.#read([]);
    this.#running = first.catch(() => this.#stop()).finally(() => this.#settle());
    return first;
  }

  touch(files: readonly string[]): void {
    this.#isDiskOther = true;
    this.retext(files);
  }

  retext(files: readonly string[]): void {
    for (const file of files) this.#changed.add(file);
    this.#schedule();
  }

  async settled(): Promise<void> {
    while (this.#running || (this.#changed.size > 0 && !this.#closed)) {
      if (!this.#running) this.#readChanged();
      await this.#running;
    }
  }

  async close(): Promise<void> {
    this.#stop();
    await this.#running;
  }

  #stop(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const folder of this.#folders.keys()) this.#leaveFolder(folder);
  }

  async #read(changed: readonly string[]): Promise<void> {
    const isListed = this.#keepListing(changed);
    this.#isDiskOther = false;
    const read = new Set<string>();
    // Each folder is watched before it is read, so that no change falls in between.
    const onFolder = (root: string, folder: string) => {
      this.#root ??= root;
      const path = posix.join(pathFrom(this.#root, root), folder);
      read.add(path === "." ? "" : path);
      this.#watchFolder(this.#root, path === "." ? "" : path);
      this.#options.onFolder?.(root, folder);
    };
    // What changes in memory while the site is read comes with the next reading.
    const texts = this.#options.texts && new Map(this.#options.texts);
    const result = await checkSite(this.#path, { ...this.#options, texts, cache: this.#cache, onFolder });
    const { documents } = result.value.site;
    this.#texts = result.value.site.texts;
    this.#sdkFolders = [...documents].flatMap(({ source, isFolder }) => (isFolder ? [source] : []));
    if (this.#closed) return;
    if (!isListed) for (const folder of this.#folders.keys()) if (!read.has(folder)) this.#forget(folder);
    await this.#onChange({ result, changed });
  }

  /** Takes out of the cache what may be other now; whether the list of files still counts. */
  #keepListing(changed: readonly string[]): boolean {
    const { pages, changedPages: unread = [] } = this.#cache;
    // A page that was never saved is gone with its text.
    const isThere = (file: string) =>
      this.#options.texts?.has(file) || (this.#root !== undefined && existsSync(join(this.#root, file)));
    const isListed = (file: string) => (isPageFile(file) ? pages.has(file) && isThere(file) : file !== IGNORE_FILE);
    const isSameDisk = !this.#isDiskOther && !this.#isBlind && changed.every(isListed);
    const inPages = changed.filter(isPageFile);
    if (!isSameDisk || inPages.length < changed.length) delete this.#cache.site;
    this.#cache.changedPages = isSameDisk ? [...new Set([...unread, ...inPages])] : [];
    if (!isSameDisk) {
      delete this.#cache.listing;
      for (const path of [...unread, ...changed]) this.#forget(path);
    }
    return isSameDisk;
  }

  /** Takes a file, or all that a folder held, out of the cache. A folder may be another one by now: its watch ends. */
  #forget(path: string): void {
    if (this.#cache.pages.delete(path)) return;
    for (const file of this.#cache.pages.keys()) if (file.startsWith(`${path}/`)) this.#cache.pages.delete(file);
    for (const folder of this.#folders.keys())
      if (folder === path || folder.startsWith(`${path}/`)) this.#leaveFolder(folder);
  }

  #leaveFolder(folder: string): void {
    this.#folders.get(folder)?.close();
    this.#folders.delete(folder);
  }

  /** One watcher a folder, as that also sees files that are replaced. */
  #watchFolder(root: string, folder: string): void {
    if (this.#closed || this.#folders.has(folder)) return;
    try {
      const watcher = watch(join(root, folder), (_event, name) => this.#note(root, folder, name));
      // A folder that goes away is noticed by the one above it.
      watcher.on("error", () => {
        this.#isDiskOther = true;
        this.#leaveFolder(folder);
      });
      this.#folders.set(folder, watcher);
    } catch (error) {
      // Not there, or gone since it was listed; or the system watches no more folders.
      this.#isBlind ||= (error as NodeJS.ErrnoException).code !== "ENOENT";
    }
  }

  #note(root: string, folder: string, name: string | null): void {
    if (this.#closed || name === null || name === "node_modules") return;
    if (name.startsWith(".") && name !== IGNORE_FILE) return;
    this.#isDiskOther = true;
    const path = posix.join(folder, name);
    if (this.#isForeign(root, path)) return;
    this.#changed.add(path);
    this.#schedule();
  }

  /** Whether a file is not part of the site, such as a picture, or a log that is written with every check. */
  #isForeign(root: string, path: string): boolean {
    if (isSiteFile(path) || this.#texts.has(path) || this.#options.alsoFollows?.(path)) return false;
    if (this.#sdkFolders.some((folder) => path.startsWith(`${folder}/`))) return false;
    return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#running || this.#closed) return;
    this.#timer = setTimeout(() => this.#readChanged(), this.#options.delayMs ?? SAVING_MS);
  }

  #readChanged(): void {
    clearTimeout(this.#timer);
    const changed = [...this.#changed].sort();
    this.#changed.clear();
    this.#running = this.#read(changed)
      .catch((error) => this.#options.onError?.(error))
      .finally(() => this.#settle());
  }

  /** After a reading: what changed during it is read next. */
  #settle(): void {
    this.#running = undefined;
    if (this.#changed.size > 0) this.#schedule();
  }
}
