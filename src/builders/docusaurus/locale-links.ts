import type { AnyPageNode } from "../../navigation/tree.ts";
import { baseOfPaths, encodeUrl, splitAddress, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { leavesSite } from "../../vocabulary/addresses/url.ts";
import { listLanguages, type SiteLanguage } from "../model/languages.ts";
import { type AddressOf, servedAddress } from "../model/page-address.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import type { LoadContext } from "./content-docs.ts";
import { docusaurusAddresses } from "./docusaurus-addresses.ts";
import { type LocalePage, type LocaleSite, localPath } from "./locale-site.ts";

/** The targets of docs.json's links, from the pages of one language. */
export class LocaleLinks {
  readonly #docs: Docs;
  readonly #site: LocaleSite;
  readonly #baseUrl: string;
  /** The languages with a folder below that of the default one. */
  readonly #others: readonly SiteLanguage[];
  /** The base path of the default language, without trailing slash. */
  readonly mainBase: string;
  readonly addressOf: AddressOf;

  constructor(docs: Docs, site: LocaleSite, { baseUrl, i18n }: LoadContext) {
    const folder = site.language?.folder ?? "";
    const isOther = i18n.currentLocale !== i18n.defaultLocale && folder !== "" && baseUrl.endsWith(`/${folder}/`);
    this.#docs = docs;
    this.#site = site;
    this.#baseUrl = baseOfPaths(baseUrl);
    this.mainBase = isOther ? this.#baseUrl.slice(0, -folder.length - 1) : this.#baseUrl;
    this.#others = listLanguages(docs.navigation).filter(({ node }) => !node.default);
    this.addressOf = docusaurusAddresses(docs.navigation);
  }

  /** The target of a link in menus and footer: a page of this language, or the URL of anything else. */
  targetOf(href: string): { to: string } | { href: string } {
    if (leavesSite(href) || !href.startsWith("/")) return { href };
    const [path, rest] = splitAddress(href);
    const local = this.#pageAt(path);
    return local?.node.href === withoutEndSlash(path)
      ? { to: local.path + rest }
      : { href: `pathname://${this.#fromLanguage(this.urlOf(href))}` };
  }

  /** The page of this language at an address; what it shares with the default language is there. */
  #pageAt(href: string): LocalePage | undefined {
    const page = this.#site.pages.get(localPath(href, this.#site.language));
    return page && this.pathOf(this.addressOf(page.node)) !== undefined ? page : undefined;
  }

  /** An address from the root of the host as one below the base path of this language, which Docusaurus puts before all others. */
  #fromLanguage(url: string): string {
    const isBelow = this.#baseUrl === this.mainBase || url.startsWith(`${this.#baseUrl}/`);
    return isBelow ? url : `${this.#baseUrl}/${this.wayToMain}${url.slice(this.mainBase.length)}`;
  }

  /** A link as Docusaurus takes it in a sidebar. */
  linkTo(href: string): string {
    const target = this.targetOf(href);
    return "to" in target ? target.to : target.href;
  }

  /** A link as an address from the root of the host, with base path. */
  urlOf(href: string): string {
    if (leavesSite(href) || !href.startsWith("/")) return href;
    return this.hrefOf(servedAddress(href, this.#docs.navigation, this.addressOf));
  }

  /** An address of the site from the root of the host, with base path. */
  hrefOf(address: string): string {
    return encodeUrl(this.mainBase + address);
  }

  /** The way from the folder of this language to that of the default one. */
  get wayToMain(): string {
    return this.#baseUrl === this.mainBase ? "." : "..";
  }

  /** The path in this language of an address of the site; `undefined` if it is in another one. */
  pathOf(address: string): string | undefined {
    const isIn = ({ folder }: SiteLanguage) => folder !== "" && address.startsWith(`/${folder}/`);
    const own = this.#site.language;
    if (own === undefined) return address;
    if (!own.node.default) return isIn(own) ? address.slice(own.folder.length + 1) : undefined;
    return this.#others.some(isIn) ? undefined : address;
  }

  /** The address of a path in this language, from the root of the host. */
  permalinkOf(path: string): string {
    return this.#baseUrl + path;
  }

  /** A link to the page before or after. */
  neighbour(node: AnyPageNode | undefined): { title: string; permalink: string } | undefined {
    if (!node) return undefined;
    const local = this.#pageAt(node.href);
    return { title: node.title, permalink: local ? this.permalinkOf(local.path) : this.linkTo(node.href) };
  }
}
