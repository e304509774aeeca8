import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { ignoresFile, readIgnoreRules } from "../../vocabulary/files/ignore-rules.ts";
import { IGNORE_FILE } from "../../vocabulary/files/site-files.ts";
import { BUILT_SITE_MARK, isBelowHidden } from "../../vocabulary/files/unpublished-files.ts";
import { locateBelow } from "../files-below.ts";
import { MAX_RULES_SIZE } from "./find-page-files.ts";

/**
 * Which files of a docs root may be published, by the rules of the listing that `check` goes by: none whose path has a name with a
 * leading dot, none that `.mintignore` names or that a build wrote, and no link to a hidden one.
 */
export class PublishedBelow {
  readonly #folder: string;
  readonly #ignores: ReturnType<typeof readIgnoreRules>;
  /** By folder, whether a build wrote it. */
  readonly #built = new Map<string, boolean>();

  constructor(folder: string) {
    this.#folder = folder;
    const rules = locateBelow({ folder, path: IGNORE_FILE }, MAX_RULES_SIZE);
    this.#ignores = readIgnoreRules(rules === undefined ? "" : readFileSync(rules, "utf8"));
  }

  /** Whether a file is left out by its name, or by that of the file that it is a link to. */
  isHidden(path: string, absolute: string): boolean {
    return isBelowHidden(path) || isBelowHidden(relative(realpathSync(this.#folder), absolute).split(sep).join("/"));
  }

  /** Whether `.mintignore` leaves a file out, or it is part of a built site. */
  isLeftOut(path: string): boolean {
    return ignoresFile(this.#ignores, path) || this.#isBuilt(path.slice(0, Math.max(0, path.lastIndexOf("/"))));
  }

  #isBuilt(folder: string): boolean {
    const known = this.#built.get(folder);
    if (known !== undefined) return known;
    const isBuilt =
      existsSync(join(this.#folder, folder, BUILT_SITE_MARK)) ||
      (folder !== "" && this.#isBuilt(folder.slice(0, Math.max(0, folder.lastIndexOf("/")))));
    this.#built.set(folder, isBuilt);
    return isBuilt;
  }
}
