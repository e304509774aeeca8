import type { KnownCode } from "./table.ts";

export const HOMEPAGE = "https://github.com/docsjson/docsjson";

/** The address of what the documentation says about a code. */
export const helpPage = (code: KnownCode): string => `${HOMEPAGE}/blob/main/docs/codes.md#${code.replace("/", "")}`;
