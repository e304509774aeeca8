import { nearestAbove } from "../../json/json-value.ts";
import type { FilePlace } from "../source-map.ts";

/**
 * The file and pointer that a pointer into an assembled config was read from, found through the nearest pointer above
 * whose origin is known.
 *
 * @param main the main file, which everything else is from
 * @param origins as `insertIncludes` gives them
 */
export function originOf(pointer: string, main: string, origins: ReadonlyMap<string, FilePlace>): FilePlace {
  const above = nearestAbove(pointer, origins);
  return above ? { file: above.known.file, pointer: above.known.pointer + above.rest } : { file: main, pointer };
}
