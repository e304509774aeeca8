import { RELATED } from "../../diagnostic/words.ts";
import { redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import { parseRedirect, placeholdersIn } from "../../redirects/redirect-pattern.ts";
import { RedirectTable } from "../../redirects/redirect-table.ts";
import { hasScheme } from "../../vocabulary/url.ts";
import type { Check } from "../context/check-context.ts";

/** An address that the hosted platform answers itself. Source: its documentation, "Redirects". */
const RESERVED = "/.well-known/acme-challenge/token";

/** Reports redirects that cannot work whatever pages there are: by their sources, and the placeholders in both ends. */
export function checkRedirectForms({ findings, dialect }: Check, config: unknown): void {
  const first = new Map<string, WrittenRedirect>();
  for (const redirect of redirectsOf(config)) {
    const { source, index } = redirect;
    const place = { pointer: `/redirects/${index}/source` };
    const fault = sourceFault(redirect);
    if (fault) {
      findings.add("redirect/source", fault, place);
      continue;
    }
    const shape = shapeOf(redirect);
    const earlier = first.get(shape);
    if (earlier) {
      const isSame = earlier.source === source && dialect === "mintlify";
      const related = [{ message: RELATED.firstUsed, place: { pointer: `/redirects/${earlier.index}/source` } }];
      findings.add("redirect/duplicate-source", { source, first: earlier.source }, place, {
        related,
        severity: isSame ? "error" : "warning",
      });
      continue;
    }
    first.set(shape, redirect);
    reportUnknownPlaceholder(findings, redirect);
  }
}

function sourceFault(redirect: WrittenRedirect) {
  const { source } = redirect;
  if (hasScheme(source)) return { case: "url", source } as const;
  const mark = /[?#]/.exec(source)?.[0] as "#" | "?" | undefined;
  if (mark) return { case: "mark", source, mark } as const;
  return /[:*]|well-known/.test(source) && new RedirectTable([redirect]).step(RESERVED)
    ? ({ case: "reserved", source } as const)
    : undefined;
}

/** A source without what makes no difference: the names of its placeholders, and a slash at its end. */
const shapeOf = (redirect: WrittenRedirect): string =>
  parseRedirect(redirect)
    .source.map((part) => (part.type === "text" ? part.text : part.type === "rest" ? "\0*" : "\0"))
    .join("")
    .replace(/(?<=.)\/+$/, "");

function reportUnknownPlaceholder(findings: Check["findings"], redirect: WrittenRedirect): void {
  const names = new Set(parseRedirect(redirect).source.flatMap((part) => (part.type === "text" ? [] : [part.name])));
  const unknown = placeholdersIn(redirect.destination).find(({ name }) => !names.has(name));
  if (!unknown) return;
  const place = { pointer: `/redirects/${redirect.index}/destination` };
  findings.add("redirect/unknown-placeholder", { name: unknown.text, source: redirect.source }, place);
}
