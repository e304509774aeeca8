/** Escapes one key for use in a JSON Pointer (RFC 6901). */
export const escapeSegment = (key: string): string =>
  key.includes("~") || key.includes("/") ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;

/** The keys that a JSON Pointer leads through; `[]` for the whole document. */
export function segmentsOf(pointer: string): string[] {
  if (pointer === "") return [];
  const parts = pointer.slice(pointer.startsWith("/") ? 1 : 0).split("/");
  if (!pointer.includes("~")) return parts;
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The JSON Pointer that leads through `segments`. */
export function pointerOf(segments: Iterable<string | number>): string {
  let pointer = "";
  for (const segment of segments) pointer += `/${typeof segment === "number" ? segment : escapeSegment(segment)}`;
  return pointer;
}

/** What is known of the nearest place at or above a pointer, and the rest of the pointer from there. */
export function nearestAbove<Known>(
  pointer: string,
  known: ReadonlyMap<string, Known>,
): { readonly known: Known; readonly rest: string } | undefined {
  for (let end = pointer.length; known.size > 0 && end >= 0; end = end === 0 ? -1 : pointer.lastIndexOf("/", end - 1)) {
    const found = known.get(pointer.slice(0, end));
    if (found !== undefined) return { known: found, rest: pointer.slice(end) };
  }
  return undefined;
}
