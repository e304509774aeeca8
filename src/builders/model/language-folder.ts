/** The folder with the name of a language, and how many others it is in: `fr` and 1 for `v2/fr/start`; `""` without one. */
export interface LanguagePlace {
  readonly folder: string;
  readonly depth: number;
}

export const NOWHERE: LanguagePlace = { folder: "", depth: 0 };

/** The folder of a language as addresses have it: as it is written, and in generated addresses in small letters. */
export const folderSpellings = (folder: string): string[] => [...new Set([folder, folder.toLowerCase()])];

/**
 * An address without its language's folder: what it has in common with its translations.
 *
 * @param depth how many folders the one of the language is in: 1 for `fr` of `/v2/fr/start`
 */
export function withoutFolder(href: string, folder: string, depth = 0): string {
  if (folder === "") return href;
  const segments = href.split("/");
  const own = segments.splice(depth + 1, folder.split("/").length).join("/");
  return folderSpellings(folder).includes(own) ? segments.join("/") : href;
}

/** The addresses that a page can have in a language, by what it has in common with its translations. */
export const addressesIn = (folder: string, rest: string, depth = 0): string[] =>
  folder === ""
    ? [rest]
    : folderSpellings(folder).map((each) =>
        rest
          .split("/")
          .toSpliced(depth + 1, 0, each)
          .join("/"),
      );
