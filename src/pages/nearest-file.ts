import { groupBy } from "../diagnostic/group-by.ts";
import { nearest, prepareIsNear } from "../diagnostic/nearest.ts";
import type { Effort } from "../navigation/context/effort.ts";
import { namesOtherVersion } from "../navigation/pages/nearest-page.ts";
import { lowerNameOf } from "../vocabulary/root-path.ts";

/** Files of one name in more folders than these say nothing: `python.mdx`. */
const MOST_SAME = 3;

/** Finds the existing files that a missing one may have been meant to be. */
export class NearestFile {
  readonly #files: () => Iterable<string>;
  readonly #effort: Effort;
  readonly #known = new Map<string, readonly string[]>();
  #paths: readonly string[] | undefined;
  #byName: ReadonlyMap<string, string[]> | undefined;

  /** @param files listed when first needed */
  constructor(files: () => Iterable<string>, effort: Effort) {
    this.#files = files;
    this.#effort = effort;
  }

  /** Files of the same name in other folders, if these are few; else those of similar paths and names. */
  to(path: string): readonly string[] {
    const known = this.#known.get(path) ?? this.#find(path);
    this.#known.set(path, known);
    return known;
  }

  #find(path: string): string[] {
    this.#paths ??= [...new Set(this.#files())];
    this.#byName ??= groupBy(this.#paths, lowerNameOf);
    const name = lowerNameOf(path);
    const isMeant = (file: string) => !namesOtherVersion(file, path);
    const same = (this.#byName.get(name) ?? []).filter(isMeant);
    if (!this.#effort.spend(path, this.#paths.length)) return [];
    if (same.length > 0 && same.length <= MOST_SAME) return same;
    const isNear = prepareIsNear(name);
    return nearest(path, this.#paths).filter((file) => isNear(lowerNameOf(file)) && isMeant(file));
  }
}
