import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "../../diagnostic/finding.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { isObject } from "../../json/json-value.ts";
import { stringPointer, stringsOf } from "../../navigation/context/config-strings.ts";
import { linkExternalDead, linkNotChecked } from "../../pages/codes/link.ts";
import { judgedPages } from "../../pages/judged-pages.ts";
import { outwardIn } from "../../pages/page-contents.ts";
import { prepareIgnoredLinks } from "../../vocabulary/addresses/ignored-links.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { cacheFolderOf } from "../pages/cache-folder.ts";
import { readCacheFile, replaceCacheFile } from "../pages/replace-cache-file.ts";
import type { ReadingRule, SiteVisit } from "../reading-rule.ts";
import { type AddressState, askAddresses, type DeadReason } from "./ask-addresses.ts";

/** Asks the web for every address that pages and docs.json link to, each once. */
export const externalRule: ReadingRule = {
  codes: [linkExternalDead, linkNotChecked],
  check: checkExternal,
};

async function checkExternal(read: SiteVisit): Promise<void> {
  const { site, options, report } = read;
  const { external, keepReadings, onProgress } = options;
  const places = externalLinks(read);
  const cache = new AddressCache(keepReadings ? site.folder : undefined);
  const dead = new Map<string, DeadReason>();
  const asked: string[] = [];
  for (const address of places.keys()) {
    const known = cache.get(address);
    if (!known) asked.push(address);
    else if (known.state === "dead") dead.set(address, known.why);
  }
  let [done, unknown] = [0, 0];
  await askAddresses(byTurns(asked), typeof external === "object" ? external : {}, (address, state) => {
    cache.set(address, state);
    if (state.state === "dead") dead.set(address, state.why);
    if (state.state === "unknown") unknown++;
    onProgress?.(`asking addresses: ${++done} of ${asked.length}`);
  });
  if (asked.length > 0) cache.save();
  for (const [address, links] of places) {
    const why = dead.get(address);
    if (why) for (const { target, place } of links) report.add(linkExternalDead, { ...why, target, address }, place());
  }
  if (unknown > 0) report.add(linkNotChecked, { case: "address", count: unknown }, { pointer: "" });
}

/** The links to the web by their addresses, without fragments. */
function externalLinks({ site, navigation, texts, options, excuses }: SiteVisit) {
  const ignored = prepareIgnoredLinks(options.ignoreLinks);
  const ofConfig = [...stringsOf(site.config)]
    .filter(({ key }) => key === "href")
    .map((found) => ({ target: found.value, place: (): Place => ({ pointer: stringPointer(found) }) }));
  const ofPages = [...judgedPages(navigation, site)].flatMap(({ file, contents }) =>
    outwardIn(contents)
      .map((unread) => unread.read())
      .filter(({ start }) => !excuses?.isExcused(file, start, linkExternalDead.name))
      .map((link) => ({ target: link.target, place: () => texts.placeIn(file, link) })),
  );
  const asked = [...ofConfig, ...ofPages].flatMap((link) => {
    const address = isWebUrl(link.target) && !ignored(link.target) ? externalAddress(link.target) : undefined;
    return address === undefined ? [] : [{ ...link, address }];
  });
  return groupBy(asked, ({ address }) => address);
}

/** The address that is asked; `undefined` for text that is none, or that has placeholders (`https://{host}`). */
function externalAddress(target: string): string | undefined {
  if (/[{}<>$]|%7B/i.test(target) || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  if (isForExamples(url.hostname)) return undefined;
  url.hash = "";
  return url.href;
}

/** Names that never lead anywhere. Source: RFC 2606, RFC 6761. */
const isForExamples = (host: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local)$/i.test(host);

/** Addresses in an order in which no host is asked twice in a row, if possible. */
function byTurns(addresses: readonly string[]): string[] {
  const turns = new Map<string, number>();
  const placed = addresses.map((address) => {
    const { host } = new URL(address);
    const turn = turns.get(host) ?? 0;
    turns.set(host, turn + 1);
    return { address, turn };
  });
  return placed.sort((a, b) => a.turn - b.turn).map(({ address }) => address);
}

const HOUR = 3_600_000;
/** For how long what was found counts (ms): who is alive stays so, who is dead may be mended. */
const AGES = { alive: 7 * 24 * HOUR, dead: HOUR } as const;

type KnownState = Exclude<AddressState, { state: "unknown" }>;
type Entry = KnownState & { readonly at: number };

/** What was at addresses when they were last asked, in a file for all sites of a project. */
class AddressCache {
  readonly #file: string | undefined;
  readonly #now = Date.now();
  readonly #entries: Map<string, Entry>;

  /** @param root absolute path of a docs root; `undefined` if nothing is kept */
  constructor(root: string | undefined) {
    const folder = root === undefined ? undefined : cacheFolderOf(root);
    this.#file = folder && join(folder, "addresses.json");
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
