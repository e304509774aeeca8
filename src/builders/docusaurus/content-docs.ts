// The docs plugin of Docusaurus, as far as it is wrapped.

import type { BarEntry } from "./bar-styles.ts";
import type { LoadedItem } from "./locale-site.ts";

/** A doc of the docs plugin. */
export interface Doc {
  id: string;
  title: string;
  description: string;
  source: string;
  editUrl: string | undefined;
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

/** A version of the docs, as the docs plugin has it once it has read it. */
export interface LoadedVersion {
  versionName: string;
  label: string;
  banner: null;
  badge: boolean;
  noIndex: boolean;
  path: string;
  tagsPath: string;
  className: string;
  isLast: boolean;
  routePriority: number | undefined;
  docs: Doc[];
  drafts: [];
  sidebars: Record<string, LoadedItem[]>;
}

export interface Content {
  loadedVersions: LoadedVersion[];
}

export interface Actions {
  addRoute(route: { path: string; component: string; exact: boolean; props: object }): void;
}

/** The classic theme's settings, as far as they are read. */
interface ThemeConfig extends Record<string, unknown> {
  navbar?: { items?: readonly BarEntry[] };
}

export interface LoadContext {
  siteDir: string;
  generatedFilesDir: string;
  baseUrl: string;
  outDir: string;
  siteConfig: { url: string; baseUrl: string; trailingSlash?: boolean; themeConfig: ThemeConfig };
  i18n: { currentLocale: string; defaultLocale: string };
}

/** The part of a bundler's config that is changed: what makes scripts small. */
export interface BundlerConfig {
  optimization?: { minimizer?: { _args?: [{ minimizerOptions?: Record<string, unknown> }?] }[] };
}

/** The bundler of a server, as far as it is changed: without streams, the server reads files whole. */
export interface Bundler {
  hooks: { watchRun: { tap(name: string, run: () => void): void } };
  outputFileSystem: { createReadStream?: unknown };
}

export interface Plugin {
  configureWebpack?(config: BundlerConfig, ...more: unknown[]): object;
  contentLoaded(args: { content: Content; actions: Actions }): Promise<void>;
  [hook: string]: unknown;
}

/** The options of the docs plugin, as far as they are read. */
export interface ContentOptions extends Record<string, unknown> {
  editUrl?: string | ((page: object) => string | undefined);
}

export type ContentDocs = (context: LoadContext, options: ContentOptions) => Promise<Plugin>;
