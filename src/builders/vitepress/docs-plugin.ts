import { extname } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { readBelow } from "../../site/files-below.ts";
import { watchSite } from "../../site/watch-site.ts";
import { addressPath, decodePath, withoutEndSlash } from "../../vocabulary/address.ts";
import type { Move } from "../redirects/redirect-rule.ts";
import type { Docs } from "../shared/read-docs.ts";
import { type DocsOptions, logDiagnostics, toDocs } from "../shared/read-docs.ts";
import type { SiteFile } from "../shared/site-files.ts";
import { ErrorOverlay, overlayOf, overlayOfFailure } from "../vite/error-overlay.ts";
import { escapeDataOfPages } from "./page-data.ts";
import { localeModule, MODULE, themeModule, type VitePressSite } from "./virtual-modules.ts";

/** The part of Vite's config that belongs to VitePress. */
interface SiteConfig {
  readonly configPath?: string;
  readonly themeDir: string;
  readonly pages: readonly string[];
  readonly rewrites: { readonly map: Readonly<Record<string, string>> };
}

/** The data that the plugin serves, made with the config. */
export interface ServedDocs {
  readonly options: DocsOptions;
  readonly docs: Docs;
  readonly site: VitePressSite;
  readonly moves: readonly Move[];
  /** Files beside the pages, as far as they are served in development. */
  readonly files: readonly SiteFile[];
  /** Further messages for VitePress's log, besides the diagnostics of the docs. Called when all pages are known. */
  readonly diagnose: (pages: ReadonlySet<string>) => readonly Diagnostic[];
  /** Tells a site whose config is the same from one whose config has changed. */
  readonly fingerprintOf: (docs: Docs) => string;
}

/**
 * The Vite plugin of the VitePress integration: the data of each language as a module of its own, redirects and files
 * while the server runs, diagnostics in the log, and a restart if a change alters the config.
 */
export function docsPlugin(served: ServedDocs): Plugin {
  const { options, docs, site, moves, files, diagnose } = served;
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
      escapeDataOfPages(config.plugins as Plugin[]);
      // A build resolves its config twice.
      if (!told) logDiagnostics([...docs.diagnostics, ...diagnose(pagesOf(siteConfig))], docs.site, config.logger);
      told = true;
    },

    async resolveId(id, importer) {
      if (id.startsWith(MODULE)) return `\0${id}`;
      // VitePress imports its theme by this alias; the real one is what the module around it imports.
      if (stripExtension(id) !== `${siteConfig.themeDir}/index` || importer === `\0${MODULE}theme`) return undefined;
      return `\0${MODULE}theme`;
    },

    load(id, { ssr = false } = {}) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const name = id.slice(MODULE.length + 1);
      if (name !== "theme") return localeModule(site, name);
      const pages = ssr || isDev ? [...pagesOf(siteConfig)] : undefined;
      return themeModule(site, `${siteConfig.themeDir}/index`, pages);
    },

    configureServer(server) {
      serve(server, moves, files);
      const overlay = new ErrorOverlay(server);
      const watcher = watchSite(
        options.root,
        ({ result, changed }) => {
          overlay.show(overlayOf(result.diagnostics, result.value));
          // The diagnostics of the docs that the config was made from are in the log already.
          if (changed.length > 0)
            logDiagnostics(withoutTemplates(result.diagnostics), result.value.site, server.config.logger);
          if (!result.value.navigation) return;
          const now = served.fingerprintOf(toDocs(result.value, result.diagnostics, false, options));
          // VitePress restarts when its config changes: for what it is made of, too, even before watching began.
          if (now !== served.fingerprintOf(docs) && siteConfig.configPath)
            server.watcher.emit("change", siteConfig.configPath);
        },
        {
          ...options,
          contents: false,
          onError: (error) => {
            server.config.logger.error(`[docsjson] ${error}`);
            overlay.show(overlayOfFailure(error));
          },
        },
      );
      watcher.ready.catch((error) => server.config.logger.error(`[docsjson] ${error}`));
      close = () => watcher.close();
    },

    async closeBundle() {
      await close?.();
      close = undefined;
    },
  };
}

/** A template of pages, such as `[operation].md`, is in no navigation. */
export const withoutTemplates = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter(({ code, file }) => code !== "nav/orphan-page" || !/\[\w+\]/.test(file));

/** The files of all pages, as their addresses have them. */
const pagesOf = ({ pages, rewrites }: SiteConfig): Set<string> =>
  new Set(pages.map((page) => rewrites.map[page] ?? page));

const stripExtension = (id: string): string => id.replace(/\?.*$/s, "").replace(/\.[cm]?[jt]s$/, "");

const TYPES: ReadonlyMap<string, string> = new Map([
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".ico", "image/x-icon"],
  [".json", "application/json"],
]);

/** Answers redirects, and requests for files that VitePress doesn't know. */
function serve(server: ViteDevServer, moves: readonly Move[], files: readonly SiteFile[]): void {
  const { base } = server.config;
  const targets = new Map(moves.map(({ from, to }) => [withoutEndSlash(from), to]));
  const byPath = new Map(files.map((file) => [`/${file.path.replace(/^\//, "")}`, file]));
  server.middlewares.use(async (request, response, next) => {
    const path = addressPath(decodePath(request.url ?? "/"));
    const inside = `/${path.slice(base.length)}`;
    const target = targets.get(withoutEndSlash(inside));
    if (target !== undefined) {
      response.writeHead(302, { location: encodeURI(target.startsWith("/") ? base + target.slice(1) : target) }).end();
      return;
    }
    const file = byPath.get(inside);
    const content = file && ("text" in file ? file.text : await readBelow(file.copyOf));
    if (content === undefined) return next();
    response.writeHead(200, { "content-type": TYPES.get(extname(inside)) ?? "text/plain; charset=utf-8" }).end(content);
  });
}
