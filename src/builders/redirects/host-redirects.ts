import { groupBy } from "../../diagnostic/group-by.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { type DocsRedirect, redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import {
  decodeTexts,
  followsSlash,
  type ParsedRedirect,
  type PatternPart,
  parseRedirect,
  patternSource,
  plainAddress,
} from "../../redirects/redirect-pattern.ts";
import { shapeOfSource } from "../../validate/rules/redirects/duplicate-source.ts";
import { decodePath, encodeHref, percentEncode, withoutEndSlash } from "../../vocabulary/addresses/address.ts";
import { type AddressOf, servedAddress } from "../model/page-address.ts";
import * as features from "../shared/unsupported/inexpressible-features.ts";
import { type Built, built, collectUnsupported } from "../shared/unsupported/unsupported-features.ts";
import type { Move, RedirectRule, Redirects } from "./redirect-rule.ts";

/** The hosts whose own redirects a build can write, and the file that each reads them from. */
export const REDIRECT_FILES = {
  netlify: "_redirects",
  cloudflare: "_redirects",
  vercel: "vercel.json",
  nginx: "nginx.conf",
} as const;

/** A host that leads readers on by itself. */
export type RedirectHost = keyof typeof REDIRECT_FILES;

export interface HostRedirectOptions {
  /** The site, if destinations must be the addresses of a builder. */
  navigation?: ResolvedNavigation | undefined;
  /** The address at which the builder serves a page. Default: the page's `href`. */
  addressOf?: AddressOf | undefined;
}

/**
 * The `redirects` of `docs.json` for each host that can serve them. A wildcard that Netlify can't express is left out
 * there and reported as `builder/unsupported`; entries without a source or a destination are left out, as `check` says.
 *
 * @example
 * const { value } = toHostRedirects(config.redirects ?? []);
 * await writeFile("public/_redirects", value.netlify);
 */
export function toHostRedirects(
  redirects: readonly DocsRedirect[],
  options: HostRedirectOptions = {},
): Built<Redirects> {
  const written = lookedUp(redirectsOf({ redirects }));
  const unsupported = collectUnsupported("Netlify");
  for (const { index, ...redirect } of written) {
    if (!fitsNetlify(parseRedirect(redirect)))
      unsupported.add(features.innerWildcard, { file: "docs.json", pointer: `/redirects/${index}` });
  }
  return built(hostRedirects(written, options), unsupported.diagnostics());
}

/**
 * The redirects in the order in which they are looked up: those of single addresses first, and of several from one address the
 * first alone. nginx refuses an address that comes twice, and to Cloudflare what is behind a pattern is a pattern, too.
 */
export function lookedUp(written: readonly WrittenRedirect[]): WrittenRedirect[] {
  const bySource = new Map<string, WrittenRedirect>();
  for (const redirect of written) {
    const source = decodePath(shapeOfSource(redirect));
    if (!bySource.has(source)) bySource.set(source, redirect);
  }
  const isSingle = (redirect: WrittenRedirect) => plainAddress(parseRedirect(redirect).source) !== undefined;
  const kinds = groupBy(bySource.values(), isSingle);
  return [...(kinds.get(true) ?? []), ...(kinds.get(false) ?? [])];
}

/** @param base the path below which a host has the site: `""`, `/docs` */
export function hostRedirects(
  written: readonly WrittenRedirect[],
  { navigation, addressOf }: HostRedirectOptions,
  base = "",
): Redirects {
  const below = (address: string): string => (address.startsWith("/") ? base + address : address);
  const docs = written.map(({ source, destination, permanent = true }) => ({
    source: below(source),
    destination: below(navigation && addressOf ? servedAddress(destination, navigation, addressOf) : destination),
    permanent,
  }));
  const parsed = docs.map(parseRedirect);
  const moves = parsed.flatMap(({ source }, index) => {
    const from = plainAddress(source);
    return from === undefined ? [] : [{ from, to: docs[index]?.destination ?? "" }];
  });
  const netlify = parsed.filter(fitsNetlify).map(netlifyLine).join("");
  return { moves, docs, ...otherHosts(parsed), netlify };
}

/** Moves of single addresses for each host. */
export function formatMoves(moves: Move[]): Redirects {
  const parsed = moves.map(moveRedirect);
  const docs = moves.map(({ from, to }) => ({ source: from, destination: encodeHref(to), permanent: true }));
  return { moves, docs, ...otherHosts(parsed), netlify: parsed.map(netlifyLine).join("") };
}

/** A redirect of one address, in which a placeholder is plain text. */
const moveRedirect = ({ from, to }: Move): ParsedRedirect => ({
  source: [{ type: "text", text: from }],
  destination: [{ type: "text", text: encodeHref(to) }],
  permanent: true,
});

