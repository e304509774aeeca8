/** The scheme of a URL, as a pattern. It has two characters or more: the drive in `c:/docs` is no scheme. */
export const SCHEME = "[A-Za-z][A-Za-z\\d+.-]+:";

const WITH_SCHEME = new RegExp(`^\\s*${SCHEME}`);

/**
 * Whether a link, a `$ref` or the name of a spec is a URL rather than a path: it begins with a scheme.
 *
 * @example hasScheme("mailto:a@example.com") // true
 * @example hasScheme("c:/docs/api.yaml") // false
 */
export const hasScheme = (text: string): boolean => WITH_SCHEME.test(text);

/** Whether a link or a reference leads to another site: it begins with a scheme, or with `//` and a host. */
export const leavesSite = (href: string): boolean =>
  href.startsWith("/") ? href.startsWith("//") : hasScheme(href) || /^\s*\/\//.test(href);

/** Whether a text is the address of something on the web, which can be fetched: `https://…`, `http://…`. */
export const isWebUrl = (text: string): boolean => /^\s*https?:\/\//i.test(text);

/** Whether a link leads to the web or to a mailbox, and nowhere else. */
export const isWebOrMail = (href: string): boolean => isWebUrl(href) || /^\s*mailto:/i.test(href);

/** Whether a link is safe to follow: of this site, of the web, or of mail, under any disguise. A `javascript:` link is not. */
export const isSafeHref = (href: string): boolean =>
  /^(https?:|mailto:|[/#?])/i.test(href) || !/^[\s\p{Cc}]*[a-z][a-z0-9+.\s\p{Cc}-]*:/iu.test(href);

/**
 * A URL in the place of a page's path, as a regular expression. A path may contain a colon, so `//` must follow the scheme;
 * and "URL METHOD path" names an operation.
 */
export const URL_ENTRY = `^\\s*${SCHEME}//\\S*\\s*$`;

const URL_TEXT = new RegExp(URL_ENTRY);

/** Whether an entry of `pages`, or a group's `root`, is a URL, which is no page. */
export const isUrlEntry = (entry: string): boolean => entry.includes("://") && URL_TEXT.test(entry);

/** The pattern of a host that specs may be read from: `api.example.com`, `localhost:8080`. */
export const HOST_NAME = "[\\w.-]+(:\\d+)?";

const HOST = new RegExp(`^${HOST_NAME}$`);

/** Whether a text is the name of a host, with or without a port. */
export const isHostName = (text: string): boolean => HOST.test(text);
