import type { Result } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import type { NamedSources } from "../../navigation/list-specs.ts";
import { documentPaths, type FileWithAsyncapi, filesWithAsyncapi } from "../../navigation/pages/files-with-asyncapi.ts";
import { SpecLibrary } from "../../navigation/specs/spec-library.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import { readInRoot } from "../config/docs-root.ts";
import type { PageListing } from "../pages/find-page-files.ts";
import {
  MAX_SOURCE_SIZE,
  mapParallel,
  readSource,
  type SourceMention,
  type SourceOutcome,
  type SourceReader,
} from "./read-document.ts";

/** The AsyncAPI documents and the GraphQL schemas that a site names, by path from the docs root or URL. */
export interface LoadedDefinitions {
  readonly asyncapi: Map<string, Result<OperationIndex>>;
  readonly graphql: Map<string, Result<OperationIndex>>;
  /** The texts of those that were read. */
  readonly texts: Map<string, string>;
  readonly findings: Finding[];
  /** Those that do not exist. */
  readonly missing: SourceMention[];
}

const NOUNS = { asyncapi: "AsyncAPI document", graphql: "GraphQL schema" } as const;

export const noDefinitions = (): LoadedDefinitions => ({
  asyncapi: new Map(),
  graphql: new Map(),
  texts: new Map(),
  findings: [],
  missing: [],
});

/** Reads the documents that the config names in `asyncapi` and `graphql`. */
export async function loadDefinitions(named: NamedSources, reader: SourceReader): Promise<LoadedDefinitions> {
  const loaded = noDefinitions();
  for (const property of ["asyncapi", "graphql"] as const) {
    const mentions = named
      .definitions(property)
      .map(({ source, pointer }): SourceMention => ({ source, place: { pointer }, noun: NOUNS[property] }));
    for (const { mention, outcome } of await readAll(mentions, reader)) {
      if (await addText(property, mention, outcome, loaded)) continue;
      loaded[property].set(mention.source, { ok: false, value: undefined, diagnostics: [] });
      if ("finding" in outcome) loaded.findings.push(outcome.finding);
      else loaded.missing.push(mention);
    }
  }
  return loaded;
}

/**
 * Adds the AsyncAPI documents that the front matter of page files names; one that is missing is left out. Where a page's
 * channel or document is in none of them, adds all others of the docs root, since the hosted platform looks there too.
 */
export async function loadPageDefinitions(
  { pages, specLike }: PageListing,
  reader: SourceReader,
  loaded: LoadedDefinitions,
): Promise<void> {
  const files = filesWithAsyncapi(pages);
  const mentions = new Map<string, SourceMention>();
  for (const { document, path, place } of files) {
    const sources = document === undefined ? [] : documentPaths(document, path);
    if (sources.some((source) => loaded.asyncapi.has(source))) continue;
    for (const source of sources) mentions.set(source, { source, place, noun: NOUNS.asyncapi });
  }
  for (const { mention, outcome } of await readAll([...mentions.values()], reader)) {
    const isRead = await addText("asyncapi", mention, outcome, loaded);
    if (!isRead && "finding" in outcome) {
      loaded.asyncapi.set(mention.source, { ok: false, value: undefined, diagnostics: [] });
      loaded.findings.push(outcome.finding);
    }
  }
  const library = new SpecLibrary(loaded.asyncapi);
  const isUnknown = ({ document, channel, path }: FileWithAsyncapi): boolean =>
    document === undefined
      ? library.find("channel", channel).length === 0
      : !documentPaths(document, path).some((source) => loaded.asyncapi.has(source));
  if (files.some(isUnknown)) await discoverDocuments(specLike, reader, loaded);
}

/** Adds the AsyncAPI documents among the JSON and YAML files of the docs root that nothing names, as specs are added. */
async function discoverDocuments(
  files: readonly string[],
  reader: SourceReader,
  { asyncapi, texts }: LoadedDefinitions,
): Promise<void> {
  const unknown = files.filter((file) => !asyncapi.has(file));
  const outcomes = await mapParallel(unknown, (file) => readInRoot(reader.root, file, MAX_SOURCE_SIZE));
  for (const [index, outcome] of outcomes.entries()) {
    if (!("text" in outcome) || !/asyncapi["']?\s*:/.test(outcome.text)) continue;
    const file = unknown[index] as string;
    const { value } = await indexText("asyncapi", outcome.text, file);
    if (!value) continue;
    asyncapi.set(file, { ok: true, value, diagnostics: [] });
    texts.set(file, outcome.text);
  }
}

const readAll = (mentions: readonly SourceMention[], reader: SourceReader) =>
  mapParallel(mentions, async (mention) => ({ mention, outcome: await readSource(mention, reader) }));

/** Indexes a document; false if it has no text. */
async function addText(
  property: "asyncapi" | "graphql",
  { source }: SourceMention,
  outcome: SourceOutcome,
  loaded: LoadedDefinitions,
): Promise<boolean> {
  if (!("text" in outcome)) return false;
  loaded.texts.set(source, outcome.text);
  loaded[property].set(source, await indexText(property, outcome.text, source));
  return true;
}

async function indexText(
  property: "asyncapi" | "graphql",
  text: string,
  file: string,
): Promise<Result<OperationIndex>> {
  // Loaded for sites with such a document alone.
  if (property === "asyncapi") {
    const { indexChannels } = await import("../../references/asyncapi/index-channels.ts");
    return indexChannels(text, { file });
  }
  const { indexGraphql } = await import("../../references/graphql/index-graphql.ts");
  return indexGraphql(text, { file });
}
