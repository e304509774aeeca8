/** A segment of an address, encoded or not, as text. */
export function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
