import { isFilled } from "../../json/json-value.ts";
import type { AnyPageNode, NavigationNode, ResolvedNavigation, VersionNode } from "../../navigation/tree.ts";
import { folderHref, trimSlashes } from "../../vocabulary/addresses/address.ts";
import { isSafeHref } from "../../vocabulary/addresses/url.ts";
import { withoutFolder } from "../model/language-folder.ts";
import { type LanguageModel, modelLanguage } from "../model/language-model.ts";
import { languageOf, listLanguages, type SiteLanguage } from "../model/languages.ts";
import { type MenuEntry, nameSections, type Outline, outline } from "../model/menu-outline.ts";
import { type Folder, pagesIn, type Section, type SidebarEntry } from "../model/site-tree.ts";
import { badgesOf, methodClasses } from "../shared/badge.ts";
import { pageInTwoSidebars, pageOutsideLanguage } from "../shared/unsupported/inexpressible-features.ts";
import { reportUnshown } from "../shared/unsupported/unshown-fields.ts";
import type { UnsupportedFeatures } from "../shared/unsupported/unsupported-features.ts";

/** An item of a sidebar as the docs plugin has it once it has read it. */
export type LoadedItem =
  | { type: "doc"; id: string; label: string; className?: string }
  | { type: "link"; href: string; label: string; className?: string }
  | {
      type: "category";
      label: string;
      collapsible: boolean;
      collapsed: boolean;
      className?: string;
      link?: { type: "doc"; id: string };
      items: LoadedItem[];
    };

/** A page in one of the languages. */
export interface LocalePage {
  readonly node: AnyPageNode;
  /** Its address in the locale, without base path: `/v1/guides/start`. */
  readonly path: string;
  /** Equal for a page and its counterparts in other versions. */
  readonly id: string;
  readonly version: LocaleVersion;
  readonly sidebar: string | undefined;
}

/** A version as Docusaurus has them; a site without versions is one. */
export interface LocaleVersion {
  readonly node: VersionNode | undefined;
  /** The folder of its addresses in the locale, `v1`; `""` for the version at the root. */
  readonly folder: string;
  /** The folder of most of its pages, which their ids are without: `en` for the version at the root of a language at `/en`. */
  readonly home: string;
  /** The sidebars with their ids. */
  readonly sections: Map<Section, string>;
  /** The ways to the sidebars. */
  readonly menu: readonly MenuEntry[];
  readonly isLast: boolean;
}

/** One language of the site. */
export interface LocaleSite {
  readonly language: SiteLanguage | undefined;
  readonly first: AnyPageNode | undefined;
  readonly versions: readonly LocaleVersion[];
  /** By `path`. */
  readonly pages: ReadonlyMap<string, LocalePage>;
}

/** The address of a page in its language: without the language's folder, `/guides/` for an index. */
const pathInLanguage = (href: string, language: SiteLanguage | undefined): string =>
  folderHref(withoutFolder(href, language?.folder ?? "")) || "/";

/** The folder of a language below its locale: that of the default language, whose locale is at the root. */
export const folderInLocale = (language: SiteLanguage | undefined): string =>
  language?.node.default ? language.folder : "";

/** The address of a page in its locale, whose base path is that of the site, or the folder of another language. */
export const localPath = (href: string, language: SiteLanguage | undefined): string =>
  language?.node.default ? folderHref(href) : pathInLanguage(href, language);

/**
 * Lays out one language: its versions, sidebars and pages; the default one has the pages, too, that are in no folder of a language,
 * with the sidebars of their own, which is reported. A page in two sidebars shows the first; that is reported.
 */
