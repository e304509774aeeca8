import { wellFormed } from "./well-formed.ts";

/** A URL whose illegal characters are percent-encoded. Characters that are encoded already stay as they are. */
export const encodeUrl = (url: string): string => encodeURI(wellFormed(url)).replace(/%25([0-9a-f]{2})/gi, "%$1");

/** A page's address as browsers ask for it: `?` and `#` are part of its path. */
export const encodeHref = (href: string): string => encodeUrl(href).replace(/[?#]/g, encodeURIComponent);

/** A path without percent-encoding. A path with broken encoding stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
