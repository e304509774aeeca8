import { redirectEntry, redirectExample } from "../../../codes/examples/redirect.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { RedirectTable } from "../../../redirects/redirect-table.ts";
import { isFileAddress } from "../../../vocabulary/addresses/file-address.ts";
import { hasScheme } from "../../../vocabulary/addresses/url.ts";
import type { RedirectRule } from "../../context/visits.ts";

export const redirectSource = code("redirect/source", {
  severity: "warning",
  title: "The source of a redirect matches no address",
  explanation:
    "Redirects are looked up by the path of an address. Browsers do not send the part after `#`, and the part after `?` is not compared; the source is a path of this site; and the hosted platform needs `/.well-known/acme-challenge` for its certificates.",
  often: { advice: ["case"], message: "the sources of {count} redirects are not paths that can be redirected" },
  example: redirectExample(redirectEntry("/old#setup", "/guide"), redirectEntry("/old", "/guide")),
  cases: {
    mark: ({ source, mark }: { source: string; mark: "#" | "?" }) => ({
      message: `the source ${quote(source)} contains "${mark}", so it matches no address`,
      hint: `use the path alone, ${quote(source.slice(0, source.search(/[?#]/)) || "/")}, or remove the redirect`,
    }),
    optional: ({ source, name }: { source: string; name: string }) => ({
      message: `the source ${quote(source)} has the optional part "${name}", which is not known, so it matches no address`,
      hint: "add two redirects, one with that part and one without it",
    }),
    url: ({ source }: { source: string }) => ({
      message: `the source ${quote(source)} is a URL, but only paths of this site can be redirected`,
      hint: 'use the path, such as "/old/page"',
    }),
    path: ({ source }: { source: string }) => ({
      message: `the source ${quote(source)} contains "..", a backslash, a control character or an overlong name, so it is no address of this site`,
      hint: 'use a plain path, such as "/old/page"',
    }),
    reserved: ({ source }: { source: string }) => ({
      message: `the source ${quote(source)} covers /.well-known/acme-challenge, which the hosted platform needs for certificates`,
      hint: "use a narrower source",
    }),
  },
});

/** An address that the hosted platform answers itself. Source: its documentation, "Redirects". */
const RESERVED = "/.well-known/acme-challenge/token";

/** Reports a source that no request can match: a URL, a query, a way out of the site, or a reserved address. */
export const redirectSourceRule: RedirectRule = {
  codes: [redirectSource],
  needs: ({ redirect }) => sourceFault(redirect) !== undefined,
  check({ check, redirect }) {
    const fault = sourceFault(redirect);
    if (fault) check.findings.add(redirectSource, fault, { pointer: `/redirects/${redirect.index}/source` });
  },
};

function sourceFault(redirect: WrittenRedirect) {
  const { source } = redirect;
  if (hasScheme(source)) return { case: "url", source } as const;
  const mark = /[?#]/.exec(source)?.[0] as "#" | "?" | undefined;
  const optional = /:[\w-]+\?(?=\/|$)/.exec(source)?.[0];
  if (optional !== undefined) return { case: "optional", source, name: optional } as const;
  if (mark) return { case: "mark", source, mark } as const;
  if (!isFileAddress(source)) return { case: "path", source } as const;
  return /[:*]|well-known/.test(source) && new RedirectTable([redirect]).step(RESERVED)
    ? ({ case: "reserved", source } as const)
    : undefined;
}
