/** Where the docs root is in memory. */
export const ROOT = "/site";
