import { type Finding, Findings } from "../../diagnostic/finding.ts";
import { groupDigits, typeName } from "../../diagnostic/words.ts";
import { pointerOf } from "../../json/json-value.ts";
import type { FilePlace } from "../source-map.ts";
import { type ConfigFile, type ConfigFiles, includeTarget } from "./config-files.ts";
import { configInclude, type IncludeProblem } from "./config-include.ts";

/** The config with the included files in place. */
export interface ConfigWithIncludes {
  value: unknown;
  /**
   * By pointer into `value`: the file and pointer it was read from. Only values whose origin does not follow from the
   * pointer above are listed.
   */
  origins: ReadonlyMap<string, FilePlace>;
  findings: Finding[];
  /** The objects whose include failed, which is already reported. A missing field in them is not reported again. */
  failed: FilePlace[];
}

/** How many files deep includes may go. */
const MAX_DEPTH = 64;
/**
 * How many values repeated includes may add. The first include of a file adds no more than the file contains, but a few
 * files that include each other many times can grow without bounds.
 */
const MAX_REPEATED_VALUES = 50_000;

/** The files that lead to a place, innermost first. */
interface Trail {
  file: string;
  depth: number;
  /** Whether this file, or a file that includes it, was included before. */
  repeated: boolean;
  from: Trail | undefined;
}

/** A value with the place it was read from. */
interface Placed {
  value: unknown;
  place: FilePlace;
  trail: Trail;
}

/** A value of an object or array, with the place of that. */
interface Entry extends Placed {
  within: FilePlace;
}

/** A placed value, and where it goes in the assembled config. */
interface Slot extends Placed {
  holder: Record<string, unknown>;
  key: string;
  pointer: string;
}

/**
 * Replaces each `$ref` with the file that it names. The keys next to a `$ref` override those of the included object; an
 * included value that is not an object replaces them all. If an include fails, the keys next to it stay, and
 * `config/include` is reported.
 */
export function insertIncludes(files: ConfigFiles, main: string): ConfigWithIncludes {
  const { value, includes } = files.get(main) as ConfigFile;
  if (includes.length === 0) return { value, origins: new Map(), findings: [], failed: [] };
  const origins = new Map<string, FilePlace>();
  const result: Record<string, unknown> = {};
  const includer = new Includer(files);
  const trail: Trail = { file: main, depth: 0, repeated: false, from: undefined };
  const open: Slot[] = [
    { value, place: { file: main, pointer: "" }, trail, holder: result, key: "config", pointer: "" },
  ];
  for (let slot = open.pop(); slot; slot = open.pop()) {
    const { value, place, entries } = includer.expand(slot);
    if (place !== slot.place) origins.set(slot.pointer, place);
    slot.holder[slot.key] = value;
    for (const [key, child] of entries) {
      const pointer = slot.pointer + pointerOf([key]);
      if (child.within !== place) origins.set(pointer, child.place);
      if (typeof child.value !== "object" || child.value === null) continue;
      open.push({ ...child, holder: value as Record<string, unknown>, key, pointer });
    }
  }
  return { value: result.config, origins, findings: includer.findings.done(), failed: includer.failed };
}

/** Follows `$ref`s, and keeps count. */
class Includer {
  readonly findings = new Findings();
  readonly failed: FilePlace[] = [];
  readonly #seen = new Set<string>();
  #repeated = 0;
  #stopped = false;
  readonly #files: ConfigFiles;

  constructor(files: ConfigFiles) {
    this.#files = files;
  }

  /** A copy of the value, one level deep, with its `$ref` followed; `entries` tells where each of its keys is from. */
  expand(placed: Placed): { value: unknown; place: FilePlace; entries: Map<string, Entry> } {
    const layers: Map<string, Entry>[] = [];
    let current = placed;
    for (;;) {
      const { value, place, trail } = current;
      if (typeof value !== "object" || value === null) return { value, place, entries: new Map() };
      const entries = placeEntries(current);
      if (trail.repeated) this.#repeated += entries.size + 1;
      if (Array.isArray(value)) return { value: [...value], place, entries };
      const ref = entries.get("$ref");
      entries.delete("$ref");
      layers.push(entries);
      const included = ref && this.#follow(ref.value, place, trail);
      if (!included) {
        const merged = new Map(layers.reverse().flatMap((layer) => [...layer]));
        // Object.fromEntries also makes an own property of a key "__proto__".
        return {
          value: Object.fromEntries([...merged].map(([key, { value }]) => [key, value])),
          place,
          entries: merged,
        };
      }
      current = included;
    }
  }

  /** The content of the file that a `$ref` names; or the reason why it cannot be read. */
  #follow(ref: unknown, place: FilePlace, trail: Trail): Placed | undefined {
    const target = includeTarget(ref, place.file);
    const outcome = "file" in target ? this.#open(target.file, trail) : target;
    if (typeof outcome === "object" && "value" in outcome) return outcome;
    this.failed.push(place);
    if (typeof outcome === "object") {
      const at = { file: place.file, pointer: `${place.pointer}/$ref` };
      this.findings.add(configInclude, { ref: typeof ref === "string" ? ref : typeName(ref), ...outcome }, at);
    }
    return undefined;
  }

  #open(file: string, trail: Trail): Placed | { problem: IncludeProblem; detail?: string } | "reported" {
    for (let link: Trail | undefined = trail; link; link = link.from) {
      if (link.file === file) return { problem: "cycle", detail: describeCycle(file, trail) };
    }
    const found = this.#files.get(file);
    if (!found) return { problem: "missing" };
    if ("problem" in found) return { problem: found.problem };
    if (found.value === undefined) return "reported";
    if (trail.depth >= MAX_DEPTH) return { problem: "too-deep", detail: String(MAX_DEPTH) };
    const repeated = trail.repeated || this.#seen.has(file);
    this.#seen.add(file);
    if (repeated && this.#repeated > MAX_REPEATED_VALUES) return this.#tooMany();
    const inner: Trail = { file, depth: trail.depth + 1, repeated, from: trail };
    return { value: found.value, place: { file, pointer: "" }, trail: inner };
  }

  /** This is reported once, because thousands of further includes are likely to fail too. */
  #tooMany(): { problem: IncludeProblem; detail: string } | "reported" {
    if (this.#stopped) return "reported";
    this.#stopped = true;
    return { problem: "too-many", detail: groupDigits(MAX_REPEATED_VALUES) };
  }
}

/** `nav.json → tabs.json → nav.json`. */
function describeCycle(file: string, trail: Trail): string {
  const names = [file];
  for (let link: Trail | undefined = trail; link; link = link.from) {
    names.unshift(link.file);
    if (link.file === file) break;
  }
  return names.join(" → ");
}

/** The keys of an object (or the elements of an array) with their places. */
function placeEntries({ value, place, trail }: Placed): Map<string, Entry> {
  return new Map(
    Object.entries(value as object).map(([key, child]) => [
      key,
      { value: child, place: { file: place.file, pointer: place.pointer + pointerOf([key]) }, trail, within: place },
    ]),
  );
}
