import type { Element, Root } from "hast";
import { eachElement } from "../hast.ts";

/**
 * Has browsers load frames, and pictures below the first one, when they are about to be seen: they share the line with what a
 * page can't be painted without. A picture whose size is not written is loaded at once, as it would move the headings
 * that links lead to when it comes. What an author says stays.
 */
export function loadLazily(root: Root): void {
  let isFirst = true;
  eachElement(root, (element) => {
    const { tagName, properties } = element;
    const isPicture = tagName === "img";
    if (tagName === "iframe" || (isPicture && !isFirst && hasSize(element))) properties.loading ??= "lazy";
    if (isPicture) isFirst = false;
  });
}

const hasSize = ({ properties: { width, height } }: Element): boolean =>
  [width, height].every((length) => /^\d+(?:px)?$/.test(String(length)));
