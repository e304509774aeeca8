import { join, relative } from "node:path";
import { baseOfPaths, withoutEndSlash } from "../../vocabulary/address.ts";
import { UNPUBLISHED_FILES } from "../../vocabulary/unpublished-files.ts";
import { leavesSite } from "../../vocabulary/url.ts";
import { listLanguages } from "../shared/language.ts";
import { type Docs, type Log, logDiagnostics } from "../shared/read-docs.ts";
import { settingFiles, siteFiles, writeSiteFiles } from "../shared/site-files.ts";
import { docusaurusAddresses } from "./addresses.ts";
import type { ContentDocs, LoadContext, Plugin } from "./content-docs.ts";
import { REDIRECT_MODULE, writeGenerated } from "./generated-files.ts";
import { LocaleDocs, languageOfLocale } from "./locale-docs.ts";
import { listLocaleRedirects } from "./locale-redirects.ts";

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
export async function localePlugin(
  contentDocs: ContentDocs,
  { read, log }: DocsReader,
  context: LoadContext,
  options: Record<string, unknown>,
): Promise<Plugin> {
  const tags: string[] = [];
  let locale = new LocaleDocs(await read(), context, tags);
  const folder = join(locale.docs.site.folder, locale.site.language?.folder ?? "");
  const base = await contentDocs(context, contentOptions(locale.docs, folder, context, options));
  const { currentLocale, defaultLocale } = context.i18n;
  return {
    ...base,

    getPathsToWatch: () => [...base.getPathsToWatch(), ...filesOnDisk(locale.docs)],

    getClientModules: () => [locale.generated("styles.css")],

    async loadContent() {
      locale = new LocaleDocs(await read(), context, tags);
      Object.assign(context.siteConfig.themeConfig, locale.themeConfig());
      const content = await base.loadContent();
      const [loaded] = content.loadedVersions;
      if (!loaded) return content;
      const versions = locale.versions(loaded, folder);
      locale.writeFiles(versions);
      const { docs, unsupported } = locale;
      if (process.env.NODE_ENV !== "production" || currentLocale === defaultLocale)
        logDiagnostics([...docs.diagnostics, ...unsupported.diagnostics()], docs.site, log);
      return { ...content, loadedVersions: versions.filter(({ docs }) => docs.length > 0) };
    },

    async contentLoaded({ content, actions }) {
      await base.contentLoaded({ content, actions });
      const component = locale.generated("redirect.js");
      writeGenerated(component, REDIRECT_MODULE);
      const taken = new Set(
        content.loadedVersions.flatMap(({ docs }) => docs.map(({ permalink }) => withoutEndSlash(permalink))),
      );
      for (const [path, to] of listLocaleRedirects(locale.docs, locale.site, locale.links)) {
        const from = locale.links.permalinkOf(path);
        if (taken.has(withoutEndSlash(from))) continue;
        taken.add(withoutEndSlash(from));
        actions.addRoute({ path: from, component, exact: true, props: { to } });
      }
    },

    async postBuild(props: { outDir: string }) {
      await (base.postBuild as ((props: object) => Promise<void>) | undefined)?.(props);
      if (currentLocale !== defaultLocale) return;
      const { docs } = locale;
      const siteUrl = baseOfPaths(context.siteConfig.url) + baseOfPaths(context.siteConfig.baseUrl);
      const addressOf = docusaurusAddresses(docs.navigation);
      await writeSiteFiles(props.outDir, [...(await siteFiles(docs, { addressOf, siteUrl })), ...settingFiles(docs)]);
    },
  };
}

/** The options of the docs plugin for the folder of one language. */
function contentOptions(
  docs: Docs,
  folder: string,
  { siteDir, i18n }: LoadContext,
  options: Record<string, unknown>,
): Record<string, unknown> {
  const isWhole = !languageOfLocale(docs, i18n.currentLocale)?.folder;
  const others = listLanguages(docs.navigation).flatMap((language) =>
    language.folder === "" ? [] : [`${language.folder}/**`],
  );
  return {
    ...options,
    path: relative(siteDir, folder) || ".",
    exclude: [
      ...(options.exclude as string[]),
      "**/node_modules/**",
      ...[...UNPUBLISHED_FILES].map((name) => `**/${name}`),
      ...(isWhole ? others : []),
    ],
  };
}

/** The files that the docs were read from: docs.json, what it includes and names. */
const filesOnDisk = ({ site }: Docs): string[] =>
  [...site.texts.keys()].filter((file) => !leavesSite(file)).map((file) => join(site.folder, file));
