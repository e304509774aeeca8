import type { Place } from "../../../diagnostic/finding.ts";
import { memoized } from "../../../json/memoized.ts";
import { nearestSources } from "../../../references/nearest-sources.ts";
import { openapiNotFound } from "../../../references/openapi-not-found.ts";
import { hasPageFiles, type ResolvedSite, type SiteRule } from "../../context/resolved-site.ts";
import type { Resolving } from "../../context/resolving.ts";
import { type FileWithOpenapi, filesWithOpenapi } from "../../pages/files-with-openapi.ts";
import { specsInEffect } from "../../queries/specs-in-effect.ts";
import { ambiguousOperation } from "../../specs/ambiguous-operation.ts";
import type { Wanted } from "../../specs/read-operation-reference.ts";
import { type FoundOperation, findIn, type KnownSpec, type SpecLibrary } from "../../specs/spec-library.ts";
import type { ResolvedNavigation } from "../../tree.ts";
import { showsOtherSpec } from "../specs/shows-other-spec.ts";
import { type LookedUp, reportUnknown, unknownOperation } from "../specs/unknown-operation.ts";

/** A page file whose operation several specs have. */
interface AmbiguousFile extends FileWithOpenapi {
  readonly found: readonly FoundOperation[];
}

export const frontMatterOpenapiRule: SiteRule = {
  codes: [unknownOperation, openapiNotFound, showsOtherSpec, ambiguousOperation],
  needs: hasPageFiles,
  check: checkFrontMatterOpenapi,
};

/**
 * Looks up the operations that page files name in their front matter, in all specs of the site unless they name one.
 * Reports references that find no operation, because their pages show no endpoint, those that find it in another spec than
 * the one that they name, and those that find several if the specs in effect do not decide which is meant. Stays silent if
 * the operation may be in a spec that could not be read. Notes the operation of each page and its spec. Sources: the hosted
 * platform's documentation, "Document endpoints"; `@mintlify/common` 1.0.1211, in which a spec that has the operation comes
 * before the one that is named.
 */
function checkFrontMatterOpenapi({ navigation, resolving, shownByFiles: shown }: ResolvedSite): void {
  const declared = declaredSpecs(resolving);
  const candidatesFor = prepareOperations(resolving.documents.openapi, declared);
  const ambiguous: AmbiguousFile[] = [];
  const lost = new Map<string, Place[]>();
  for (const file of filesWithOpenapi(resolving.root.pages)) {
    const { wanted, path, place } = file;
    const candidates = candidatesFor(wanted.spec);
    const found = findOperations(wanted, candidates, resolving);
    const instead = found.length > 0 ? undefined : findInstead(wanted, candidates, resolving);
    for (const { operation } of instead ? [instead] : found) shown.add(operation);
    if (found.length > 1) ambiguous.push({ ...file, found });
    else noteShown(path, instead ?? found[0], resolving);
    if (found.length > 0 || candidates.mayHoldMore) continue;
    if (instead) reportOtherSpec(file, instead.source, candidates, resolving);
    else if (wanted.spec === undefined || candidates.specs.length > 0) {
      const lookedUp = candidates.sources.length > 0 ? candidates : undefined;
      reportUnknown({ ...file, lookedUp, page: true }, resolving);
    } else if (lost.get(wanted.spec)?.push(place) === undefined) lost.set(wanted.spec, [place]);
  }
  reportLost(lost, resolving);
  if (ambiguous.length > 0) settleAmbiguous(ambiguous, declared, navigation, resolving);
}

/** Notes the operation of a page, and the spec that has it. */
function noteShown(path: string, found: FoundOperation | undefined, { root }: Resolving): void {
  if (found) root.shown.set(path, { endpoint: found.operation, spec: found.source });
}

/** The operation that the hosted platform shows if the spec that front matter names does not have it: that of any other spec. */
const findInstead = (
  { method, path, spec }: Wanted,
  { mayHoldMore }: Candidates,
  { documents }: Resolving,
): FoundOperation | undefined =>
  spec === undefined || mayHoldMore ? undefined : documents.openapi.find(method, path)[0];

function reportOtherSpec(
  { wanted, place }: FileWithOpenapi,
  shown: string,
  { specs: [spec] }: Candidates,
  { findings }: Resolving,
): void {
  const { text: reference, spec: named = "" } = wanted;
  findings.add(showsOtherSpec, { reference, named: spec?.source ?? named, shown, exists: !!spec }, place);
}

/** Reports the specs that page files name and that do not exist, each once. */
function reportLost(lost: ReadonlyMap<string, readonly Place[]>, { findings, documents }: Resolving): void {
  const nearestTo = nearestSources(documents.openapi.known().map(({ source }) => source));
  for (const [spec, [place, ...others]] of lost) {
    const args = { spec, pages: 1 + others.length, suggestions: nearestTo(spec) };
    if (place) findings.add(openapiNotFound, args, place);
  }
}

/** The specs that the config names; others are named by page files, or by nobody. */
function declaredSpecs({ documents, apiSpecs }: Resolving): Set<string> {
  const declared = new Set(apiSpecs);
  for (const { source } of documents.openapi.all()) declared.add(source);
  return declared;
}

/** The specs that a reference is looked up in; `sources` and `indexes` belong to the specs that could be read. */
interface Candidates extends LookedUp {
  readonly specs: readonly KnownSpec[];
  /** Whether a spec that could not be read may have an operation that the others do not have. */
  readonly mayHoldMore: boolean;
}

/** Gives the specs that a reference is looked up in: all of the site, or those that its spec's name may mean. */
const prepareOperations = (library: SpecLibrary, declared: ReadonlySet<string>) =>
  memoized((name: string | undefined): Candidates => {
    const specs = name === undefined ? library.known() : library.named(name);
    const read = specs.filter(({ index }) => index);
    const sources = read.map(({ source }) => source);
    const indexes = read.flatMap(({ index }) => index ?? []);
    if (name !== undefined) return { specs, sources, indexes, mayHoldMore: read.length < specs.length };
    const readable = new Set(sources);
    return { specs, sources, indexes, mayHoldMore: [...declared].some((source) => !readable.has(source)) };
  });

function findOperations(
  { method, path, spec }: Wanted,
  { specs }: Candidates,
  { documents }: Resolving,
): FoundOperation[] {
  return spec === undefined ? documents.openapi.find(method, path) : findIn(specs, method, path);
}

/**
 * Notes which operation files show that several specs have. Reports those for which the specs in effect at their places in
 * the navigation do not decide.
 */
function settleAmbiguous(
  files: readonly AmbiguousFile[],
  declared: ReadonlySet<string>,
  navigation: ResolvedNavigation,
  resolving: Resolving,
): void {
  const inEffect = specsInEffect(navigation, resolving.apiSpecs);
  for (const { path, wanted, place, found } of files) {
    const specs = found.map(({ source }) => source).filter((source) => declared.has(source));
    const scopes = inEffect.get(path) ?? [resolving.apiSpecs];
    const meant = scopes.map((scope) => specs.filter((source) => scope.includes(source)));
    const decided = meant.every(({ length }) => length === 1);
    const [first] = decided && new Set(meant.flat()).size === 1 ? meant.flat() : specs;
    noteShown(path, found.find(({ source }) => source === first) ?? found[0], resolving);
    if (specs.length < 2 || decided) continue;
    const args = { reference: wanted.text, specs: specs.sort(), page: true } as const;
    resolving.findings.add(ambiguousOperation, args, place);
  }
}
