import { finding, type Place } from "../../diagnostic/finding.ts";
import { openapiNotFound } from "../../references/openapi-not-found.ts";
import { hasPageFiles, type ResolvedSite, type SiteRule } from "../context/resolved-site.ts";
import type { Resolving } from "../context/resolving.ts";
import { type FileWithOpenapi, filesWithOpenapi } from "../pages/files-with-openapi.ts";
import { specsInEffect } from "../queries/specs-in-effect.ts";
import { ambiguousOperation } from "../specs/ambiguous-operation.ts";
import type { Wanted } from "../specs/read-operation-reference.ts";
import type { FoundOperation, KnownSpec } from "../specs/spec-library.ts";
import { prepareSpecNames } from "../specs/specs-of-name.ts";
import type { ResolvedNavigation } from "../tree.ts";
import { type LookedUp, reportUnknown, unknownOperation } from "./unknown-operation.ts";

/** A page file whose operation several specs have. */
interface AmbiguousFile extends FileWithOpenapi {
  readonly sources: readonly string[];
}

export const frontMatterOpenapiRule: SiteRule = {
  codes: [unknownOperation, openapiNotFound, ambiguousOperation],
  needs: hasPageFiles,
  check: checkFrontMatterOpenapi,
};

/**
 * Looks up the operations that page files name in their front matter, in all specs of the site unless they name one.
 * Reports references that find no operation, because their pages show no endpoint, and those that find several if the
 * specs in effect do not decide which is meant. Stays silent if the operation may be in a spec of the config that could
 * not be read. Notes the operation of each page, for pages without a title. Source: the hosted platform's
 * documentation, "Document endpoints".
 */
function checkFrontMatterOpenapi({ navigation, resolving, shownByFiles: shown }: ResolvedSite): void {
  const declared = declaredSpecs(resolving);
  const candidatesFor = prepareCandidates(resolving.specs.known(), declared);
  const ambiguous: AmbiguousFile[] = [];
  const lost = new Map<string, Place[]>();
  for (const file of filesWithOpenapi(resolving.root.pages)) {
    const { spec } = file.wanted;
    const candidates = candidatesFor(spec);
    const found = findOperations(file.wanted, candidates, resolving);
    for (const { operation } of found) shown.add(operation);
    if (found.length === 1 && found[0]) resolving.root.shown.set(file.path, found[0].operation);
    if (found.length > 1) ambiguous.push({ ...file, sources: found.map(({ source }) => source) });
    if (found.length > 0 || candidates.mayHoldMore) continue;
    if (spec === undefined || candidates.specs.length > 0) {
      const lookedUp = candidates.sources.length > 0 ? candidates : undefined;
      reportUnknown({ ...file, lookedUp, page: true }, resolving);
    } else if (lost.get(spec)?.push(file.place) === undefined) lost.set(spec, [file.place]);
  }
  for (const [spec, [place, ...others]] of lost) {
    if (place) resolving.findings.push(finding(openapiNotFound, { spec, pages: 1 + others.length }, place));
  }
  if (ambiguous.length > 0) reportAmbiguous(ambiguous, declared, navigation, resolving);
}

/** The specs that the config names; others are named by page files, or by nobody. */
function declaredSpecs({ specs, apiSpecs }: Resolving): Set<string> {
  const declared = new Set(apiSpecs);
  for (const { source } of specs.all()) declared.add(source);
  return declared;
}

/** The specs that a reference is looked up in; `sources` and `indexes` are of those that could be read. */
interface Candidates extends LookedUp {
  readonly specs: readonly KnownSpec[];
  /** Whether a spec that could not be read may have an operation that the others do not have. */
  readonly mayHoldMore: boolean;
}

/** Gives the specs that a reference is looked up in: all of the site, or those that its spec's name may mean. */
function prepareCandidates(known: readonly KnownSpec[], declared: ReadonlySet<string>) {
  const bySource = new Map(known.map((spec) => [spec.source, spec]));
  const specsNamed = prepareSpecNames(bySource.keys());
  const byName = new Map<string | undefined, Candidates>();
  return (name: string | undefined): Candidates => {
    let candidates = byName.get(name);
    if (!candidates) {
      const specs = name === undefined ? known : specsNamed(name).flatMap((source) => bySource.get(source) ?? []);
      candidates = {
        specs,
        sources: specs.flatMap(({ source, index }) => (index ? [source] : [])),
        indexes: specs.flatMap(({ index }) => index ?? []),
        mayHoldMore:
          name === undefined
            ? [...declared].some((source) => !bySource.get(source)?.index)
            : specs.some(({ index }) => !index),
      };
      byName.set(name, candidates);
    }
    return candidates;
  };
}

function findOperations({ method, path, spec }: Wanted, { specs }: Candidates, resolving: Resolving): FoundOperation[] {
  if (spec === undefined) return resolving.specs.find(method, path);
  return specs.flatMap(({ source, index }) => {
    const operation = index?.find(method, path);
    return operation ? [{ source, operation }] : [];
  });
}

/**
 * Reports files whose operation several specs have, if the specs in effect at their places in the navigation do not
 * decide which is meant.
 */
function reportAmbiguous(
  files: readonly AmbiguousFile[],
  declared: ReadonlySet<string>,
  navigation: ResolvedNavigation,
  resolving: Resolving,
): void {
  const inEffect = specsInEffect(navigation, resolving.apiSpecs);
  for (const { path, wanted, place, sources } of files) {
    const specs = sources.filter((source) => declared.has(source)).sort();
    if (specs.length < 2) continue;
    const scopes = inEffect.get(path) ?? [resolving.apiSpecs];
    if (scopes.every((scope) => specs.filter((source) => scope.includes(source)).length === 1)) continue;
    const args = { reference: wanted.text, specs, page: true } as const;
    resolving.findings.push(finding(ambiguousOperation, args, place));
  }
}
