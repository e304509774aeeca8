import { fieldOf, isObject, type JsonObject, own } from "../../json/json-value.ts";
import { sourceRefOf } from "../../vocabulary/elements/source-ref.ts";
import type { NavigationSources } from "./source-repository.ts";

/** Where a part of a navigation is from: another repository, or the site's own config if `source` is `undefined`. */
export interface SplicedPlace {
  readonly source: string | undefined;
  readonly pointer: string;
}

/** A list of children. */
export interface SplicedList {
  readonly key: string;
  readonly entries: readonly unknown[];
  /** Whether it is one of `global`. */
  readonly isGlobal: boolean;
  readonly place: SplicedPlace;
  /** The repositories whose references led to it, outermost first. */
  readonly trail: readonly string[];
}

/** An entry of a list, from the site's own config or from another repository. */
export interface SplicedEntry {
  readonly value: unknown;
  readonly place: SplicedPlace;
  readonly trail: readonly string[];
  /** Why its reference can't be followed. */
  readonly fault?: "cycle" | "no-list";
}

/**
 * How many references are followed. A few repositories that refer to each other many times could grow without bounds.
 */
const MOST_REFERENCES = 1000;

/** Follows the references of a site to other repositories, and notes which repositories are used. */
export class ReferenceFollower {
  readonly used = new Set<string>();
  readonly #sources: NavigationSources;
  /** The fields that a navigation gives to all elements inside. */
  readonly #inherited: readonly string[];
  #left = MOST_REFERENCES;

  constructor(sources: NavigationSources, inherited: readonly string[]) {
    this.#sources = sources;
    this.#inherited = inherited;
  }

  /**
   * The entries of a list, with each reference replaced by the entries of the repository. Recursion is at most as deep
   * as the number of repositories.
   */
  follow(list: SplicedList): SplicedEntry[] {
    return list.entries.flatMap((value, index): SplicedEntry[] => {
      const place = { source: list.place.source, pointer: `${list.place.pointer}/${index}` };
      const entry = { value, place, trail: list.trail };
      const reference = isObject(value) ? sourceRefOf(value) : undefined;
      const source = reference === undefined ? undefined : this.#sources.get(reference);
      if (reference === undefined || !source || this.#left <= 0) return [entry];
      if (list.trail.includes(reference)) return [{ ...entry, fault: "cycle" }];
      const found = this.#listOf(source.config, list);
      if (!found) return [{ ...entry, fault: "no-list" }];
      this.#left--;
      this.used.add(reference);
      const pointer = `/navigation${list.isGlobal ? "/global" : ""}/${list.key}`;
      const trail = [...list.trail, reference];
      return this.follow({ ...list, entries: found, place: { source: reference, pointer }, trail });
    });
  }

  /**
   * The list of the same name in another repository. Each element gets the fields that it inherits from that
   * repository's navigation.
   */
  #listOf(config: unknown, { key, isGlobal }: SplicedList): readonly unknown[] | undefined {
    const navigation = fieldOf(config, "navigation");
    if (!isObject(navigation)) return undefined;
    const holder = isGlobal ? own(navigation, "global") : navigation;
    const list = fieldOf(holder, key);
    if (!Array.isArray(list) || isGlobal) return Array.isArray(list) ? list : undefined;
    const set = this.#inherited.filter((field) => Object.hasOwn(navigation, field));
    const given: JsonObject = Object.fromEntries(set.map((field) => [field, navigation[field]]));
    return list.map((entry) => (isObject(entry) && sourceRefOf(entry) === undefined ? { ...given, ...entry } : entry));
  }
}
