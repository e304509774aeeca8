import type { NamedSources } from "../../navigation/list-specs.ts";
import { type FileWithOpenapi, filesWithOpenapi } from "../../navigation/pages/files-with-openapi.ts";
import { SpecLibrary } from "../../navigation/specs/spec-library.ts";
import { prepareSpecNames } from "../../navigation/specs/specs-of-name.ts";
import { normalizeSpecSource } from "../../vocabulary/spec-name.ts";
import { discoverSpecs, type LoadedSpecs, loadSpecs, type SpecMention, type SpecReader } from "../specs/load-specs.ts";
import type { PageListing } from "./find-page-files.ts";

/**
 * Adds the specs that only page files need to those of the navigation: the ones that front matter names; where that
 * names no spec, and not exactly one has the operation, those of `api.openapi`; if none has it, all others of the
 * docs root, since the hosted platform looks there too.
 */
export async function loadPageSpecs(
  { pages, specLike }: PageListing,
  named: NamedSources,
  reader: SpecReader,
  loaded: LoadedSpecs,
): Promise<void> {
  const files = filesWithOpenapi(pages);
  if (files.length === 0) return;
  await loadSpecs(mentionedSpecs(files, specLike, loaded), reader, loaded);
  const counts = countSpecs(files, loaded);
  if (counts.every((count) => count === 1)) return;
  const ofApi = named.apiSpecs().filter(({ source }) => !loaded.specs.has(source));
  const mentions = ofApi.map(({ source, pointer }) => ({ source, place: { pointer } }));
  await loadSpecs(mentions, reader, loaded);
  if (countSpecs(files, loaded).includes(0)) await discoverSpecs(specLike, reader, loaded);
}

/** The specs that front matter names and nobody has loaded, each once, by the paths of their files. */
function mentionedSpecs(
  files: readonly FileWithOpenapi[],
  specLike: readonly string[],
  { specs }: LoadedSpecs,
): SpecMention[] {
  const byName = new Map<string, SpecMention>();
  for (const { wanted, place } of files) {
    if (wanted.spec === undefined) continue;
    const source = normalizeSpecSource(wanted.spec);
    const earlier = byName.get(source);
    byName.set(source, earlier ? { ...earlier, pages: (earlier.pages ?? 0) + 1 } : { source, place, pages: 1 });
  }
  const mentions = new Map<string, SpecMention>();
  const [loadedNamed, filesNamed] = [prepareSpecNames(specs.keys()), prepareSpecNames(specLike)];
  for (const mention of byName.values()) {
    if (loadedNamed(mention.source).length > 0) continue;
    const sources = filesNamed(mention.source);
    for (const source of sources.length > 0 ? sources : [mention.source]) mentions.set(source, { ...mention, source });
  }
  return [...mentions.values()];
}

/** For each file that names no spec: how many specs have the operation that it shows. */
function countSpecs(files: readonly FileWithOpenapi[], { specs }: LoadedSpecs): number[] {
  const library = new SpecLibrary(specs);
  return files
    .filter(({ wanted }) => wanted.spec === undefined)
    .map(({ wanted }) => library.find(wanted.method, wanted.path).length);
}
