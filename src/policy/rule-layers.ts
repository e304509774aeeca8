import { join } from "node:path";
import { normalizePath } from "../vocabulary/addresses/root-path.ts";
import { isWebUrl } from "../vocabulary/addresses/url.ts";
import { ignoresFile, readIgnoreRules } from "../vocabulary/files/ignore-rules.ts";
import { pathFrom } from "../vocabulary/files/path-from.ts";
import { withoutPageExtension } from "../vocabulary/files/site-files.ts";
import { type RuledFinding, type RuleLayer, type Rules, rulesInOrder } from "./rules.ts";

/** Files by patterns as in a .gitignore, which count from a folder. */
export interface FilePatterns {
  /** Absolute path, symbolic links resolved. */
  readonly folder: string;
  readonly patterns: readonly string[];
}

/** Rules for all findings, or for findings in some files, of some pages, at some places. A finding must fit all that is given. */
export interface SiteRules {
  readonly rules: Rules;
  readonly files?: FilePatterns | undefined;
  /** Pages, as the navigation lists them: findings in their files, and at their entries. */
  readonly pages?: readonly string[] | undefined;
  /** JSON Pointers into docs.json, or into `files`: findings there, and below. */
  readonly pointers?: readonly string[] | undefined;
  /** Where they are in the settings of the project, as a JSON Pointer. */
  readonly origin?: string | undefined;
}

/** A docs root that rules are for. */
export interface RuledRoot {
  /** Absolute path. */
  readonly folder: string;
  /** The path of its config: `docs.json`. */
  readonly file: string;
  /** The texts of the config and its includes. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The rules as they apply to the files of a docs root. */
export const rulesBelow = (root: RuledRoot, rules?: Rules | readonly SiteRules[]): RuleLayer[] =>
  rulesInOrder(rules).map((each) => ({ rules: each.rules, isFor: matcherOf(each, root) }));

/** Tells which findings rules are for; `undefined`: for all. */
function matcherOf({ files, pages, pointers }: SiteRules, root: RuledRoot): RuleLayer["isFor"] {
  const tests: NonNullable<RuleLayer["isFor"]>[] = [];
  if (files) {
    const matches = matcherIn(root.folder, files);
    tests.push(({ file }) => matches(file));
  }
  if (pointers)
    tests.push(
      ({ file, pointer = "" }) =>
        (files !== undefined || file === root.file) && pointers.some((each) => `${pointer}/`.startsWith(`${each}/`)),
    );
  if (pages) {
    const named = new Set(pages.map(pagePath));
    tests.push((found) => named.has(pagePath(found.file)) || named.has(pagePath(entryAt(found, root.texts))));
  }
  return tests.length === 0 ? undefined : (found) => tests.every((test) => test(found));
}

const pagePath = (page: string): string => normalizePath(withoutPageExtension(page));

/** The string of the config that a finding is about; `""` if it is about something else. */
function entryAt({ file, range }: RuledFinding, texts: RuledRoot["texts"]): string {
  const written = range && texts.get(file)?.slice(range.start.offset, range.end.offset);
  if (!written?.startsWith('"')) return "";
  try {
    return String(JSON.parse(written));
  } catch {
    return "";
  }
}

/** Tells whether a file, by its path from the docs root, is among those that the patterns name. */
function matcherIn(root: string, files: FilePatterns): (file: string) => boolean {
  const matches = matchesPatterns(files);
  return (file) => !isWebUrl(file) && matches(join(root, file));
}

/** Tells whether patterns match a file, by its absolute path. They match no file outside their folder. */
export function matchesPatterns({ folder, patterns }: FilePatterns): (absolute: string) => boolean {
  const ignored = readIgnoreRules(patterns.join("\n"));
  return (absolute) => {
    const path = pathFrom(folder, absolute);
    return path !== "" && path !== ".." && !path.startsWith("../") && ignoresFile(ignored, path);
  };
}
