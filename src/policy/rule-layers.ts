import { join, relative, sep } from "node:path";
import { isWebUrl } from "../vocabulary/addresses/url.ts";
import { ignoresFile, readIgnoreRules } from "../vocabulary/files/ignore-rules.ts";
import type { RuleLayer, Rules } from "./rules.ts";

/** Files by patterns as in a .gitignore, which count from a folder. */
export interface FilePatterns {
  /** Absolute path, symbolic links resolved. */
  readonly folder: string;
  readonly patterns: readonly string[];
}

/** Rules for all findings, or for those in some files. */
export interface SiteRules {
  readonly rules: Rules;
  readonly files?: FilePatterns | undefined;
}

/** The rules as they apply to the files of a docs root. */
export const rulesBelow = (root: string, rules?: Rules | readonly SiteRules[]): RuleLayer[] =>
  rulesInOrder(rules).map(({ rules, files }) => ({ rules, isFor: files && matcherIn(root, files) }));

/** Rules as a list of which the last that has one for a finding decides. */
export const rulesInOrder = (rules: Rules | readonly SiteRules[] = {}): readonly SiteRules[] =>
  isSeveral(rules) ? rules : [{ rules }];

const isSeveral = (rules: Rules | readonly SiteRules[]): rules is readonly SiteRules[] => Array.isArray(rules);

/** Tells whether a file, by its path from the docs root, is among those that the patterns name. */
function matcherIn(root: string, files: FilePatterns): (file: string) => boolean {
  const matches = matchesPatterns(files);
  return (file) => !isWebUrl(file) && matches(join(root, file));
}

/** Tells whether patterns match a file, by its absolute path. They match no file outside their folder. */
export function matchesPatterns({ folder, patterns }: FilePatterns): (absolute: string) => boolean {
  const ignored = readIgnoreRules(patterns.join("\n"));
  return (absolute) => {
    const path = relative(folder, absolute).split(sep).join("/");
    return path !== "" && path !== ".." && !path.startsWith("../") && ignoresFile(ignored, path);
  };
}
