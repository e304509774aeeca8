/** The words of this script by the tags of the site's languages, and by the English ones, which builders put before it. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A word in the language of the page. */
export const word = (english: string): string =>
  (globalThis as { docsWords?: Words }).docsWords?.[document.documentElement.lang]?.[english] ?? english;
