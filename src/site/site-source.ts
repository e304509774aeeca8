import type { Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import { locateJson } from "../source/locate-json.ts";
import { segmentsOf } from "../source/pointer.ts";
import type { FilePlace, SourceMap } from "../source/source-map.ts";

/** The texts that a site was read from. */
export interface SiteTexts {
  /** Path of the main file from the docs root. */
  main: string;
  /** Where parts of the assembled config come from, as `assembleConfig` gives it. */
  origins: ReadonlyMap<string, FilePlace>;
  /** The texts of docs.json and of the files that it includes. */
  configs: ReadonlyMap<string, string>;
  /** The texts of the specs. */
  specs: ReadonlyMap<string, string>;
}

const START_OF_FILE: Range = {
  start: { line: 1, column: 1, offset: 0 },
  end: { line: 1, column: 1, offset: 0 },
};

/**
 * The source map of a site: leads from the assembled config to the files it was read from. Page files, whose texts are
 * not kept, have the range of their start; places in specs are found later, by `locateInSpecs`.
 */
export function siteSourceMap({ main, origins, configs, specs }: SiteTexts): SourceMap {
  return {
    file: main,
    origin: (pointer) => originOf(pointer, main, origins),
    ranges(file, places) {
      const text = configs.get(file);
      if (text !== undefined) return locateJson(text, places);
      return places.map(() => (specs.has(file) ? undefined : START_OF_FILE));
    },
  };
}

/** Goes by the nearest pointer above whose origin is known. */
function originOf(pointer: string, main: string, origins: ReadonlyMap<string, FilePlace>): FilePlace {
  if (origins.size === 0) return { file: main, pointer };
  for (let end = pointer.length; end >= 0; end = pointer.lastIndexOf("/", end - 1)) {
    const origin = origins.get(pointer.slice(0, end));
    if (origin) return { file: origin.file, pointer: origin.pointer + pointer.slice(end) };
    if (end === 0) break;
  }
  return { file: main, pointer };
}

/** Fills in the ranges of diagnostics in specs. What reads YAML with positions is loaded only when there are any. */
export async function locateInSpecs(
  diagnostics: readonly Diagnostic[],
  specs: ReadonlyMap<string, string>,
): Promise<Diagnostic[]> {
  const lost = diagnostics.filter(({ file, range }) => !range && specs.has(file));
  if (lost.length === 0) return [...diagnostics];
  const { locateInSpec } = await import("../source/locate-yaml.ts");
  const found = new Map<Diagnostic, Range>();
  for (const file of new Set(lost.map(({ file }) => file))) {
    const own = lost.filter((diagnostic) => diagnostic.file === file);
    const places = own.map(({ pointer }) => ({ pointer, part: partOf(pointer) }));
    const ranges = locateInSpec(specs.get(file) ?? "", places);
    for (const [index, diagnostic] of own.entries()) found.set(diagnostic, ranges[index] ?? START_OF_FILE);
  }
  return diagnostics.map((diagnostic) => {
    const range = found.get(diagnostic);
    return range ? { ...diagnostic, range } : diagnostic;
  });
}

/** An operation is a long block: its key is what to underline. */
const partOf = (pointer: string): "key" | "value" => (/^\d+$/.test(segmentsOf(pointer).at(-1) ?? "") ? "value" : "key");
