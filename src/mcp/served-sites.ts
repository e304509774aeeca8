import type { CheckOptions } from "../site/check-site.ts";
import type { SearchMemory } from "./search-memory.ts";

/** The sites that a server is for. Paths count from the folder that it was started in. */
export interface Sites {
  list(): Promise<readonly string[]>;
  /**
   * The site of this path, or the only one.
   *
   * @param root an absolute path whose sites are meant, where the server was started for none
   * @throws {SiteError} for any other path, and without one if there are several
   */
  choose(path: string | undefined, root?: string): Promise<string>;
  /** The settings of the project; with what is kept of a site from call to call, if one is meant. */
  options(site?: string, root?: string): Promise<CheckOptions>;
  /** What searches of a site have read before. */
  searched(site: string): SearchMemory;
}