export function layOutLocale(
  navigation: ResolvedNavigation,
  language: SiteLanguage | undefined,
  unsupported: UnsupportedFeatures,
): LocaleSite {
  reportUnshown(navigation, unsupported);
  const own = modelLanguage(navigation.children, language);
  const versions = splitVersions(own);
  const pages = new Map<string, LocalePage>();
  const add = (node: AnyPageNode, version: LocaleVersion, sidebar: string | undefined): void => {
    const path = localPath(node.href, language);
    const known = pages.get(path);
    if (known) {
      if (sidebar !== undefined && known.sidebar !== sidebar) unsupported.add(pageInTwoSidebars, node.source);
      return;
    }
    const id = docId(path, version);
    pages.set(path, { node, path, id, version, sidebar });
  };
  for (const version of versions)
    for (const [section, id] of version.sections) for (const page of section.pages) add(page, version, id);
  for (const { node, section, id } of guests(navigation, language)) {
    const path = localPath(node.href, language);
    if (pages.has(path)) continue;
    const version = versionAt(path, versions);
    version.sections.set(section, id);
    add(node, version, id);
    unsupported.add(pageOutsideLanguage, node.source);
  }
  for (const node of [...navigation.pages, ...navigation.unlisted]) {
    const around = languageOf(node);
    const isHere = language === undefined || around === language.node || (!around && language.node.default);
    if (isHere) add(node, versionAt(localPath(node.href, language), versions), undefined);
  }
  return { language, first: pagesIn(own.tree)[0], versions, pages };
}

/** The pages of other languages outside their folder, which are in the locale of the default language, with their sidebars. */
function* guests(navigation: ResolvedNavigation, language: SiteLanguage | undefined) {
  if (!language?.node.default) return;
  // No name of a sidebar of the language itself has a slash.
  for (const other of listLanguages(navigation).filter(({ node }) => node !== language.node))
    for (const [section, id] of nameSections(modelLanguage([], other).sections))
      for (const node of section.pages)
        if (withoutFolder(node.href, other.folder) === node.href)
          yield { node, section, id: `${other.node.title}/${id}` };
}

/** The version of an address, as Docusaurus finds it: by its folder. */
export const versionAt = (path: string, versions: readonly LocaleVersion[]): LocaleVersion =>
  (versions.find(({ folder }) => folder !== "" && path.startsWith(`/${folder}/`)) ??
    versions.find(({ folder }) => folder === "") ??
    versions[0]) as LocaleVersion;

