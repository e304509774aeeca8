import type { Diagnostic } from "../../../diagnostic/diagnostic.ts";
import { expandRedirects } from "../../redirects/expand-redirects.ts";
import type { Move } from "../../redirects/redirect-rule.ts";
import { NavigationIcons } from "../navigation-icons.ts";
import { reportBarIcons } from "../unsupported/unshown-settings.ts";
import type { UnsupportedFeatures } from "../unsupported/unsupported-features.ts";
import { skillFiles } from "./agent-skills.ts";
import { fileUrlBelow, type SiteFile, settingFiles, siteFiles, specFiles } from "./published-files.ts";
import type { Docs } from "./read-docs.ts";
import { type PagesAt, type SitePages, sitePages } from "./site-pages.ts";

/** A reading of the docs as a builder publishes it. */
export interface PublishedSite {
  readonly docs: Docs;
  readonly pages: SitePages;
  /** Those of bars, sidebars and menus. */
  readonly icons: NavigationIcons;
  readonly moves: readonly Move[];
  readonly unsupported: UnsupportedFeatures;
  /** What was found in docs.json, and what the builder does not support so far. */
  readonly diagnostics: () => Diagnostic[];
  /** What the pages rendered so far show, and what is around them. */
  readonly shownFiles: () => SiteFile[];
  /** What a development server has besides the pages. */
  readonly servedFiles: () => SiteFile[];
  /** What a build writes besides the pages. */
  readonly builtFiles: () => Promise<SiteFile[]>;
}

/** @param unsupported what the builder does not support, to which bars and redirects add */
export async function publishSite(docs: Docs, at: PagesAt, unsupported: UnsupportedFeatures): Promise<PublishedSite> {
  const { addressOf, base, origin: siteUrl, projectFolder } = at;
  const icons = new NavigationIcons(docs.site.config, projectFolder, fileUrlBelow(base));
  const pages = await sitePages(docs, { ...at, drawIcon: icons.html });
  reportBarIcons(docs.site, icons, unsupported);
  const moves = expandRedirects(docs, unsupported, addressOf);
  const named = () => settingFiles(docs, icons.files);
  const shownFiles = () => [...named(), ...pages.files()];
  let around: readonly SiteFile[] | undefined;
  return {
    ...{ docs, pages, icons, moves, unsupported, shownFiles },
    diagnostics: () => [...docs.diagnostics, ...unsupported.diagnostics()],
    servedFiles: () => {
      // A server asks for each request. Only pages show more while it runs.
      around ??= [...named(), ...specFiles(docs.site)];
      return [...around, ...pages.files()];
    },
    builtFiles: async () => [
      ...(await siteFiles(docs, pages.pages, { addressOf, siteUrl, base })),
      ...(await skillFiles(docs.site)),
      ...shownFiles(),
    ],
  };
}
