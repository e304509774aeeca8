import { nearest } from "../diagnostic/nearest.ts";
import type { Effort } from "./nearest-reference.ts";

/** Finds the existing pages that a missing one may have been meant to be. */
export class NearestPage {
  readonly #paths: readonly string[];
  readonly #effort: Effort;
  #byName: Map<string, string[]> | undefined;

  constructor(paths: Iterable<string>, effort: Effort) {
    this.#paths = [...paths];
    this.#effort = effort;
  }

  /** At most three paths: pages of the same name in another folder or case, else those spelt most alike. */
  to(path: string): string[] {
    this.#byName ??= groupByName(this.#paths);
    const sameName = this.#byName.get(nameOf(path)) ?? [];
    if (sameName.length > 0 && this.#effort.spend(sameName.length)) return closestFolders(path, sameName);
    return this.#effort.spend(this.#paths.length) ? nearest(path, this.#paths) : [];
  }
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).toLowerCase();

function groupByName(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const name = nameOf(path);
    const group = groups.get(name);
    if (group) group.push(path);
    else groups.set(name, [path]);
  }
  return groups;
}

/** Orders paths by how many folders they share with `path`, most first, and keeps three. */
function closestFolders(path: string, candidates: readonly string[]): string[] {
  const folders = new Set(path.toLowerCase().split("/"));
  const shared = (candidate: string): number =>
    candidate
      .toLowerCase()
      .split("/")
      .filter((folder) => folders.has(folder)).length;
  return candidates
    .map((candidate) => ({ candidate, score: shared(candidate) }))
    .sort((a, b) => b.score - a.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}
