import { nearest } from "../../../diagnostic/nearest.ts";
import type { Subject } from "../../../diagnostic/words.ts";
import type { Reporter } from "../../context/findings.ts";
import { meantFixes } from "../../context/fixes.ts";
import { reportUnknownLanguage } from "./unknown-language.ts";

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
    findings.add("config/type", { case: "choice", subject, value, allowed }, { pointer });
  } else if (isLanguage) {
    reportUnknownLanguage(findings, value, allowed, pointer);
  } else {
    const suggestions = nearest(value.trim(), allowed);
    const fixes = meantFixes(pointer, value, suggestions);
    findings.add("config/enum", { subject, value, allowed, suggestions }, { pointer }, { fixes });
  }
}
