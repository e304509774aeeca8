import type { PageFile, ResolvedNavigation } from "../navigation/tree.ts";
import type { SitePlace } from "../vocabulary/addresses/site-place.ts";
import type { PageContent } from "./page-content.ts";

/** A site at one of two times. */
export interface ComparedSite {
  readonly config: unknown;
  readonly place?: SitePlace | undefined;
  readonly navigation: ResolvedNavigation;
  readonly pages: ReadonlyMap<string, PageFile>;
  /** The content of page files, by path, as far as it is known. Pages with similar content are the same page. */
  readonly contents: ReadonlyMap<string, PageContent>;
  /** Folders (`/api-reference`) that may contain pages of specs that were not read. */
  readonly unread: readonly string[];
}

/** A page that readers find in the navigation. */
export interface ListedPage {
  readonly href: string;
  readonly title: string;
}
