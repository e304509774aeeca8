import { AMBIGUOUS_REDIRECT, NO_REDIRECT } from "../diagnostic/codes/builder-wording.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { AnyPageNode, ResolvedNavigation } from "../navigation/tree.ts";
import { languageOf } from "./language.ts";
import { encodeHref } from "./link.ts";
import { type Built, built, diagnose } from "./unsupported.ts";

/** A page that has moved: addresses from the root of the site. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** An entry of `redirects`, in `docs.json` as in `vercel.json`. */
export interface RedirectRule {
  source: string;
  destination: string;
  permanent: boolean;
}

/** The redirects, ready for each place that can serve them. */
export interface Redirects {
  moves: Move[];
  /** `redirects` of `docs.json`. */
  docs: RedirectRule[];
  /** `redirects` of `vercel.json`. */
  vercel: RedirectRule[];
  /** The text of Netlify's `_redirects`. */
  netlify: string;
  /** `location` blocks for the `server` of an nginx configuration. */
  nginx: string;
}

/**
 * Redirects from the addresses that an old navigation had to where their pages are now.
 *
 * A page whose address is gone is looked for among the pages whose addresses are new, in the same language: first by its
 * operation, then by title and file name together, then by title, then by file name. Where several fit equally well,
 * there is no redirect but `builder/ambiguous-redirect`; where none fits, `builder/no-redirect`. Places are those of the
 * old navigation.
 *
 * @example
 * await writeFile("_redirects", toRedirects(before, after).value.netlify);
 */
export function toRedirects(old: ResolvedNavigation, now: ResolvedNavigation): Built<Redirects> {
  const kept = new Set(allPages(now).map((page) => page.href));
  const known = new Set(allPages(old).map((page) => page.href));
  const clues = indexByClue(allPages(now).filter((page) => !known.has(page.href)));
  const diagnostics: Diagnostic[] = [];
  const moves = new Map<string, string>();
  const seen = new Set<string>();
  for (const page of allPages(old)) {
    if (kept.has(page.href) || seen.has(page.href)) continue;
    seen.add(page.href);
    const candidates = firstFit(page, clues);
    if (candidates.length === 1) moves.set(page.href, candidates[0] as string);
    else if (candidates.length === 0)
      diagnostics.push(diagnose("builder/no-redirect", NO_REDIRECT, { from: page.href }, page.source));
    else
      diagnostics.push(
        diagnose("builder/ambiguous-redirect", AMBIGUOUS_REDIRECT, { from: page.href, candidates }, page.source),
      );
  }
  return built(formatRedirects([...moves].map(([from, to]) => ({ from, to }))), diagnostics);
}

/** Listed or not: what has an address can be missed. */
const allPages = (navigation: ResolvedNavigation): AnyPageNode[] => [...navigation.pages, ...navigation.unlisted];

/** What a page can be known by at another address, the strongest clue first. */
function cluesOf(page: AnyPageNode): string[] {
  const language = languageOf(page)?.title ?? "";
  const name = page.href.split("/").at(-1) ?? "";
  const clue = (...parts: string[]) => JSON.stringify([language, ...parts]);
  return [
    ...(page.type === "operation"
      ? [clue("operation", page.reference, page.spec), clue("operation", page.reference)]
      : []),
    clue("both", page.title, name),
    clue("title", page.title),
    ...(name === "index" ? [] : [clue("name", name)]),
  ];
}

/** The addresses that each clue leads to. */
function indexByClue(pages: readonly AnyPageNode[]): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const page of pages)
    for (const clue of cluesOf(page)) index.set(clue, (index.get(clue) ?? new Set<string>()).add(page.href));
  return index;
}

/** The candidates of the strongest clue that leads anywhere. */
function firstFit(page: AnyPageNode, index: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  for (const clue of cluesOf(page)) {
    const candidates = index.get(clue);
    if (candidates) return [...candidates];
  }
  return [];
}

/** The same moves as each host writes them; characters that mean something to a host are encoded or escaped. */
function formatRedirects(moves: Move[]): Redirects {
  const rules = (sourceOf: (path: string) => string): RedirectRule[] =>
    moves.map(({ from, to }) => ({ source: sourceOf(from), destination: encodeHref(to), permanent: true }));
  const lines = (lineOf: (from: string, to: string) => string): string =>
    moves.map(({ from, to }) => `${lineOf(from, encodeHref(to))}\n`).join("");
  return {
    moves,
    docs: rules((path) => path),
    vercel: rules((path) => encodeHref(path).replace(/[:(){}*+?\\]/g, "\\$&")),
    netlify: lines((from, to) => `${encodeMarks(encodeHref(from))} ${encodeMarks(to)} 301`),
    nginx: lines(
      (from, to) => `location = ${quoteNginx(decodePath(from))} { return 301 ${quoteNginx(encodeMarks(to))}; }`,
    ),
  };
}

/** `*`, `:` and `$` are placeholders to Netlify and nginx. */
const encodeMarks = (path: string): string =>
  path.replace(/[*:$]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** nginx compares locations with the decoded path. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const quoteNginx = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;
