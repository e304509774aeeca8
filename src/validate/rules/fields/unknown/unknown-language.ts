import { navigationExample } from "../../../../codes/examples/example.ts";
import { code } from "../../../../diagnostic/code.ts";
import type { Reporter } from "../../../../diagnostic/finding.ts";
import { nearest } from "../../../../diagnostic/nearest.ts";
import { didYouMean, quote } from "../../../../diagnostic/words.ts";
import { meantFixes } from "../../../context/fixes.ts";

export const unknownLanguage = code("nav/unknown-language", {
  severity: "error",
  title: "A language code is not known",
  explanation:
    "Languages have a fixed list of codes, and case matters. The specification lists 29 (Chinese is `cn`, Japanese `jp`); the hosted platform knows more.",
  example: navigationExample(
    '{ "languages": [{ "language": "english", "pages": ["intro"] }] }',
    '{ "languages": [{ "language": "en", "pages": ["intro"] }] }',
  ),
  message: ({ code, count }: { code: string; suggestions: readonly string[]; count: number }) =>
    `${quote(code)} is not one of the ${count} supported language codes`,
  hint: ({ suggestions }) => didYouMean(suggestions) ?? 'use a code such as "en", "fr" or "pt-BR"; case matters',
});

/** Reports the code of a language that is not supported, with the codes that it may be meant as. */
export function reportUnknownLanguage(
  findings: Reporter,
  code: string,
  known: readonly string[],
  pointer: string,
): void {
  const suggestions = suggestLanguages(code, known);
  const fixes = meantFixes({ pointer }, code, suggestions);
  findings.add(unknownLanguage, { code, suggestions, count: known.length }, { pointer }, { fixes });
}

/** Codes and names of languages that have another code here, in lower case. */
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

/** The codes that an unknown one may be meant as: of the same language in another standard, misspelt, without the region. */
function suggestLanguages(code: string, known: readonly string[]): readonly string[] {
  const equivalents = OTHER_CODES.get(code.toLowerCase())?.filter((each) => known.includes(each)) ?? [];
  if (equivalents.length > 0) return equivalents;
  const near = nearest(code.trim(), known);
  const language = /^[^-_]*/.exec(code)?.[0];
  return near.length > 0 ? near : known.filter((each) => each === language);
}
