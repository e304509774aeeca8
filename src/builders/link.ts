/** `/guides/index` as `/guides/`, `/index` as `/`: the address under which builders serve a folder's index page. */
export const folderHref = (href: string): string => (/^\/(?!\/)/.test(href) ? href.replace(/\/index$/, "/") : href);

/** True for addresses that are safe to follow: of this site, of the web, or of mail. A `javascript:` link is not. */
export const isSafeHref = (href: string): boolean =>
  /^(https?:|mailto:|[/#?])/i.test(href) || !/^[\s\p{Cc}]*[a-z][a-z0-9+.\s\p{Cc}-]*:/iu.test(href);

/** A page's address as browsers ask for it: what may not stand in a path is encoded, what is encoded already stays. */
export const encodeHref = (href: string): string =>
  encodeURI(href.replace(/\p{Surrogate}/gu, "\uFFFD"))
    .replace(/%25([0-9a-f]{2})/gi, "%$1")
    .replace(/[?#]/g, encodeURIComponent);
