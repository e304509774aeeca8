import type { Result } from "../../diagnostic/diagnostic.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import type { DocumentKind } from "../../vocabulary/elements/document-kinds.ts";

/** A document that a site makes pages from, or an overlay that changes one. */
export interface SiteDocument {
  readonly kind: DocumentKind | "overlay";
  /** Path from the docs root, or URL. */
  readonly source: string;
  /** Its parts; without a value if it could not be read. An overlay has none. */
  readonly index?: Result<OperationIndex>;
  /** Its text; absent if it could not be read, and for a folder. */
  readonly text?: string;
  /** The path of the file with the text, if that is not `source`. */
  readonly file?: string;
  /** Whether no place of the site names it: it was found in the docs root. */
  readonly isFound?: true;
  readonly isFolder?: true;
  /** A spec that has overlays: the spec parsed, with the overlays applied. */
  readonly overlaid?: unknown;
}

export type TextDocument = SiteDocument & { readonly text: string };

/** The documents of a site, each once for each kind that names it. */
export class Documents implements Iterable<SiteDocument> {
  readonly #all = new Map<string, SiteDocument>();

  constructor(documents: Iterable<SiteDocument> = []) {
    for (const document of documents) this.add(document);
  }

  add(document: SiteDocument): void {
    this.#all.set(documentKey(document), document);
  }

  get(kind: SiteDocument["kind"], source: string): SiteDocument | undefined {
    return this.#all.get(documentKey({ kind, source }));
  }

  /** The parts of a document; `undefined` if it is unknown or could not be read. */
  index(kind: DocumentKind, source: string): OperationIndex | undefined {
    return this.get(kind, source)?.index?.value;
  }

  /** The indexes of a kind by source, as `resolveNavigation` takes them. */
  indexes(kind: DocumentKind): Map<string, Result<OperationIndex>> {
    return new Map(
      [...this].flatMap((each) => (each.kind === kind && each.index ? [[each.source, each.index] as const] : [])),
    );
  }

  /** The documents of some kinds that the site names and that could be read. */
  named(...kinds: readonly DocumentKind[]): TextDocument[] {
    const isWanted = (each: SiteDocument, kind: DocumentKind): each is TextDocument =>
      each.kind === kind && each.text !== undefined && !each.isFound;
    return kinds.flatMap((kind) => [...this].filter((each) => isWanted(each, kind)));
  }

  /** All texts, by the paths of their files. */
  texts(): Map<string, string> {
    return new Map(
      [...this].flatMap(({ text, file, source }) => (text === undefined ? [] : [[file ?? source, text] as const])),
    );
  }

  [Symbol.iterator](): Iterator<SiteDocument> {
    return this.#all.values();
  }
}

/** The key of a document: a file that two fields name is a document of each kind. */
export const documentKey = ({ kind, source }: Pick<SiteDocument, "kind" | "source">): string => `${kind} ${source}`;
