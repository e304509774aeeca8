import { nearest } from "../diagnostic/nearest.ts";
import { didYouMean, quote } from "../diagnostic/words.ts";
import { nameOf, type WrittenElement } from "../edit/written-elements.ts";
import { SiteError } from "../site/config/docs-root.ts";

/** How many elements of one name a message lists. */
const MOST_NAMED = 8;

/**
 * The element that a name means: `Guides`, with those around it `Docs › Guides`, or a JSON Pointer.
 *
 * @throws {SiteError} if none has the name, or several
 */
export function findElement(elements: readonly WrittenElement[], name: string): WrittenElement {
  const found = elements.filter((element) => element.pointer === name || hasName(element, name));
  const [element, ...others] = found;
  if (element && others.length === 0) return element;
  if (!element) {
    const hint = didYouMean(
      nearest(
        name,
        elements.flatMap((each) => nameOf(each) ?? []),
      ),
    );
    throw new SiteError(`the navigation has no element ${quote(name)}${hint ? `; ${hint}` : ""}`);
  }
  const places = found.slice(0, MOST_NAMED).map(({ pointer }) => pointer);
  const more = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more` : "";
  throw new SiteError(`${found.length} elements are called ${quote(name)}: give one of ${places.join(", ")}${more}`);
}

/** Whether an element and those around it have these names, the innermost last. */
function hasName(element: WrittenElement, name: string): boolean {
  const names = name.split(/[›>]/).map((part) => part.trim());
  let at: WrittenElement | undefined = element;
  if (nameOf(element) === name) return true;
  if (names.length === 1 || nameOf(element) !== names.pop()) return false;
  for (at = element.parent; at && names.length > 0; at = at.parent) if (nameOf(at) === names.at(-1)) names.pop();
  return names.length === 0;
}
