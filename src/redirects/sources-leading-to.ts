import { leavesSite } from "../vocabulary/addresses/url.ts";
import type { DocsRedirect } from "./docs-redirects.ts";
import { prepareMatch } from "./match-pattern.ts";
import { decodeTexts, fillPattern, namesIn, parseRedirect } from "./redirect-pattern.ts";

/** A name that no page has, for what a wildcard may stand for. */
const ANY_NAME = "any-page";

/**
 * The addresses that a redirect leads to one of these pages: one for each page that its wildcards fit. Of a redirect that
 * leads to one place whatever its wildcards stand for, an example.
 *
 * @param hrefs the addresses of the pages, decoded
 */
export function sourcesLeadingTo(redirect: DocsRedirect, hrefs: Iterable<string>): string[] {
  const { source, destination } = parseRedirect(redirect);
  const pattern = decodeTexts(destination);
  const fill = (values: ReadonlyMap<string, string>) =>
    fillPattern(decodeTexts(source), (name) => values.get(name) ?? ANY_NAME);
  const names = namesIn(pattern);
  if (names.length === 0 || leavesSite(redirect.destination)) return [fill(new Map())];
  const match = prepareMatch(pattern);
  return [...hrefs].flatMap((href) => {
    const values = match(href);
    return values ? [fill(new Map(names.map((name, index) => [name, values[index] ?? ""])))] : [];
  });
}
