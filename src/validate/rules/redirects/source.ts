import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { RedirectTable } from "../../../redirects/redirect-table.ts";
import { hasScheme } from "../../../vocabulary/url.ts";
import type { Check } from "../../context/check-context.ts";

/** An address that the hosted platform answers itself. Source: its documentation, "Redirects". */
const RESERVED = "/.well-known/acme-challenge/token";

/** Reports a source that no request can match: a URL, one with a query or fragment, or a reserved address. Says whether it did. */
export function reportRedirectSource({ findings }: Check, redirect: WrittenRedirect): boolean {
  const fault = sourceFault(redirect);
  if (fault) findings.add("redirect/source", fault, { pointer: `/redirects/${redirect.index}/source` });
  return fault !== undefined;
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
