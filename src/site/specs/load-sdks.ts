import type { Result } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import { listSdks } from "../../navigation/list-specs.ts";
import { placeInFile } from "../../navigation/pages/page-file.ts";
import type { PageSource } from "../../navigation/tree.ts";
import type { OperationIndex } from "../../openapi/operation.ts";
import { readSymbolReference, type SdkFormat } from "../../vocabulary/sdk.ts";
import { normalizeSpecSource } from "../../vocabulary/spec-name.ts";
import { mapParallel, readSource, type SourceMention, type SourceReader } from "./read-source.ts";

/** The SDK references that a site names, by path from the docs root or URL. */
export interface LoadedSdks {
  readonly sdk: Map<string, Result<OperationIndex>>;
  /** The texts of those that were read. */
  readonly texts: Map<string, string>;
  readonly findings: Finding[];
  /** Those that do not exist. */
  readonly missing: SourceMention[];
}

export const noSdks = (): LoadedSdks => ({ sdk: new Map(), texts: new Map(), findings: [], missing: [] });

/** An SDK reference that the site names. */
interface SdkMention extends SourceMention {
  readonly format: SdkFormat;
}

const NOUN = "SDK reference";

/** Reads what the config names in `sdk`. */
export async function loadSdks(config: unknown, reader: SourceReader): Promise<LoadedSdks> {
  const loaded = noSdks();
  const mentions = listSdks(config).map(({ source, pointer, format }) => {
    return { source, format, place: { pointer }, noun: NOUN } as const;
  });
  for (const mention of await readInto(loaded, mentions, reader)) {
    loaded.sdk.set(mention.source, notRead());
    loaded.missing.push(mention);
  }
  return loaded;
}

/** Adds the references that the front matter of page files names; one that is missing is left out. */
export async function loadPageSdks(pages: PageSource, reader: SourceReader, loaded: LoadedSdks): Promise<void> {
  const mentions = new Map<string, SdkMention>();
  for (const [path, file] of pages) {
    const { source, format = "typedoc" } = readSymbolReference(file.sdk) ?? {};
    // Of other formats, front matter can name no parts.
    if (source === undefined || format !== "typedoc") continue;
    const name = normalizeSpecSource(source);
    if (loaded.sdk.has(name)) continue;
    mentions.set(name, { source: name, format, place: placeInFile(path, file, file.sdkRange), noun: NOUN });
  }
  await readInto(loaded, [...mentions.values()], reader);
}

const notRead = (): Result<OperationIndex> => ({ ok: false, value: undefined, diagnostics: [] });

/** Reads and indexes references. Returns those that do not exist. */
async function readInto(
  loaded: LoadedSdks,
  mentions: readonly SdkMention[],
  reader: SourceReader,
): Promise<SdkMention[]> {
  const read = await mapParallel(mentions, async (mention) => ({
    mention,
    outcome: await readSource(mention, reader),
  }));
  const missing: SdkMention[] = [];
  for (const { mention, outcome } of read) {
    const { source, format } = mention;
    if ("missing" in outcome) missing.push(mention);
    else if ("finding" in outcome) {
      loaded.sdk.set(source, notRead());
      loaded.findings.push(outcome.finding);
    } else {
      loaded.texts.set(source, outcome.text);
      // Loaded for sites with such a reference alone.
      const { indexSdk } = await import("../../sdk/index-sdk.ts");
      loaded.sdk.set(source, await indexSdk(outcome.text, { format, file: source }));
    }
  }
  return missing;
}
