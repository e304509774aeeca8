/**
 * The two readings of `docs.json`: `spec` follows the written specification, `mintlify` the hosted platform as it
 * behaves today. This name alone decides everything in which they differ.
 */
export const DIALECTS = ["spec", "mintlify"] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The option of callers: a dialect, or `auto` to choose it by the file. */
export type DialectOption = Dialect | "auto";
