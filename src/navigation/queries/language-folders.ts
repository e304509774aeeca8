import { countEach, groupBy } from "../../diagnostic/group-by.ts";
import { folderNames } from "../../vocabulary/addresses/root-path.ts";
import type { ResolvedNavigation } from "../tree.ts";
import { scope } from "./scope.ts";

/** How many of the paths lead through each folder. */
export const countFolders = (paths: Iterable<string>): Map<string, number> =>
  countEach([...paths].flatMap((path) => [...new Set(folderNames(path))]));

/**
 * The languages by the names of the folders that their pages are in, in lower case; the default one is `""`. A language's
 * folders are those of its name, and those that most of its pages and no others lead through, such as `zh` for `zh-Hans`.
 */
export function languageFolders({ pages }: ResolvedNavigation): Map<string, string> {
  const languages = new Map<string, string>();
  const counted = [...groupBy(pages, (page) => scope(page).language)].map(
    ([language, found]) => [language, found.length, countFolders(found.map(({ href }) => href))] as const,
  );
  for (const [language, size, folders] of counted) {
    if (!language) continue;
    const { title } = language;
    const others = counted.filter(([each]) => each?.title !== title);
    for (const [name, count] of folders.set(title, size)) {
      const isOwn = count * 2 >= size && !others.some(([, , theirs]) => theirs.has(name));
      if (isOwn || name === title) languages.set(name.toLowerCase(), language.default ? "" : title);
    }
  }
  return languages;
}

/** Prepares a function that gives the language that a path names with one of its folders; none for the default one. */
export const prepareLanguageOf =
  (languages: ReadonlyMap<string, string>) =>
  (path: string): string | undefined =>
    languages.get(
      path
        .toLowerCase()
        .split("/")
        .find((name) => languages.get(name)) ?? "",
    );
