import { locateInSpec } from "../../source/locate/locate-yaml.ts";
import type { SourceMap } from "../../source/source-map.ts";

/** The source map of a spec's text, JSON or YAML. The text is read only when ranges are asked for. */
export const sourceMapOfSpec = (text: string, file: string): SourceMap => ({
  file,
  origin: (pointer) => ({ file, pointer }),
  ranges: (of, places) => (of === file ? locateInSpec(text, places) : places.map(() => undefined)),
});
