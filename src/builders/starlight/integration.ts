import { existsSync } from "node:fs";
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { OperationNode } from "../../navigation/tree.ts";
import { type SiteWatcher, watchSite } from "../../site/watch-site.ts";
import { withoutEndSlash } from "../../vocabulary/address.ts";
import { toOperationPage } from "../operation-page/operation-page.ts";
import { expandRedirects } from "../redirects/expand-redirects.ts";
import { operationSpecs } from "../shared/operation-specs.ts";
import type { AddressOf } from "../shared/page-address.ts";
import { type Docs, type DocsOptions, logDiagnostics, readDocs, toDocs, wordsOf } from "../shared/read-docs.ts";
import { settingFiles, siteFiles, writeSiteFiles } from "../shared/site-files.ts";
import { collectUnsupported } from "../shared/unsupported-features.ts";
import { ErrorOverlay, type OverlayServer, overlayOf, overlayOfFailure } from "../vite/error-overlay.ts";
import { type PublishedAt, siteModule } from "./site-module.ts";
import { starlightAddresses, starlightFolder } from "./starlight-addresses.ts";
import { STYLES, starlightConfig } from "./starlight-config.ts";

/** Starlight's own integration, as `@astrojs/starlight` exports it. */
// biome-ignore lint/suspicious/noExplicitAny: the type of its options differs from version to version
type Starlight = (options: any) => AstroIntegration;

interface AstroIntegration {
  name: string;
  hooks: object;
}

export interface StarlightDocsOptions extends Omit<DocsOptions, "siteUrl"> {
  /** Starlight's own options, which override those of docs.json. */
  starlight?: Record<string, unknown> | undefined;
}

interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

interface AstroConfig {
  root: URL;
  srcDir: URL;
  cacheDir: URL;
  site?: string | undefined;
  base: string;
  trailingSlash: PublishedAt["trailingSlash"];
  build: PublishedAt["build"];
  redirects?: Record<string, unknown>;
  integrations: readonly { name: string }[];
}

interface SetupHook {
  command: "dev" | "build" | "preview" | "sync";
  config: AstroConfig;
  logger: Logger;
  updateConfig(config: object): unknown;
  /** Has Astro start again, with its config made anew, when the development server reports a change of this file. */
  addWatchFile(path: string): void;
  injectRoute(route: { pattern: string; entrypoint: string; prerender?: boolean }): void;
}

interface ViteServer {
  watcher: { emit(event: "change", path: string): unknown };
  moduleGraph: { getModuleById(id: string): object | undefined; invalidateModule(module: object): void };
  ws: OverlayServer["ws"] & { send(payload: { type: "full-reload" }): void };
}

const MODULE = "virtual:docsjson/starlight";
const CSS_MODULE = "virtual:docsjson/starlight.css";

/**
 * Starlight with everything from docs.json: sidebars for each language, version and tab, with switches that keep the
 * page, pages of operations, name, logo, favicon, colors, banner, footer, profiles and redirects. A build also writes
 * `sitemap.xml` (with Astro's `site`), `llms.txt`, `llms-full.txt`, the Markdown of the pages and the specs; the
 * development server follows docs.json and what it names. Diagnostics go to Astro's log; errors fail a build.
 *
 * The docs root is `src/content/docs` where a docs.json lies there, else the nearest one upward from the project.
 *
 * @example
 * // astro.config.mjs
 * export default defineConfig({ site: "https://docs.example.com", integrations: [docsJson(starlight)] });
 */
