import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean, quote } from "../diagnostic/words.ts";
import { pageMentions } from "../edit/pages/page-mentions.ts";
import { elementsOf, nameOf, type WrittenElement } from "../edit/written-elements.ts";
import { asList, valueAt } from "../json/json-value.ts";
import { segmentsOf } from "../json/pointer.ts";
import { SiteError } from "../site/config/docs-root.ts";
import { normalizePagePath } from "../vocabulary/addresses/page-path.ts";

/** How many elements of one name a message lists. */
const MOST_NAMED = 8;

/**
 * The element that a name means: `Guides`, with those around it `Docs › Guides`, or a JSON Pointer; `navigation` is the
 * navigation itself.
 *
 * @throws {SiteError} if none has the name, or several
 */
export function findElement(elements: readonly WrittenElement[], name: string): WrittenElement {
  const found = elements.filter(
    (element) =>
      element.pointer === name || hasName(element, name) || (element.kind === "navigation" && name === "navigation"),
  );
  const names = () => elements.flatMap((each) => nameOf(each) ?? []);
  return theOnly(found, name, names, ({ pointer }) => pointer);
}

/**
 * The JSON Pointer of the entry that a name means: an element, as above, or a page by its path, or an operation as it is written.
 *
 * @throws {SiteError} if there is none, or several
 */
export function findEntry(config: unknown, name: string): string {
  const elements = elementsOf(config);
  if (name.startsWith("/navigation/") && valueAt(config, segmentsOf(name)) !== undefined) return name;
  const path = normalizePagePath(name);
  const pages = pageMentions(config, elements).filter(
    (mention) => mention.index !== undefined && mention.path === path,
  );
  const entries = elements.flatMap(({ pointer, value }) =>
    asList(value.pages).flatMap((entry, index) => (entry === name ? [`${pointer}/pages/${index}`] : [])),
  );
  const named = elements.filter((element) => element.kind !== "navigation" && hasName(element, name));
  const found = new Set([...named.map(({ pointer }) => pointer), ...pages.map(({ pointer }) => pointer), ...entries]);
  const names = () => [
    ...elements.flatMap((each) => nameOf(each) ?? []),
    ...pageMentions(config, elements).map(({ path }) => path),
  ];
  return theOnly([...found], name, names, (pointer) => pointer);
}

function theOnly<Found>(
  found: readonly Found[],
  name: string,
  known: () => string[],
  pointerOf: (found: Found) => string,
): Found {
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  if (only === undefined) {
    const hint = didYouMean(nearest(name, known()));
    throw new SiteError(`the navigation has no element ${quote(name)}${hint ? `; ${hint}` : ""}`);
  }
  const places = found.slice(0, MOST_NAMED).map(pointerOf);
  const more = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more` : "";
  throw new SiteError(`${found.length} elements are called ${quote(name)}: give one of ${places.join(", ")}${more}`);
}

/** Whether an element and its ancestors have these names, the innermost last. */
function hasName(element: WrittenElement, name: string): boolean {
  const names = name.split(/[›>]/).map((part) => part.trim());
  let at: WrittenElement | undefined = element;
  if (nameOf(element) === name) return true;
  if (names.length === 1 || nameOf(element) !== names.pop()) return false;
  for (at = element.parent; at && names.length > 0; at = at.parent) if (nameOf(at) === names.at(-1)) names.pop();
  return names.length === 0;
}
