import { createHash } from "node:crypto";
import { type PageContents, readContents } from "../../pages/page-contents.ts";

/** The name of a reading: by the text, and by what the extension of its file decides. */
const keyOf = (text: string, file: string): string =>
  createHash("sha1")
    .update(file.toLowerCase().endsWith(".md") ? "md" : "mdx")
    .update(text)
    .digest("base64url");

/**
 * What is inside pages, by their content: what a site's last reading found spares the next one the pages that are the
 * same. Of a site, pass the same object each time; it keeps what the last reading needed, and no more.
 *
 * @example
 * const readings = new PageReadings();
 * await checkSite("docs", { readings });
 * await checkSite("docs", { readings, texts: new Map([["index.mdx", "Typed since."]]) }); // reads one page
 */
export class PageReadings {
  /** Of earlier readings; a text is the JSON of one. */
  #before: ReadonlyMap<string, PageContents | string>;
  #now = new Map<string, PageContents>();
  #isNew = false;

  /** @param known readings as JSON, by their names */
  constructor(known: ReadonlyMap<string, string> = new Map()) {
    this.#before = known;
  }

  /** What is inside a page. @param text of the page @param file its path */
  read(text: string, file: string): PageContents | Promise<PageContents> {
    const key = keyOf(text, file);
    const known = this.#now.get(key) ?? this.#before.get(key);
    const contents = typeof known === "string" ? (JSON.parse(known) as PageContents) : known;
    const keep = (read: PageContents): PageContents => {
      this.#now.set(key, read);
      return read;
    };
    if (contents) return keep(contents);
    this.#isNew = true;
    const read = readContents(text, file);
    return read instanceof Promise ? read.then(keep) : keep(read);
  }

  /** Ends a reading of the whole site: what it did not need is forgotten. Gives its readings, if some of them are new. */
  finish(): ReadonlyMap<string, PageContents> | undefined {
    const now = this.#now;
    const isOther = this.#isNew || now.size !== this.#before.size;
    this.#before = now;
    this.#now = new Map();
    this.#isNew = false;
    return isOther ? now : undefined;
  }
}
