// The parts of an address on a site: path, query and fragment, slashes, percent-encoding.

/**
 * The path of an address, and its query and fragment as written.
 *
 * @example splitAddress("/guides/?a=1#b") // ["/guides/", "?a=1#b"]
 */
export function splitAddress(address: string): [path: string, rest: string] {
  const query = address.indexOf("?");
  const fragment = address.indexOf("#");
  const at = query === -1 || (fragment !== -1 && fragment < query) ? fragment : query;
  return at === -1 ? [address, ""] : [address.slice(0, at), address.slice(at)];
}

/** An address without query and fragment. */
export const addressPath = (address: string): string => splitAddress(address)[0];

/** An address without the slashes at its end; of `/`, the slash stays. */
export function withoutEndSlash(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === "/") end--;
  return address.slice(0, end);
}

/** What paths with a leading slash are appended to: an address without any slash at its end. */
export const baseOfPaths = (address: string): string =>
  withoutEndSlash(address) === "/" ? "" : withoutEndSlash(address);

/** `/guides/` as `guides`: the segments of a path. */
export const trimSlashes = (path: string): string => baseOfPaths(path.replace(/^\/+/, ""));

/** `/guides/index` as `/guides/`, `/index` as `/`: the address under which builders serve a folder's index page. */
export const folderHref = (href: string): string =>
  /^\/(?!\/)/.test(href) ? href.replace(/^([^?#]*\/)index(?=$|[?#])/, "$1") : href;

/** A text in which U+FFFD replaces each lone surrogate, since no encoding can write one. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** A URL whose illegal characters are percent-encoded. Characters that are encoded already stay as they are. */
export const encodeUrl = (url: string): string => encodeURI(wellFormed(url)).replace(/%25([0-9a-f]{2})/gi, "%$1");

/** A page's address as browsers ask for it: `?` and `#` are part of its path. */
export const encodeHref = (href: string): string => encodeUrl(href).replace(/[?#]/g, encodeURIComponent);

/** A link as browsers ask for it: its query and its fragment stay as they are written. */
export function encodeLink(href: string): string {
  const [path, rest] = splitAddress(href);
  return encodeHref(path) + rest;
}

/** All characters of a text as `%XX`, by their bytes in UTF-8. */
export const percentEncode = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");

/** A path without percent-encoding. A path with broken encoding stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
