import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { withoutFolder } from "../model/language-folder.ts";
import { languageOf, listLanguages } from "../model/languages.ts";
import type { AddressOf } from "../model/page-address.ts";
import { localPath } from "./locale-site.ts";

/** The addresses at which Docusaurus serves pages: `/guides/` for an index, and all of a language in its folder as it is written. */
export function docusaurusAddresses(navigation: ResolvedNavigation): AddressOf {
  const languages = new Map(listLanguages(navigation).map((language) => [language.node, language]));
  return (page) => {
    const node = languageOf(page);
    const language = node && languages.get(node);
    const path = localPath(page.href, language);
    // The folder of another language is the base path of its locale.
    const isInFolder = language && !node.default && withoutFolder(page.href, language.folder) !== page.href;
    return isInFolder ? `/${language.folder}${path}` : path;
  };
}

/** Docusaurus wants the address of each site. That of this machine stands for one that is not known yet. */
export const isUnknown = (url: string): boolean => /^https?:\/\/localhost\b/.test(url);
