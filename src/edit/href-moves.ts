/**
 * Tells the new address of a link to a moved page, `undefined` for any other. Links begin with `/`; query, fragment and
 * a trailing slash stay. `/` leads to the page `index`.
 *
 * @param moves old path to new path, without leading slash
 */
export function hrefMoves(moves: ReadonlyMap<string, string>): (href: string) => string | undefined {
  return (href) => {
    const [, path, rest = ""] = /^\/([^?#]*)(.*)$/s.exec(href) ?? [];
    if (path === undefined) return undefined;
    const slash = path.endsWith("/") ? "/" : "";
    const [, plain = "", extension = ""] = /^(.*?)(\.mdx?)?$/s.exec(slash ? path.slice(0, -1) : path) ?? [];
    const to = moves.get(plain === "" ? "index" : plain) ?? moves.get(decodedPath(plain));
    return to === undefined ? undefined : `/${to}${extension}${slash}${rest}`;
  };
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
