import { hash } from "node:crypto";
import type { Finding } from "../../diagnostic/finding.ts";
import type { PageFile } from "../../navigation/tree.ts";
import { type PageContents, readContents } from "../../pages/page-contents.ts";
import { PageVerdicts } from "../../pages/page-verdicts.ts";
import { isMarkdownFile } from "../../vocabulary/files/site-files.ts";
import { type FileStamp, stampAt } from "./file-stamp.ts";

export interface ReadPageFile {
  readonly page: PageFile;
  /** About its front matter. */
  readonly findings: readonly Finding[];
  /** Absent if only the head was read. */
  readonly contents?: PageContents | undefined;
}

/** A file, as it was when it was read. */
export interface StampedFile {
  readonly stamp: FileStamp;
  /** Absent if it must be read again in any case. */
  readonly read?: ReadPageFile | undefined;
}

/** What was inside the pages of a site. */
export interface KnownReadings {
  /** By the names of their contents. */
  readonly contents: ReadonlyMap<string, PageContents>;
  /** By the paths of the files. */
  readonly files: ReadonlyMap<string, StampedFile>;
}

const isSameStamp = (stamp: FileStamp, other: FileStamp | undefined): boolean =>
  other !== undefined && stamp.every((value, at) => value === other[at]);

/** The name of a content: by the text, and by what the extension of its file decides. */
const keyOf = (text: string, file: string): string =>
  (isMarkdownFile(file) ? "." : "") + hash("sha1", text, "base64url");

/**
 * What is inside pages, by their content: what a site's last reading found spares the next one the pages that are the
 * same, and what judging found in them counts as long as no change touches it. Files that were not written to are not
 * even read. Of a site, pass the same object each time; it keeps what the last reading needed, and no more.
 *
 * @example
 * const readings = new PageReadings();
 * await checkSite("docs", { readings });
 * await checkSite("docs", { readings, texts: new Map([["index.mdx", "Typed since."]]) }); // reads one page
 */
export class PageReadings {
  readonly verdicts: PageVerdicts;
  /** Of earlier readings. */
  #before: KnownReadings;
  #contents = new Map<string, PageContents>();
  #files = new Map<string, StampedFile>();
  readonly #keys = new WeakMap<PageContents, string>();
  #newOnes = 0;

  constructor(known: KnownReadings = { contents: new Map(), files: new Map() }, verdicts = new PageVerdicts()) {
    this.#before = known;
    this.verdicts = verdicts;
    for (const [key, contents] of known.contents) this.#keys.set(contents, key);
  }

  /** What was read of a file earlier, if it has the same stamp as then. @param path absolute */
  unchanged(file: string, path: string): ReadPageFile | undefined {
    const known = this.#before.files.get(file);
    const stamp = known?.read && stampAt(path);
    if (!stamp || !isSameStamp(stamp, known.stamp)) return undefined;
    this.note(file, stamp, known.read);
    return known.read;
  }

  /** What is inside a page. @param text of the page @param file its path */
  read(text: string, file: string): PageContents | Promise<PageContents> {
    const key = keyOf(text, file);
    const known = this.#contents.get(key) ?? this.#before.contents.get(key);
    if (known) return known;
    this.#newOnes++;
    const keep = (read: PageContents): PageContents => {
      this.#contents.set(key, read);
      this.#keys.set(read, key);
      return read;
    };
    const read = readContents(text, file);
    return read instanceof Promise ? read.then(keep) : keep(read);
  }

  /** Notes what was read of a file. @param stamp from before it was read */
  note(file: string, stamp: FileStamp | undefined, read: ReadPageFile): void {
    const { contents } = read;
    if (!contents) return;
    this.#contents.set(this.#keys.get(contents) ?? "", contents);
    if (!stamp) return;
    const before = this.#before.files.get(file);
    const isKnown = before !== undefined && isSameStamp(stamp, before.stamp);
    if (!isKnown) this.#newOnes++;
    this.#files.set(file, isKnown && before.read === read ? before : { stamp, read });
  }

  /** Ends a reading of the whole site: what it did not need is forgotten. */
  finish(): void {
    this.#newOnes += Math.abs(this.#contents.size - this.#before.contents.size);
    this.#before = { contents: this.#contents, files: this.#files };
    this.#contents = new Map();
    this.#files = new Map();
  }

  /** All of the last reading, and how much of it is new since the object was made. */
  get all(): KnownReadings & { readonly newOnes: number } {
    return { ...this.#before, newOnes: this.#newOnes };
  }
}
