import { join, relative, sep } from "node:path";
import { neighbours } from "../../navigation/queries/neighbours.ts";
import type { AnyPageNode, OperationNode } from "../../navigation/tree.ts";
import { baseOfPaths, encodeUrl, folderHref } from "../../vocabulary/address.ts";
import { languageTag } from "../../vocabulary/language-tags.ts";
import { withoutPageExtension } from "../../vocabulary/site-files.ts";
import { UNPUBLISHED_FILES } from "../../vocabulary/unpublished-files.ts";
import { leavesSite } from "../../vocabulary/url.ts";
import { toOperationPage } from "../operation-page/operation-page.ts";
import { expandRedirects } from "../redirects/expand-redirects.ts";
import { servedAddress } from "../shared/address.ts";
import { languagesByFolder, listLanguages, type SiteLanguage } from "../shared/language.ts";
import { type OperationSpecs, operationSpecs } from "../shared/operation-specs.ts";
import { visiblePages } from "../shared/outline.ts";
import { type Docs, type Log, logDiagnostics } from "../shared/read-docs.ts";
import { settingFiles, siteFiles, writeSiteFiles } from "../shared/site-files.ts";
import { collectUnsupported } from "../shared/unsupported-features.ts";
import { docusaurusAddresses } from "./addresses.ts";
import { operationModule, REDIRECT_MODULE, siteStyles, writeGenerated } from "./generated-files.ts";
import {
  docId,
  type LocalePage,
  type LocaleSite,
  layOutLocale,
  localPath,
  sidebarItems,
  versionAt,
} from "./locale-site.ts";
import { localeThemeConfig } from "./theme-config.ts";

/** A doc of the docs plugin. */
interface Doc {
  id: string;
  title: string;
  description: string;
  source: string;
  sourceDirName: string;
  slug: string;
  permalink: string;
  draft: boolean;
  unlisted: boolean;
  tags: unknown[];
  version: string;
  frontMatter: Record<string, unknown>;
  sidebar?: string | undefined;
  previous?: { title: string; permalink: string } | undefined;
  next?: { title: string; permalink: string } | undefined;
}

interface LoadedVersion {
  versionName: string;
  docs: Doc[];
  [field: string]: unknown;
}

interface Content {
  loadedVersions: LoadedVersion[];
}

interface Actions {
  addRoute(route: { path: string; component: string; exact: boolean; props: object }): void;
}

interface LoadContext {
  siteDir: string;
  generatedFilesDir: string;
  baseUrl: string;
  outDir: string;
  siteConfig: { url: string; baseUrl: string; themeConfig: Record<string, unknown> };
  i18n: { currentLocale: string; defaultLocale: string };
}

/** A plugin of Docusaurus, as far as it is wrapped. */
export interface Plugin {
  getPathsToWatch(): string[];
  loadContent(): Promise<Content>;
  contentLoaded(args: { content: Content; actions: Actions }): Promise<void>;
  [hook: string]: unknown;
}

/** The docs plugin of Docusaurus. */
export type DocsPlugin = (context: LoadContext, options: Record<string, unknown>) => Promise<Plugin>;

/** The options for reading the docs. */
export interface DocsReader {
  /** Docs that were read with the config; read again after each change. */
  read(): Promise<Docs>;
  readonly log: Log;
}

/**
 * Docusaurus's docs plugin with the docs of docs.json: each language reads its own folder; addresses, versions, sidebars
 * and neighbours are those of the navigation; operations are docs among the others.
 */
