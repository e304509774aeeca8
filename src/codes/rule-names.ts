import { CODES, type KnownCode } from "./table.ts";

type Area = KnownCode extends `${infer Name}/${string}` ? Name : never;

/** A code of this package, all codes of an area (`nav/*`), or all codes (`*`). */
export type KnownRule = KnownCode | `${Area}/*` | "*";

const CODE_NAMES = Object.keys(CODES) as KnownCode[];

/** All names that a rule may have, unless it is for a code of another's rules. */
export const RULE_NAMES: readonly KnownRule[] = [
  ...CODE_NAMES,
  ...new Set(CODE_NAMES.map((code) => code.replace(/[^/]*$/, "*") as KnownRule)),
  "*",
];
