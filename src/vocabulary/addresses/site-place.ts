import { trimEndOf } from "../files/trim-end.ts";
import { trimSlashes } from "./address.ts";
import { leavesSite } from "./url.ts";

/** Where a site is on its domain, and what else answers there. */
export interface SitePlace {
  /** The path below which the site is published: `/docs`. Addresses may begin with it, or leave it out. */
  readonly basePath?: string | undefined;
  /** Paths that something else on the domain serves, with all below them: `/dashboard`. */
  readonly knownPaths?: readonly string[] | undefined;
  /** The address at which the site is published, its base path included: `https://docs.acme.com`. Links to it are links of the site. */
  readonly siteUrl?: string | undefined;
}

/** A base path as it is put before addresses: `docs/` as `/docs`; nothing, and `/`, as the empty text. */
export const baseOf = ({ basePath = "" }: SitePlace): string => {
  const segments = basePath.split("/").filter((segment) => segment !== "");
  return segments.map((segment) => `/${segment}`).join("");
};

/**
 * An address within the site: without its base path.
 *
 * @example withinSite("/docs/guides#a", { basePath: "/docs" }) // "/guides#a"
 */
export function withinSite(address: string, place: SitePlace): string {
  const base = baseOf(place);
  if (base === "" || !address.startsWith(base)) return address;
  const rest = address.slice(base.length);
  if (rest === "" || /^[?#]/.test(rest)) return `/${rest}`;
  return rest.startsWith("/") ? rest : address;
}

/** An address of the site as its domain has it: with the base path. Addresses of other sites stay. */
export function onDomain(address: string, place: SitePlace): string {
  if (leavesSite(address) || !address.startsWith("/") || withinSite(address, place) !== address) return address;
  const base = baseOf(place);
  return base !== "" && /^\/(?=$|[?#])/.test(address) ? `${base}${address.slice(1)}` : `${base}${address}`;
}

/** Whether something else serves an address, or one of the folders that it is in. */
export const isKnownPath = (address: string, { knownPaths = [] }: SitePlace): boolean =>
  knownPaths.some((known) => {
    const path = `/${trimSlashes(trimEndOf(known, "*"))}`;
    return address === path || address.startsWith(path === "/" ? path : `${path}/`);
  });

/**
 * What a URL is on a site: path, query and fragment; `undefined` for an address of another site.
 *
 * @example addressOnSite("https://docs.acme.com/guides#a", "https://docs.acme.com") // "/guides#a"
 */
export function addressOnSite(url: string, siteUrl: string): string | undefined {
  const [site, asked] = [siteUrl, url].map((each) => each.trim().replace(/^https?:\/\//i, "")) as [string, string];
  const start = trimEndOf(site, "/");
  if (start === "" || asked.slice(0, start.length).toLowerCase() !== start.toLowerCase()) return undefined;
  const rest = asked.slice(start.length);
  if (rest === "" || /^[?#]/.test(rest)) return `/${rest}`;
  return rest.startsWith("/") ? rest : undefined;
}
