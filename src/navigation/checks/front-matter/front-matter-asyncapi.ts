import { EVENTS } from "../../../codes/examples/definitions.ts";
import { siteExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, quote, quoteList } from "../../../diagnostic/words.ts";
import { memoized } from "../../../json/memoized.ts";
import { openapiNotFound } from "../../../references/openapi-not-found.ts";
import { hasPageFiles, type ResolvedSite, type SiteRule } from "../../context/resolved-site.ts";
import { documentPaths, type FileWithAsyncapi, filesWithAsyncapi } from "../../pages/files-with-asyncapi.ts";
import { findIn, type KnownSpec, type SpecLibrary } from "../../specs/spec-library.ts";

export const unknownChannel = code("asyncapi/unknown-channel", {
  severity: "error",
  title: "A page names a channel that no document has",
  explanation:
    "`asyncapi` in the front matter of a page names a channel, where need be after the path of its document. The page shows no channel, because none of the documents has it: those of the navigation, those of `api.asyncapi`, and those that pages name.",
  example: siteExample(
    '{ "pages": ["signed-up"] }',
    '{ "pages": ["signed-up"] }',
    { "signed-up.mdx": "---\nasyncapi: events.yaml userSignedIn\n---\n", "events.yaml": EVENTS },
    { "signed-up.mdx": "---\nasyncapi: events.yaml userSignedUp\n---\n", "events.yaml": EVENTS },
  ),
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
  const { root, documents: libraries, findings } = resolving;
  const files = filesWithAsyncapi(root.pages);
  if (files.length === 0) return;
  const namesIn = memoized((candidates: readonly KnownSpec[]) =>
    candidates.flatMap(({ index }) => index?.operations.map(({ path }) => path) ?? []),
  );
  for (const file of files) {
    const { channel, document, place } = file;
    const candidates = findDocuments(file, libraries.asyncapi);
    const found =
      document === undefined ? libraries.asyncapi.find("channel", channel) : findIn(candidates, "channel", channel);
    const [first, second] = found;
    if (first && !second) root.shown.set(file.path, { endpoint: first.operation, spec: first.source });
    if (found.length > 0 || candidates.some(({ index }) => !index)) continue;
    if (document !== undefined && candidates.length === 0) {
      findings.add(openapiNotFound, { spec: document, noun: "AsyncAPI document", pages: 1 }, place);
      continue;
    }
    const names = namesIn(candidates);
    const suggestions = resolving.effort.spend(channel, names.length) ? nearest(channel, names) : [];
    const documents = candidates.map(({ source }) => source);
    findings.add(unknownChannel, { channel, documents, suggestions }, place);
  }
}

/** The documents in which the channel of a page is looked up: all, or the one that its front matter names. */
function findDocuments({ document, path }: FileWithAsyncapi, library: SpecLibrary): readonly KnownSpec[] {
  if (document === undefined) return library.known();
  const paths = documentPaths(document, path);
  const exact = paths.map((source) => library.named(source)).find(([spec], at) => spec?.source === paths[at]);
  return exact ?? library.named(document);
}
