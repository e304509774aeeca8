/**
 * Schemes that run or embed the text of a link, and never lead to a page. Like all constants here, part of a regular
 * expression.
 */
export const UNSAFE_SCHEME = "(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:";

const HTTP = "[Hh][Tt]{2}[Pp][Ss]?";

/** `https:/example.com`, `https//example.com`, and schemes that are nearly `http` or `https`, such as `htps://`. */
export const BROKEN_HTTP = `${HTTP}(?::(?!//)|//)|(?!${HTTP}:)[Hh]{0,2}[Tt]{1,3}[Pp]{0,2}[Ss]{0,2}://`;

/** Hosts and mail addresses without a scheme, which a browser reads as paths. */
export const BARE_HOST = "[Ww]{3}\\.|[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|org|net|io|dev|ai)(?:[/:?#]|\\s*$)";
export const BARE_MAIL = "[^\\s/:?#@]+@[^\\s/]+\\.";
