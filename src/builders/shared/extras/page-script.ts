import type { ResolvedNavigation } from "../../../navigation/tree.ts";
import { pageScript } from "../../../render/page-assets.ts";
import { languageTag } from "../../../vocabulary/elements/language-tags.ts";
import { languageOf } from "../../model/languages.ts";
import { formScript } from "../../operation-page/form/form-script.ts";
import { FORM_WORDS, SCRIPT_WORDS, wordsIn } from "../site-words.ts";

type Navigation = Pick<ResolvedNavigation, "pages">;

/** The `lang` of pages in a language of docs.json. */
export type TagOf = (language: string) => string;

/** The script of rendered pages, with its words in the languages of the site. */
export const pageScriptFor = (navigation: Navigation, tagOf?: TagOf): string =>
  withWords(pageScript, languagesOf(navigation), SCRIPT_WORDS, tagOf);

/** The script of the forms that send requests, with its words in the languages of the site. */
export const formScriptFor = (navigation: Navigation, tagOf?: TagOf): string =>
  withWords(formScript, languagesOf(navigation), FORM_WORDS, tagOf);

const languagesOf = ({ pages }: Navigation): Set<string> =>
  new Set(pages.flatMap((page) => languageOf(page)?.title ?? []));

function withWords(
  script: string,
  languages: ReadonlySet<string>,
  table: Readonly<Record<string, string>>,
  tagOf: TagOf = languageTag,
): string {
  const words = [...languages].flatMap((language) => {
    const translated = wordsIn(language, table);
    return translated ? [[tagOf(language), translated]] : [];
  });
  return words.length === 0
    ? script
    : `for(const[l,w]of Object.entries(${JSON.stringify(Object.fromEntries(words))}))Object.assign((globalThis.docsWords??={})[l]??={},w);\n${script}`;
}
