import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "../../json/json-value.ts";
import { cacheFolderOf } from "../pages/cache-folder.ts";
import { readCacheFile, replaceCacheFile } from "../pages/replace-cache-file.ts";
import type { AddressState, DeadReason } from "./ask-addresses.ts";

const HOUR = 3_600_000;
/** For how long what was found counts (ms): who is alive stays so, who is dead may be mended. */
const AGES = { alive: 7 * 24 * HOUR, dead: HOUR } as const;

type KnownState = Exclude<AddressState, { state: "unknown" }>;
type Entry = KnownState & { readonly at: number };

/** What was at addresses when they were last asked, in a file for all sites of a project. */
export class AddressCache {
  readonly #file: string | undefined;
  readonly #now: number;
  readonly #entries: Map<string, Entry>;

  /** @param root absolute path of a docs root; `undefined` if nothing is kept */
  constructor(root: string | undefined, now = Date.now()) {
    const folder = root === undefined ? undefined : cacheFolderOf(root);
    this.#file = folder && join(folder, "addresses.json");
    this.#now = now;
    this.#entries = this.#file === undefined ? new Map() : this.#read(this.#file);
  }

  get(address: string): KnownState | undefined {
    return this.#entries.get(address);
  }

  set(address: string, state: AddressState): void {
    if (state.state !== "unknown") this.#entries.set(address, { ...state, at: this.#now });
  }

  save(): void {
    if (this.#file === undefined) return;
    const text = JSON.stringify({ version: 1, addresses: [...this.#entries] });
    replaceCacheFile(this.#file, (descriptor) => writeFileSync(descriptor, text));
  }

  /** The entries that are not too old; none if the file is missing, torn or not ours. */
  #read(file: string): Map<string, Entry> {
    try {
      const read: unknown = JSON.parse(readCacheFile(file)?.toString("utf8") ?? "");
      if (!isObject(read) || read.version !== 1 || !Array.isArray(read.addresses)) return new Map();
      return new Map(read.addresses.filter((entry): entry is [string, Entry] => this.#counts(entry)));
    } catch {
      return new Map();
    }
  }

  #counts(entry: unknown): boolean {
    const [address, value] = Array.isArray(entry) ? entry : [];
    if (typeof address !== "string" || !isObject(value)) return false;
    const { at, state, why } = value;
    if (typeof at !== "number" || at > this.#now) return false;
    if (state === "alive") return this.#now - at < AGES.alive;
    return state === "dead" && isReason(why) && this.#now - at < AGES.dead;
  }
}

const CASES: ReadonlySet<unknown> = new Set<DeadReason["case"]>([
  "status",
  "no-address",
  "timeout",
  "redirects",
  "connection",
]);

const isReason = (why: unknown): boolean => isObject(why) && CASES.has(why.case);
