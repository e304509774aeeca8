import type { Result } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { nearestSources } from "../../references/nearest-sources.ts";
import type { OperationIndex } from "../../references/openapi/operation.ts";
import { openapiNotFound } from "../../references/openapi-not-found.ts";
import { readInRoot } from "../config/docs-root.ts";
import type { OverlayLibrary } from "./overlay-library.ts";
import { MAX_SOURCE_SIZE, mapParallel, readSource, type SourceMention, type SourceReader } from "./read-document.ts";
import type { ReadSpec, SpecCache } from "./read-spec.ts";

/** How specs are read. */
export interface SpecReader extends SourceReader {
  cache: SpecCache | undefined;
  overlays: OverlayLibrary;
}

/** The specs of a site, by path from the docs root or URL. */
export interface LoadedSpecs {
  /** A spec without operations has no value; `findings` and `missing` say why. */
  specs: Map<string, Result<OperationIndex>>;
  /** The texts of those that were read. */
  texts: Map<string, string>;
  /** The specs with overlays, after the overlays are applied. */
  overlaid: Map<string, unknown>;
  findings: Finding[];
  /** Those that do not exist. */
  missing: SourceMention[];
}

export const noSpecs = (): LoadedSpecs => ({
  specs: new Map(),
  texts: new Map(),
  overlaid: new Map(),
  findings: [],
  missing: [],
});

/** Reads specs into `loaded`, several at the same time, and indexes each text once. */
export async function loadSpecs(
  mentions: readonly SourceMention[],
  reader: SpecReader,
  loaded: LoadedSpecs = noSpecs(),
): Promise<LoadedSpecs> {
  const outcomes = await mapParallel(mentions, (mention) => readSource(mention, reader));
  for (const [index, outcome] of outcomes.entries()) {
    const mention = mentions[index] as SourceMention;
    const { source } = mention;
    if ("text" in outcome) {
      loaded.texts.set(source, outcome.text);
      addSpec(source, await readText(source, outcome.text, reader), loaded);
      continue;
    }
    loaded.specs.set(source, { ok: false, value: undefined, diagnostics: [] });
    if ("finding" in outcome) loaded.findings.push(outcome.finding);
    else loaded.missing.push(mention);
  }
  return loaded;
}

/** Says of a spec that it does not exist; suggests files of its name in other folders, else files of a like name. */
export function reportMissingSpec({ source, noun, place }: SourceMention, files: readonly string[]): Finding {
  return finding(openapiNotFound, { spec: source, noun, suggestions: nearestSources(files)(source) }, place);
}

/**
 * Adds the specs among the JSON and YAML files of the docs root that nothing names. Files that are not specs, and specs
 * that give no operations because of faults, are skipped.
 */
export async function discoverSpecs(files: readonly string[], reader: SpecReader, loaded: LoadedSpecs): Promise<void> {
  const unknown = files.filter((file) => !loaded.specs.has(file));
  const outcomes = await mapParallel(unknown, (file) => readInRoot(reader.root, file, MAX_SOURCE_SIZE));
  for (const [index, outcome] of outcomes.entries()) {
    if (!("text" in outcome) || !/openapi["']?\s*:/.test(outcome.text)) continue;
    const file = unknown[index] as string;
    const read = await readText(file, outcome.text, reader);
    const { value } = read.index;
    if (value) addSpec(file, { ...read, index: { ok: true, value, diagnostics: [] } }, loaded);
  }
}

function addSpec(source: string, { index, overlaid }: ReadSpec, loaded: LoadedSpecs): void {
  loaded.specs.set(source, index);
  if (!overlaid) return;
  loaded.overlaid.set(source, overlaid.value);
  for (const each of overlaid.findings) loaded.findings.push(each);
}

/** Reads a spec with its overlays. What reads specs is loaded for sites that have one. */
async function readText(source: string, text: string, { overlays, cache }: SpecReader): Promise<ReadSpec> {
  const { readSpec } = await import("./read-spec.ts");
  return readSpec(source, text, await overlays.of(source), cache);
}
