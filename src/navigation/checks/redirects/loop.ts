import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { code, partOfCircle } from "../../../diagnostic/code.ts";
import { type Reporter, type Rule, relatedEnd } from "../../../diagnostic/finding.ts";
import { countOf, quote } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { addressKey } from "../../../redirects/redirect-table.ts";
import { type FollowedRedirects, MOST_NAMED } from "./followed-redirects.ts";

export const redirectLoop = code("redirect/loop", {
  severity: "warning",
  title: "Redirects lead in a circle",
  explanation:
    "Each redirect of the circle leads to the next one, so a browser gives up with an error. Readers cannot open any of these addresses.",
  example: redirectExample(`${redirectEntry("/a", "/b")}, ${redirectEntry("/b", "/a")}`, redirectEntry("/a", "/intro")),
  message: ({
    sources: [first = ""],
    sources,
    count,
    isGrowing,
  }: {
    sources: readonly string[];
    count: number;
    isGrowing: boolean;
  }) =>
    isGrowing
      ? `${quote(first)} matches its own destination, so it redirects again and again`
      : count === 1
        ? `${quote(first)} redirects to itself`
        : `${countOf(count, "redirect")} lead in a circle: ${[...sources.map(quote), ...(count > sources.length ? ["…"] : []), quote(first)].join(" → ")}`,
  hint: () => "change one of the destinations to an existing page",
});

/**
 * Reports redirects that lead in a circle, at one of them; the others are related. A redirect that leads into a circle from
 * outside has no fault of its own.
 */
export const redirectLoopRule: Rule<FollowedRedirects> = {
  codes: [redirectLoop],
  check({ redirects, table, resolving }) {
    const known = new Set<WrittenRedirect>();
    for (const redirect of redirects) {
      const end = table.follow(redirect.destination);
      if (!("endless" in end) || known.has(redirect) || !end.endless.includes(redirect)) continue;
      for (const each of end.endless) known.add(each);
      reportLoop(redirect, end.endless, resolving.findings);
    }
  },
};

function reportLoop(redirect: WrittenRedirect, circle: readonly WrittenRedirect[], findings: Reporter): void {
  const start = circle.indexOf(redirect);
  const [, ...others] = [...circle.slice(start), ...circle.slice(0, start)];
  const sources = [redirect, ...others].slice(0, MOST_NAMED).map(({ source }) => source);
  const isGrowing = circle.length === 1 && addressKey(redirect.source) !== addressKey(redirect.destination);
  const related = others
    .slice(0, MOST_NAMED)
    .map(({ index }) => relatedEnd(partOfCircle, {}, { pointer: `/redirects/${index}` }));
  const place = { pointer: `/redirects/${redirect.index}/destination` };
  findings.add(redirectLoop, { sources, count: circle.length, isGrowing }, place, { related });
}
