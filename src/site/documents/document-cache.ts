import type { Result } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import type { PlacedLink } from "../../pages/links-of-config.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import { documentKey, type SiteDocument } from "./documents.ts";

export interface IndexedDocument {
  readonly index: Result<OperationIndex>;
  /** A spec that has overlays: the spec parsed, with the overlays applied. */
  readonly overlaid?: unknown;
  /** Faults of the overlays. */
  readonly findings?: readonly Finding[];
}

/** A document that was indexed, with its text and those of its overlays, and the links in its descriptions once they are known. */
interface KnownDocument {
  readonly texts: readonly string[];
  readonly indexed: IndexedDocument;
  links?: PlacedLink[];
}

/** The documents that were indexed, by `documentKey`. */
export type DocumentCache = Map<string, KnownDocument>;

/** Indexes a document once for each text. */
export async function indexOnce(
  cache: DocumentCache | undefined,
  document: Pick<SiteDocument, "kind" | "source">,
  texts: readonly string[],
  index: () => Promise<IndexedDocument>,
): Promise<IndexedDocument> {
  const key = documentKey(document);
  const known = cache?.get(key);
  if (known && known.texts.length === texts.length && known.texts.every((each, i) => each === texts[i])) {
    return known.indexed;
  }
  const indexed = await index();
  cache?.set(key, { texts, indexed });
  return indexed;
}
