import type { NavigationSource } from "../navigation/repositories/source-repository.ts";
import type { FileSource, PageSource } from "../navigation/tree.ts";
import type { PageContents } from "../pages/page-contents.ts";
import type { FilePlace, SourceMap } from "../source/source-map.ts";
import type { SitePlace } from "../vocabulary/addresses/site-place.ts";
import type { Dialect } from "../vocabulary/platform/dialect.ts";
import type { Platform } from "../vocabulary/platform/platforms.ts";
import type { Documents } from "./documents/documents.ts";

/** A site as it is read from the disk: all that resolving needs, in memory. */
export interface Site {
  /** Absolute path of the docs root. */
  readonly folder: string;
  /** Path of the config from the docs root: `docs.json`. */
  readonly file: string;
  /** The config with its includes in place; `undefined` if it is not JSON. */
  readonly config: unknown;
  readonly dialect: Dialect;
  /** The platform that the site is for, if it says so. */
  readonly platform?: Platform | undefined;
  /** Where the site is on its domain. */
  readonly place: SitePlace;
  readonly pages: PageSource;
  /** What is inside the page files, by file; empty if only their heads were read. */
  readonly contents: ReadonlyMap<string, PageContents>;
  /** The page files, by path from the docs root, that are left out because the readers may not see them. */
  readonly withheld?: ReadonlySet<string>;
  /** The other files of the docs root; absent if a list of pages was given, or a folder can't be read. */
  readonly files?: FileSource | undefined;
  /** Where parts of the config come from that are not in its main file, by pointer into the config. */
  readonly origins: ReadonlyMap<string, FilePlace>;
  /** The documents that pages are made from: named by the site, or needed by page files. */
  readonly documents: Documents;
  /** Leads from the config to files, lines and columns. */
  readonly source: SourceMap;
  /** The texts of the config, its includes, and the documents, by path from the docs root (or URL). */
  readonly texts: ReadonlyMap<string, string>;
  /** The texts of the config and its includes alone. */
  readonly configTexts: ReadonlyMap<string, string>;
  /** The objects whose include failed. Their missing fields are not reported. */
  readonly failedIncludes: readonly FilePlace[];
  /** The other repositories of the site; absent if none were named. */
  readonly sources?: ReadonlyMap<string, NavigationSource>;
}
