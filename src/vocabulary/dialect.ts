/**
 * The two readings of `docs.json`: `spec` follows the written specification, `mintlify` the hosted
 * platform as it behaves today. Everything in which they differ is decided by this one name.
 */
export const DIALECTS = ["spec", "mintlify"] as const;
export type Dialect = (typeof DIALECTS)[number];

/** What callers may ask for: a dialect, or `auto` to go by the file's `$schema`. */
export type DialectOption = Dialect | "auto";

/** The dialect that an option means: `auto` is `mintlify` if `$schema` names mintlify.com/docs.json. */
export function chooseDialect(option: DialectOption | undefined, config: unknown): Dialect {
  if (option === "spec" || option === "mintlify") return option;
  if (option !== undefined && option !== "auto") {
    throw new TypeError(`dialect is ${JSON.stringify(option)}; expected "spec", "mintlify" or "auto"`);
  }
  const schema =
    typeof config === "object" && config !== null && Object.hasOwn(config, "$schema")
      ? (config as { $schema?: unknown }).$schema
      : undefined;
  return typeof schema === "string" && /(^|\/\/|\.)mintlify\.com\/docs\.json\b/.test(schema) ? "mintlify" : "spec";
}
