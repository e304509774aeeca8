/** `/guides/index` as `/guides/`, `/index` as `/`: the address under which builders serve a folder's index page. */
export const folderHref = (href: string): string => (/^\/(?!\/)/.test(href) ? href.replace(/\/index$/, "/") : href);

/** True for addresses that are safe to follow: of this site, of the web, or of mail. A `javascript:` link is not. */
export const isSafeHref = (href: string): boolean =>
  /^(https?:|mailto:|[/#?])/i.test(href) || !/^[\s\p{Cc}]*[a-z][a-z0-9+.\s\p{Cc}-]*:/iu.test(href);

/** A URL with what it must not hold encoded; what is encoded already stays. */
export const encodeUrl = (url: string): string =>
  encodeURI(url.replace(/\p{Surrogate}/gu, "\uFFFD")).replace(/%25([0-9a-f]{2})/gi, "%$1");

/** A page's address as browsers ask for it: `?` and `#` are part of its path. */
export const encodeHref = (href: string): string => encodeUrl(href).replace(/[?#]/g, encodeURIComponent);

/** A path without percent-encoding; one that is not encoded properly stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
