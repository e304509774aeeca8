import { join, relative, sep } from "node:path";
import { neighbours } from "../../navigation/queries/neighbours.ts";
import type { OperationNode } from "../../navigation/tree.ts";
import { baseOfPaths } from "../../vocabulary/address.ts";
import { languageTag } from "../../vocabulary/language-tags.ts";
import { withoutPageExtension } from "../../vocabulary/site-files.ts";
import { toOperationPage } from "../operation-page/operation-page.ts";
import { firstParagraph } from "../shared/inline-markdown.ts";
import { languagesByFolder, listLanguages, type SiteLanguage } from "../shared/language.ts";
import { operationSpecs } from "../shared/operation-specs.ts";
import type { Docs } from "../shared/read-docs.ts";
import { collectUnsupported, type UnsupportedFeatures } from "../shared/unsupported-features.ts";
import type { Doc, LoadContext, LoadedVersion } from "./content-docs.ts";
import { operationModule, siteStyles, writeGenerated } from "./generated-files.ts";
import { LocaleLinks } from "./locale-links.ts";
import {
  docId,
  type LocaleSite,
  type LocaleVersion,
  layOutLocale,
  localPath,
  sidebarItems,
  versionAt,
} from "./locale-site.ts";
import { localeThemeConfig } from "./theme-config.ts";

/** The language of docs.json that is the locale of a build; `undefined` if the site has no languages. */
export const languageOfLocale = ({ navigation }: Docs, locale: string): SiteLanguage | undefined =>
  languagesByFolder(navigation, collectUnsupported("Docusaurus")).find(
    ({ node }) => languageTag(node.title) === locale,
  );

/** One reading of docs.json in one language, in the forms of the docs plugin. */
export class LocaleDocs {
  readonly site: LocaleSite;
  readonly links: LocaleLinks;
  readonly unsupported: UnsupportedFeatures = collectUnsupported("Docusaurus");
  /** The tags of pages, whose badges are classes of the style sheet by their number. */
  readonly #tags: string[];

  constructor(
    readonly docs: Docs,
    readonly context: LoadContext,
    tags: string[],
  ) {
    this.#tags = tags;
    this.site = layOutLocale(docs.navigation, languageOfLocale(docs, context.i18n.currentLocale), this.unsupported);
    this.links = new LocaleLinks(docs, this.site, context);
  }

  /** The parts of `themeConfig` that docs.json decides. */
  themeConfig(): Record<string, unknown> {
    const languages = listLanguages(this.docs.navigation).length;
    return localeThemeConfig(this.docs, this.site, this.links, this.unsupported, languages);
  }

  /** The versions with their docs: those that the docs plugin read from files, and those of operations. */
  versions(loaded: LoadedVersion, folder: string): LoadedVersion[] {
    const files = new Map(loaded.docs.map((doc) => [this.#pathOf(doc, folder), doc]));
    const docs = new Map([...files, ...this.#operationDocs()]);
    return this.site.versions.map((version) => this.#version(version, loaded, docs));
  }

  /** Writes what the bundler reads: the modules of operations, and the style sheet. */
  writeFiles(versions: readonly LoadedVersion[]): void {
    const specOf = operationSpecs(this.docs.site);
    for (const doc of versions.flatMap(({ docs }) => docs)) {
      if (!doc.source.endsWith(".js")) continue;
      const node = this.site.pages.get(doc.slug)?.node as OperationNode;
      const file = join(this.context.siteDir, doc.source.replace("@site/", ""));
      writeGenerated(file, operationModule(toOperationPage(node, specOf(node)), doc));
    }
    writeGenerated(this.generated("styles.css"), siteStyles(this.docs.settings, this.#tags));
  }

  /** The path of a generated file. */
  generated(name: string): string {
    return join(this.context.generatedFilesDir, "docsjson", name);
  }

  #version(version: LocaleVersion, loaded: LoadedVersion, docs: ReadonlyMap<string, Doc>): LoadedVersion {
    const { versions } = this.site;
    const name = version.node?.title ?? "current";
    const path = this.context.baseUrl + version.folder;
    const own = [...docs].filter(([path]) => versionAt(path, versions) === version);
    const itemsOf = (items: Parameters<typeof sidebarItems>[0]) =>
      sidebarItems(
        items,
        this.site,
        (path) => docs.has(path),
        (tag) => this.#classOf(tag),
        (href) => this.links.linkTo(href),
      );
    return {
      ...loaded,
      versionName: name,
      label: version.node?.tag === undefined ? name : `${name} (${version.node.tag})`,
      banner: null,
      badge: false,
      path,
      tagsPath: `${baseOfPaths(path)}/tags`,
      className: `docs-version-${versions.indexOf(version)}`,
      isLast: version.isLast,
      routePriority: version.folder === "" ? -1 : undefined,
      docs: own.map(([path, doc]) => this.#placed(doc, path, name)),
      drafts: [],
      sidebars: Object.fromEntries(version.sections.map(({ id, section }) => [id, itemsOf(section.items)])),
    };
  }

  #classOf(tag: string): string {
    if (!this.#tags.includes(tag)) this.#tags.push(tag);
    return `docs-tag-${this.#tags.indexOf(tag)}`;
  }

  /** The path of a doc's file in its language, without extension. */
  #pathOf({ source }: Doc, folder: string): string {
    const file = join(this.context.siteDir, source.replace(/^@site\//, ""));
    return localPath(`/${withoutPageExtension(slashed(relative(folder, file)))}`, undefined);
  }

  /** The docs of the operations, by their paths. */
  #operationDocs(): Map<string, Doc> {
    const found = new Map<string, Doc>();
    for (const { node, path } of this.site.pages.values()) {
      if (node.type !== "operation") continue;
      const file = this.generated(`operation-${found.size}.js`);
      found.set(path, {
        id: "",
        title: node.title,
        description: firstParagraph(node.description),
        source: `@site/${slashed(relative(this.context.siteDir, file))}`,
        sourceDirName: ".",
        slug: path,
        permalink: "",
        draft: false,
        unlisted: false,
        tags: [],
        version: "",
        frontMatter: {},
      });
    }
    return found;
  }

  /** A doc with its place in the navigation. */
  #placed(doc: Doc, path: string, version: string): Doc {
    const page = this.site.pages.get(path);
    const { previous, next } = page ? neighbours(page.node) : {};
    return {
      ...doc,
      id: page?.id ?? docId(path, versionAt(path, this.site.versions)),
      version,
      permalink: this.links.permalinkOf(path),
      unlisted: doc.unlisted || page?.node.hidden === true,
      sidebar: page?.sidebar,
      previous: this.links.neighbour(previous),
      next: this.links.neighbour(next),
    };
  }
}

const slashed = (path: string): string => path.split(sep).join("/");
