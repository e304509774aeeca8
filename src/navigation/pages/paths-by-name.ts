import { groupBy } from "../../diagnostic/group-by.ts";
import { nearest, prepareIsNear } from "../../diagnostic/nearest.ts";
import { memoized } from "../../json/memoized.ts";
import { folderNames, lowerNameOf } from "../../vocabulary/addresses/root-path.ts";
import type { Effort } from "../context/effort.ts";

/** Paths, to be found by their names in any case, or by names like theirs. */
export class PathsByName {
  readonly #byName: ReadonlyMap<string, string[]>;
  readonly #effort: Effort;
  readonly #nearNames = memoized((name: string) =>
    this.#effort.spend(name, this.#byName.size) ? [...this.#byName.keys()].filter(prepareIsNear(name)) : [],
  );

  constructor(paths: Iterable<string>, effort: Effort) {
    this.#byName = groupBy(paths, lowerNameOf);
    this.#effort = effort;
  }

  named(path: string): readonly string[] {
    return this.#byName.get(lowerNameOf(path)) ?? [];
  }

  /**
   * At most three paths that are spelt like another one, and are meant. In long paths much of the likeness is that of what they
   * have in common: names must be alike, too, and so must folders of as many. They are few and short.
   */
  like(path: string, isMeant: (candidate: string) => boolean): string[] {
    const areFoldersNear = prepareAreNear(path);
    const candidates = this.#nearNames(lowerNameOf(path))
      .flatMap((each) => this.#byName.get(each) ?? [])
      .filter((candidate) => isMeant(candidate) && areFoldersNear(candidate));
    return this.#effort.spend(path, candidates.length) ? nearest(path, candidates) : [];
  }
}

/** Prepares a test of whether each folder of a path may be meant as the one in its place; of others than as many, nobody can say. */
function prepareAreNear(path: string): (candidate: string) => boolean {
  const tests = folderNames(path).map(prepareIsNear);
  return (candidate) => {
    const folders = folderNames(candidate);
    return folders.length !== tests.length || folders.every((folder, at) => tests[at]?.(folder));
  };
}
