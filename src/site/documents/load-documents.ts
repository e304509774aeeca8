import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { NamedSources } from "../../navigation/list-specs.ts";
import { nearestSources } from "../../references/nearest-sources.ts";
import { openapiNotFound } from "../../references/openapi-not-found.ts";
import { DOCUMENT_KIND_NAMES } from "../../vocabulary/elements/document-kinds.ts";
import type { PageListing } from "../pages/find-page-files.ts";
import type { DocumentCache } from "./document-cache.ts";
import { DocumentLoader } from "./document-loader.ts";
import type { Documents } from "./documents.ts";
import { loadOfPages } from "./load-of-pages.ts";
import type { DocumentReader } from "./read-document.ts";

/** The documents of a site, and the findings about unreadable ones. */
export interface LoadedDocuments {
  readonly documents: Documents;
  readonly findings: readonly Finding[];
}

/**
 * Reads the documents that the config names, then those that only page files need.
 *
 * @param pages the files of the docs root, which are listed at the same time
 * @param cache documents that were indexed before
 */
export async function loadDocuments(
  named: NamedSources,
  reader: DocumentReader,
  pages: Promise<PageListing>,
  cache?: DocumentCache,
): Promise<LoadedDocuments> {
  const loader = new DocumentLoader(named, reader, async () => (await pages).specLike, cache);
  const loading = DOCUMENT_KIND_NAMES.map((kind) => loader.load(kind, named.of(kind)));
  const [listing] = await Promise.all([pages, ...loading]);
  await loadOfPages(listing, named, loader);
  const { documents, findings, missing } = loader;
  // Prepared only for sites with a missing document: it goes through all files.
  const nearest = missing.length > 0 ? nearestSources(listing.specLike) : () => [];
  const notFound = missing.map(({ source, noun, place }) =>
    finding(openapiNotFound, { spec: source, noun, suggestions: nearest(source) }, place),
  );
  return { documents, findings: [...findings, ...notFound] };
}
