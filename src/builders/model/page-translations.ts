import type { AnyPageNode, LanguageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { isKnownLanguage, languageTag } from "../../vocabulary/elements/language-tags.ts";
import { type LanguagePlace, withoutFolder } from "./language-folder.ts";
import { languageOf, listLanguages } from "./languages.ts";

/** A page in one of its languages. */
interface Alternate {
  readonly tag: string;
  readonly page: AnyPageNode;
}

/**
 * For the address of each page that exists in several languages, all of them, itself included, and the default language once more as
 * `x-default`. Pages are counterparts if their addresses differ only in the folder of the language. Languages that
 * docs.json doesn't know have no tag, and of two entries of one language the first counts.
 */
export function listTranslations(
  navigation: ResolvedNavigation,
  pages: readonly AnyPageNode[],
): Map<string, readonly Alternate[]> {
  const places = new Map(
    listLanguages(navigation).map(({ node, place }): [LanguageNode, LanguagePlace] => [node, place]),
  );
  const counterparts = new Map<string, Map<string, AnyPageNode>>();
  for (const page of pages) {
    const language = languageOf(page);
    const place = language && places.get(language);
    if (!language || place === undefined || !isKnownLanguage(language.title)) continue;
    const key = withoutFolder(page.href, place.folder, place.depth);
    const known = counterparts.get(key) ?? new Map<string, AnyPageNode>();
    const tag = languageTag(language.title);
    if (!known.has(tag)) known.set(tag, page);
    counterparts.set(key, known);
  }
  const result = new Map<string, readonly Alternate[]>();
  for (const group of counterparts.values()) {
    if (group.size < 2) continue;
    const alternates = [...group].map(([tag, page]) => ({ tag, page }));
    const main = alternates.find(({ page }) => languageOf(page)?.default);
    if (main) alternates.push({ tag: "x-default", page: main.page });
    for (const page of group.values()) result.set(page.href, alternates);
  }
  return result;
}
