import type { SourceMap } from "../../source/source-map.ts";
import { trimSlashes } from "../../vocabulary/addresses/address.ts";

/** Another repository of a site, whose navigation `{ "sourceRef": "owner/repo" }` puts in its place. */
export interface NavigationSource {
  /** Its docs.json, with its includes in place. */
  readonly config: unknown;
  /**
   * The URL path below which its pages are published: `api`. Its paths are put below it; `/` leaves them as they are.
   */
  readonly path: string;
  /** The folder that diagnostics show for its files, from the docs root; default: `owner/repo`. */
  readonly folder?: string | undefined;
  /** Gives files, lines and columns to what comes from the repository; without it, the file is `docs.json`. */
  readonly source?: SourceMap | undefined;
}

/** The other repositories of a site by `owner/repo`. A `Map` will do. */
export type NavigationSources = Pick<ReadonlyMap<string, NavigationSource>, "get">;

/** The folder in which a repository's pages are: `api` for `/api/`; empty for the root of the site. */
export const mountFolder = ({ path }: NavigationSource): string => trimSlashes(path.trim());
