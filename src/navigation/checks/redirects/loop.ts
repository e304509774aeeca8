import { type Finding, finding } from "../../../diagnostic/finding.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { addressKey } from "../../../redirects/redirect-table.ts";
import { MOST_NAMED } from "./most-named.ts";

/** Reports redirects that lead in a circle, at one of them; the others are related. */
export function reportLoop(redirect: WrittenRedirect, circle: readonly WrittenRedirect[], findings: Finding[]): void {
  const start = circle.indexOf(redirect);
  const [, ...others] = [...circle.slice(start), ...circle.slice(0, start)];
  const sources = [redirect, ...others].slice(0, MOST_NAMED).map(({ source }) => source);
  const isGrowing = circle.length === 1 && addressKey(redirect.source) !== addressKey(redirect.destination);
  const related = others.slice(0, MOST_NAMED).map((other) => ({
    message: "this redirect is part of the circle",
    place: { pointer: `/redirects/${other.index}` },
  }));
  const place = { pointer: `/redirects/${redirect.index}/destination` };
  findings.push(finding("redirect/loop", { sources, count: circle.length, isGrowing }, place, { related }));
}
