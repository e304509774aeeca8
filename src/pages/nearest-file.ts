import { memoized } from "../json/memoized.ts";
import type { Effort } from "../navigation/context/effort.ts";
import { namesOtherVersion } from "../navigation/pages/nearest-page.ts";
import { PathsByName } from "../navigation/pages/paths-by-name.ts";

/** Files of one name in more folders than these say nothing: `python.mdx`. */
const MOST_SAME = 3;

/** Finds the existing files that a missing one may have been meant to be. */
export class NearestFile {
  readonly #files: () => Iterable<string>;
  readonly #effort: Effort;
  #byName: PathsByName | undefined;

  /** @param files listed when first needed */
  constructor(files: () => Iterable<string>, effort: Effort) {
    this.#files = files;
    this.#effort = effort;
  }

  /** Files of the same name in other folders, if these are few; else those of similar paths and names. */
  readonly to = memoized((path: string): readonly string[] => {
    this.#byName ??= new PathsByName(new Set(this.#files()), this.#effort);
    const isMeant = (file: string) => !namesOtherVersion(file, path);
    const same = this.#byName.named(path).filter(isMeant);
    return same.length > 0 && same.length <= MOST_SAME ? same : this.#byName.like(path, isMeant);
  });
}