export async function docsPlugin(
  docsOf: DocsPlugin,
  { read, log }: DocsReader,
  context: LoadContext,
  options: Record<string, unknown>,
): Promise<Plugin> {
  let docs = await read();
  const { currentLocale, defaultLocale } = context.i18n;
  const languageOf = ({ navigation }: Docs): SiteLanguage | undefined =>
    languagesByFolder(navigation, collectUnsupported("Docusaurus")).find(
      ({ node }) => languageTag(node.title) === currentLocale,
    );
  const folder = join(docs.site.folder, languageOf(docs)?.folder ?? "");
  const others = listLanguages(docs.navigation).flatMap((language) =>
    language.folder !== "" && language.folder !== languageOf(docs)?.folder ? [`${language.folder}/**`] : [],
  );
  const base = await docsOf(context, {
    ...options,
    path: relative(context.siteDir, folder) || ".",
    exclude: [
      ...(options.exclude as string[]),
      "**/node_modules/**",
      ...[...UNPUBLISHED_FILES].map((name) => `**/${name}`),
      ...(languageOf(docs)?.folder ? [] : others),
    ],
  });
  const generated = join(context.generatedFilesDir, "docsjson");
  const styles = join(generated, "styles.css");
  const tags: string[] = [];
  let site: LocaleSite;

  /** The path of a doc's file in its language, without extension. */
  const fileAddress = ({ source }: Doc): string => {
    const file = join(context.siteDir, source.replace(/^@site\//, ""));
    return localPath(`/${withoutPageExtension(relative(folder, file).split(sep).join("/"))}`, undefined);
  };
  const permalinkOf = (path: string): string => baseOfPaths(context.baseUrl) + path;
  const linkTo = (node: AnyPageNode | undefined) =>
    node && { title: node.title, permalink: permalinkOf(localPath(node.href, site.language)) };

  const prepare = async (): Promise<{ diagnose: ReturnType<typeof collectUnsupported> }> => {
    const unsupported = collectUnsupported("Docusaurus");
    site = layOutLocale(docs.navigation, languageOf(docs), unsupported);
    const links = localeLinks();
    Object.assign(
      context.siteConfig.themeConfig,
      localeThemeConfig(docs, site, links, unsupported, listLanguages(docs.navigation).length),
    );
    return { diagnose: unsupported };
  };

  const rootUrl = context.siteConfig.baseUrl;
  const localeLinks = () => {
    const addressOf = docusaurusAddresses(docs.navigation);
    const mainBase = currentLocale === defaultLocale ? context.baseUrl : mainBaseUrl(context, languageOf(docs));
    const urlOf = (href: string): string =>
      leavesSite(href) || !href.startsWith("/")
        ? href
        : encodeUrl(mainBase.replace(/\/$/, "") + servedAddress(href, docs.navigation, addressOf));
    return {
      urlOf,
      targetOf: (href: string) => {
        if (leavesSite(href) || !href.startsWith("/")) return { href };
        const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
        const local = site.pages.get(localPath(path, site.language));
        const isHere = local !== undefined && local.node.href === path.replace(/(?<=.)\/$/, "");
        return isHere ? { to: local.path + rest } : { href: `pathname://${urlOf(href)}` };
      },
    };
  };

  const classOf = (tag: string): string => {
    if (!tags.includes(tag)) tags.push(tag);
    return `docs-tag-${tags.indexOf(tag)}`;
  };

  return {
    ...base,

    getPathsToWatch: () => [
      ...base.getPathsToWatch(),
      ...[...docs.site.texts.keys()].filter((file) => !leavesSite(file)).map((file) => join(docs.site.folder, file)),
    ],

    getClientModules: () => [styles],

    async loadContent() {
      docs = await read();
      const { diagnose } = await prepare();
      const content = await base.loadContent();
      const [loaded] = content.loadedVersions;
      if (!loaded) return content;
      const files = new Map(loaded.docs.map((doc) => [fileAddress(doc), doc]));
      const operations = writeOperations();
      const exists = (path: string): boolean => files.has(path) || operations.has(path);
      const all = [...new Set([...files.keys(), ...operations.keys()])].map((path): [string, Doc] => [
        path,
        (operations.get(path) ?? files.get(path)) as Doc,
      ]);
      const { targetOf } = localeLinks();
      const linkTo = (href: string): string => {
        const target = targetOf(href);
        return "to" in target ? target.to : target.href;
      };
      const versions = site.versions.map((version): LoadedVersion => {
        const name = version.node?.title ?? "current";
        const own = all.filter(([path]) => versionAt(path, site.versions) === version);
        const path = context.baseUrl + version.folder;
        return {
          ...loaded,
          versionName: name,
          label: version.node?.tag === undefined ? name : `${name} (${version.node.tag})`,
          banner: null,
          badge: false,
          path,
          tagsPath: `${path.replace(/\/$/, "")}/tags`,
          className: `docs-version-${site.versions.indexOf(version)}`,
          isLast: version.isLast,
          routePriority: version.folder === "" ? -1 : undefined,
          docs: own.map(([path, doc]) => placeDoc(doc, path, name)),
          drafts: [],
          sidebars: Object.fromEntries(
            version.sections.map(({ id, section }) => [id, sidebarItems(section.items, site, exists, classOf, linkTo)]),
          ),
        };
      });
      const specOf = operationSpecs(docs.site);
      for (const version of versions)
        for (const doc of version.docs) if (doc.source.endsWith(".js")) writeModule(doc, specOf);
      writeGenerated(styles, siteStyles(docs.settings, tags));
      if (process.env.NODE_ENV !== "production" || currentLocale === defaultLocale)
        logDiagnostics([...docs.diagnostics, ...diagnose.diagnostics()], docs.site, log);
      return { ...content, loadedVersions: versions.filter(({ docs }) => docs.length > 0) };
    },

    async contentLoaded({ content, actions }) {
      await base.contentLoaded({ content, actions });
      const component = join(generated, "redirect.js");
      writeGenerated(component, REDIRECT_MODULE);
      const taken = new Set(content.loadedVersions.flatMap(({ docs }) => docs.map(({ permalink }) => permalink)));
      for (const [path, to] of listRedirects(docs, site, { urlOf: localeLinks().urlOf })) {
        const from = permalinkOf(path);
        if (taken.has(from) || taken.has(`${from}/`) || taken.has(from.replace(/\/$/, ""))) continue;
        taken.add(from);
        actions.addRoute({ path: from, component, exact: true, props: { to } });
      }
    },

    async postBuild(props: { outDir: string }) {
      await (base.postBuild as ((props: object) => Promise<void>) | undefined)?.(props);
      if (currentLocale !== defaultLocale) return;
      const siteUrl = context.siteConfig.url.replace(/\/$/, "") + rootUrl.replace(/\/$/, "");
      const addressOf = docusaurusAddresses(docs.navigation);
      await writeSiteFiles(props.outDir, [...(await siteFiles(docs, { addressOf, siteUrl })), ...settingFiles(docs)]);
    },
  };

  /** The docs of the operations, by their paths. */
  function writeOperations(): Map<string, Doc> {
    const operations = new Map<string, Doc>();
    for (const { node, path } of site.pages.values()) {
      if (node.type !== "operation") continue;
      operations.set(path, {
        id: "",
        title: node.title,
        description: node.description?.split(/\n\s*\n/, 1)[0]?.replace(/\s+/g, " ") ?? "",
        source: aliasOf(join(generated, `operation-${operations.size}.js`)),
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
    return operations;
  }

  function aliasOf(file: string): string {
    return `@site/${relative(context.siteDir, file).split(sep).join("/")}`;
  }

  function placeDoc(doc: Doc, path: string, version: string): Doc {
    const page: LocalePage | undefined = site.pages.get(path);
    const { previous, next } = page ? neighbours(docs.navigation, page.node) : { previous: undefined, next: undefined };
    return {
      ...doc,
      id: page?.id ?? docId(path, versionAt(path, site.versions)),
      version,
      permalink: permalinkOf(path),
      unlisted: doc.unlisted || page?.node.hidden === true,
      sidebar: page?.sidebar,
      previous: linkTo(previous),
      next: linkTo(next),
    };
  }

  function writeModule(doc: Doc, specOf: OperationSpecs): void {
    const node = site.pages.get(doc.slug)?.node as OperationNode;
    const page = toOperationPage(node, specOf(node));
    writeGenerated(join(context.siteDir, doc.source.replace("@site/", "")), operationModule(page, doc));
  }
}

/** The base path of the default language. */
function mainBaseUrl({ baseUrl }: LoadContext, language: SiteLanguage | undefined): string {
  const folder = language?.folder ?? "";
  return folder !== "" && baseUrl.endsWith(`/${folder}/`) ? baseUrl.slice(0, -folder.length - 1) : baseUrl;
}

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
function listRedirects(docs: Docs, site: LocaleSite, { urlOf }: { urlOf(href: string): string }): Map<string, string> {
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
    if (here) redirects.set(isMain ? from : from.slice(own.length + 1) || "/", urlOf(to));
  }
  const [first] = visiblePages(site.children);
  const home = first ? urlOf(first.href) : urlOf("/");
  for (const path of pagesOfOthers(docs, site.language))
    if (!site.pages.has(path) && !redirects.has(path)) redirects.set(path, home);
  // Differences in the names of docs.json and Docusaurus: the folder of the default language, or another spelling of a
  // language.
  if (isMain)
    for (const page of navigation.pages) {
      const address = addressOf(page);
      if (address !== page.href && address !== folderHref(page.href)) redirects.set(page.href, urlOf(page.href));
    }
  return redirects;
}
