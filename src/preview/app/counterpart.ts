import type { Model } from "./model.ts";

/**
 * The page of `option` that corresponds to a page of `from`, its sibling: the one whose address is the same but for the
 * folder that each of the two elements keeps its pages in. `undefined` if there is none.
 */
export function counterpart(model: Model, page: number, from: number, option: number): number | undefined {
  const address = hrefSegments(model, page);
  const fromFolder = sharedSegments(model, model.pagesOf(from));
  const pages = model.pagesOf(option);
  const folder = sharedSegments(model, pages);
  let best: { page: number; tail: number } | undefined;
  for (const candidate of pages) {
    const other = hrefSegments(model, candidate);
    const tail = sharedTail(address, other);
    const isInPlace = address.length - tail <= fromFolder && other.length - tail <= folder;
    if (isInPlace && (best === undefined || tail > best.tail)) best = { page: candidate, tail };
  }
  return best?.page;
}

const hrefSegments = (model: Model, index: number): string[] =>
  (model.node(index).href ?? "").split("/").filter(Boolean);

/** How many leading segments all pages have in common; the last one, the page's own name, counts too. */
function sharedSegments(model: Model, pages: readonly number[]): number {
  const [first = [], ...rest] = pages.map((page) => hrefSegments(model, page));
  let length = first.length;
  for (const segments of rest) {
    let same = 0;
    while (same < length && segments[same] === first[same]) same++;
    length = same;
  }
  return length;
}

function sharedTail(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}
