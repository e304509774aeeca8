/**
 * The repository that an entry `{ "sourceRef": "owner/repo" }` refers to; `undefined` for any other entry. The hosted
 * platform replaces the entry with the navigation of that repository.
 */
export function sourceRefOf(entry: object): string | undefined {
  const reference = Object.hasOwn(entry, "sourceRef") ? (entry as { sourceRef: unknown }).sourceRef : undefined;
  return typeof reference === "string" ? reference : undefined;
}
