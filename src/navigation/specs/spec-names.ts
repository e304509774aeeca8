import { groupBy } from "../../diagnostic/group-by.ts";
import { normalizeSpecSource } from "../../vocabulary/spec-name.ts";

/**
 * Prepares the search for the specs that a page's front matter may mean by a name: the one of that path, else those
 * whose path ends in it, with or without extension.
 * Source: the hosted platform's documentation, which writes `v1 GET /users` for `openapi/v1.json`.
 */
export function prepareSpecNames(sources: Iterable<string>): (name: string) => string[] {
  const known = new Set(sources);
  const byFileName = groupBy(known, fileNameOf);
  return (name) => {
    const wanted = normalizeSpecSource(name);
    if (known.has(wanted)) return [wanted];
    const endsSo = (source: string) => `/${source}`.endsWith(`/${wanted}`);
    const alike = byFileName.get(fileNameOf(wanted)) ?? [];
    return alike.filter((source) => endsSo(source) || endsSo(withoutExtension(source)));
  };
}

const withoutExtension = (source: string): string => source.replace(/\.(json|ya?ml)$/i, "");
const fileNameOf = (source: string): string => withoutExtension(source.slice(source.lastIndexOf("/") + 1));
