import { existsSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { pageStyles } from "../../render/page-assets.ts";
import { PageMemo } from "../../render/page-memo.ts";
import type { SiteWatcher } from "../../site/watch-site.ts";
import {
  addressPath,
  baseOfPaths,
  decodePath,
  folderHref,
  withoutEndSlash,
} from "../../vocabulary/addresses/address.ts";
import type { AddressOf } from "../model/page-address.ts";
import { pageScriptFor } from "../shared/extras/page-script.ts";
import { followDocs } from "../shared/pages/follow-docs.ts";
import type { PageLayout } from "../shared/pages/page-places.ts";
import { redirectPages, writeSiteFiles } from "../shared/pages/published-files.ts";
import { type PublishedSite, publishSite } from "../shared/pages/published-site.ts";
import { type Docs, type DocsOptions, type Log, readDocs } from "../shared/pages/read-docs.ts";
import { ToldFindings } from "../shared/pages/told-findings.ts";
import { collectUnshown } from "../shared/unsupported/unshown-settings.ts";
import { PageReloads } from "../vite/page-reloads.ts";
import { serveFile } from "../vite/serve-file.ts";
import type { AstroConfig, AstroIntegration, SetupHook, Starlight, ViteServer } from "./astro.ts";
import { emptyFolder, PageFiles } from "./page-files.ts";
import { hrefFormatter, siteModule } from "./site-module.ts";
import { beforeTitle, STYLES, starlightConfig } from "./starlight-config.ts";
import { starlightTag } from "./starlight-tag.ts";

export interface StarlightDocsOptions extends Omit<DocsOptions, "siteUrl"> {
  /** Starlight's own options, which override those of docs.json. */
  starlight?: Record<string, unknown> | undefined;
}

const MODULE = "virtual:docsjson/starlight";
const CSS_MODULE = "virtual:docsjson/starlight.css";
const SCRIPT_MODULE = "virtual:docsjson/starlight.js";

/**
 * Starlight with everything from docs.json: the pages, with the platform's components, sidebars for each language, version and tab, with switches that keep the
 * page, pages of operations, name, logo, favicon, colors, banner, footer, profiles and redirects. A build also writes
 * `sitemap.xml` (with Astro's `site`), `llms.txt`, `llms-full.txt`, the Markdown of the pages and the specs; the
 * development server follows docs.json and what it names. Diagnostics go to Astro's log; errors fail a build.
 *
 * The docs root is `docs` or `src/content/docs` of the project if a docs.json is in it, else the nearest one upward from the
 * project.
 *
 * @example
 * // astro.config.mjs
 * export default defineConfig({ site: "https://docs.example.com", integrations: [docsJson(starlight)] });
 */
export function docsJson(starlight: Starlight, options: StarlightDocsOptions = {}): AstroIntegration {
  let site: StarlightDocs;
  return {
    name: "docsjson",
    hooks: {
      "astro:config:setup": async (hook: SetupHook) => {
        site = new StarlightDocs(hook.config, options);
        await site.setUp(hook, starlight);
      },
      "astro:server:setup": ({ server, logger }: { server: ViteServer; logger: Log }) => site.serve(server, logger),
      "astro:build:done": ({ dir }: { dir: URL }) => site.writeFiles(fileURLToPath(dir)),
    },
  };
}

/** The docs of a site as Astro gets them: at its start, and again after each change. */
class StarlightDocs {
  readonly #config: AstroConfig;
  /** Starlight's own options. */
  readonly #own: Record<string, unknown>;
  readonly #options: DocsOptions;
  #served!: PublishedSite;
  #pagesFolder: string | undefined;
  #files!: PageFiles;
  #module = "";
  /** What Astro got when it started, as text. */
  #started = "";
  #watcher: SiteWatcher | undefined;
  readonly #told = new ToldFindings();
  /** The pages as readers are served: a build starts a server, too, to read collections. */
  #memo: PageMemo | undefined;

  constructor(config: AstroConfig, { starlight = {}, ...options }: StarlightDocsOptions) {
    this.#config = config;
    this.#own = starlight;
    this.#options = options;
  }

  async setUp({ command, logger, updateConfig, addWatchFile, injectRoute }: SetupHook, starlight: Starlight) {
    const config = this.#config;
    if (command === "dev") this.#memo = new PageMemo();
    addWatchFile(restartFile(config));
    const root = this.#options.root ?? docsRootOf(config);
    const docs = await readDocs({ ...this.#options, root }, { failOnErrors: command === "build" });
    const served = await this.#publish(docs);
    await this.#prepare(served, logger);
    if (command === "build") {
      await this.#files.writeAll();
      this.#told.tell(served.pages.findings(), docs.site, logger);
    }
    injectRoute({ pattern: "[...page]", entrypoint: "docsjson/starlight/Page.astro", prerender: true });
    if (served.pages.notFound)
      injectRoute({ pattern: "404", entrypoint: "docsjson/starlight/NotFound.astro", prerender: true });
    const start = this.#startOf(served);
    this.#started = JSON.stringify(start);
    const ownSitemap = config.integrations.some(({ name }) => name === "@astrojs/sitemap");
    const own = config.redirects ?? {};
    const moves = start.redirects.filter(([from]) => !Object.hasOwn(own, from ?? ""));
    // Astro's pages for redirects forget the anchor that readers asked for. The server of an adapter needs none.
    const hasOwnPages = config.adapter !== undefined || Object.keys(own).length > 0;
    updateConfig({
      redirects: Object.fromEntries(moves),
      ...(hasOwnPages ? {} : { build: { redirects: false } }),
      integrations: [
        starlight(start.options),
        // Starlight adds a sitemap with pages that readers are not to find, unless an integration of this name is there.
        ...(ownSitemap ? [] : [{ name: "@astrojs/sitemap", hooks: {} }]),
      ],
      vite: { plugins: [this.#vitePlugin()], server: { fs: { allow: servedFolders(config) } } },
    });
  }

  /** Follows docs.json and what it names. */
  serve(server: ViteServer, logger: Log): void {
    if (!this.#memo) return;
    server.middlewares.use((request, response, next) => {
      const address = decodePath(addressPath(request.url ?? "/"));
      const base = baseOfPaths(this.#config.base);
      const own = address.startsWith(`${base}/`) ? address.slice(base.length) : address;
      const write = this.#files.write(withoutEndSlash(own));
      const answer = write.then(async () => {
        const { docs, pages, servedFiles } = this.#served;
        this.#told.tell(pages.findings(), docs.site, logger);
        if (!(await serveFile(response, own, { files: servedFiles(), site: docs.site }))) next();
      });
      answer.catch(next);
    });
    const reloads = new PageReloads(server);
    const { site } = this.#served.docs;
    let isFirst = true;
    const show = async (docs: Docs): Promise<void> => {
      // The config was made of this already, unless docs.json changed before watching began.
      const isKnown = isFirst && textsKey(docs.site) === textsKey(this.#served.docs.site);
      isFirst = false;
      if (!isKnown) await this.#update(docs, { server, reloads, logger });
    };
    this.#watcher = followDocs({ ...this.#options, root: site.folder }, show, {
      log: logger,
      told: this.#told,
      server,
    });
  }

  /** Writes the files of a build that are no pages. */
  async writeFiles(folder: string): Promise<void> {
    const { docs, builtFiles, moves } = this.#served;
    const { base, adapter, build } = this.#config;
    const end = build.format === "file" ? "" : "/";
    const redirects = adapter ? [] : moves;
    await writeSiteFiles(folder, [
      ...(await builtFiles()),
      ...redirectPages(
        redirects.map(({ from, to }) => ({ from: withoutEndSlash(from) + end, to })),
        base,
      ),
      { path: "favicon.svg", text: plainFavicon(docs.settings.colors?.dark) },
    ]);
    // Starlight's pages name this one.
    await copyFile(join(folder, "sitemap.xml"), join(folder, "sitemap-index.xml")).catch(() => undefined);
  }

  #publish(docs: Docs): Promise<PublishedSite> {
    const { root, base, site: origin } = this.#config;
    const at = {
      addressOf,
      hrefOf: hrefFormatter(this.#config),
      base,
      origin,
      tagOf: starlightTag,
      memo: this.#memo,
      layout: LAYOUT,
    };
    const unsupported = collectUnshown("Starlight", docs, { weighs: true });
    return publishSite(docs, { ...at, projectFolder: fileURLToPath(root) }, unsupported);
  }

  /** Makes the module and the files that pages are rendered from. */
  async #prepare(served: PublishedSite, logger: Log): Promise<void> {
    this.#served = served;
    const { docs, pages, icons, unsupported, diagnostics } = served;
    this.#pagesFolder ??= await emptyFolder(pagesFolder(this.#config));
    this.#files = new PageFiles(this.#pagesFolder, pages);
    const rendered = this.#files.list();
    const { notFound } = pages;
    this.#module = siteModule(docs, { addressOf, published: this.#config, rendered, notFound, icons, unsupported });
    this.#told.tellDocs(diagnostics(), docs.site, logger);
  }

  /** The data that Astro takes from docs.json only when it starts. */
  #startOf({ docs, pages, moves }: PublishedSite) {
    const { base } = this.#config;
    const redirects = moves.map(({ from, to }) => [
      literalRoute(withoutEndSlash(from)),
      to.startsWith("/") ? baseOfPaths(base) + to : to,
    ]);
    const scripts = pages.scripts.map((src) => ({ tag: "script", attrs: { src, defer: "defer" } }));
    const head = [...pages.styles, ...scripts];
    const options = starlightConfig(docs, this.#own, { base, cssModule: CSS_MODULE, head });
    return { redirects, options };
  }

  /** Shows a change: by a reload, or a new start of Astro if that read what changed. */
  async #update(
    docs: Docs,
    { server, reloads, logger }: { server: ViteServer; reloads: PageReloads; logger: Log },
  ): Promise<void> {
    const served = await this.#publish(docs);
    if (JSON.stringify(this.#startOf(served)) !== this.#started) {
      server.watcher.emit("change", restartFile(this.#config));
      return;
    }
    await this.#prepare(served, logger);
    for (const { moduleGraph, hot } of Object.values(server.environments)) {
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${MODULE}`)) moduleGraph.invalidateModule(module);
      // Astro keeps the addresses of pages: since version 6 until its collections change, before that until any file does.
      hot.send("astro:content-changed", {});
    }
    server.watcher.emit("change", pagesFolder(this.#config));
    reloads.reload();
  }

  #vitePlugin() {
    const settings = () => this.#served.docs.settings;
    const contents = new Map([
      [`\0${MODULE}`, () => this.#module],
      [
        `\0${CSS_MODULE}`,
        () => pageStyles(settings().colors) + STYLES(settings()) + this.#served.icons.styles(beforeTitle),
      ],
      [`\0${SCRIPT_MODULE}`, () => pageScriptFor(this.#served.docs.navigation, starlightTag)],
    ]);
    return {
      name: "docsjson-starlight",
      // What imports the virtual module is bundled wherever Astro renders pages; which environments these are differs from version to version.
      configEnvironment: (name: string) =>
        name === "client" ? {} : { resolve: { noExternal: ["docsjson", "@astrojs/starlight"] } },
      closeBundle: () => this.#watcher?.close(),
      resolveId: (id: string) => (contents.has(`\0${id}`) ? `\0${id}` : undefined),
      // Astro's server asks for the style sheet with `?inline` behind its name.
      load: (id: string) => contents.get(id.replace(/\?.*$/s, ""))?.(),
    };
  }
}

const addressOf: AddressOf = ({ href }) => folderHref(href);

/** An address as a route of Astro, where what is in brackets is a parameter. */
const literalRoute = (address: string): string => address.replaceAll("[", "%5B").replaceAll("]", "%5D");

/** Since version 7, a page whose address has a percent sign ends Astro's build. */
const LAYOUT: PageLayout = { unserved: /%/ };

/** The folders that Vite may serve: the project, and the one with its packages, which need not be inside. */
function servedFolders({ root }: AstroConfig): string[] {
  const project = fileURLToPath(root);
  const folders = [project];
  for (let folder = project; dirname(folder) !== folder; folder = dirname(folder)) {
    const packages = join(folder, "node_modules");
    if (existsSync(join(packages, "astro"))) folders.push(packages);
  }
  return folders;
}

/** Where rendered pages are. */
const pagesFolder = ({ cacheDir }: AstroConfig): string => join(fileURLToPath(cacheDir), "docsjson");

/** A file that is never written: Astro starts again when it is told that this one changed. */
const restartFile = (config: AstroConfig): string => join(pagesFolder(config), "restart");

/** The icon that Starlight's pages name if a site has none: a dot in its color. */
const plainFavicon = (color = "#2563eb"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="${color}"/></svg>\n`;

/** The content of docs.json, its includes and specs. */
const textsKey = ({ texts }: Docs["site"]): string => JSON.stringify([...texts]);

function docsRootOf({ root, srcDir }: AstroConfig): string {
  const folders = [join(fileURLToPath(root), "docs"), join(fileURLToPath(srcDir), "content/docs")];
  const own = folders.find((folder) => existsSync(join(folder, "docs.json")));
  return own ?? (relative(process.cwd(), fileURLToPath(root)) || ".");
}
