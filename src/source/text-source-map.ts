import { locateJson } from "./locate/locate-json.ts";
import { type Positions, positionsOf } from "./locate/positions.ts";
import type { SourceMap } from "./source-map.ts";

/** The source map of a config that is one JSON text. The text is read only when ranges are asked for. */
export function sourceMapOfText(text: string, file = "docs.json"): SourceMap {
  let positions: Positions | undefined;
  return {
    file,
    origin: (pointer) => ({ file, pointer }),
    ranges(of, places) {
      if (of !== file) return places.map(() => undefined);
      positions ??= positionsOf(text);
      return locateJson(text, places, positions);
    },
  };
}
