export const HOMEPAGE = "https://github.com/docsjson/docsjson";

/** The address of what the documentation says about a code. */
export const helpPage = (code: string): string => `${HOMEPAGE}/blob/main/docs/codes.md#${code.replace("/", "")}`;
