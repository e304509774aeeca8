import { posix } from "node:path";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding, type Place } from "../../diagnostic/finding.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { indexOperations } from "../../openapi/index-operations.ts";
import type { OperationIndex } from "../../openapi/operation.ts";
import { pathInRoot } from "../../vocabulary/root-path.ts";
import { hasScheme, isWebUrl } from "../../vocabulary/url.ts";
import { type DocsRoot, readInRoot } from "../config/docs-root.ts";
import type { RemotePolicy } from "./remote.ts";

/** A spec that the site names, and where. */
export interface SpecMention {
  /** Path from the docs root (it may lead out by `..`), or a URL. */
  source: string;
  place: Place;
  /** How many page files name it, where the navigation doesn't. */
  pages?: number;
}

/** How specs are read. */
export interface SpecReader {
  root: DocsRoot;
  remote: RemotePolicy;
  cache: SpecCache | undefined;
}

/** The specs of a site, by path from the docs root or URL. */
export interface LoadedSpecs {
  /** Those that give no operations have no value: `findings` and `missing` say why. */
  specs: Map<string, Result<OperationIndex>>;
  /** The texts of those that were read. */
  texts: Map<string, string>;
  findings: Finding[];
  /** Those that do not exist. */
  missing: SpecMention[];
}

/** An index by the text it was made from, and the name that its diagnostics give the file. */
export type SpecCache = Map<string, { text: string; index: Result<OperationIndex> }>;

/** How large the file of a spec may be (bytes). */
const MAX_SPEC_SIZE = 32 * 1024 * 1024;

/** How many specs are read or fetched at the same time. */
const PARALLEL = 16;

export const noSpecs = (): LoadedSpecs => ({ specs: new Map(), texts: new Map(), findings: [], missing: [] });

/** Reads specs into `loaded`, several at the same time, and indexes each text once. */
export async function loadSpecs(
  mentions: readonly SpecMention[],
  reader: SpecReader,
  loaded: LoadedSpecs = noSpecs(),
): Promise<LoadedSpecs> {
  const outcomes = await mapParallel(mentions, (mention) => readSpec(mention, reader));
  for (const [index, outcome] of outcomes.entries()) {
    const mention = mentions[index] as SpecMention;
    const { source } = mention;
    if ("text" in outcome) {
      loaded.texts.set(source, outcome.text);
      loaded.specs.set(source, indexOnce(source, outcome.text, reader.cache));
      continue;
    }
    loaded.specs.set(source, { ok: false, value: undefined, diagnostics: [] });
    if ("finding" in outcome) loaded.findings.push(outcome.finding);
    else loaded.missing.push(mention);
  }
  return loaded;
}

/** Says of a spec that it does not exist; suggests files of its name in other folders, else files of a like name. */
export function reportMissingSpec({ source, place, pages }: SpecMention, files: readonly string[]): Finding {
  const name = posix.basename(source);
  const nameOf = (file: string) => posix.basename(file, name.includes(".") ? "" : posix.extname(file));
  const filesNamed = (wanted: string) => files.filter((file) => nameOf(file) === wanted);
  const sameName = filesNamed(name);
  const near = sameName.length > 0 ? sameName : nearest(name, new Set(files.map(nameOf))).flatMap(filesNamed);
  const args = { spec: source, suggestions: near.slice(0, 3), ...(pages === undefined ? {} : { pages }) };
  return finding("openapi/not-found", args, place);
}

/**
 * Adds the specs among the JSON and YAML files of the docs root that nothing names. Files that are no specs, and specs
 * with faults that leave no operations, are passed over.
 */
export async function discoverSpecs(files: readonly string[], reader: SpecReader, loaded: LoadedSpecs): Promise<void> {
  const unknown = files.filter((file) => !loaded.specs.has(file));
  const outcomes = await mapParallel(unknown, (file) => readInRoot(reader.root, file, MAX_SPEC_SIZE));
  for (const [index, outcome] of outcomes.entries()) {
    if (!("text" in outcome) || !/openapi["']?\s*:/.test(outcome.text)) continue;
    const file = unknown[index] as string;
    const { value } = indexOnce(file, outcome.text, reader.cache);
    if (value) loaded.specs.set(file, { ok: true, value, diagnostics: [] });
  }
}

function indexOnce(file: string, text: string, cache: SpecCache | undefined): Result<OperationIndex> {
  const known = cache?.get(file);
  if (known?.text === text) return known.index;
  const index = indexOperations(text, { file });
  cache?.set(file, { text, index });
  return index;
}

/** The text of a spec, why it has none, or nothing at all where it doesn't exist. */
type SpecOutcome = { text: string } | { finding: Finding } | { missing: true };

async function readSpec({ source, place }: SpecMention, { root, remote }: SpecReader): Promise<SpecOutcome> {
  if (isWebUrl(source)) {
    // Loaded for URLs alone: most sites have none.
    const { fetchText } = await import("./remote.ts");
    const answer = await fetchText(source, remote);
    if ("text" in answer) return answer;
    if (answer.kind === "blocked") {
      return { finding: finding("openapi/remote-blocked", { url: source, ...answer.why }, place) };
    }
    return { finding: finding("openapi/remote-failed", { url: source, ...answer.why }, place) };
  }
  const path = hasScheme(source) ? undefined : pathInRoot(source);
  if (path === undefined) return { finding: finding("openapi/outside-root", { source }, place) };
  const outcome = await readInRoot(root, path, MAX_SPEC_SIZE);
  if ("text" in outcome) return outcome;
  const { problem } = outcome;
  if (problem === "missing") return { missing: true };
  if (problem === "outside-root") return { finding: finding("openapi/outside-root", { source }, place) };
  return { finding: finding("openapi/unreadable", { source, problem }, place) };
}

/** Maps a list by an asynchronous function, a few at the same time, in order. */
async function mapParallel<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await map(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, items.length) }, work));
  return results;
}
