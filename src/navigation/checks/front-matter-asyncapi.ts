import { code } from "../../diagnostic/code.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean, quote, quoteList } from "../../diagnostic/words.ts";
import { openapiNotFound } from "../../references/openapi-not-found.ts";
import { hasPageFiles, type ResolvedSite, type SiteRule } from "../context/resolved-site.ts";
import { documentPaths, type FileWithAsyncapi, filesWithAsyncapi } from "../pages/files-with-asyncapi.ts";
import type { KnownSpec } from "../specs/spec-library.ts";
import { prepareSpecNames } from "../specs/specs-of-name.ts";

export const unknownChannel = code("asyncapi/unknown-channel", {
  severity: "error",
  message: ({
    channel,
    documents,
  }: {
    channel: string;
    documents: readonly string[];
    suggestions: readonly string[];
  }) =>
    documents.length === 0
      ? `the site has no AsyncAPI document with the channel ${quote(channel)}`
      : `${quoteList(documents.slice(0, 3), "or")} does not have the channel ${quote(channel)}`,
  hint: ({ suggestions, documents }) =>
    didYouMean(suggestions) ??
    (documents.length === 0
      ? 'name the document before the channel, or in "api.asyncapi"'
      : "use the name of a channel as it is written in the document"),
});

export const frontMatterAsyncapiRule: SiteRule = {
  codes: [unknownChannel, openapiNotFound],
  needs: hasPageFiles,
  check: checkFrontMatterAsyncapi,
};

/**
 * Looks up the channels that page files name in their front matter, in all documents of the site unless they name one.
 * Reports channels that no document has, because their pages show none. Notes the channel of each page, for pages
 * without a title. Stays silent if the channel may be in a document that could not be read.
 */
function checkFrontMatterAsyncapi({ resolving }: ResolvedSite): void {
  const { root, definitions, findings } = resolving;
  const files = filesWithAsyncapi(root.pages);
  if (files.length === 0) return;
  const candidatesOf = prepareChannels(definitions.asyncapi.known());
  const namesIn = new Map<readonly KnownSpec[], readonly string[]>();
  for (const file of files) {
    const { channel, document, place } = file;
    const candidates = candidatesOf(file);
    const found =
      document === undefined
        ? definitions.asyncapi.find("channel", channel)
        : candidates.flatMap(({ source, index }) => {
            const operation = index?.find("channel", channel);
            return operation ? { source, operation } : [];
          });
    const [first, second] = found;
    if (first && !second) root.shown.set(file.path, { endpoint: first.operation, spec: first.source });
    if (found.length > 0 || candidates.some(({ index }) => !index)) continue;
    if (document !== undefined && candidates.length === 0) {
      findings.add(openapiNotFound, { spec: document, noun: "AsyncAPI document", pages: 1 }, place);
      continue;
    }
    const names =
      namesIn.get(candidates) ?? candidates.flatMap(({ index }) => index?.operations.map(({ path }) => path) ?? []);
    namesIn.set(candidates, names);
    const suggestions = resolving.effort.spend(channel, names.length) ? nearest(channel, names) : [];
    const documents = candidates.map(({ source }) => source);
    findings.add(unknownChannel, { channel, documents, suggestions }, place);
  }
}

/** Gives the documents in which the channel of a page is looked up: all, or the one that its front matter names. */
function prepareChannels(known: readonly KnownSpec[]) {
  const bySource = new Map(known.map((spec) => [spec.source, spec]));
  const specsNamed = prepareSpecNames(bySource.keys());
  const byName = new Map<string, readonly KnownSpec[]>();
  return ({ document, path }: FileWithAsyncapi): readonly KnownSpec[] => {
    if (document === undefined) return known;
    const name = documentPaths(document, path).find((source) => bySource.has(source)) ?? document;
    const exact = bySource.get(name);
    const candidates =
      byName.get(name) ?? (exact ? [exact] : specsNamed(name).flatMap((source) => bySource.get(source) ?? []));
    byName.set(name, candidates);
    return candidates;
  };
}
