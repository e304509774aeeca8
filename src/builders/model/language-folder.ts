/** The folder of a language as addresses have it: as it is written, and in generated addresses in small letters. */
export const folderSpellings = (folder: string): string[] => [...new Set([folder, folder.toLowerCase()])];

/** An address without its language's folder: what it has in common with its translations. */
export function withoutFolder(href: string, folder: string): string {
  const isInside = folderSpellings(folder).some((each) => href === `/${each}` || href.startsWith(`/${each}/`));
  return folder !== "" && isInside ? href.slice(folder.length + 1) : href;
}

/** The addresses that a page can have in a language, by what it has in common with its translations. */
export const addressesIn = (folder: string, rest: string): string[] =>
  folder === "" ? [rest] : folderSpellings(folder).map((each) => `/${each}${rest}`);
