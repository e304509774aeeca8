// Astro and Starlight, as far as the integration uses them.

import type { ServerResponse } from "node:http";
import type { Log } from "../shared/pages/read-docs.ts";
import type { OverlayServer } from "../vite/error-overlay.ts";
import type { ReloadServer } from "../vite/page-reloads.ts";
import type { PublishedAt } from "./site-module.ts";

/** Starlight's own integration, as `@astrojs/starlight` exports it. */
// biome-ignore lint/suspicious/noExplicitAny: the type of its options differs from version to version
export type Starlight = (options: any) => AstroIntegration;

export interface AstroIntegration {
  name: string;
  hooks: object;
}

export interface AstroConfig {
  root: URL;
  srcDir: URL;
  cacheDir: URL;
  site?: string | undefined;
  base: string;
  trailingSlash: PublishedAt["trailingSlash"];
  build: PublishedAt["build"];
  redirects?: Record<string, unknown>;
  adapter?: object | undefined;
  integrations: readonly { name: string }[];
}

export interface SetupHook {
  command: "dev" | "build" | "preview" | "sync";
  config: AstroConfig;
  logger: Log;
  updateConfig(config: object): unknown;
  /** Has Astro start again, with its config made anew, when the development server reports a change of this file. */
  addWatchFile(path: string): void;
  injectRoute(route: { pattern: string; entrypoint: string; prerender?: boolean }): void;
}

export interface ViteServer {
  middlewares: {
    use(
      handle: (
        request: { url?: string; headers: { accept?: string } },
        response: ServerResponse,
        next: (error?: unknown) => void,
      ) => void,
    ): void;
  };
  watcher: { emit(event: "change", path: string): unknown };
  environments: Readonly<
    Record<
      string,
      {
        moduleGraph: {
          idToModuleMap: Iterable<readonly [id: string, module: object]>;
          invalidateModule(module: object): void;
        };
        hot: { send(event: string, data: object): void };
      }
    >
  >;
  ws: OverlayServer["ws"] & ReloadServer["ws"];
}
