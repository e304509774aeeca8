import { CODES, type KnownCode } from "./table.ts";

type Area = KnownCode extends `${infer Name}/${string}` ? Name : never;

/** A code of this package, all codes of an area (`nav/*`), or all codes (`*`). */
export type KnownRule = KnownCode | `${Area}/*` | "*";

const CODE_NAMES = Object.keys(CODES) as KnownCode[];

/** The rule for all codes of the area that a code is in. */
export const areaRule = (code: string): string => code.replace(/[^/]*$/, "*");

/** The areas of all codes: `nav`. */
export const AREAS: readonly string[] = [...new Set(CODE_NAMES.map((code) => code.slice(0, code.indexOf("/"))))];

const CUSTOM_NAME = /^([a-z][a-z\d-]*)\/(?:\*|[a-z][a-z\d-]*)$/;

/** Whether a name may be that of another's code, or of all codes of another's area: `acme/*`. */
export const isCustomName = (name: string): boolean => {
  const area = CUSTOM_NAME.exec(name)?.[1];
  return area !== undefined && !AREAS.includes(area);
};

/** All names that a rule may have, unless it is for a code of another's rules. */
export const RULE_NAMES: readonly KnownRule[] = [...CODE_NAMES, ...AREAS.map((area) => `${area}/*` as KnownRule), "*"];