export function docsJson(starlight: Starlight, options: StarlightDocsOptions = {}): AstroIntegration {
  const { starlight: own = {}, ...docsOptions } = options;
  let served: ServedDocs;
  let config: AstroConfig;
  let watcher: SiteWatcher | undefined;
  let module = "";
  /** The config that Astro got when it started, as text. */
  let started = "";

  /** Makes the module and the files that pages are rendered from. */
  const prepare = async (read: ServedDocs, logger: Logger): Promise<void> => {
    served = read;
    const { docs, addressOf } = read;
    const unsupported = collectUnsupported("Starlight");
    const operations = await writeOperations(read, fileURLToPath(config.cacheDir));
    module = siteModule(docs, { addressOf, published: config, operations, unsupported });
    logDiagnostics([...docs.diagnostics, ...unsupported.diagnostics()], docs.site, logger);
  };

  /** The data that Astro takes from docs.json only when it starts: its config and its routes. */
  const startOf = ({ docs, addressOf, operations }: ServedDocs, logger?: Logger) => {
    const unsupported = collectUnsupported("Starlight");
    const moves = expandRedirects(docs.settings.redirects, docs.navigation, unsupported, addressOf, starlightFolder);
    if (logger) logDiagnostics(unsupported.diagnostics(), docs.site, logger);
    const base = config.base.replace(/\/$/, "");
    const redirects = moves.map(({ from, to }) => [withoutEndSlash(from), to.startsWith("/") ? base + to : to]);
    const options = starlightConfig(docs, own, { projectFolder: fileURLToPath(config.root), cssModule: CSS_MODULE });
    return { redirects, options, routes: [...operations.keys()] };
  };

  const setup = async ({ command, config: astro, logger, updateConfig, addWatchFile, injectRoute }: SetupHook) => {
    config = astro;
    addWatchFile(restartFile(astro));
    const root = docsOptions.root ?? docsRootOf(astro);
    const read = servedDocs(await readDocs({ ...docsOptions, root }, { failOnErrors: command === "build" }));
    await prepare(read, logger);
    injectRoute({ pattern: "[...operation]", entrypoint: "docsjson/starlight/Operation.astro", prerender: true });
    const start = startOf(read, logger);
    const { redirects, options } = start;
    started = JSON.stringify(start);
    const ownSitemap = astro.integrations.some(({ name }) => name === "@astrojs/sitemap");
    updateConfig({
      redirects: Object.fromEntries(redirects.filter(([from]) => !Object.hasOwn(astro.redirects ?? {}, from ?? ""))),
      integrations: [
        starlight(options),
        // Starlight adds a sitemap with pages that readers are not to find, unless an integration of this name is there.
        ...(ownSitemap ? [] : [{ name: "@astrojs/sitemap", hooks: {} }]),
      ],
      vite: { plugins: [vitePlugin()] },
    });
  };

  const vitePlugin = () => ({
    name: "docsjson-starlight",
    // What imports the virtual module is bundled wherever Astro renders pages; which environments these are differs from version to version.
    configEnvironment: (name: string) => (name === "client" ? {} : { resolve: { noExternal: ["docsjson"] } }),
    closeBundle: () => watcher?.close(),
    resolveId: (id: string) => (id === MODULE || id === CSS_MODULE ? `\0${id}` : undefined),
    load: (id: string) =>
      id === `\0${MODULE}` ? module : id === `\0${CSS_MODULE}` ? STYLES(served.docs.settings) : undefined,
  });

  const serverSetup = ({ server, logger }: { server: ViteServer; logger: Logger }) => {
    const update = async (read: ServedDocs): Promise<void> => {
      if (JSON.stringify(startOf(read)) !== started) {
        server.watcher.emit("change", restartFile(config));
        return;
      }
      const before = module;
      await prepare(read, logger);
      const known = server.moduleGraph.getModuleById(`\0${MODULE}`);
      if (module === before || !known) return;
      server.moduleGraph.invalidateModule(known);
      server.ws.send({ type: "full-reload" });
    };
    let isFirst = true;
    const overlay = new ErrorOverlay(server);
    watcher = watchSite(
      served.docs.site.folder,
      async ({ result: { value, diagnostics } }) => {
        overlay.show(overlayOf(diagnostics, value));
        // The config was made of this already, unless docs.json changed before watching began.
        const isKnown = isFirst && textsOf(value.site) === textsOf(served.docs.site);
        isFirst = false;
        if (isKnown) return;
        if (value.navigation) await update(servedDocs(toDocs(value, diagnostics, false)));
        // The last navigation stays until there is one again.
        else logger.error(wordsOf(diagnostics, value.site));
      },
      {
        ...docsOptions,
        onError: (error) => {
          logger.error(String(error));
          overlay.show(overlayOfFailure(error));
        },
      },
    );
    watcher.ready.catch((error: unknown) => logger.error(String(error)));
  };

  return {
    name: "docsjson",
    hooks: {
      "astro:config:setup": setup,
      "astro:server:setup": serverSetup,
      "astro:build:done": async ({ dir }: { dir: URL }) => {
        const { docs, addressOf } = served;
        const siteUrl = config.site && config.site.replace(/\/$/, "") + config.base.replace(/\/$/, "");
        const folder = fileURLToPath(dir);
        await writeSiteFiles(folder, [...(await siteFiles(docs, { addressOf, siteUrl })), ...settingFiles(docs)]);
        // Starlight's pages name this one.
        await copyFile(join(folder, "sitemap.xml"), join(folder, "sitemap-index.xml")).catch(() => undefined);
      },
    },
  };
}

/** A file that is never written: Astro starts again when it is told that this one changed. */
const restartFile = ({ cacheDir }: AstroConfig): string => join(fileURLToPath(cacheDir), "docsjson/restart");

/** The content of docs.json, its includes and specs. */
const textsOf = ({ texts }: Docs["site"]): string => JSON.stringify([...texts]);

function docsRootOf({ root, srcDir }: AstroConfig): string {
  const content = join(fileURLToPath(srcDir), "content/docs");
  return existsSync(join(content, "docs.json")) ? content : relative(process.cwd(), fileURLToPath(root)) || ".";
}

/** Docs with the addresses of their pages, and the operations that have a page, by its address. */
interface ServedDocs {
  readonly docs: Docs;
  readonly addressOf: AddressOf;
  readonly operations: ReadonlyMap<string, OperationNode>;
}

function servedDocs(docs: Docs): ServedDocs {
  const { navigation } = docs;
  const addressOf = starlightAddresses(navigation);
  const operations = new Map<string, OperationNode>();
  for (const page of [...navigation.pages, ...navigation.unlisted])
    if (page.type === "operation" && !operations.has(addressOf(page))) operations.set(addressOf(page), page);
  return { docs, addressOf, operations };
}

/** Renders the pages of operations into files, each of which is read when its page is built. */
async function writeOperations({ docs, operations }: ServedDocs, cacheFolder: string) {
  const folder = join(cacheFolder, "docsjson");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const specOf = operationSpecs(docs.site);
  const written: { path: string; title: string; description?: string; file: string }[] = [];
  for (const [address, page] of operations) {
    const file = join(folder, `${written.length}.json`);
    const { html, headings } = toOperationPage(page, specOf(page));
    await writeFile(file, JSON.stringify({ html, headings }));
    const description = page.description?.split(/\n\s*\n/, 1)[0]?.replace(/\s+/g, " ");
    written.push({ path: address.slice(1), title: page.title, ...(description ? { description } : {}), file });
  }
  return written;
}
