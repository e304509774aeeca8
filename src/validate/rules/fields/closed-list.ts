import { nearest } from "../../../diagnostic/nearest.ts";
import type { Subject } from "../../../diagnostic/words.ts";
import type { Findings } from "../../context/findings.ts";
import { meantFixes } from "../../context/fixes.ts";

/** A value that is none of those allowed. */
export interface WrongChoice {
  subject: Subject;
  value: unknown;
  allowed: readonly string[];
  pointer: string;
  isLanguage: boolean;
}

/** Reports a value that is none of those allowed: of another type, no known language, or plainly another text. */
export function reportChoice(findings: Findings, { subject, value, allowed, pointer, isLanguage }: WrongChoice): void {
  if (typeof value !== "string") {
    findings.add("config/type", { case: "choice", subject, value, allowed }, { pointer });
  } else if (isLanguage) {
    const suggestions = suggestLanguages(value, allowed);
    const fixes = meantFixes(pointer, suggestions);
    findings.add("nav/unknown-language", { code: value, suggestions, count: allowed.length }, { pointer }, { fixes });
  } else {
    const suggestions = nearest(value.trim(), allowed);
    const fixes = meantFixes(pointer, suggestions);
    findings.add("config/enum", { subject, value, allowed, suggestions }, { pointer }, { fixes });
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
