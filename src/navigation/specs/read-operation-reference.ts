import { type MisspeltReference, parsePageEntry } from "../../vocabulary/elements/operation-reference.ts";

/** A reference to look up, and how messages quote it. */
export interface Wanted extends MisspeltReference {
  readonly text: string;
  /** The kind of document that it is looked up in. Default `openapi`. */
  readonly property?: "graphql";
}

/**
 * The operation, or the part of a GraphQL schema, that an entry of `pages` or the front matter of a page names;
 * `undefined` for a page.
 */
export function readReference(entry: string): Wanted | undefined {
  const parsed = parsePageEntry(entry);
  if (parsed.type === "page") return undefined;
  if (parsed.type === "graphql") {
    const { kind, name } = parsed;
    return { method: kind, path: name, text: `${kind.toUpperCase()} ${name}`, property: "graphql" };
  }
  const method = parsed.type === "webhook" ? "webhook" : parsed.method;
  const path = parsed.type === "webhook" ? parsed.name : parsed.path;
  const spec = parsed.spec === undefined ? {} : { spec: parsed.spec };
  return { method, path, ...spec, text: `${method.toUpperCase()} ${path}` };
}
