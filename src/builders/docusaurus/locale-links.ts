import type { AnyPageNode } from "../../navigation/tree.ts";
import { baseOfPaths, encodeUrl, splitAddress, withoutEndSlash } from "../../vocabulary/address.ts";
import { leavesSite } from "../../vocabulary/url.ts";
import { servedAddress } from "../shared/page-address.ts";
import type { Docs } from "../shared/read-docs.ts";
import { docusaurusAddresses } from "./addresses.ts";
import type { LoadContext } from "./content-docs.ts";
import { type LocaleSite, localPath } from "./locale-site.ts";

/** The targets of docs.json's links, from the pages of one language. */
export class LocaleLinks {
  readonly #docs: Docs;
  readonly #site: LocaleSite;
  readonly #baseUrl: string;
  /** The base path of the default language. */
  readonly #mainBase: string;
  readonly #addressOf: (page: AnyPageNode) => string;

  constructor(docs: Docs, site: LocaleSite, { baseUrl, i18n }: LoadContext) {
    const folder = site.language?.folder ?? "";
    const isOther = i18n.currentLocale !== i18n.defaultLocale && folder !== "" && baseUrl.endsWith(`/${folder}/`);
    this.#docs = docs;
    this.#site = site;
    this.#baseUrl = baseOfPaths(baseUrl);
    this.#mainBase = isOther ? this.#baseUrl.slice(0, -folder.length - 1) : this.#baseUrl;
    this.#addressOf = docusaurusAddresses(docs.navigation);
  }

  /** The target of a link in menus and footer: a page of this language, or the URL of anything else. */
  targetOf(href: string): { to: string } | { href: string } {
    if (leavesSite(href) || !href.startsWith("/")) return { href };
    const [path, rest] = splitAddress(href);
    const local = this.#site.pages.get(localPath(path, this.#site.language));
    const isHere = local !== undefined && local.node.href === withoutEndSlash(path);
    return isHere ? { to: local.path + rest } : { href: `pathname://${this.urlOf(href)}` };
  }

  /** A link as Docusaurus takes it in a sidebar. */
  linkTo(href: string): string {
    const target = this.targetOf(href);
    return "to" in target ? target.to : target.href;
  }

  /** A link as an address from the root of the host, with base path. */
  urlOf(href: string): string {
    if (leavesSite(href) || !href.startsWith("/")) return href;
    return encodeUrl(this.#mainBase + servedAddress(href, this.#docs.navigation, this.#addressOf));
  }

  /** The address of a path in this language, from the root of the host. */
  permalinkOf(path: string): string {
    return this.#baseUrl + path;
  }

  /** A link to the page before or after. */
  neighbour(node: AnyPageNode | undefined): { title: string; permalink: string } | undefined {
    return node && { title: node.title, permalink: this.permalinkOf(localPath(node.href, this.#site.language)) };
  }
}
