import { finding } from "../../diagnostic/finding.ts";
import { FIX_TITLES } from "../../diagnostic/words.ts";
import { isObject, own, valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import { redirectsOf, type WrittenRedirect } from "../../redirects/docs-redirects.ts";
import { addressKey, RedirectTable } from "../../redirects/redirect-table.ts";
import { DEFAULT_DIRECTORIES } from "../../vocabulary/default-directories.ts";
import { folderOf, normalizePath } from "../../vocabulary/root-path.ts";
import { leavesSite } from "../../vocabulary/url.ts";
import type { Resolving } from "../context/resolving.ts";
import { listApiSpecs, listSpecs } from "../list-specs.ts";
import { NearestPage } from "../pages/nearest-page.ts";
import { publishedPaths } from "../pages/published-pages.ts";
import type { SourceProperty } from "../specs/spec-scope.ts";
import type { ResolvedNavigation } from "../tree.ts";

/**
 * Follows the redirects of docs.json over the site: those that lead in a circle or to other redirects, those that hide a
 * page, and (where the page files are known) those that lead to no page. Takes time in proportion to the number of
 * redirects and pages.
 */
export function checkRedirects(config: unknown, navigation: ResolvedNavigation, resolving: Resolving): void {
  const redirects = redirectsOf(config);
  if (redirects.length === 0) return;
  const addresses = new SiteAddresses(navigation, resolving);
  const table = new RedirectTable(redirects, (address) => addresses.isPage(address));
  reportHops(redirects, table, resolving);
  reportShadowedPages(redirects, addresses, resolving);
  if (resolving.root.pages) reportDeadDestinations(redirects, { table, addresses, config, navigation, resolving });
}

/** The addresses of a site's pages. */
class SiteAddresses {
  readonly listed = new Set<string>();
  readonly files = new Set<string>();
  readonly #folders = new Set<string>();

  constructor({ pages, unlisted }: ResolvedNavigation, { root }: Resolving) {
    for (const page of pages)
      if (page.type === "operation" || (root.pages?.has(page.path) ?? true)) this.listed.add(addressKey(page.href));
    for (const page of unlisted) this.files.add(addressKey(page.href));
    for (const path of root.pages?.keys() ?? []) this.files.add(`/${path}`);
    for (const address of [...this.listed, ...this.files]) {
      for (let folder = folderOf(address); folder !== "" && !this.#folders.has(folder); folder = folderOf(folder)) {
        this.#folders.add(folder);
      }
    }
  }

  isPage(address: string): boolean {
    return this.listed.has(address) || this.files.has(address);
  }

  /** Whether readers get something at an address: a page, or the pages of a folder. */
  leadsSomewhere(address: string): boolean {
    const page = address.replace(/\.mdx?$/, "");
    return address === "/" || this.isPage(page) || this.#folders.has(page) || this.isPage(`${page}/index`);
  }
}

/** Redirects that a message names. */
const MOST_NAMED = 5;

function reportHops(
  redirects: readonly WrittenRedirect[],
  table: RedirectTable<WrittenRedirect>,
  { findings }: Resolving,
): void {
  const circles = new Set<WrittenRedirect>();
  for (const redirect of redirects) {
    const { destination, index } = redirect;
    const end = table.follow(destination);
    const place = { pointer: `/redirects/${index}/destination` };
    if ("address" in end) {
      if (end.hops === 0) continue;
      const fix = { title: FIX_TITLES.use(end.address), place, text: JSON.stringify(end.address) };
      const args = { destination, end: end.address, hops: end.hops + 1 };
      findings.push(finding("redirect/chain", args, place, { fixes: [fix] }));
      continue;
    }
    const circle = end.endless;
    // What leads into a circle from outside has no fault of its own.
    if (circles.has(redirect) || !circle.includes(redirect)) continue;
    for (const each of circle) circles.add(each);
    const start = circle.indexOf(redirect);
    const [, ...others] = [...circle.slice(start), ...circle.slice(0, start)];
    const sources = [redirect, ...others].slice(0, MOST_NAMED).map(({ source }) => source);
    const isGrowing = circle.length === 1 && addressKey(redirect.source) !== addressKey(destination);
    const related = others.slice(0, MOST_NAMED).map((other) => ({
      message: "this redirect is part of the circle",
      place: { pointer: `/redirects/${other.index}` },
    }));
    findings.push(finding("redirect/loop", { sources, count: circle.length, isGrowing }, place, { related }));
  }
}

/** Only redirects of a single address: of one with a wildcard, it isn't known which of the two comes first. */
function reportShadowedPages(
  redirects: readonly WrittenRedirect[],
  addresses: SiteAddresses,
  { findings }: Resolving,
): void {
  const seen = new Set<string>();
  for (const { source, destination, index, permanent } of redirects) {
    const address = addressKey(source);
    if (/[:*?#]/.test(source) || seen.has(address) || !addresses.isPage(address)) continue;
    seen.add(address);
    if (addressKey(destination) === address && !leavesSite(destination)) continue;
    const isListed = addresses.listed.has(address);
    const args = { path: address.slice(1), destination, isListed };
    const place = { pointer: `/redirects/${index}/source` };
    const isMistake = isListed && permanent !== false;
    findings.push(finding("redirect/shadowed-page", args, place, isMistake ? {} : { severity: "info" }));
  }
}

interface FollowedRedirects {
  readonly table: RedirectTable<WrittenRedirect>;
  readonly addresses: SiteAddresses;
  readonly config: unknown;
  readonly navigation: ResolvedNavigation;
  readonly resolving: Resolving;
}

/** Reports each address that redirects lead to and that has no page, once. */
function reportDeadDestinations(
  redirects: readonly WrittenRedirect[],
  { table, addresses, config, navigation, resolving }: FollowedRedirects,
): void {
  const unknown = unknownFolders(config, resolving);
  const dead = new Map<string, WrittenRedirect[]>();
  for (const redirect of redirects) {
    const { destination } = redirect;
    if (leavesSite(destination) || /[:*]/.test(destination) || table.step(destination)) continue;
    const address = addressKey(destination);
    if (addresses.leadsSomewhere(address) || isFile(address)) continue;
    if (unknown.some((folder) => address === folder || address.startsWith(`${folder}/`))) continue;
    const same = dead.get(address);
    if (same) same.push(redirect);
    else dead.set(address, [redirect]);
  }
  if (dead.size === 0) return;
  const { root, effort } = resolving;
  const nearestPage = root.pages && new NearestPage(publishedPaths(navigation, root.pages), effort);
  for (const [destination, [first, ...others]] of dead) {
    if (!first) continue;
    const suggestions = nearestPage?.to(destination.slice(1)).map((path) => `/${path}`) ?? [];
    const examples = [first, ...others].slice(0, 2).map(({ source }) => source);
    const args = { destination, suggestions, sources: 1 + others.length, examples };
    const related = others.slice(0, MOST_NAMED).map(({ index }) => ({
      message: "also leads there",
      place: { pointer: `/redirects/${index}/destination` },
    }));
    const place = { pointer: `/redirects/${first.index}/destination` };
    resolving.findings.push(finding("redirect/dead-destination", args, place, { related }));
  }
}

/** Whether an address is that of a file which is no page: `/guide.pdf`, `/llms.txt`. */
const isFile = (address: string): boolean => /\.(?!mdx?$)[a-z][a-z0-9]{1,5}$/i.test(address);

/** The folders in which there may be pages of specs, and of other sources, that nobody read. */
function unknownFolders(config: unknown, { specs, definitions }: Resolving): string[] {
  const directoryAt = (pointer: string, property: SourceProperty): string => {
    const entry = valueAt(config, segmentsOf(pointer));
    const directory = isObject(entry) ? own(entry, "directory") : undefined;
    return typeof directory === "string" ? `/${normalizePath(directory)}` : `/${DEFAULT_DIRECTORIES[property]}`;
  };
  const unread = new Set([...specs.all()].flatMap(({ source, index }) => (index ? [] : [source])));
  const ofSpecs = [...listSpecs(config), ...listApiSpecs(config)].flatMap(({ source, pointer }) =>
    unread.has(source) ? [directoryAt(pointer, "openapi")] : [],
  );
  const ofOthers = (["asyncapi", "graphql", "sdk"] as const).flatMap((property) =>
    [...definitions[property].all()].flatMap(({ index, pointer }) => (index ? [] : [directoryAt(pointer, property)])),
  );
  return [...new Set([...ofSpecs, ...ofOthers])];
}
