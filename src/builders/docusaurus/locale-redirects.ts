import { folderHref } from "../../vocabulary/addresses/address.ts";
import { isBelow } from "../../vocabulary/addresses/root-path.ts";
import { listLanguages } from "../model/languages.ts";
import { expandRedirects } from "../redirects/expand-redirects.ts";
import type { LocaleDocs } from "./locale-docs.ts";
import { localPath } from "./locale-site.ts";

/** Addresses of one language that send readers on: redirects of docs.json, and pages that only other languages have. */
export function listLocaleRedirects({ docs, site, links, rendered, unsupported }: LocaleDocs): Map<string, string> {
  const { navigation } = docs;
  const { addressOf } = links;
  const languages = listLanguages(navigation);
  const own = site.language?.folder ?? "";
  const isMain = site.language === undefined || site.language.node.default;
  const isHere = (address: string) =>
    isMain ? !languages.some(({ folder, node }) => !node.default && isIn(folder, address)) : isIn(own, address);
  const redirects = new Map<string, string>();
  const written = expandRedirects(docs, unsupported, addressOf);
  for (const { from, to } of written)
    if (isHere(from)) redirects.set(isMain ? from : from.slice(own.length + 1) || "/", links.urlOf(to));
  const home = links.urlOf(site.first?.href ?? "/");
  // The menu of languages leads to the same path in each.
  for (const { address } of languages.length > 1 ? rendered.pages : []) {
    const language = languages.find(({ folder, node }) => !node.default && address.startsWith(`/${folder}/`));
    const path = localPath(address, language);
    if (links.pathOf(address) === undefined && !redirects.has(path)) redirects.set(path, home);
  }
  // Differences in the names of docs.json and Docusaurus: the folder of the default language, or another spelling of a
  // language.
  if (isMain)
    for (const page of navigation.pages) {
      const address = addressOf(page);
      if (address !== page.href && address !== folderHref(page.href)) redirects.set(page.href, links.urlOf(page.href));
    }
  return redirects;
}

/** Whether an address is that of a language's folder, or in it. */
const isIn = (folder: string, address: string): boolean => folder !== "" && isBelow(`${address}/`, `/${folder}`);
