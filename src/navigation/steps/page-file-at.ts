/** The path of the page file that has an address; `undefined` if there is none. */
export function pageFileAt(href: string, isWritten: (path: string) => boolean): string | undefined {
  const path = decodeHref(href);
  return isWritten(path) ? path : undefined;
}

/** The path behind a generated address, whose `?`, `#` and `%` are percent-encoded. */
const decodeHref = (href: string): string =>
  href.slice(1).replace(/%3f/gi, "?").replaceAll("%23", "#").replaceAll("%25", "%");
