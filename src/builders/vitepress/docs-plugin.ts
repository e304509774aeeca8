import type { Plugin, ViteDevServer } from "vite";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { pageScript } from "../../render/page-assets.ts";
import { addressPath, decodePath, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import type { Move } from "../redirects/redirect-rule.ts";
import { followDocs } from "../shared/pages/follow-docs.ts";
import type { SiteFile } from "../shared/pages/published-files.ts";
import { type Docs, type DocsOptions, type Log, logDiagnostics } from "../shared/pages/read-docs.ts";
import type { SitePages } from "../shared/pages/site-pages.ts";
import { serveFile } from "../vite/serve-file.ts";
import type { PageModules, VitePressPageData } from "./page-modules.ts";
import {
  localeModule,
  MODULE,
  SCRIPT_MODULE,
  STYLE_MODULE,
  themeModule,
  type VitePressSite,
} from "./virtual-modules.ts";

/** The part of Vite's config that belongs to VitePress. */
interface SiteConfig {
  readonly configPath?: string;
  readonly themeDir: string;
  readonly logger: Log;
}

/** The data that the plugin serves, made with the config. */
export interface ServedDocs {
  readonly options: DocsOptions;
  readonly docs: Docs;
  readonly modules: PageModules;
  readonly site: VitePressSite;
  readonly styles: string;
  readonly moves: readonly Move[];
  /** Files beside the pages, as far as they are served in development. */
  readonly files: readonly SiteFile[];
  /** Further messages for VitePress's log, besides the diagnostics of the docs. */
  readonly diagnostics: readonly Diagnostic[];
  readonly pagesOf: (docs: Docs) => Promise<SitePages>;
  /** Tells a site whose config is the same from one whose config has changed. */
  readonly fingerprintOf: (docs: Docs, pages: SitePages) => string;
  /** What the user's config adds to the data of a page. */
  readonly dataOf: (page: VitePressPageData, siteConfig: unknown) => Promise<object>;
}

/**
 * The Vite plugin of the VitePress integration: pages and the data of each language as modules, redirects and files while
 * the server runs, diagnostics in the log, and a restart if a change alters the config.
 */
export function docsPlugin(served: ServedDocs): Plugin {
  const { modules, site, docs } = served;
  let siteConfig: SiteConfig;
  let isDev = false;
  let close: (() => Promise<void>) | undefined;
  let told = false;
  return {
    name: "docsjson:vitepress",
    enforce: "pre",

    configResolved(config) {
      siteConfig = (config as unknown as { vitepress: SiteConfig }).vitepress;
      isDev = config.command === "serve";
      keepPagesFromVitePress(config.plugins as Plugin[], modules);
      // A build resolves its config twice.
      if (!told) logDiagnostics([...docs.diagnostics, ...served.diagnostics], docs.site, config.logger);
      told = true;
    },

    async resolveId(id, importer) {
      if (id.startsWith(MODULE)) return `\0${id}`;
      // VitePress imports its theme by this alias; the real one is what the module around it imports.
      if (stripExtension(id) !== `${siteConfig.themeDir}/index` || importer === `\0${MODULE}theme`) return undefined;
      return `\0${MODULE}theme`;
    },

    async load(id, { ssr = false } = {}) {
      const page = modules.find(id);
      if (page) {
        const code = modules.codeOf(page, await served.dataOf(page.data, siteConfig));
        if (isDev) logDiagnostics(modules.site.findings(), docs.site, siteConfig.logger);
        return code;
      }
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      switch (id.slice(1)) {
        case STYLE_MODULE:
          return served.styles;
        case SCRIPT_MODULE:
          return pageScript;
        case `${MODULE}theme`:
          return themeModule(site, `${siteConfig.themeDir}/index`, ssr || isDev ? modules.files : undefined);
        default:
          return localeModule(site, id.slice(MODULE.length + 1));
      }
    },

    configureServer(server) {
      close = followSite(server, served, () => siteConfig.configPath);
    },

    buildEnd() {
      logDiagnostics(modules.site.findings(), docs.site, siteConfig.logger);
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

/** Serves what belongs to the docs, and follows their changes; gives what ends that. */
function followSite(
  server: ViteDevServer,
  served: ServedDocs,
  configPath: () => string | undefined,
): () => Promise<void> {
  const { options, docs, moves, files, fingerprintOf, modules } = served;
  const { logger } = server.config;
  const started = modules.site;
  serveDocs(server, moves, {
    // Scripts of components are there once their pages are rendered.
    get files() {
      return [...files, ...modules.site.files()];
    },
    site: docs.site,
  });
  const show = async (now: Docs, changed: readonly string[]): Promise<void> => {
    // The diagnostics of the docs that the config was made from are in the log already.
    if (changed.length > 0) logDiagnostics(now.diagnostics, now.site, logger);
    const fresh = await served.pagesOf(now);
    const path = configPath();
    // VitePress restarts when its config changes: for what it is made of, too, even before watching began.
    if (fingerprintOf(now, fresh) !== fingerprintOf(docs, started)) {
      if (path !== undefined) server.watcher.emit("change", path);
      return;
    }
    if (changed.length === 0) return;
    modules.replace(fresh);
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: "full-reload" });
  };
  const watcher = followDocs(options, show, { log: logger, server });
  return () => watcher.close();
}

const stripExtension = (id: string): string => id.replace(/\?.*$/s, "").replace(/\.[cm]?[jt]s$/, "");

/** Answers redirects, and requests for files that VitePress doesn't know. */
function serveDocs(
  server: ViteDevServer,
  moves: readonly Move[],
  served: { files: readonly SiteFile[]; site: Docs["site"] },
): void {
  const { base } = server.config;
  const targets = new Map(moves.map(({ from, to }) => [withoutEndSlash(from), to]));
  server.middlewares.use(async (request, response, next) => {
    const path = addressPath(decodePath(request.url ?? "/"));
    const inside = `/${path.slice(base.length)}`;
    const target = targets.get(withoutEndSlash(inside));
    if (target !== undefined) {
      response.writeHead(302, { location: encodeURI(target.startsWith("/") ? base + target.slice(1) : target) }).end();
      return;
    }
    if (!(await serveFile(response, inside, served))) next();
  });
}
