import { prepareIsPage } from "../navigation/pages/published-pages.ts";
import type { PageSource, ResolvedNavigation } from "../navigation/tree.ts";
import { folderOf } from "../vocabulary/addresses/root-path.ts";
import { fileOfPage } from "../vocabulary/files/site-files.ts";
import { isNeverPage } from "../vocabulary/files/unpublished-files.ts";
import type { PageContents } from "./page-contents.ts";
import type { JudgedPage } from "./rules/page-rule.ts";

/** The pages and snippets that are judged. READMEs and the like are for the repository, not for the site. */
export function judgedPages(
  navigation: ResolvedNavigation,
  { pages, contents }: { readonly pages: PageSource; readonly contents: ReadonlyMap<string, PageContents> },
): JudgedPage[] {
  const isPageOfSite = prepareIsPage(navigation);
  return [...pages].flatMap(([path, page]) => {
    const file = fileOfPage(path, page);
    const read = contents.get(file);
    const isPage = isPageOfSite(path, page);
    if (!read || !(isPage || isNeverPage(path))) return [];
    return [{ file, path, folder: folderOf(file), page, isPage, contents: read }];
  });
}
