import { existsSync, readdirSync, realpathSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import { encodeHref, percentEncode } from "../../vocabulary/addresses/address.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import type { DocsOptions } from "../shared/pages/read-docs.ts";
import { type DocsSource, type FumadocsDocsOptions, followSource, openDocs } from "./docs-source.ts";
import type { Drawn } from "./site-data.ts";
import { dataFolder, writeFault, writeProjectFiles } from "./write-project-files.ts";

/** The parts of Next.js's config that are read and written. */
interface NextConfig {
  basePath?: string;
  output?: "standalone" | "export";
  transpilePackages?: string[];
  turbopack?: { root?: string; resolveAlias?: Record<string, unknown> };
  webpack?: ((config: WebpackConfig, context: unknown) => WebpackConfig) | null;
  redirects?: () => Promise<object[]>;
  experimental?: object;
  generateBuildId?: () => Promise<string>;
}

interface WebpackConfig {
  resolve: { alias?: Record<string, unknown> };
}

/** What the components import as the data of the site. */
const SITE_MODULE = "docsjson/fumadocs/site";

/** Tells the processes of Next.js where the pages are, and that they were written. */
const FOLDER_VARIABLE = "DOCSJSON_FUMADOCS";

/**
 * A Next.js config for a Fumadocs site with everything from docs.json: the pages with the platform's components, pages of
 * operations, sidebars, tabs, languages, versions, search, name, logo, favicon, colors, banner, footer, profiles and
 * redirects. The components of `docsjson/fumadocs/app` are the pages of the app. A build makes a static site, unless
 * `output` says otherwise; into `public` go `sitemap.xml` (given `siteUrl`), `llms.txt`, `llms-full.txt`, the Markdown of the
 * pages, the specs, images and downloads. `next dev` follows docs.json and what it names. Diagnostics go to the console;
 * errors fail a build.
 *
 * @example
 * // next.config.mjs
 * export default withDocs({}, { root: "docs", siteUrl: "https://docs.example.com" });
 */
export function withDocs<Config extends object>(config: Config, options: DocsOptions = {}) {
  return async (phase: string): Promise<Config> => {
    const user = config as NextConfig;
    const project = process.cwd();
    const isDevelopment = phase === "phase-development-server";
    const isBuild = phase === "phase-production-build";
    const folder = dataFolder(project);
    const isNew = process.env[FOLDER_VARIABLE] !== folder && !isReporter();
    process.env[FOLDER_VARIABLE] = folder;
    const docs =
      (isDevelopment || isBuild) && isNew ? await prepareProject(project, user, options, isDevelopment) : undefined;
    const site = join(folder, "site.json");
    const made: NextConfig = {
      ...(isBuild ? { output: "export", generateBuildId: () => readFile(join(folder, "id.txt"), "utf8") } : {}),
      ...user,
      ...(hasNotFound(project) ? { experimental: { globalNotFound: true, ...user.experimental } } : {}),
      transpilePackages: ["docsjson", ...(user.transpilePackages ?? [])],
      turbopack: {
        root: workspaceRoot(project),
        ...user.turbopack,
        resolveAlias: {
          [SITE_MODULE]: `./${pathFrom(project, site)}`,
          ...user.turbopack?.resolveAlias,
        },
      },
      webpack: (webpack, context) => {
        webpack.resolve.alias = { ...webpack.resolve.alias, [SITE_MODULE]: site };
        return user.webpack?.(webpack, context) ?? webpack;
      },
      ...(isDevelopment && docs
        ? { redirects: async () => [...nextRedirects(docs), ...((await user.redirects?.()) ?? [])] }
        : {}),
    };
    return made as Config;
  };
}

/** Whether this is the process that Next.js leaves behind to report what it did, which reads the config for the name of a folder. */
const isReporter = (): boolean => /[\\/]detached-flush(?:\.js)?$/.test(process.argv[1] ?? "");

/** Whether the app has a page for addresses without one, which Next.js asks for only if it is told to. */
const hasNotFound = (project: string): boolean =>
  ["app", "src/app"].some((app) => GLOBAL_NOT_FOUND.some((name) => existsSync(join(project, app, name))));
const GLOBAL_NOT_FOUND = ["jsx", "tsx", "js"].map((extension) => `global-not-found.${extension}`);

/** Writes the layout that Next.js wants around the pages if there is none, as `next dev` does for other apps. */
function addLayout(project: string): void {
  for (const app of ["app", "src/app"]) {
    const route = join(project, app, "[[...slug]]");
    if (!existsSync(route)) continue;
    const files = [...readdirSync(join(project, app)), ...readdirSync(route)];
    if (files.some((name) => /^layout\.[jt]sx?$/.test(name))) continue;
    writeFileSync(join(route, "layout.jsx"), `export { Layout as default } from "docsjson/fumadocs/app";\n`);
    console.info(`wrote ${app}/[[...slug]]/layout.jsx, because Next.js wants a layout around every page`);
  }
}

/** Reads the docs, and writes what the components and readers need of them; again after each change if they are followed. */
async function prepareProject(
  project: string,
  { basePath = "" }: NextConfig,
  options: DocsOptions,
  follow: boolean,
): Promise<DocsSource<Drawn>> {
  addLayout(project);
  const reading: FumadocsDocsOptions<Drawn> = {
    ...options,
    basePath,
    renderName: (title, badges) => (badges.length > 0 ? { title, badges } : title),
    renderIcon: (_, html) => html,
  };
  if (!follow) {
    const docs = await openDocs(reading);
    const writeSearch = await writeProjectFiles(project, docs, { basePath, redirects: true });
    await writeSearch();
    return docs;
  }
  let readings = 0;
  const runLatest = latestTask();
  const write = async (docs: DocsSource<Drawn>): Promise<void> =>
    runLatest(await writeProjectFiles(project, docs, { basePath, redirects: false, reading: readings++ }));
  return followSource(reading, write, (message) => writeFault(project, message, readings++));
}

/** Runs tasks one after another; of those that come while one runs, the last alone. */
function latestTask(): (task: () => Promise<void>) => void {
  let next: (() => Promise<void>) | undefined;
  let isRunning = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    for (let task = next; task; task = next) {
      next = undefined;
      await task().catch((error) => console.error(error));
    }
    isRunning = false;
  };
  return (task) => {
    next = task;
    if (!isRunning) void run();
  };
}

/** Redirects as the development server takes them: nothing in an address stands for a part of another one. */
const nextRedirects = ({ moves, redirectOf }: DocsSource<Drawn>): object[] =>
  moves.flatMap(({ from }) => {
    const target = redirectOf(from.split("/").filter(Boolean));
    if (target === undefined) return [];
    const source = encodeHref(from).replace(/[:*+?(){}]/g, "\\$&");
    const destination = target.startsWith("/") ? target.replace(/[:*+(){}]/g, percentEncode) : target;
    return [{ source, destination, permanent: false }];
  });

/** The folder around the project and its packages, outside of which Next.js reads nothing. */
function workspaceRoot(project: string): string {
  const next = realpathSync(createRequire(join(project, "package.json")).resolve("next/package.json"));
  let root = realpathSync(project);
  while (!next.startsWith(root + sep) && dirname(root) !== root) root = dirname(root);
  return root;
}
