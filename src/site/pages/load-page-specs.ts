import type { NamedSources } from "../../navigation/list-specs.ts";
import { type FileWithOpenapi, filesWithOpenapi } from "../../navigation/pages/files-with-openapi.ts";
import { SpecLibrary } from "../../navigation/specs/spec-library.ts";
import { prepareSpecNames } from "../../navigation/specs/specs-of-name.ts";
import type { SourceMention } from "../specs/read-document.ts";
import type { SpecDocuments } from "../specs/spec-documents.ts";
import type { PageListing } from "./find-page-files.ts";

/**
 * Adds the specs that only page files need to those of the navigation: the ones that front matter names; where not exactly
 * one has the operation, those of `api.openapi`; if none has it, all others of the docs root, since the hosted platform
 * looks there too. A spec that does not exist is left to the check of front matter.
 */
export async function loadPageSpecs(
  { pages, specLike }: PageListing,
  named: NamedSources,
  specs: SpecDocuments,
): Promise<void> {
  const files = filesWithOpenapi(pages);
  if (files.length === 0) return;
  await specs.loadExisting(mentionedSpecs(files, specLike, specs));
  const counts = countSpecs(files, specs);
  if (counts.every((count) => count === 1)) return;
  await specs.load(named.apiSpecs().filter(({ source }) => !specs.indexes.has(source)));
  if (countSpecs(files, specs).includes(0)) await specs.discover(specLike);
}

/** The specs that front matter names and nobody has loaded, each once, by the paths of their files. */
function mentionedSpecs(
  files: readonly FileWithOpenapi[],
  specLike: readonly string[],
  { indexes }: SpecDocuments,
): SourceMention[] {
  const mentions = new Map<string, SourceMention>();
  const [loadedNamed, filesNamed] = [prepareSpecNames(indexes.keys()), prepareSpecNames(specLike)];
  const seen = new Set<string>();
  for (const { wanted, place } of files) {
    const { spec } = wanted;
    if (spec === undefined || seen.has(spec)) continue;
    seen.add(spec);
    const sources = filesNamed(spec);
    if (indexes.has(spec) || (!sources.includes(spec) && loadedNamed(spec).length > 0)) continue;
    for (const source of sources.length > 0 ? sources : [spec]) mentions.set(source, { source, place });
  }
  return [...mentions.values()];
}

/** For each file: how many specs have the operation that it shows. One that names a spec that was not read has one. */
function countSpecs(files: readonly FileWithOpenapi[], { indexes }: SpecDocuments): number[] {
  const library = new SpecLibrary(indexes);
  const specsNamed = prepareSpecNames(indexes.keys());
  return files.map(({ wanted: { method, path, spec } }) => {
    if (spec === undefined) return library.find(method, path).length;
    const has = (source: string) => !indexes.get(source)?.value || indexes.get(source)?.value?.find(method, path);
    return specsNamed(spec).some(has) ? 1 : 0;
  });
}
