import type { FilePlace } from "../source-map.ts";

/**
 * The file and pointer that a pointer into an assembled config was read from, found through the nearest pointer above
 * whose origin is known.
 *
 * @param main the main file, which everything else is from
 * @param origins as `insertIncludes` gives them
 */
export function originOf(pointer: string, main: string, origins: ReadonlyMap<string, FilePlace>): FilePlace {
  for (let end = pointer.length; origins.size > 0 && end >= 0; end = pointer.lastIndexOf("/", end - 1)) {
    const origin = origins.get(pointer.slice(0, end));
    if (origin) return { file: origin.file, pointer: origin.pointer + pointer.slice(end) };
    if (end === 0) break;
  }
  return { file: main, pointer };
}
