import { quoteList } from "../../diagnostic/define.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import type { Findings } from "../context/findings.ts";
import { meantFixes } from "../context/fixes.ts";
import { quoteValue, typeName } from "../context/value-words.ts";

/** A value that is none of those allowed. */
export interface WrongChoice {
  /** What messages call it: `"theme"`. */
  subject: string;
  value: unknown;
  allowed: readonly string[];
  pointer: string;
  isLanguage: boolean;
}

/** How many of the values allowed a hint names. */
const MOST_NAMED = 12;

/** Reports a value that is none of those allowed: of another type, no known language, or plainly another text. */
export function reportChoice(findings: Findings, { subject, value, allowed, pointer, isLanguage }: WrongChoice): void {
  if (typeof value !== "string") {
    const advice = `write one of ${quoteList(allowed.slice(0, MOST_NAMED))}${allowed.length > MOST_NAMED ? " …" : ""}`;
    findings.add("config/type", { subject, actual: typeName(value), expected: ["a string"], advice }, { pointer });
  } else if (isLanguage) {
    const suggestions = suggestLanguages(value, allowed);
    const fixes = meantFixes(pointer, suggestions);
    findings.add("nav/unknown-language", { code: value, suggestions, count: allowed.length }, { pointer }, { fixes });
  } else {
    const suggestions = nearest(value.trim(), allowed);
    const fixes = meantFixes(pointer, suggestions);
    findings.add("config/enum", { subject, value: quoteValue(value), allowed, suggestions }, { pointer }, { fixes });
  }
}

/** What people write for languages that have another code here; in lower case. */
const OTHER_CODES: ReadonlyMap<string, readonly string[]> = new Map([
  ["ja", ["jp"]],
  ["ja-jp", ["jp"]],
  ["zh", ["cn", "zh-Hant"]],
  ["zh-cn", ["cn"]],
  ["zh-hans", ["cn"]],
  ["zh-tw", ["zh-Hant"]],
  ["pt", ["pt-BR"]],
  ["nb", ["no"]],
  ["arabic", ["ar"]],
  ["chinese", ["cn", "zh-Hant"]],
  ["dutch", ["nl"]],
  ["english", ["en"]],
  ["french", ["fr"]],
  ["german", ["de"]],
  ["italian", ["it"]],
  ["japanese", ["jp"]],
  ["korean", ["ko"]],
  ["portuguese", ["pt-BR"]],
  ["russian", ["ru"]],
  ["spanish", ["es"]],
]);

/** The codes that one may be meant as: of the same language by another standard, misspelt, or without the region. */
function suggestLanguages(code: string, known: readonly string[]): readonly string[] {
  const equivalents = OTHER_CODES.get(code.toLowerCase())?.filter((each) => known.includes(each)) ?? [];
  if (equivalents.length > 0) return equivalents;
  const near = nearest(code.trim(), known);
  return near.length > 0 ? near : known.filter((each) => each === code.split(/[-_]/)[0]);
}
