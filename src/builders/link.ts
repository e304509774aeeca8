/** `/guides/index` as `/guides/`, `/index` as `/`: the address under which builders serve a folder's index page. */
export const folderHref = (href: string): string =>
  /^\/(?!\/)/.test(href) ? href.replace(/^([^?#]*\/)index(?=$|[?#])/, "$1") : href;

/** True for addresses that are safe to follow: of this site, of the web, or of mail. A `javascript:` link is not. */
export const isSafeHref = (href: string): boolean =>
  /^(https?:|mailto:|[/#?])/i.test(href) || !/^[\s\p{Cc}]*[a-z][a-z0-9+.\s\p{Cc}-]*:/iu.test(href);
