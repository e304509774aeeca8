import { locateInSpec } from "../../source/locate/locate-yaml.ts";
import type { SourceMap } from "../../source/source-map.ts";

/**
 * The source map of a spec and the files beside it, by their paths. Only what is a text, JSON or YAML, has ranges; it is read
 * when they are asked for.
 */
export const sourceMapOfSpecs = (main: string, documents: ReadonlyMap<string, unknown>): SourceMap => ({
  file: main,
  origin: (pointer) => ({ file: main, pointer }),
  ranges(file, places) {
    const text = documents.get(file);
    return typeof text === "string" ? locateInSpec(text, places) : places.map(() => undefined);
  },
});

/** The source map of one spec. */
export const sourceMapOfSpec = (spec: unknown, file: string): SourceMap =>
  sourceMapOfSpecs(file, new Map([[file, spec]]));
