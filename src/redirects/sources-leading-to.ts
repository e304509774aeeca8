import { leavesSite } from "../vocabulary/url.ts";
import type { DocsRedirect } from "./docs-redirects.ts";
import { decodeTexts, type PatternPart, parseRedirect, patternSource } from "./redirect-pattern.ts";

/** A name that no page has, for what a wildcard may stand for. */
const ANY_NAME = "any-page";

/**
 * The addresses that a redirect leads to one of these pages: one for each page that its wildcards fit. Of a redirect that
 * leads to one place whatever its wildcards stand for, an example; none if more than two wildcards make it too costly.
 *
 * @param hrefs the addresses of the pages, decoded
 */
export function sourcesLeadingTo(redirect: DocsRedirect, hrefs: Iterable<string>): string[] {
  const { source, destination } = parseRedirect(redirect);
  const pattern = decodeTexts(destination);
  const fill = (values: ReadonlyMap<string, string>) =>
    decodeTexts(source)
      .map((part) => (part.type === "text" ? part.text : (values.get(part.name) ?? ANY_NAME)))
      .join("");
  const names = pattern.flatMap((part) => (part.type === "text" ? [] : [part.name]));
  if (names.length === 0 || leavesSite(redirect.destination)) return [fill(new Map())];
  if (countRests(pattern) > 2) return [];
  const test = new RegExp(patternSource(pattern), "s");
  return [...hrefs].flatMap((href) => {
    const values = test.exec(href);
    return values ? [fill(new Map(names.map((name, index) => [name, values[index + 1] ?? ""])))] : [];
  });
}

/** How many parts of a pattern stand for any number of segments: more than two take too long to match. */
export const countRests = (pattern: readonly PatternPart[]): number =>
  pattern.filter(({ type }) => type === "rest").length;