const otherHosts = (redirects: readonly ParsedRedirect[]): Pick<Redirects, "vercel" | "nginx"> => ({
  vercel: redirects.map(vercelRule),
  nginx: redirects.map(nginxBlock).join(""),
});

/** Writes a pattern: its texts by `textOf`, its placeholders by `placeholderOf`. */
const writePattern = (
  parts: readonly PatternPart[],
  textOf: (text: string, isFirst: boolean) => string,
  placeholderOf: (part: Exclude<PatternPart, { type: "text" }>, index: number) => string,
): string =>
  parts
    .map((part, index) => (part.type === "text" ? textOf(part.text, index === 0) : placeholderOf(part, index)))
    .join("");

/** Vercel reads sources and destinations as path-to-regexp does. */
const vercelRule = ({ source, destination, permanent }: ParsedRedirect): RedirectRule => ({
  source: writePattern(
    source,
    (text) => encodeHref(text).replace(/[:(){}*+?\\]/g, "\\$&"),
    ({ type, name }, index) =>
      type === "segment" ? `:${name}` : `:${name}${followsSlash(source, index) ? "*" : "(.*)"}`,
  ),
  destination: writePattern(
    destination,
    behindOrigin((text) => text.replace(/[:()*]/g, percentEncode)),
    ({ type, name }) => (type === "segment" ? `:${name}` : `:${name}*`),
  ),
  permanent,
});

/** Whether Netlify can serve a pattern: its placeholders are whole segments, and its one `*` ends the path. */
export const fitsNetlify = ({ source }: ParsedRedirect): boolean =>
  source.every((part, index) => {
    const [before, after] = [source[index - 1], source[index + 1]];
    if (part.type === "text") return true;
    if (part.type === "rest") return after === undefined;
    return (
      before?.type === "text" &&
      before.text.endsWith("/") &&
      (!after || (after.type === "text" && after.text.startsWith("/")))
    );
  });

function netlifyLine({ source, destination, permanent }: ParsedRedirect): string {
  const from = writePattern(
    source,
    (text) => encodeHref(text).replace(HOST_MARKS, percentEncode),
    ({ type, name }) => (type === "segment" ? `:${name}` : "*"),
  );
  const to = writePattern(destination, encodeMarks, ({ type, name }) => (type === "segment" ? `:${name}` : ":splat"));
  return `${from} ${to} ${permanent ? 301 : 302}\n`;
}

function nginxBlock({ source, destination, permanent }: ParsedRedirect): string {
  const plain = plainAddress(source);
  if (plain !== undefined) {
    const to = writePattern(destination, encodeMarks, () => "");
    // What follows "?" in a request is kept, as other hosts do by themselves.
    const target = quoteNginx(/[?#]/.test(to) ? to : `${to}$is_args$args`);
    // nginx compares locations with the decoded path, and a slash at its end is to make no difference.
    const address = withoutEndSlash(decodePath(plain));
    const addresses = [address, ...(address === "/" ? [] : [`${address}/`])].filter((each) => each !== decodePath(to));
    const block = (each: string) => `location = ${quoteNginx(each)} { return ${permanent ? 301 : 302} ${target}; }\n`;
    return addresses.map(block).join("");
  }
  const names = source.flatMap((part) => (part.type === "text" ? [] : [part.name]));
  const end = source.at(-1)?.type === "rest" ? "$" : "/?$";
  const pattern = quoteNginx(patternSource(decodeTexts(source)).replace(/\/?\$$/, end));
  const to = writePattern(destination, encodeMarks, ({ name }) => `$${names.indexOf(name) + 1}`);
  // Behind "?" at its end, nothing of the request is added: it would become part of the fragment.
  const target = quoteNginx(to.includes("#") ? `${to}?` : to);
  return `location ~ ${pattern} { rewrite ${pattern} ${target} ${permanent ? "permanent" : "redirect"}; }\n`;
}

/** Characters that are placeholders to Netlify or nginx. */
const HOST_MARKS = /[*:$]/g;

/** Encodes the first text of a destination but for scheme and host of a URL, and all others as a whole. */
const behindOrigin =
  (encode: (text: string) => string) =>
  (text: string, isFirst: boolean): string => {
    const origin = isFirst ? (/^[a-z][a-z0-9+.-]*:(\/\/[^/?#]*)?/i.exec(text)?.[0] ?? "") : "";
    return origin + encode(text.slice(origin.length));
  };

const encodeMarks = behindOrigin((text) => text.replace(HOST_MARKS, percentEncode));

const quoteNginx = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
