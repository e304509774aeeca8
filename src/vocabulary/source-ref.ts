/**
 * The repository that an entry of a list stands for, whose navigation the hosted platform puts in its place:
 * `{ "sourceRef": "owner/repo" }`; `undefined` for any other entry.
 */
export function sourceRefOf(entry: object): string | undefined {
  const reference = Object.hasOwn(entry, "sourceRef") ? (entry as { sourceRef: unknown }).sourceRef : undefined;
  return typeof reference === "string" ? reference : undefined;
}
