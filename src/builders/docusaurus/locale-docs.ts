import { rmSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { neighbours } from "../../navigation/queries/neighbours.ts";
import type { AnyPageNode, NavigationNode } from "../../navigation/tree.ts";
import type { PageMemo } from "../../render/page-memo.ts";
import { baseOfPaths } from "../../vocabulary/addresses/address.ts";
import { languagesByFolder, listLanguages, type SiteLanguage, tagOf } from "../model/languages.ts";
import { badgesOf } from "../shared/badge.ts";
import { pageScriptFor } from "../shared/extras/page-script.ts";
import type { PageLayout } from "../shared/pages/page-places.ts";
import { type PublishedSite, publishSite } from "../shared/pages/published-site.ts";
import type { Docs } from "../shared/pages/read-docs.ts";
import type { SitePage } from "../shared/pages/site-pages.ts";
import { iconBesideMethod, unknownIcon } from "../shared/unsupported/inexpressible-features.ts";
import { collectUnshown } from "../shared/unsupported/unshown-settings.ts";
import { collectUnsupported } from "../shared/unsupported/unsupported-features.ts";
import { barStyles } from "./bar-styles.ts";
import type { Doc, LoadContext, LoadedVersion } from "./content-docs.ts";
import { isUnknown } from "./docusaurus-addresses.ts";
import {
  beforeLabel,
  EYEBROW_MODULE,
  notFoundModule,
  pageModule,
  siteStyles,
  THEMED_IMAGE_MODULE,
  writeGenerated,
} from "./generated-files.ts";
import { LocaleLinks } from "./locale-links.ts";
import {
  docId,
  type LocaleSite,
  type LocaleVersion,
  layOutLocale,
  localPath,
  type PlaceOf,
  sidebarItems,
  versionAt,
} from "./locale-site.ts";
import { localeThemeConfig } from "./locale-theme.ts";

/** The language of docs.json that is the locale of a build; `undefined` if the site has no languages. */
const languageOfLocale = ({ navigation }: Docs, locale: string): SiteLanguage | undefined =>
  languagesByFolder(navigation, collectUnsupported("Docusaurus")).find((language) => tagOf(language) === locale);

interface LocaleOptions {
  /** The tags of pages, whose badges are classes of the style sheet by their number. */
  readonly tags: string[];
  /** The option of the docs plugin. */
  readonly editUrl?: string | ((page: object) => string | undefined) | undefined;
  readonly memo?: PageMemo | undefined;
}

/** One reading of docs.json in one language, in the forms of the docs plugin. */
export class LocaleDocs {
  readonly docs: Docs;
  readonly #options: LocaleOptions;
  /** The pages of the language with their modules, by their paths in it. */
  readonly #pages: ReadonlyMap<string, { readonly page: SitePage; readonly file: string }>;
  /** The addresses of all pages. */
  readonly #addresses: ReadonlySet<string>;

  private constructor(
    readonly published: PublishedSite,
    readonly context: LoadContext,
    readonly site: LocaleSite,
    readonly links: LocaleLinks,
    options: LocaleOptions,
  ) {
    const { docs, pages } = published;
    this.docs = docs;
    this.#options = options;
    this.#addresses = new Set(pages.pages.map(({ address }) => address));
    this.#pages = new Map(
      pages.pages.flatMap((page, index) => {
        const path = links.pathOf(page.address);
        return path === undefined ? [] : [[path, { page, file: this.generated(`page-${index}.js`) }]];
      }),
    );
  }

  static async of(docs: Docs, context: LoadContext, options: LocaleOptions): Promise<LocaleDocs> {
    const unsupported = collectUnshown("Docusaurus", docs, { weighs: false });
    const site = layOutLocale(docs.navigation, languageOfLocale(docs, context.i18n.currentLocale), unsupported);
    const links = new LocaleLinks(docs, site, context);
    const at = {
      layout: LAYOUT,
      addressOf: links.addressOf,
      hrefOf: (address: string) => links.hrefOf(address),
      base: links.mainBase,
      projectFolder: context.siteDir,
      origin: isUnknown(context.siteConfig.url) ? undefined : context.siteConfig.url,
      memo: options.memo,
    };
    return new LocaleDocs(await publishSite(docs, at, unsupported), context, site, links, options);
  }

  /** The parts of `themeConfig` that docs.json decides. */
  themeConfig(): Record<string, unknown> {
    const languages = listLanguages(this.docs.navigation);
    const { icons, unsupported } = this.published;
    const around = { languages, placeOf: this.#placeOf, icons };
    return localeThemeConfig(this.docs, this.site, this.links, unsupported, around);
  }

  /** The versions with their docs. */
  versions(): LoadedVersion[] {
    return this.site.versions.map((version) => this.#version(version));
  }

  /** Writes what the bundler reads: the pages as modules, their script, and the style sheet. */
  writeFiles(versions: readonly LoadedVersion[]): void {
    for (const doc of versions.flatMap(({ docs }) => docs)) {
      const found = this.#pages.get(doc.slug);
      if (found) writeGenerated(found.file, pageModule(found.page, doc));
    }
    writeGenerated(this.generated("page-script.js"), pageScriptFor(this.docs.navigation));
    writeGenerated(this.generated("theme/DocBreadcrumbs/index.js"), EYEBROW_MODULE);
    writeGenerated(this.generated("theme/ThemedImage/index.js"), THEMED_IMAGE_MODULE);
    const { icons, pages } = this.published;
    const { notFound } = pages;
    const notFoundFolder = this.generated("theme/NotFound");
    if (notFound) writeGenerated(join(notFoundFolder, "Content/index.js"), notFoundModule(notFound));
    else rmSync(notFoundFolder, { recursive: true, force: true });
    const { navbar } = this.context.siteConfig.themeConfig;
    writeGenerated(
      this.generated("styles.css"),
      siteStyles(this.docs.settings, this.#options.tags) + icons.styles(beforeLabel) + barStyles(navbar?.items ?? []),
    );
  }

  /** The path of a generated file. */
  generated(name: string): string {
    return join(this.context.generatedFilesDir, "docsjson", name);
  }

  /** The path of a file as scripts of the site may have it, which everybody can read: without the folders around the site's. */
  inSite(file: string): string {
    return `@site/${slashed(relative(this.context.siteDir, file))}`;
  }

  #version(version: LocaleVersion): LoadedVersion {
    const { versions } = this.site;
    const name = version.node?.title ?? "current";
    const path = this.context.baseUrl + version.folder;
    const own = [...this.#pages].filter(([path]) => versionAt(path, versions) === version);
    const itemsOf = (items: Parameters<typeof sidebarItems>[0]) =>
      sidebarItems(
        items,
        this.site,
        this.#placeOf,
        { tag: (tag) => this.#classOfTag(tag), icon: (node) => this.#classOfIcon(node) },
        (href) => this.links.linkTo(href),
      );
    return {
      versionName: name,
      label: version.node?.tag === undefined ? name : `${name} (${version.node.tag})`,
      banner: null,
      badge: false,
      noIndex: false,
      path,
      tagsPath: `${baseOfPaths(path)}/tags`,
      className: `docs-version-${versions.indexOf(version)}`,
      isLast: version.isLast,
      routePriority: version.folder === "" ? -1 : undefined,
      docs: own.map(([path, { page, file }]) => this.#doc(page, file, { path, version: name })),
      drafts: [],
      sidebars: Object.fromEntries([...version.sections].map(([{ items }, id]) => [id, itemsOf(items)])),
    };
  }

  readonly #placeOf: PlaceOf = (page) => {
    if (this.#pages.has(localPath(page.href, this.site.language))) return "here";
    return this.#addresses.has(this.links.addressOf(page)) ? "elsewhere" : undefined;
  };

  /** The class of a node's icon. The method of an operation is in its place. */
  #classOfIcon(node: NavigationNode): string | undefined {
    if (node.icon === undefined) return undefined;
    const isMethod = badgesOf(node).some(({ kind }) => kind === "method");
    const { icons, unsupported } = this.published;
    const icon = isMethod ? undefined : icons.classOf(node.icon);
    if (icon === undefined) unsupported.add(isMethod ? iconBesideMethod : unknownIcon(node.icon), node.source);
    return icon;
  }

  #classOfTag(tag: string): string {
    const { tags } = this.#options;
    if (!tags.includes(tag)) tags.push(tag);
    return `docs-tag-${tags.indexOf(tag)}`;
  }

  /** A page as a doc, with its place in the navigation. */
  #doc(page: SitePage, file: string, { path, version }: { path: string; version: string }): Doc {
    const { title, description = this.docs.settings.description ?? "" } = page;
    const place = this.site.pages.get(path);
    const { previous, next } = place ? neighbours(place.node) : {};
    const served = (node: AnyPageNode | undefined) => (node && this.#placeOf(node) ? node : undefined);
    return {
      id: place?.id ?? docId(path, versionAt(path, this.site.versions)),
      title,
      description,
      editUrl: this.#editUrl(page.file, this.links.permalinkOf(path), version),
      source: this.inSite(file),
      sourceDirName: ".",
      slug: path,
      permalink: this.links.permalinkOf(path),
      draft: false,
      unlisted: false,
      tags: [],
      version,
      frontMatter: {},
      sidebar: place?.sidebar,
      previous: this.links.neighbour(served(previous)),
      next: this.links.neighbour(served(next)),
    };
  }

  /** Where readers may change a page, by the option of the docs plugin. */
  #editUrl(file: string | undefined, permalink: string, version: string): string | undefined {
    // A page of another repository is edited there.
    if (file === undefined || file.startsWith("../")) return undefined;
    const { siteDir, i18n } = this.context;
    const versionDocsDirPath = slashed(relative(siteDir, this.docs.site.folder));
    const { editUrl } = this.#options;
    if (typeof editUrl === "function") {
      return editUrl({ version, versionDocsDirPath, docPath: file, permalink, locale: i18n.currentLocale });
    }
    return editUrl === undefined ? undefined : `${baseOfPaths(editUrl)}/${slashed(join(versionDocsDirPath, file))}`;
  }
}

const LAYOUT: PageLayout = {
  // Docusaurus loses addresses with these marks, and writes a file and a folder of one name.
  unserved: /[?#%]|\.html$/,
};

const slashed = (path: string): string => path.split(sep).join("/");
