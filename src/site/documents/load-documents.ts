import { type Finding, finding } from "../../diagnostic/finding.ts";
import type { NamedSources } from "../../navigation/list-specs.ts";
import { documentPaths, type FileWithAsyncapi, filesWithAsyncapi } from "../../navigation/pages/files-with-asyncapi.ts";
import { type FileWithOpenapi, filesWithOpenapi } from "../../navigation/pages/files-with-openapi.ts";
import { placeInFile } from "../../navigation/pages/page-file.ts";
import { SpecLibrary } from "../../navigation/specs/spec-library.ts";
import { prepareSpecNames } from "../../navigation/specs/specs-of-name.ts";
import { nearestSources } from "../../references/nearest-sources.ts";
import { openapiNotFound } from "../../references/openapi-not-found.ts";
import { DOCUMENT_KIND_NAMES, nounBesideSpec } from "../../vocabulary/elements/document-kinds.ts";
import { readSymbolReference } from "../../vocabulary/elements/sdk.ts";
import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";
import type { PageListing } from "../pages/find-page-files.ts";
import type { DocumentCache } from "./document-cache.ts";
import { DocumentLoader } from "./document-loader.ts";
import type { Documents } from "./documents.ts";
import type { DocumentMention, DocumentReader } from "./read-document.ts";

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

/**
 * Adds the documents that only page files need to those of the navigation. A document that front matter names and that
 * does not exist is left to the check of front matter.
 */
async function loadOfPages(listing: PageListing, named: NamedSources, loader: DocumentLoader): Promise<void> {
  await Promise.all([loadSpecs(listing, named, loader), loadAsyncapi(listing, loader), loadSdks(listing, loader)]);
}

/**
 * Adds the specs that front matter names; where not exactly one spec has the operation, those of `api.openapi`; if none has
 * it, all others of the docs root, since the hosted platform looks there too.
 */
async function loadSpecs({ pages, specLike }: PageListing, named: NamedSources, loader: DocumentLoader): Promise<void> {
  const files = filesWithOpenapi(pages);
  if (files.length === 0) return;
  const { documents } = loader;
  await loader.loadExisting("openapi", mentionedSpecs(files, specLike, documents));
  const counts = countSpecs(files, documents);
  if (counts.every((count) => count === 1)) return;
  const ofApi = named.apiSpecs().filter(({ source }) => !documents.get("openapi", source));
  await loader.load("openapi", ofApi);
  if (countSpecs(files, documents).includes(0)) await loader.discover("openapi", specLike);
}

/** The specs that front matter names and nobody has loaded, each once, by the paths of their files. */
function mentionedSpecs(
  files: readonly FileWithOpenapi[],
  specLike: readonly string[],
  documents: Documents,
): DocumentMention[] {
  const mentions = new Map<string, DocumentMention>();
  const loaded = documents.indexes("openapi");
  const [loadedNamed, filesNamed] = [prepareSpecNames(loaded.keys()), prepareSpecNames(specLike)];
  const seen = new Set<string>();
  for (const { wanted, place } of files) {
    const { spec } = wanted;
    if (spec === undefined || seen.has(spec)) continue;
    seen.add(spec);
    const sources = filesNamed(spec);
    if (loaded.has(spec) || (!sources.includes(spec) && loadedNamed(spec).length > 0)) continue;
    for (const source of sources.length > 0 ? sources : [spec]) mentions.set(source, { source, place });
  }
  return [...mentions.values()];
}

/** For each file: how many specs have the operation that it shows. One that names a spec that was not read has one. */
function countSpecs(files: readonly FileWithOpenapi[], documents: Documents): number[] {
  const indexes = documents.indexes("openapi");
  const library = new SpecLibrary(indexes);
  const specsNamed = prepareSpecNames(indexes.keys());
  return files.map(({ wanted: { method, path, spec } }) => {
    if (spec === undefined) return library.find(method, path).length;
    const has = (source: string) => !indexes.get(source)?.value || indexes.get(source)?.value?.find(method, path);
    return specsNamed(spec).some(has) ? 1 : 0;
  });
}

/**
 * Adds the AsyncAPI documents that front matter names. Where a page's channel or document is in none of them, adds all
 * others of the docs root, since the hosted platform looks there too.
 */
async function loadAsyncapi({ pages, specLike }: PageListing, loader: DocumentLoader): Promise<void> {
  const { documents } = loader;
  const files = filesWithAsyncapi(pages);
  const isKnown = (source: string) => documents.get("asyncapi", source) !== undefined;
  const mentions = new Map<string, DocumentMention>();
  for (const { document, path, place } of files) {
    const sources = document === undefined ? [] : documentPaths(document, path);
    if (sources.some(isKnown)) continue;
    for (const source of sources) mentions.set(source, { source, place, noun: nounBesideSpec("asyncapi") });
  }
  await loader.loadExisting("asyncapi", [...mentions.values()]);
  const library = new SpecLibrary(documents.indexes("asyncapi"));
  const isUnknown = ({ document, channel, path }: FileWithAsyncapi): boolean =>
    document === undefined
      ? library.find("channel", channel).length === 0
      : !documentPaths(document, path).some(isKnown);
  if (files.some(isUnknown)) await loader.discover("asyncapi", specLike);
}

/** Adds the SDK references that front matter names. It cannot name parts of other formats than TypeDoc's. */
async function loadSdks({ pages }: PageListing, loader: DocumentLoader): Promise<void> {
  const mentions = new Map<string, DocumentMention>();
  for (const [path, file] of pages) {
    const { source: written, format = "typedoc" } = readSymbolReference(file.sdk) ?? {};
    if (written === undefined || format !== "typedoc") continue;
    const source = normalizeSpecSource(written);
    if (loader.documents.get("sdk", source)) continue;
    const place = placeInFile(path, file, file.sdkRange);
    mentions.set(source, { source, format, place, noun: nounBesideSpec("sdk") });
  }
  await loader.loadExisting("sdk", [...mentions.values()]);
}