/** The id of a doc: its path in its version, without extension. */
export const docId = (path: string, { home }: Pick<LocaleVersion, "home">): string =>
  withoutFolder(path, home)
    .replace(/^\//, "")
    .replace(/(^|\/)$/, "$1index")
    // Docusaurus makes a class of it, whose quotes it does not escape.
    .replace(/["'<>&]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);

/** The versions if each but one has a folder of its own; else all in one, with a menu of versions. */
function splitVersions({ language, tree, ...outlined }: LanguageModel): LocaleVersion[] {
  const around = tree.filter(({ type }) => type !== "link");
  const outer = folderInLocale(language);
  const versions = around.flatMap((entry) =>
    entry.type === "folder" && entry.node.type === "version" ? [{ ...entry, node: entry.node }] : [],
  );
  const whole = (): LocaleVersion[] => [
    { node: undefined, folder: "", home: outer, isLast: true, ...namedOutline(outlined) },
  ];
  if (versions.length < 2 || versions.length < around.length) return whole();
  const split = atRoot(
    versions.map((version) => {
      const paths = pagesIn([version]).map((page) => pathInLanguage(page.href, language));
      return { node: version.node, version, folder: sharedFolder(paths), paths };
    }),
  );
  const folders = new Set(split.map(({ folder }) => folder));
  const strays = split.some(({ folder, paths }) =>
    paths.some((path) =>
      [...folders].some((other) => other !== folder && other !== "" && path.startsWith(`/${other}/`)),
    ),
  );
  if (folders.size < split.length || strays) return whole();
  return split.map(({ node, folder, version: { entries, section } }) => ({
    node,
    folder: folder && below(outer, folder),
    home: below(outer, folder),
    isLast: node.default,
    ...namedOutline(outline(entries, section), node),
  }));
}

const namedOutline = ({ sections, menu }: Outline, top?: VersionNode): Pick<LocaleVersion, "sections" | "menu"> => ({
  sections: nameSections(sections, top),
  menu,
});

interface VersionFolder {
  readonly node: VersionNode;
  readonly version: Pick<Folder, "entries" | "section">;
  readonly folder: string;
  readonly paths: readonly string[];
}

/**
 * The default version at the root, if it then shares more pages with the others than in the folder of all its pages.
 */
function atRoot(versions: readonly VersionFolder[]): VersionFolder[] {
  const idsOf = ({ paths }: VersionFolder, folder: string): string[] =>
    paths.map((path) => docId(path, { home: folder }));
  return versions.map((version) => {
    if (!version.node.default) return version;
    const others = versions.filter((other) => other !== version);
    const ids = new Set(others.flatMap((other) => idsOf(other, other.folder)));
    const shared = (folder: string): number => idsOf(version, folder).filter((id) => ids.has(id)).length;
    return shared("") > shared(version.folder) ? { ...version, folder: "" } : version;
  });
}

const below = (outer: string, folder: string): string => trimSlashes(`${outer}/${folder}`);

/** The first folder of the paths, if all lie in it. */
function sharedFolder(paths: readonly string[]): string {
  const folder = /^\/([^/]+)\//.exec(paths[0] ?? "")?.[1] ?? "";
  return paths.every((path) => path.startsWith(`/${folder}/`)) ? folder : "";
}

/**
 * Where a page is that a language lists: in it, in another one, as operations that both have, or nowhere, for want of a
 * file, which `nav/page-not-found` tells.
 */
export type PlaceOf = (page: AnyPageNode) => "here" | "elsewhere" | undefined;

/** The items of a sidebar. Pages that are nowhere are left out. */
export function sidebarItems(
  entries: readonly SidebarEntry[],
  site: LocaleSite,
  placeOf: PlaceOf,
  classOf: { readonly tag: (tag: string) => string; readonly icon: (node: NavigationNode) => string | undefined },
  linkTo: (href: string) => string,
): LoadedItem[] {
  const doc = (node: AnyPageNode): LoadedItem[] => {
    const place = placeOf(node);
    const { id } = site.pages.get(localPath(node.href, site.language)) ?? {};
    if (place === "here" && id !== undefined) return [{ type: "doc", id, label: node.title, ...looks(node) }];
    return place ? [{ type: "link", href: linkTo(node.href), label: node.title, ...looks(node) }] : [];
  };
  const looks = (node: NavigationNode): { className?: string } => {
    const badges = badgesOf(node).map(({ kind, text }) =>
      kind === "method" ? methodClasses(text) : kind === "tag" ? classOf.tag(text) : "docs-deprecated",
    );
    const names = [...badges, classOf.icon(node) ?? []].flat();
    return names.length > 0 ? { className: names.join(" ") } : {};
  };
  const item = (entry: SidebarEntry): LoadedItem[] => {
    if (entry.type === "link")
      return isSafeHref(entry.href)
        ? [{ type: "link", label: entry.title, href: linkTo(entry.href), ...looks(entry) }]
        : [];
    if (entry.type !== "folder") return doc(entry);
    const { node, index } = entry;
    const [link] = index ? doc(index) : [];
    const items = entry.entries.flatMap(item);
    if (!isFilled(node.title)) return [...(link ? [link] : []), ...items];
    if (items.length === 0 && !link) return [];
    const { collapsible, expanded, title } = node;
    return [
      {
        type: "category",
        label: title,
        collapsible,
        collapsed: collapsible && !expanded,
        ...looks(node),
        ...(link?.type === "doc" ? { link: { type: "doc", id: link.id } } : {}),
        // The title opens pages of this language alone.
        items: [...(link?.type === "link" ? [link] : []), ...items],
      },
    ];
  };
  return entries.flatMap(item);
}
