import { withoutFolders } from "../../navigation/checks/parity.ts";
import { listedPaths, publishedPages } from "../../navigation/pages/published-pages.ts";
import { shownByFile } from "../../navigation/pages/shown-operation.ts";
import { countFolders } from "../../navigation/queries/language-folders.ts";
import { flatten, isContainer, visit } from "../../navigation/queries/visit.ts";
import type { ContainerNode, LanguageNode, ResolvedNavigation, VersionNode } from "../../navigation/tree.ts";
import { linkedPages } from "../../pages/linked-pages.ts";
import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import type { Site } from "../load-site.ts";
import { findUnusedFiles } from "./unused-files.ts";

/** How much of one kind is shown, and the names of the rest. */
export interface CoverageRow {
  readonly kind:
    | "pages"
    | "operations"
    | "language"
    | "version"
    | "reachable"
    | "images"
    | "snippets"
    | "translations"
    | "following";
  /** The spec, the language or the version; empty for all pages. */
  readonly name: string;
  readonly covered: number;
  readonly total: number;
  readonly missing: readonly string[];
}

/**
 * What a site covers: the page files that the navigation shows, the operations of each spec that a page shows, and the
 * pages of the default language and version that each other one has. Hidden pages and operations don't count.
 */
export function siteCoverage(site: Site, navigation: ResolvedNavigation): CoverageRow[] {
  return [pageCoverage(site, navigation), ...operationRows(site, navigation), ...parityRows(navigation)];
}

/** How many of a site's pages, images and snippets something names. Of pages, the insides must have been read. */
export async function usedFiles(site: Site, navigation: ResolvedNavigation): Promise<CoverageRow[]> {
  const files = await findUnusedFiles(site);
  return [
    reachableRow(site, navigation),
    ...files.map(({ kind, files, unused }) => coverageRow(kind, "", files.length, unused)),
  ];
}

/** The page files that the navigation, a link or a redirect leads to. */
function reachableRow(site: Site, navigation: ResolvedNavigation): CoverageRow {
  const unread = { specs: [], folders: [] };
  const files = site.files ?? new Set();
  const linked = linkedPages({ ...site, navigation, files, unread, textOf: () => undefined });
  const { total, missing } = pageCoverage(site, navigation);
  return coverageRow(
    "reachable",
    "",
    total,
    missing.filter((path) => !linked.has(path)),
  );
}

/**
 * How many pages of each language are as new as those of the default one, from which they were made; and of the versions
 * that are meant to follow the default one.
 */
export async function freshPages(
  site: Site,
  navigation: ResolvedNavigation,
  follow: readonly string[],
): Promise<CoverageRow[]> {
  const { findStale } = await import("./stale-pages.ts");
  const followers = alternatives(navigation).filter(
    ({ node }) => node.type === "language" || follow.includes(node.title),
  );
  const pairs = followers.map(({ wanted, own }) =>
    [...own].flatMap(([key, path]) => {
      const source = wanted.get(key);
      return source === undefined || source === path ? [] : [{ source, path }];
    }),
  );
  const stale = await findStale(site, pairs.flat());
  return followers.map(({ node }, at) => {
    const behind = (pairs[at] ?? []).flatMap(({ path }) => {
      const why = stale.get(path);
      return why === undefined ? [] : [`${path} (${why})`];
    });
    return coverageRow(
      node.type === "language" ? "translations" : "following",
      breadcrumb(node),
      pairs[at]?.length ?? 0,
      behind,
    );
  });
}

function coverageRow(kind: CoverageRow["kind"], name: string, total: number, missing: readonly string[]): CoverageRow {
  return { kind, name, covered: total - missing.length, total, missing };
}

function pageCoverage({ pages }: Site, navigation: ResolvedNavigation): CoverageRow {
  const listed = listedPaths(navigation);
  const own = publishedPages(navigation, pages).flatMap(([path, { hidden }]) => (hidden ? [] : [path]));
  return coverageRow(
    "pages",
    "",
    own.length,
    own.filter((path) => !listed.has(path)),
  );
}

function operationRows({ documents, pages }: Site, navigation: ResolvedNavigation): CoverageRow[] {
  const byFiles = new Set([...pages.values()].flatMap((file) => shownByFile(file)?.operation ?? []));
  const shown = new Set(navigation.pages.flatMap((page) => (page.type === "operation" ? [page.endpoint] : [])));
  return documents.named("openapi").flatMap(({ source, index }) => {
    const value = index?.value;
    if (!value) return [];
    const counted = value.operations.filter(({ hidden, excluded }) => !hidden && !excluded);
    const missing = counted.filter((operation) => !shown.has(operation) && !byFiles.has(referenceOf(operation)));
    return [coverageRow("operations", source, counted.length, missing.map(referenceOf))];
  });
}

/** The names of the versions beside a default one. */
export const followingVersions = (navigation: ResolvedNavigation): string[] =>
  alternatives(navigation).flatMap(({ node }) => (node.type === "version" ? [node.title] : []));

type Alternative = LanguageNode | VersionNode;

/** Each language and version against the default one beside it. */
const parityRows = (navigation: ResolvedNavigation): CoverageRow[] =>
  alternatives(navigation).map(({ node, wanted, own }) => {
    const missing = [...wanted].flatMap(([key, path]) => (own.has(key) ? [] : [path]));
    return coverageRow(node.type, breadcrumb(node), wanted.size, missing);
  });

/** A language or a version, and the default one beside it: their pages by what both paths share. */
interface Compared {
  readonly node: Alternative;
  readonly wanted: ReadonlyMap<string, string>;
  readonly own: ReadonlyMap<string, string>;
}

function alternatives(navigation: ResolvedNavigation): Compared[] {
  const holders = [navigation, ...flatten(navigation).filter(isContainer)];
  return holders.flatMap(({ children }) => {
    const siblings = children.filter(
      (child): child is Alternative => child.type === "language" || child.type === "version",
    );
    const base = siblings.find((child) => child.default);
    if (!base) return [];
    const wanted = pathsIn(base);
    return siblings.flatMap((sibling) => {
      if (sibling === base) return [];
      const own = pathsIn(sibling);
      return [{ node: sibling, wanted: pathsBeside(wanted, own), own: pathsBeside(own, wanted) }];
    });
  });
}

/**
 * Paths, each by the part that it shares with its counterpart: without the folders that most paths of one side, and
 * none of the other, lead through.
 */
function pathsBeside(paths: readonly string[], others: readonly string[]): Map<string, string> {
  const known = countFolders(others);
  const counts = [...countFolders(paths)];
  const own = new Set(counts.flatMap(([name, count]) => (count * 2 >= paths.length && !known.has(name) ? [name] : [])));
  return new Map(paths.map((path) => [withoutFolders(path, own), path]));
}

function pathsIn(node: ContainerNode): string[] {
  const paths = new Set<string>();
  visit(node, { enter: (child) => void (child.type === "page" && paths.add(child.path)) });
  return [...paths];
}

function breadcrumb(node: ContainerNode): string {
  const names: string[] = [];
  for (let at: ContainerNode | undefined = node; at; at = at.parent) names.unshift(at.title);
  return names.join(" › ");
}
