import { resolve } from "node:path";
import type { Plugin, ResolvedConfig, ViteDevServer } from "vite";
import { type CheckOptions, checkSite } from "../../site/check-site.ts";
import type { Site } from "../../site/load-site.ts";
import { type SiteUpdate, type SiteWatcher, watchSite } from "../../site/watch-site.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { findingLines, type Log } from "../shared/pages/read-docs.ts";
import { siteForReaders } from "../shared/pages/reader-site.ts";
import { ToldFindings } from "../shared/pages/told-findings.ts";
import { ErrorOverlay, overlayOf, overlayOfFailure } from "./error-overlay.ts";
import { MODULE_ID, MODULE_NAME, MODULE_URL, moduleCode } from "./virtual-module.ts";

export interface DocsJsonOptions extends Omit<CheckOptions, "cache" | "cwd"> {
  /** The groups of users that the navigation is for. Default: none, so that it has only what everybody may see. */
  groups?: readonly string[] | undefined;
  /** The docs root or its docs.json, from Vite's root. Default: the nearest docs.json from there upward. */
  root?: string | undefined;
}

type CheckResult = SiteUpdate["result"];

/**
 * A Vite plugin that gives the finished navigation as `virtual:docs-navigation`, for Vite 5 and later.
 *
 * While the server runs, the module is replaced in place whenever docs.json, an include, a spec or a page file changes
 * and the modules that accept it are told; errors are shown in the overlay, all diagnostics in the terminal. A build
 * fails on errors. For the module's types add `/// <reference types="docsjson/vite/client" />`.
 *
 * @example
 * // vite.config.ts
 * export default defineConfig({ plugins: [docsJson({ root: "docs" })] });
 * // anywhere
 * import { navigation, pages } from "virtual:docs-navigation";
 */
export function docsJson(options: DocsJsonOptions = {}): Plugin {
  const { groups, ...checkOptions } = options;
  let config: ResolvedConfig;
  let read: ReadSite;
  const told = new ToldFindings();

  return {
    name: "docsjson",

    configResolved(resolved) {
      config = resolved;
      read = new ReadSite(options, { config, told });
    },

    configureServer: (server) => read.follow(server),

    async buildStart() {
      if (config.command === "serve") return;
      const result = await read.again();
      if (this.meta.watchMode) for (const file of filesOf(result.value.site)) this.addWatchFile(file);
      if (!result.ok) this.error(findingLines(result.diagnostics, result.value.site));
      told.tellDocs(result.diagnostics, result.value.site, logOf(config));
    },

    resolveId: (id) => (id === MODULE_NAME || id === MODULE_URL ? MODULE_ID : undefined),

    transform: (code) => (isVite5(config) && code.includes(MODULE_NAME) ? acceptByUrl(code) : undefined),

    async load(id) {
      if (id !== MODULE_ID) return undefined;
      const { value, diagnostics } = await read.latest();
      if (!value.navigation) return this.error(findingLines(diagnostics, value.site));
      const shown = siteForReaders(value.site, value.navigation, { ...checkOptions, groups });
      told.tell(new Map([["readers", shown.diagnostics]]), value.site, logOf(config));
      // What is said about other pages gives their names away.
      const said = diagnostics.filter(({ file }) => !shown.site.withheld?.has(file));
      return moduleCode(shown.navigation, said);
    },

    closeBundle: () => read.close(),
  };
}

/** The site as it was read last; a server follows its changes. */
class ReadSite {
  readonly #path: string | undefined;
  readonly #options: CheckOptions;
  readonly #log: Log;
  readonly #told: ToldFindings;
  #watcher: SiteWatcher | undefined;
  #latest: CheckResult | undefined;

  constructor(
    { root, groups: _, ...options }: DocsJsonOptions,
    { config, told }: { config: ResolvedConfig; told: ToldFindings },
  ) {
    this.#path = root === undefined ? undefined : resolve(config.root, root);
    this.#options = { contents: false, ...options, cwd: config.root };
    this.#log = logOf(config);
    this.#told = told;
  }

  async latest(): Promise<CheckResult> {
    await this.#watcher?.ready;
    this.#latest ??= await checkSite(this.#path, this.#options);
    return this.#latest;
  }

  again(): Promise<CheckResult> {
    this.#latest = undefined;
    return this.latest();
  }

  follow(server: ViteDevServer): void {
    const overlay = new ErrorOverlay(server);
    const onError = (error: unknown) => {
      this.#log.error(`[docsjson] ${error}`);
      overlay.show(overlayOfFailure(error));
    };
    const onResult = async ({ result }: { result: CheckResult }) => {
      const before = this.#latest;
      this.#latest = result;
      this.#told.tellDocs(result.diagnostics, result.value.site, this.#log);
      if (before) await updateBrowsers(server, before, result);
      overlay.show(overlayOf(result.diagnostics, result.value));
    };
    this.#watcher = watchSite(this.#path, onResult, { ...this.#options, onError });
    // `load` tells of what fails here.
    this.#watcher.ready.catch(() => {});
  }

  async close(): Promise<void> {
    await this.#watcher?.close();
    this.#watcher = undefined;
  }
}

/** The absolute paths of all files that a site was read from. */
const filesOf = ({ folder, texts, pages }: Site): string[] =>
  [...texts.keys(), ...[...pages.values()].flatMap(({ file }) => file ?? [])]
    .filter((file) => !isWebUrl(file))
    .map((file) => resolve(folder, file));

/** Vite 5 has no environments. */
const isVite5 = (config: ResolvedConfig): boolean => !("environments" in config);

/** Vite 5 takes the name of a module in `hot.accept` for a relative path; by its URL it finds the module. */
const acceptByUrl = (code: string): { code: string; map: null } => ({
  code: code.replace(ACCEPTED_NAME, `$1${JSON.stringify(MODULE_URL)}`),
  map: null,
});

const ACCEPTED_NAME = new RegExp(`(\\baccept\\(\\s*(?:\\[\\s*)?)(["'\`])${MODULE_NAME}\\2`, "g");

/** Vite's log, with the time of each message. */
function logOf({ logger }: ResolvedConfig): Log {
  const stamped = (level: keyof Log) => (message: string) => logger[level](message, { timestamp: true });
  return { info: stamped("info"), warn: stamped("warn"), error: stamped("error") };
}

/** Puts the new module in place of the old one wherever it was imported. */
async function updateBrowsers(server: ViteDevServer, before: CheckResult, result: CheckResult): Promise<void> {
  // Without a navigation the old module stays; without an old module there is nothing to replace.
  if (result.value.navigation && before.value.navigation) await reloadModule(server);
  else if (result.value.navigation) server.ws.send({ type: "full-reload" });
}

async function reloadModule(server: ViteDevServer): Promise<void> {
  // Vite 5 has one module graph, later versions have one for each environment.
  const environments = server.environments as ViteDevServer["environments"] | undefined;
  if (environments)
    for (const environment of Object.values(environments)) {
      const module = environment.moduleGraph.getModuleById(MODULE_ID);
      if (module) await environment.reloadModule(module);
    }
  else {
    const module = server.moduleGraph.getModuleById(MODULE_ID);
    if (module) await server.reloadModule(module);
  }
}
