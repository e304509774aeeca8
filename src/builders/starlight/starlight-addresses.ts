import { slug } from "github-slugger";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { folderHref } from "../../vocabulary/addresses/address.ts";
import { languageOf, listLanguages } from "../model/languages.ts";
import type { AddressOf } from "../model/page-address.ts";

/** A path as Astro makes addresses of the files of a content collection: each segment in lower case, without dots and spaces. */
const slugPath = (path: string): string =>
  path
    .split("/")
    .map((segment) => slug(segment))
    .join("/");

/** The folder of a language as Astro makes it of a content collection: the name of its locale. */
export const starlightFolder = (folder: string): string => slug(folder);

/**
 * The addresses at which Starlight serves the files of a content collection, for `toSitemap`, `toLlmsTxt` and the redirects. Page files have
 * the addresses that Astro gives them (`Guides/v1.2.mdx` is `/guides/v12`, `guides/index.mdx` is `/guides/`); operations
 * keep their own, except for the folder of their language, which is the name of a locale.
 */
export function starlightAddresses(navigation: ResolvedNavigation): AddressOf {
  const folders = new Map(listLanguages(navigation).map(({ node, folder }) => [node, folder]));
  return (page) => {
    if (page.type === "page") return folderHref(slugPath(page.href));
    const language = languageOf(page);
    const folder = (language && folders.get(language)) ?? "";
    const isInside = folder !== "" && `${page.href}/`.startsWith(`/${folder}/`);
    return isInside ? `/${starlightFolder(folder)}${page.href.slice(folder.length + 1)}` : page.href;
  };
}
