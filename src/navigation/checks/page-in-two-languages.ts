import { siteExample } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { countOf, quote } from "../../diagnostic/words.ts";
import type { ResolvedSite, SiteRule } from "../context/resolved-site.ts";
import type { Holder } from "../nodes/holder.ts";
import { PageLeaf } from "../nodes/page-leaf.ts";
import { scope } from "../queries/scope.ts";
import type { LanguageNode } from "../tree.ts";

export const pageInTwoLanguages = code("nav/page-in-two-languages", {
  severity: "info",
  title: "A page is listed in two languages",
  explanation:
    "A page file has one text and one address, so it belongs to one language. Readers of the second language get the text of the first one there, and the language selector jumps. One finding covers all pages of two languages.",
  example: siteExample(
    '{ "languages": [{ "language": "en", "pages": ["intro"] }, { "language": "fr", "pages": ["intro", "fr/intro"] }] }',
    '{ "languages": [{ "language": "en", "pages": ["intro"] }, { "language": "fr", "pages": ["fr/intro"] }] }',
    { "intro.mdx": "", "fr/intro.mdx": "" },
  ),
  message: ({ path, count, language, other }: { path: string; count: number; language: string; other: string }) =>
    count === 1
      ? `the page ${quote(path)} is listed in language ${quote(language)}, but ${quote(other)} already lists it`
      : `${countOf(count, "page")} of language ${quote(language)} are already listed in ${quote(other)}; the first is ${quote(path)}`,
  hint: () => "list the translation, or leave the page out until there is one",
});

/** The pages that a language lists although another one lists them too. */
interface SharedPages {
  readonly first: PageLeaf;
  readonly language: LanguageNode;
  readonly other: LanguageNode;
  readonly paths: Set<string>;
}

export const pageInTwoLanguagesRule: SiteRule = {
  codes: [pageInTwoLanguages],
  check: checkPagesInTwoLanguages,
};

/** Reports page files that are listed in two languages, once for each pair of languages: a page has one text. */
function checkPagesInTwoLanguages({ navigation, resolving: { findings } }: ResolvedSite): void {
  const languages = new Map<string, LanguageNode>();
  const shared = new Map<LanguageNode, Map<LanguageNode, SharedPages>>();
  // Neighboring pages are mostly in one element, so its language is looked up once.
  let up: Holder | undefined;
  let language: LanguageNode | undefined;
  for (const page of navigation.pages) {
    if (!(page instanceof PageLeaf)) continue;
    if (page.up !== up) {
      up = page.up;
      language = scope(page).language;
    }
    if (!language) continue;
    const other = languages.get(page.path);
    if (!other) languages.set(page.path, language);
    else if (other.title !== language.title) {
      const byOther = shared.get(language) ?? new Map<LanguageNode, SharedPages>();
      shared.set(language, byOther);
      const pair = byOther.get(other) ?? { first: page, language, other, paths: new Set() };
      byOther.set(other, pair);
      pair.paths.add(page.path);
    }
  }
  for (const { first, language, other, paths } of [...shared.values()].flatMap((byOther) => [...byOther.values()])) {
    const args = { path: first.path, count: paths.size, language: language.title, other: other.title };
    findings.add(pageInTwoLanguages, args, { pointer: first.pointer });
  }
}
