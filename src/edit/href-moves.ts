import { decodePath, splitAddress } from "../vocabulary/addresses/address.ts";
import { onDomain, type SitePlace, withinSite } from "../vocabulary/addresses/site-place.ts";
import { splitPageExtension } from "../vocabulary/files/site-files.ts";

/**
 * Tells the new address of a link to a moved page, `undefined` for any other. Links begin with `/`; query, fragment and
 * a trailing slash stay, and so does the base path. `/` leads to the page `index`.
 *
 * @param moves old path to new path, without leading slash
 */
export function hrefMoves(
  moves: ReadonlyMap<string, string>,
  site: SitePlace = {},
): (href: string) => string | undefined {
  return (href) => {
    if (!href.startsWith("/")) return undefined;
    const within = withinSite(href, site);
    const [path, rest] = splitAddress(within.slice(1));
    const slash = path.endsWith("/") ? "/" : "";
    const [plain, extension] = splitPageExtension(slash ? path.slice(0, -1) : path);
    const to = moves.get(plain === "" ? "index" : plain) ?? moves.get(decodePath(plain));
    if (to === undefined) return undefined;
    const moved = `/${to}${extension}${slash}${rest}`;
    return within === href ? moved : onDomain(moved, site);
  };
}
