import { navigationExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import type { Reporter } from "../../../diagnostic/finding.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, quoteList, quoteValue, type Subject, subjectName } from "../../../diagnostic/words.ts";
import { configType } from "../../codes/config-type.ts";
import { meantFixes } from "../../context/fixes.ts";
import { reportUnknownLanguage } from "./unknown/unknown-language.ts";

/** The facts of a string that is not in a closed list. */
export interface ChoiceFacts {
  subject: Subject;
  value: string;
  allowed: readonly string[];
  suggestions: readonly string[];
}

/** What is said of such a string, in docs.json and in front matter. */
export const WRONG_CHOICE = {
  message: ({ subject, value, allowed }: ChoiceFacts) =>
    `${subjectName(subject)} must be ${quoteList(allowed)}, not ${quoteValue(value)}`,
  hint: ({ suggestions }: ChoiceFacts) => didYouMean(suggestions),
};

export const configEnum = code("config/enum", {
  severity: "error",
  title: "A value is not one of those allowed",
  explanation: "The field takes one of a fixed list of values. Case matters.",
  example: navigationExample(
    '{ "groups": [{ "group": "Start", "root": "start", "directory": "cards", "pages": ["intro"] }] }',
    '{ "groups": [{ "group": "Start", "root": "start", "directory": "card", "pages": ["intro"] }] }',
  ),
  ...WRONG_CHOICE,
});

/** A value that is not in a closed list. */
export interface WrongChoice {
  subject: Subject;
  value: unknown;
  allowed: readonly string[];
  pointer: string;
  isLanguage: boolean;
}

/** Reports a value that is not in a closed list: not a string, an unknown language, or any other string. */
export function reportNotInEnum(
  findings: Reporter,
  { subject, value, allowed, pointer, isLanguage }: WrongChoice,
): void {
  if (typeof value !== "string") {
    findings.add(configType, { case: "choice", subject, value, allowed }, { pointer });
  } else if (isLanguage) {
    reportUnknownLanguage(findings, value, allowed, pointer);
  } else {
    const suggestions = nearest(value.trim(), allowed);
    const fixes = meantFixes({ pointer }, value, suggestions);
    findings.add(configEnum, { subject, value, allowed, suggestions }, { pointer }, { fixes });
  }
}
