import { asList, asObject, fieldOf } from "../json/json-value.ts";
import { type SitePlace, withinSite } from "../vocabulary/addresses/site-place.ts";

/** An entry of `redirects` in `docs.json`. `:name` is one segment of the path, `:name*` and `*` are any number of them. */
export interface DocsRedirect {
  readonly source: string;
  readonly destination: string;
  /** Default: true. */
  readonly permanent?: boolean | undefined;
}

/** A redirect with its place in the list. */
export interface WrittenRedirect extends DocsRedirect {
  /** Its index in `redirects` of docs.json. */
  readonly index: number;
}

/**
 * The redirects of a docs.json, their addresses within the site, without its base path; entries without a source or a
 * destination are left out.
 */
export function redirectsOf(config: unknown, place: SitePlace = {}): WrittenRedirect[] {
  return asList(fieldOf(config, "redirects")).flatMap((entry, index) => {
    const { source, destination, permanent } = asObject(entry);
    if (typeof source !== "string" || typeof destination !== "string") return [];
    const addresses = { source: withinSite(source, place), destination: withinSite(destination, place) };
    return [{ ...addresses, permanent: permanent !== false, index }];
  });
}
