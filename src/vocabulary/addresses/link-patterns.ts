/**
 * Schemes that run or embed the text of a link, and never lead to a page. Like all constants here, part of a regular
 * expression.
 */
export const UNSAFE_SCHEME = "(?:[Jj][Aa][Vv][Aa]|[Vv][Bb])[Ss][Cc][Rr][Ii][Pp][Tt]:|[Dd][Aa][Tt][Aa]:";

/** Hosts without a scheme, which a browser reads as paths. */
export const BARE_HOST = "[Ww]{3}\\.|[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|org|net|io|dev|ai)(?:[/:?#]|\\s*$)";
