import { indexChannels } from "../../asyncapi/index-channels.ts";
import type { Result } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import { listDefinitions } from "../../navigation/list-specs.ts";
import type { OperationIndex } from "../../openapi/operation.ts";
import { mapParallel, readSource, type SourceMention, type SourceReader } from "./read-source.ts";

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

/** Reads what the navigation names in `asyncapi` and `graphql`. */
export async function loadDefinitions(config: unknown, reader: SourceReader): Promise<LoadedDefinitions> {
  const loaded = noDefinitions();
  for (const property of ["asyncapi", "graphql"] as const) {
    const mentions = listDefinitions(config, property).map(
      ({ source, pointer }): SourceMention => ({ source, place: { pointer }, noun: NOUNS[property] }),
    );
    const outcomes = await mapParallel(mentions, (mention) => readSource(mention, reader));
    for (const [index, outcome] of outcomes.entries()) {
      const mention = mentions[index] as SourceMention;
      const { source } = mention;
      if ("text" in outcome) {
        loaded.texts.set(source, outcome.text);
        loaded[property].set(source, await indexText(property, outcome.text, source));
        continue;
      }
      loaded[property].set(source, { ok: false, value: undefined, diagnostics: [] });
      if ("finding" in outcome) loaded.findings.push(outcome.finding);
      else loaded.missing.push(mention);
    }
  }
  return loaded;
}

async function indexText(
  property: "asyncapi" | "graphql",
  text: string,
  file: string,
): Promise<Result<OperationIndex>> {
  if (property === "asyncapi") return indexChannels(text, { file });
  // Loaded for sites with such a schema alone.
  const { indexGraphql } = await import("../../graphql/index-graphql.ts");
  return indexGraphql(text, { file });
}
