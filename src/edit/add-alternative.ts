import type { Result } from "../diagnostic/diagnostic.ts";
import { isObject, type JsonObject, own } from "../json/json-value.ts";
import type { DocsTexts, EditedDocs } from "./docs-texts.ts";
import { editDocs } from "./open-docs.ts";

/** A language or a version beside others, as docs.json writes it. */
export interface Alternative {
  readonly key: "languages" | "versions";
  /** The new entry. */
  readonly entry: JsonObject;
  /** What the navigation as it is becomes an entry of, where there is no list yet: `{ language: "en" }`. */
  readonly current: JsonObject;
}

/** Fields that stay beside the list when the navigation becomes one of its entries. */
const STAYS = new Set(["global"]);

/**
 * Adds a language or a version at the end of the list at the navigation's root. A navigation without such a list becomes
 * its first entry, with what it holds as it is written. Codes: `config/syntax`.
 */
export const addAlternative = (docs: string | DocsTexts, { key, entry, current }: Alternative): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const navigation = open.valueAt("/navigation");
    const place = open.place("/navigation");
    if (!isObject(navigation) || !place) return [];
    const list = Array.isArray(own(navigation, key)) ? open.place(`/navigation/${key}`) : undefined;
    if (list) {
      list.document.insert(list.node, list.node.parts.length, { value: entry });
      return [];
    }
    place.document.wrapParts(place.node, { key, fields: current, stays: STAYS, beside: entry });
    return [];
  });
