import { decodePath, splitAddress } from "../vocabulary/address.ts";
import { splitPageExtension } from "../vocabulary/site-files.ts";

/**
 * Tells the new address of a link to a moved page, `undefined` for any other. Links begin with `/`; query, fragment and
 * a trailing slash stay. `/` leads to the page `index`.
 *
 * @param moves old path to new path, without leading slash
 */
export function hrefMoves(moves: ReadonlyMap<string, string>): (href: string) => string | undefined {
  return (href) => {
    if (!href.startsWith("/")) return undefined;
    const [path, rest] = splitAddress(href.slice(1));
    const slash = path.endsWith("/") ? "/" : "";
    const [plain, extension] = splitPageExtension(slash ? path.slice(0, -1) : path);
    const to = moves.get(plain === "" ? "index" : plain) ?? moves.get(decodePath(plain));
    return to === undefined ? undefined : `/${to}${extension}${slash}${rest}`;
  };
}
