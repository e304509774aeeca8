import type { NamedSources } from "../../navigation/list-specs.ts";
import { documentPaths, type FileWithAsyncapi, filesWithAsyncapi } from "../../navigation/pages/files-with-asyncapi.ts";
import { type FileWithOpenapi, filesWithOpenapi } from "../../navigation/pages/files-with-openapi.ts";
import { placeInFile } from "../../navigation/pages/page-file.ts";
import { SpecLibrary } from "../../navigation/specs/spec-library.ts";
import { prepareSpecNames } from "../../navigation/specs/specs-of-name.ts";
import { nounBesideSpec } from "../../vocabulary/elements/document-kinds.ts";
import { readSymbolReference } from "../../vocabulary/elements/sdk.ts";
import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";
import type { PageListing } from "../pages/find-page-files.ts";
import type { DocumentLoader } from "./document-loader.ts";
import type { Documents } from "./documents.ts";
import type { DocumentMention } from "./read-document.ts";

/**
 * Adds the documents that only page files need to those of the navigation. A document that front matter names and that
 * does not exist is left to the check of front matter.
 */
export async function loadOfPages(listing: PageListing, named: NamedSources, loader: DocumentLoader): Promise<void> {
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
