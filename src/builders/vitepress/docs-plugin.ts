import type { Plugin, ViteDevServer } from "vite";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { addressPath, decodePath, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { pageScriptFor } from "../shared/extras/page-script.ts";
import { followDocs } from "../shared/pages/follow-docs.ts";
import type { PublishedSite } from "../shared/pages/published-site.ts";
import type { Docs, DocsOptions, Log } from "../shared/pages/read-docs.ts";
import { ToldFindings } from "../shared/pages/told-findings.ts";
import { PageReloads } from "../vite/page-reloads.ts";
import { serveFile } from "../vite/serve-file.ts";
import type { PageList, PageModules, VitePressPageData } from "./page-modules.ts";
import { SEARCH_MODULE, type SearchedSite, searchModule } from "./search-modules.ts";
import {
  CLIENT,
  localeModule,
  MODULE,
  SCRIPT_MODULE,
  STYLE_MODULE,
  themeModule,
  type VitePressSite,
} from "./virtual-modules.ts";

/** The part of Vite's config that belongs to VitePress. */
interface SiteConfig extends PageList {
  readonly cleanUrls?: boolean;
  readonly configPath?: string;
  readonly themeDir: string;
  readonly logger: Log;
  /** What VitePress hands to its pages. */
  readonly site: SiteData & SearchedSite["site"];
}

/** The data of a site that pages take from docs.json: by VitePress at its start, then as they change. */
export interface SiteData {
  title?: string | undefined;
  description?: string | undefined;
  head: readonly unknown[];
  themeConfig: object;
  locales: object;
}

/** The style sheets of VitePress's theme, but for the one that loads its font. */
const THEME_STYLES = /\/vitepress\/dist\/client\/theme-default\/styles\/(?!fonts)(?:components\/)?[\w-]+\.css$/;

/** What is served of a reading of the docs. */
export interface ServedDocs {
  readonly published: PublishedSite;
  readonly data: SiteData;
  /** Tells a config, without that data, from one for which VitePress has to start again. */
  readonly fingerprint: string;
  readonly site: VitePressSite;
  readonly styles: string;
  readonly diagnostics: readonly Diagnostic[];
}

interface Serving {
  readonly options: DocsOptions;
  readonly modules: PageModules;
  served: ServedDocs;
  /** Puts the pages of docs into the modules. */
  readonly read: (docs: Docs) => Promise<ServedDocs>;
  /** What the user's config adds to the data of a page. */
  readonly dataOf: (page: VitePressPageData, siteConfig: unknown) => Promise<object>;
}

/**
 * The Vite plugin of the VitePress integration: pages and the data of each language as modules, redirects and files while
 * the server runs, diagnostics in the log, and a restart if a change alters the config.
 */
export function docsPlugin(serving: Serving): Plugin {
  const { modules } = serving;
  let siteConfig: SiteConfig;
  let isDev = false;
  let close: (() => Promise<void>) | undefined;
  const told = new ToldFindings();
  return {
    name: "docsjson:vitepress",
    enforce: "pre",

    // A package that is found only while pages load has them loaded anew, and a browser that isn't connected yet stays empty.
    config: () => ({ optimizeDeps: { include: [CLIENT] } }),

    configResolved(config) {
      siteConfig = (config as unknown as { vitepress: SiteConfig }).vitepress;
      isDev = config.command === "serve";
      keepPagesFromVitePress(config.plugins as Plugin[], modules);
      if (isDev) keepSearchFromVitePress(config.plugins as Plugin[], siteConfig);
      told.tellDocs(serving.served.diagnostics, serving.served.published.docs.site, config.logger);
    },

    async resolveId(id, importer) {
      if (id.startsWith(MODULE)) return `\0${id}`;
      // VitePress imports its theme by this alias; the real one is what the module around it imports.
      if (stripExtension(id) !== `${siteConfig.themeDir}/index` || importer === `\0${MODULE}theme`) return undefined;
      return `\0${MODULE}theme`;
    },

    // The looks that docs give text are stronger than any in a layer, as with the other builders.
    transform: (code, id) => (THEME_STYLES.test(id) ? `@layer vitepress {${code}}` : undefined),

    async load(id, { ssr = false } = {}) {
      const { published, site, styles } = serving.served;
      const { docs, pages } = published;
      const page = modules.find(id);
      if (page) {
        const code = modules.codeOf(page, await serving.dataOf(page.data, siteConfig));
        if (isDev) told.tell(pages.findings(), docs.site, siteConfig.logger);
        return code;
      }
      if (isDev && id.startsWith(SEARCH_MODULE)) return searchModule(id, modules, siteConfig);
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      switch (id.slice(1)) {
        case STYLE_MODULE:
          return styles;
        case SCRIPT_MODULE:
          return pageScriptFor(docs.navigation);
        case `${MODULE}theme`:
          return themeModule(site, `${siteConfig.themeDir}/index`, ssr || isDev ? modules.files : undefined);
        default:
          return localeModule(site, id.slice(MODULE.length + 1));
      }
    },

    configureServer(server) {
      close = followSite(server, serving, { siteConfig, told });
    },

    buildEnd() {
      const { docs, pages } = serving.served.published;
      told.tell(pages.findings(), docs.site, siteConfig.logger);
    },

    async closeBundle() {
      await close?.();
      close = undefined;
    },
  };
}

/** Has VitePress leave the modules of pages as they are: it would take their code for Markdown. */
function keepPagesFromVitePress(plugins: readonly Plugin[], modules: PageModules): void {
  const plugin = plugins.find(({ name }) => name === "vitepress");
  const transform = plugin?.transform;
  if (!plugin || typeof transform !== "function") return;
  plugin.transform = function (code, id, options) {
    return modules.find(id) ? undefined : transform.call(this, code, id, options);
  };
}

/** Has VitePress make no index of the search when it starts: the index is made of the pages as they are when it is asked for. */
function keepSearchFromVitePress(plugins: readonly Plugin[], { site }: SiteConfig): void {
  const plugin = plugins.find(({ name }) => name === "vitepress:local-search");
  if (plugin && site.themeConfig.search?.provider === "local") plugin.configureServer = () => undefined;
}

/** Serves what belongs to the docs, and follows their changes; gives what ends that. */
function followSite(
  server: ViteDevServer,
  serving: Serving,
  { siteConfig, told }: { siteConfig: SiteConfig; told: ToldFindings },
): () => Promise<void> {
  const { modules, read, options, served: started } = serving;
  const { logger } = server.config;
  const { head } = siteConfig.site;
  const ownHead = head.slice(started.data.head.length);
  serveDocs(server, serving);
  const reloads = new PageReloads(server);
  const show = async (docs: Docs, changed: readonly string[]): Promise<void> => {
    const before = serving.served;
    const served = await read(docs);
    serving.served = served;
    told.tellDocs(served.diagnostics, docs.site, logger);
    if (served.fingerprint !== started.fingerprint) {
      if (siteConfig.configPath === undefined) return;
      // A server that still collects packages for the browser never ends.
      await server.waitForRequestsIdle();
      // VitePress restarts when its config changes: for what it is made of, too, even before watching began.
      server.watcher.emit("change", siteConfig.configPath);
    } else if (changed.length > 0 || shownOf(served) !== shownOf(before)) {
      Object.assign(siteConfig, modules.list());
      Object.assign(siteConfig.site, served.data, { head: [...served.data.head, ...ownHead] });
      const { moduleGraph } = server;
      // All modules of VitePress would take seconds to be made anew.
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (modules.find(id) || REMADE.some((name) => id.startsWith(name))) moduleGraph.invalidateModule(module);
      reloads.reload();
    }
  };
  const watcher = followDocs(options, show, { log: logger, told, server });
  return () => watcher.close();
}

/** The names of the modules that are made of the docs besides the pages, VitePress's one with the data of the site among them. */
const REMADE = [`\0${MODULE}`, SEARCH_MODULE, "/@siteData"] as const;

/** What is around the pages, as text. */
const shownOf = ({ site, data, styles }: ServedDocs): string => JSON.stringify([site, data, styles]);

const stripExtension = (id: string): string => id.replace(/\?.*$/s, "").replace(/\.[cm]?[jt]s$/, "");

/** Answers redirects, and requests for files that VitePress doesn't know. */
function serveDocs(server: ViteDevServer, serving: Serving): void {
  const { base } = server.config;
  server.middlewares.use(async (request, response, next) => {
    const { docs, moves, servedFiles } = serving.served.published;
    const path = addressPath(decodePath(request.url ?? "/"));
    const inside = `/${path.slice(base.length)}`;
    const target = moves.findLast(({ from }) => withoutEndSlash(from) === withoutEndSlash(inside))?.to;
    if (target !== undefined) {
      response.writeHead(302, { location: encodeURI(target.startsWith("/") ? base + target.slice(1) : target) }).end();
      return;
    }
    // Scripts of components are there once their pages are rendered.
    if (!(await serveFile(response, inside, { files: servedFiles(), site: docs.site }))) next();
  });
}
