import type { ResolvedNavigation } from "../../../navigation/tree.ts";
import { pageScript } from "../../../render/page-assets.ts";
import { languageTag } from "../../../vocabulary/elements/language-tags.ts";
import { languageOf } from "../../model/languages.ts";
import { scriptWords } from "../theme-words.ts";

/**
 * The script of rendered pages, with its words in the languages of the site.
 *
 * @param tagOf the `lang` of pages in a language of docs.json
 */
export function pageScriptFor({ pages }: Pick<ResolvedNavigation, "pages">, tagOf = languageTag): string {
  const languages = new Set(pages.flatMap((page) => languageOf(page)?.title ?? []));
  const words = [...languages].flatMap((language) => {
    const translated = scriptWords(language);
    return translated ? [[tagOf(language), translated]] : [];
  });
  return words.length === 0
    ? pageScript
    : `globalThis.docsWords=${JSON.stringify(Object.fromEntries(words))};\n${pageScript}`;
}
