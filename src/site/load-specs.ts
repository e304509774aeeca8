import { posix } from "node:path";
import type { Result } from "../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { nearest } from "../diagnostic/nearest.ts";
import type { ListedSpec } from "../navigation/list-specs.ts";
import { indexOperations } from "../openapi/index-operations.ts";
import type { OperationIndex } from "../openapi/operation.ts";
import { type DocsRoot, pathInRoot, readInRoot } from "./docs-root.ts";
import type { RemotePolicy } from "./remote.ts";

/** The specs of a site, by path from the docs root or URL. */
export interface LoadedSpecs {
  /** Those that give no operations have no value: `findings` and `missing` say why. */
  specs: Map<string, Result<OperationIndex>>;
  /** The texts of those that were read. */
  texts: Map<string, string>;
  findings: Finding[];
  /** Those that do not exist. */
  missing: ListedSpec[];
}

/** An index by the text it was made from, and the name that its diagnostics give the file. */
export type SpecCache = Map<string, { text: string; index: Result<OperationIndex> }>;

/** How many specs are read or fetched at the same time. */
const PARALLEL = 16;

/** Reads the specs that a navigation names, several at the same time, and indexes each text once. */
export async function loadSpecs(
  root: DocsRoot,
  mentions: readonly ListedSpec[],
  options: { remote: RemotePolicy; cache?: SpecCache | undefined },
): Promise<LoadedSpecs> {
  const loaded: LoadedSpecs = { specs: new Map(), texts: new Map(), findings: [], missing: [] };
  const outcomes = await mapParallel(mentions, (mention) => readSpec(root, mention, options.remote));
  for (const [index, outcome] of outcomes.entries()) {
    const mention = mentions[index] as ListedSpec;
    const { source } = mention;
    if ("text" in outcome) {
      loaded.texts.set(source, outcome.text);
      loaded.specs.set(source, indexOnce(source, outcome.text, options.cache));
      continue;
    }
    loaded.specs.set(source, { ok: false, value: undefined, diagnostics: [] });
    if ("finding" in outcome) loaded.findings.push(outcome.finding);
    else loaded.missing.push(mention);
  }
  return loaded;
}

/** Says of a spec that it does not exist; suggests files of its name in other folders, else files of a like name. */
export function reportMissingSpec({ source, pointer }: ListedSpec, files: readonly string[]): Finding {
  const name = posix.basename(source);
  const elsewhere = files.filter((file) => posix.basename(file) === name).slice(0, 3);
  const suggestions = elsewhere.length > 0 ? elsewhere : nearest(source, files);
  return finding("openapi/not-found", { spec: source, suggestions }, { pointer });
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

async function readSpec(root: DocsRoot, mention: ListedSpec, remote: RemotePolicy): Promise<SpecOutcome> {
  const { source, pointer } = mention;
  const place = { pointer };
  if (/^https?:/i.test(source)) {
    // Loaded for URLs alone: most sites have none.
    const { fetchText } = await import("./remote.ts");
    const answer = await fetchText(source, remote);
    if ("text" in answer) return answer;
    const { kind, problem, hint } = answer;
    return { finding: finding(`openapi/remote-${kind}`, { url: source, problem, hint }, place) };
  }
  const path = /^[a-z][a-z\d+.-]+:/i.test(source) ? undefined : pathInRoot(source);
  if (path === undefined) return { finding: finding("openapi/outside-root", { source }, place) };
  const outcome = await readInRoot(root, path);
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
