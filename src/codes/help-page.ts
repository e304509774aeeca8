/** Where the documentation is published. */
export const SITE = "https://docsjson.github.io/docsjson";

/** The path of the page about a code on the site. */
export const helpPath = (code: string): string => `codes/${code}`;

/** The address of what the documentation says about a code. */
export const helpPage = (code: string): string => `${SITE}/${helpPath(code)}`;
