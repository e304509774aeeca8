import type { Result } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import type { NamedSources } from "../../navigation/list-specs.ts";
import { placeInFile } from "../../navigation/pages/page-file.ts";
import type { PageSource } from "../../navigation/tree.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import type { SdkInput } from "../../references/sdk/index-sdk.ts";
import { readSymbolReference } from "../../vocabulary/sdk.ts";
import { normalizeSpecSource } from "../../vocabulary/spec-name.ts";
import { mapParallel, type SourceMention, type SourceReader } from "./read-document.ts";
import { readSdkSource, type SdkMention } from "./read-sdk.ts";
import { notRead } from "./source-library.ts";

/** The SDK references that a site names, by path from the docs root or URL. */
export interface LoadedSdks {
  readonly sdk: Map<string, Result<OperationIndex>>;
  /** The texts of those that are files. */
  readonly texts: Map<string, string>;
  /** Those that are folders. */
  readonly folders: string[];
  readonly findings: Finding[];
  /** Those that do not exist. */
  readonly missing: SourceMention[];
}

export const noSdks = (): LoadedSdks => ({ sdk: new Map(), texts: new Map(), folders: [], findings: [], missing: [] });

const NOUN = "SDK reference";

/** Reads the references that the config names in `sdk`. */
export async function loadSdks(named: NamedSources, reader: SourceReader, loaded: LoadedSdks): Promise<void> {
  const mentions = named.sdks().map(({ source, pointer, format }) => {
    return { source, format, place: { pointer }, noun: NOUN } as const;
  });
  for (const mention of await readInto(loaded, mentions, reader)) {
    loaded.sdk.set(mention.source, notRead());
    loaded.missing.push(mention);
  }
}

/** Adds the references that the front matter of page files names; one that is missing is left out. */
export async function loadPageSdks(pages: PageSource, reader: SourceReader, loaded: LoadedSdks): Promise<void> {
  const mentions = new Map<string, SdkMention>();
  for (const [path, file] of pages) {
    const { source, format = "typedoc" } = readSymbolReference(file.sdk) ?? {};
    // Front matter cannot name parts of other formats.
    if (source === undefined || format !== "typedoc") continue;
    const name = normalizeSpecSource(source);
    if (loaded.sdk.has(name)) continue;
    mentions.set(name, { source: name, format, place: placeInFile(path, file, file.sdkRange), noun: NOUN });
  }
  await readInto(loaded, [...mentions.values()], reader);
}

/** Reads and indexes references. Returns those that do not exist. */
async function readInto(
  loaded: LoadedSdks,
  mentions: readonly SdkMention[],
  reader: SourceReader,
): Promise<SdkMention[]> {
  const missing: SdkMention[] = [];
  await mapParallel(mentions, async (mention) => {
    const { source } = mention;
    const outcome = await readSdkSource(mention, reader);
    if ("missing" in outcome) return void missing.push(mention);
    if ("finding" in outcome) loaded.findings.push(outcome.finding);
    else if (typeof outcome.input === "string") loaded.texts.set(outcome.file, outcome.input);
    else loaded.folders.push(source);
    loaded.sdk.set(source, "input" in outcome ? await index(outcome, mention, loaded.findings) : notRead());
  });
  return missing;
}

/** Indexes a reference. Findings about a whole folder are placed where the config names it. */
async function index(
  { input, file }: { input: SdkInput; file: string },
  { format, place }: SdkMention,
  findings: Finding[],
): Promise<Result<OperationIndex>> {
  // Loaded for sites with such a reference alone.
  const { indexSdk, readSdk } = await import("../../references/sdk/index-sdk.ts");
  if (typeof input === "string") return indexSdk(input, { format, file });
  const read = await readSdk(input, { format, file });
  for (const each of read.findings) findings.push(each.place.file === file ? { ...each, place } : each);
  return read.index ? { ok: true, value: read.index, diagnostics: [] } : notRead();
}
