/** True for addresses that are safe to follow: of this site, of the web, or of mail. A `javascript:` link is not. */
export const isSafeHref = (href: string): boolean =>
  /^(https?:|mailto:|[/#?])/i.test(href) || !/^[\s\p{Cc}]*[a-z][a-z0-9+.\s\p{Cc}-]*:/iu.test(href);
