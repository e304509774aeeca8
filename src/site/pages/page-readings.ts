import { hash } from "node:crypto";
import { type PageContents, readContents } from "../../pages/page-contents.ts";
import { PageVerdicts } from "../../pages/page-verdicts.ts";

/** The name of a reading: by the text, and by what the extension of its file decides. */
const keyOf = (text: string, file: string): string =>
  (file.toLowerCase().endsWith(".md") ? "." : "") + hash("sha1", text, "base64url");

/**
 * What is inside pages, by their content: what a site's last reading found spares the next one the pages that are the
 * same, and what judging found in them counts as long as no change touches it. Of a site, pass the same object each
 * time; it keeps what the last reading needed, and no more.
 *
 * @example
 * const readings = new PageReadings();
 * await checkSite("docs", { readings });
 * await checkSite("docs", { readings, texts: new Map([["index.mdx", "Typed since."]]) }); // reads one page
 */
export class PageReadings {
  readonly verdicts: PageVerdicts;
  /** Of earlier readings. */
  #before: ReadonlyMap<string, PageContents>;
  #now = new Map<string, PageContents>();
  #isNew = false;

  /** @param known readings by their names */
  constructor(known: ReadonlyMap<string, PageContents> = new Map(), verdicts = new PageVerdicts()) {
    this.#before = known;
    this.verdicts = verdicts;
  }

  /** What is inside a page. @param text of the page @param file its path */
  read(text: string, file: string): PageContents | Promise<PageContents> {
    const key = keyOf(text, file);
    const keep = (read: PageContents): PageContents => {
      this.#now.set(key, read);
      return read;
    };
    const known = this.#now.get(key) ?? this.#before.get(key);
    if (known) return keep(known);
    this.#isNew = true;
    const read = readContents(text, file);
    return read instanceof Promise ? read.then(keep) : keep(read);
  }

  /** Ends a reading of the whole site: what it did not need is forgotten. */
  finish(): void {
    this.#isNew ||= this.#now.size !== this.#before.size;
    this.#before = this.#now;
    this.#now = new Map();
  }

  /** The readings of the whole site by their names, and whether some of them are new since the object was made. */
  get all(): { readonly readings: ReadonlyMap<string, PageContents>; readonly isNew: boolean } {
    return { readings: this.#before, isNew: this.#isNew };
  }
}
