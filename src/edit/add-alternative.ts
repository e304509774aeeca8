import type { Result } from "../diagnostic/diagnostic.ts";
import { isObject, type JsonObject, own, textOf } from "../json/json-value.ts";
import { type DocsTexts, type EditedDocs, editDocs, insertEntries } from "./open-docs.ts";
import { elementsOf } from "./written-elements.ts";

/** The lists from which readers choose one entry at a time, and the field that names an entry. */
const NAMES = { languages: "language", versions: "version" } as const;
type AlternativeKey = keyof typeof NAMES;

/** An element with languages or versions; the navigation itself if there are none anywhere. */
export interface AlternativeHolder {
  /** JSON Pointer into the assembled config. */
  readonly pointer: string;
  /** The default entry, else the first; if there is no list, the whole navigation. */
  readonly base: JsonObject;
  /** The name of the default entry; `undefined` if there is no list. */
  readonly name: string | undefined;
  /** The names of all entries. */
  readonly names: readonly unknown[];
}

/**
 * The elements that contain languages, or versions, in the order of the text. There are none if the only lists have no
 * entry that can be read.
 */
export function alternativeHolders(config: unknown, key: AlternativeKey): AlternativeHolder[] {
  const elements = elementsOf(config);
  const holders = elements.flatMap(({ pointer, value }): AlternativeHolder[] => {
    const list = own(value, key);
    const entries = Array.isArray(list) ? list.filter(isObject) : [];
    const base = entries.find((entry) => own(entry, "default") === true) ?? entries[0];
    const names = entries.map((entry) => own(entry, NAMES[key]));
    return base ? [{ pointer, base, name: textOf(own(base, NAMES[key])) ?? "", names }] : [];
  });
  const [navigation] = elements;
  const isWritten = elements.some(({ value }) => own(value, key) !== undefined);
  if (holders.length > 0 || isWritten || !navigation) return holders;
  return [{ pointer: navigation.pointer, base: navigation.value, name: undefined, names: [] }];
}

/** A language or a version that is added to a holder. */
export interface Alternative {
  readonly holder: AlternativeHolder;
  readonly entry: JsonObject;
  /** The name of the entry that the navigation becomes, if there is no list yet. */
  readonly current: string;
}

/** Fields that stay beside the list when the navigation becomes one of its entries. */
const STAYS: ReadonlySet<string> = new Set(["global"]);

/**
 * Adds languages or versions at the end of their lists. A navigation without a list becomes the first entry of a new
 * list, with its content as written. Codes: `config/syntax`.
 */
export const addAlternatives = (
  docs: string | DocsTexts,
  key: AlternativeKey,
  added: readonly Alternative[],
): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    for (const { holder, entry, current } of added) {
      const list = holder.name === undefined ? undefined : open.place(`${holder.pointer}/${key}`);
      const place = open.place(holder.pointer);
      if (list) insertEntries(list, [{ value: entry }]);
      else if (place) {
        place.document.wrapParts(place.node, { key, fields: { [NAMES[key]]: current }, stays: STAYS, beside: entry });
      }
    }
    return [];
  });
