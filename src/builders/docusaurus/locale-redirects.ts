import { folderHref } from "../../vocabulary/address.ts";
import { expandRedirects } from "../redirects/expand-redirects.ts";
import { listLanguages, type SiteLanguage } from "../shared/language.ts";
import { visiblePages } from "../shared/outline.ts";
import type { Docs } from "../shared/read-docs.ts";
import { collectUnsupported } from "../shared/unsupported-features.ts";
import { docusaurusAddresses } from "./addresses.ts";
import type { LocaleLinks } from "./locale-links.ts";
import { type LocaleSite, localPath } from "./locale-site.ts";

/** The addresses that the pages of other languages have within them, whether the navigation lists them or not. */
function pagesOfOthers({ navigation, site }: Docs, own: SiteLanguage | undefined): Set<string> {
  const languages = listLanguages(navigation);
  const main = languages.find(({ node }) => node.default);
  const files = [...site.pages.keys()].map((path): [string, SiteLanguage | undefined] => [
    `/${path}`,
    languages.find(({ folder }) => folder !== "" && path.startsWith(`${folder}/`)) ?? main,
  ]);
  const listed = languages.flatMap((language) =>
    visiblePages(language.children).map(({ href }): [string, SiteLanguage] => [href, language]),
  );
  const others = [...listed, ...files].filter(([, language]) => language?.node !== own?.node);
  return new Set(others.map(([href, language]) => localPath(href, language)));
}

/** Addresses of one language that send readers on: redirects of docs.json, and pages that only other languages have. */
export function listLocaleRedirects(docs: Docs, site: LocaleSite, links: LocaleLinks): Map<string, string> {
  const { navigation, settings } = docs;
  const addressOf = docusaurusAddresses(navigation);
  const languages = listLanguages(navigation);
  const own = site.language?.folder ?? "";
  const isMain = site.language === undefined || site.language.node.default;
  const redirects = new Map<string, string>();
  for (const { from, to } of expandRedirects(
    settings.redirects,
    navigation,
    collectUnsupported("Docusaurus"),
    addressOf,
  )) {
    const inOther = languages.some(
      ({ folder, node }) => !node.default && folder !== "" && (from === `/${folder}` || from.startsWith(`/${folder}/`)),
    );
    const here = isMain ? !inOther : own !== "" && (from === `/${own}` || from.startsWith(`/${own}/`));
    if (here) redirects.set(isMain ? from : from.slice(own.length + 1) || "/", links.urlOf(to));
  }
  const [first] = visiblePages(site.children);
  const home = first ? links.urlOf(first.href) : links.urlOf("/");
  for (const path of pagesOfOthers(docs, site.language))
    if (!site.pages.has(path) && !redirects.has(path)) redirects.set(path, home);
  // Differences in the names of docs.json and Docusaurus: the folder of the default language, or another spelling of a
  // language.
  if (isMain)
    for (const page of navigation.pages) {
      const address = addressOf(page);
      if (address !== page.href && address !== folderHref(page.href)) redirects.set(page.href, links.urlOf(page.href));
    }
  return redirects;
}
