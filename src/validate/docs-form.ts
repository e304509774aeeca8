import type { Finding } from "../diagnostic/finding.ts";
import { isObject, originAt, pointerOf } from "../json/json-value.ts";
import { type SourceMap, UNMAPPED } from "../source/source-map.ts";
import type { Platform } from "../vocabulary/platform/platforms.ts";
import { findOldNavigationList, keyOfOldList } from "./rules/fields/old-navigation-list.ts";

/** By pointer into a config in the form of docs.json: the pointer into the config as written, where that does not follow from the one above. */
type Origins = Map<string, { readonly pointer: string }>;

/** A config in the form of docs.json, and where its parts are written. */
export interface DocsForm {
  readonly config: unknown;
  readonly origins: Readonly<Origins>;
  readonly findings: readonly Finding[];
}

/**
 * A config in the form of docs.json: a navigation that is a list becomes an object, and entries that a platform takes for
 * something else than a page are left out. Nothing is mutated; a config in that form already comes back as it is.
 */
export function toDocsForm(config: unknown, platform: Platform | undefined): DocsForm {
  if (!isObject(config)) return { config, origins: new Map(), findings: [] };
  const origins: Origins = new Map();
  const findings: Finding[] = [];
  let { navigation } = config;
  if (Array.isArray(navigation) && navigation.length > 0 && navigation.every(isEntry)) {
    const key = keyOfOldList(navigation);
    findings.push(findOldNavigationList(navigation, platform));
    origins.set(`/navigation/${key}`, { pointer: "/navigation" });
    navigation = { [key]: navigation };
  }
  if (platform && platform.entries.length > 0) navigation = withoutEntries(navigation, platform, origins);
  return navigation === config.navigation
    ? { config, origins, findings }
    : { config: { ...config, navigation }, origins, findings };
}

/** Whether an entry of a list is a page or an element. Other lists are left to the rules about types. */
const isEntry = (entry: unknown): boolean => typeof entry === "string" || isObject(entry);

/** The navigation without some entries of its lists of pages. */
function withoutEntries(navigation: unknown, { entries }: Platform, origins: Origins): unknown {
  const holder: Record<string, unknown> = { navigation };
  const open: { holder: Record<string, unknown>; key: string; pointer: string }[] = [
    { holder, key: "navigation", pointer: "/navigation" },
  ];
  for (let slot = open.pop(); slot; slot = open.pop()) {
    const { holder, key, pointer } = slot;
    const value = holder[key];
    if (typeof value !== "object" || value === null) continue;
    const kept = Array.isArray(value) ? keepEntries(value, entries, pointer, origins) : { ...value };
    holder[key] = kept;
    for (const key of Object.keys(kept))
      open.push({ holder: kept as Record<string, unknown>, key, pointer: pointer + pointerOf([key]) });
  }
  return holder.navigation;
}

/** The remaining entries of a list; entries behind one that is left out are written elsewhere. */
function keepEntries(list: readonly unknown[], left: readonly string[], pointer: string, origins: Origins) {
  const written = originAt(pointer, origins, { pointer }).pointer;
  return list
    .flatMap((entry, index) => (left.includes(entry as string) ? [] : [{ entry, index }]))
    .map(({ entry, index }, at) => {
      if (at !== index) origins.set(`${pointer}/${at}`, { pointer: `${written}/${index}` });
      return entry;
    });
}

/** The source map of a config in the form of docs.json, by that of the config as written. */
export const formSourceMap = ({ origins }: DocsForm, source: SourceMap = UNMAPPED): SourceMap =>
  origins.size === 0
    ? source
    : { ...source, origin: (pointer) => source.origin(originAt(pointer, origins, { pointer }).pointer) };
