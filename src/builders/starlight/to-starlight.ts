import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { globalLinks } from "../model/language-model.ts";
import { describeLanguage, languagesByFolder, type SiteLanguage } from "../model/languages.ts";
import { matchTranslations } from "../model/match-translations.ts";
import { treeOf } from "../model/site-tree.ts";
import { type Built, built, collectUnsupported } from "../shared/unsupported/unsupported-features.ts";
import { type SidebarContext, type StarlightSidebarItem, sidebarItem } from "./sidebar-items.ts";
import { starlightAddresses, starlightFolder } from "./starlight-addresses.ts";
import { starlightTag } from "./starlight-tag.ts";
import { listTopics, type StarlightTopic } from "./topics.ts";

export type {
  StarlightBadge,
  StarlightGroup,
  StarlightLink,
  StarlightSidebarItem,
} from "./sidebar-items.ts";
export { starlightAddresses } from "./starlight-addresses.ts";
export type { StarlightTopic } from "./topics.ts";

export interface StarlightLocale {
  label: string;
  lang: string;
  dir: "ltr" | "rtl";
}

/** A site's languages as Starlight's config has them: by the first segment of their addresses, or `root`. */
export interface StarlightLocales {
  defaultLocale?: string;
  locales?: Record<string, StarlightLocale>;
}

/** The part of Starlight's config that a navigation decides. */
export interface StarlightNavigation extends StarlightLocales {
  sidebar: StarlightSidebarItem[];
}

/** The navigation with a sidebar for each tab. */
export interface StarlightTopics {
  /** The first argument of the plugin `starlight-sidebar-topics`. */
  topics: StarlightTopic[];
  /** The matching part of Starlight's config. */
  config: StarlightLocales;
}

/**
 * The navigation for Starlight: its one sidebar, and its languages.
 *
 * Tabs, products and other elements above the groups become groups of the sidebar; `toStarlightTopics` keeps them apart.
 * In a site with several languages the sidebar is that of the default language, with the titles of the others as
 * translations; each language but one needs a folder of its own. Links have the addresses that Astro gives to page
 * files (`Guides/v1.2.mdx` is `/guides/v12`). Reports `builder/unsupported`.
 *
 * @example
 * const { value: navigation } = await resolveSite("src/content/docs");
 * starlight({ title: "My docs", ...toStarlight(navigation).value });
 */
export function toStarlight(navigation: ResolvedNavigation): Built<StarlightNavigation> {
  const { context, locales, tree } = prepareTranslation(navigation);
  const sidebar = tree.flatMap((entry) => sidebarItem(entry, context));
  return built({ sidebar, ...locales }, context.unsupported.diagnostics());
}

/**
 * The navigation for Starlight with the plugin `starlight-sidebar-topics`: a topic with a sidebar of its own for each
 * tab, version, product or other element above the groups. Links and languages are those of `toStarlight`; pages that are
 * not in the navigation must be excluded from the topics. Reports `builder/unsupported`.
 *
 * @example
 * const { topics, config } = toStarlightTopics(navigation).value;
 * starlight({ title: "My docs", ...config, plugins: [starlightSidebarTopics(topics, { exclude: ["**"] })] });
 */
export function toStarlightTopics(navigation: ResolvedNavigation): Built<StarlightTopics> {
  const { context, locales, tree, main } = prepareTranslation(navigation);
  const topics = listTopics(tree, main, context);
  return built({ topics, config: locales }, context.unsupported.diagnostics());
}

/** The common parts of both shapes: languages, addresses, and the tree of the default language. */
function prepareTranslation(navigation: ResolvedNavigation) {
  const unsupported = collectUnsupported("Starlight");
  const languages = languagesByFolder(navigation, unsupported);
  const [main] = languages;
  const context: SidebarContext = {
    unsupported,
    navigation,
    addressOf: starlightAddresses(navigation),
    folder: starlightFolder(main?.folder ?? ""),
    translations: matchTranslations(languages, unsupported),
  };
  return {
    context,
    locales: siteLocales(languages, starlightFolder),
    tree: [...treeOf(main?.children ?? navigation.children), ...globalLinks(navigation)],
    main,
  };
}

/**
 * The languages as Starlight's config has them, the default one first.
 *
 * @param served the folder of a language (`pt-BR`) as it is in addresses
 */
export const siteLocales = (
  languages: readonly SiteLanguage[],
  served = (folder: string): string => folder,
): StarlightLocales =>
  languages[0]
    ? {
        defaultLocale: served(languages[0].folder) || "root",
        locales: Object.fromEntries(
          languages.map((language) => [served(language.folder) || "root", starlightLocale(language)]),
        ),
      }
    : {};

const starlightLocale = (language: SiteLanguage): StarlightLocale => ({
  ...describeLanguage(language),
  lang: starlightTag(language.node.title),
});
