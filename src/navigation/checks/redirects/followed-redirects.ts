import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import type { RedirectTable } from "../../../redirects/redirect-table.ts";
import type { SitePlace } from "../../../vocabulary/addresses/site-place.ts";
import type { Resolving } from "../../context/resolving.ts";
import type { ResolvedNavigation } from "../../tree.ts";
import type { SiteAddresses } from "./site-addresses.ts";

/** A base path that is not set, and how many of all destinations begin with it. */
export interface GuessedBasePath {
  readonly basePath: string;
  readonly count: number;
  readonly total: number;
  readonly first: WrittenRedirect | undefined;
}

/** The redirects of docs.json, as the rules about them look at them. */
export interface FollowedRedirects {
  readonly redirects: readonly WrittenRedirect[];
  readonly table: RedirectTable<WrittenRedirect>;
  readonly addresses: SiteAddresses;
  readonly navigation: ResolvedNavigation;
  readonly resolving: Resolving;
  /** With the base path that was guessed, if one was. */
  readonly place: SitePlace;
  readonly guess: GuessedBasePath | undefined;
}

/** How many redirects a diagnostic names. */
export const MOST_NAMED = 5;
