import { type Diagnostic, type Fix, type Range, type RelatedPlace, sortDiagnostics } from "../diagnostic/diagnostic.ts";
import type { Finding, Place } from "../diagnostic/finding.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { wordFinding, wordNote } from "../diagnostic/word-finding.ts";
import { own, segmentsOf } from "../json/json-value.ts";
import { ELEMENTS, type ElementKind, entryKind, isChildKey } from "../vocabulary/elements/elements.ts";
import type { FilePlace, SourceMap } from "./source-map.ts";

/** The sources for the places of findings. Each may be missing: the diagnostics then say less, but nothing wrong. */
export interface PlacingContext {
  /** The assembled config that the pointers lead into; gives the breadcrumbs. */
  config?: unknown;
  /** Leads to files, lines and columns. */
  sourceMap?: SourceMap | undefined;
  /** The file that findings name if there is no source map. */
  file?: string | undefined;
}

/** A place that is being looked up. */
interface Lookup extends FilePlace {
  readonly part: "key" | "value";
  range: Range | undefined;
}

/**
 * Turns findings into diagnostics: file, range, related places, fixes and named breadcrumb. Each file's text is scanned
 * once for all of its places. Sorted by file, offset and code; a finding that says the same twice stays once.
 */
export function placeFindings(findings: readonly Finding[], context: PlacingContext = {}): Diagnostic[] {
  const lookups = new Map<Place, Lookup>();
  for (const each of findings) {
    for (const { place } of [each, ...each.related, ...each.fixes]) lookups.set(place, lookupOf(place, context));
  }
  placeLookups([...lookups.values()], context.sourceMap);
  const find = (place: Place): Lookup => lookups.get(place) as Lookup;
  return sortDiagnostics(findings.map((finding) => toDiagnostic(finding, find, context.config)));
}

function lookupOf(place: Place, { sourceMap, file = "docs.json" }: PlacingContext): Lookup {
  const { part = "value", range } = place;
  const origin = place.file === undefined && sourceMap ? sourceMap.origin(place.pointer) : place;
  return { file: origin.file ?? file, pointer: origin.pointer, part, range };
}

/** Fills in the ranges that are not known yet, file by file. */
function placeLookups(lookups: readonly Lookup[], sourceMap: SourceMap | undefined): void {
  if (!sourceMap) return;
  for (const [file, group] of groupBy(
    lookups.filter(({ range }) => !range),
    ({ file }) => file,
  )) {
    const ranges = sourceMap.ranges(file, group);
    for (const [i, lookup] of group.entries()) lookup.range = ranges[i];
  }
}

function toDiagnostic(finding: Finding, find: (place: Place) => Lookup, config: unknown): Diagnostic {
  const { place } = finding;
  const { file, pointer, range } = find(place);
  const breadcrumb = place.file === undefined ? breadcrumbOf(config, place.pointer) : undefined;
  const related = finding.related.map(({ note, args, place }): RelatedPlace => {
    const { file, pointer, range } = find(place);
    return { ...wordNote(note, args), file, pointer, ...(range && { range: underlined(range) }) };
  });
  const fixes = finding.fixes.flatMap(({ title, place, text }): Fix[] => {
    const { file, range } = find(place);
    return range ? [{ title, file, range, text }] : [];
  });
  const diagnostic = wordFinding(finding) as Diagnostic;
  diagnostic.file = file;
  diagnostic.pointer = pointer;
  if (breadcrumb !== undefined) diagnostic.breadcrumb = breadcrumb;
  if (range) diagnostic.range = underlined(range);
  diagnostic.related = related;
  diagnostic.fixes = fixes;
  return diagnostic;
}

/** A value of several lines is underlined by its opening bracket alone. */
function underlined({ start, end }: Range): Range {
  if (start.line === end.line) return { start, end };
  return { start, end: { line: start.line, column: start.column + 1, offset: start.offset + 1 } };
}

/**
 * The navigation elements around a place by the names that the author gave them: `tab "API" › group "Users"`.
 * An element without a name goes by its position: `tab 3`. `undefined` outside all elements.
 */
export function breadcrumbOf(config: unknown, pointer: string): string | undefined {
  const crumbs: string[] = [];
  let value = config;
  let listKey: string | undefined;
  for (const segment of segmentsOf(pointer)) {
    const child = childOf(value, segment);
    if (child === undefined) break;
    const kind = listKey === undefined ? undefined : kindOfEntry(listKey, child);
    if (kind) crumbs.push(`${kind === "item" ? "menu item" : kind} ${entryName(child, kind) ?? Number(segment) + 1}`);
    listKey = Array.isArray(child) ? segment : undefined;
    value = child;
  }
  return crumbs.join(" › ") || undefined;
}

const childOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? own(value as Record<string, unknown>, key) : undefined;

function kindOfEntry(listKey: string, entry: unknown): ElementKind | undefined {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return undefined;
  return isChildKey(listKey) ? entryKind(listKey, entry) : undefined;
}

function entryName(entry: unknown, kind: ElementKind): string | undefined {
  const name = childOf(entry, ELEMENTS[kind].nameKey);
  return typeof name === "string" && name !== "" ? JSON.stringify(name) : undefined;
}
