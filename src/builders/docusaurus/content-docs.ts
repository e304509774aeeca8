// The docs plugin of Docusaurus, as far as it is wrapped.

/** A doc of the docs plugin. */
export interface Doc {
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

export interface LoadedVersion {
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

export interface LoadContext {
  siteDir: string;
  generatedFilesDir: string;
  baseUrl: string;
  outDir: string;
  siteConfig: { url: string; baseUrl: string; themeConfig: Record<string, unknown> };
  i18n: { currentLocale: string; defaultLocale: string };
}

export interface Plugin {
  getPathsToWatch(): string[];
  loadContent(): Promise<Content>;
  contentLoaded(args: { content: Content; actions: Actions }): Promise<void>;
  [hook: string]: unknown;
}

export type ContentDocs = (context: LoadContext, options: Record<string, unknown>) => Promise<Plugin>;
