import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";

/** The specs whose paths end in the same segments. */
interface Ending {
  readonly sources: string[];
  /** By the segment before. */
  readonly longer: Map<string, Ending>;
}

/**
 * Prepares the search for the specs that a page's front matter may mean by a name: the spec with that path, else all
 * whose path ends in it, with or without extension. The cost of a search does not grow with the number of specs.
 * Source: the hosted platform's documentation, which writes `v1 GET /users` for `openapi/v1.json`.
 */
export function prepareSpecNames(sources: Iterable<string>): (name: string) => readonly string[] {
  const known = new Set(sources);
  const endings: Ending = { sources: [], longer: new Map() };
  for (const source of known) {
    for (const name of new Set([source, withoutSpecExtension(source)])) addEndings(endings, name, source);
  }
  return (name) => {
    const wanted = normalizeSpecSource(name);
    return known.has(wanted) ? [wanted] : (findEnding(endings, wanted)?.sources ?? []);
  };
}

function addEndings(endings: Ending, name: string, source: string): void {
  let ending = endings;
  for (const segment of name.split("/").reverse()) {
    const longer: Ending = ending.longer.get(segment) ?? { sources: [], longer: new Map() };
    ending.longer.set(segment, longer);
    longer.sources.push(source);
    ending = longer;
  }
}

function findEnding(endings: Ending, name: string): Ending | undefined {
  let ending: Ending | undefined = endings;
  for (const segment of name.split("/").reverse()) ending = ending?.longer.get(segment);
  return ending;
}

const withoutSpecExtension = (source: string): string => source.replace(/\.(json|ya?ml)$/i, "");
