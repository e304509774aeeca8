import { finding } from "../../../diagnostic/finding.ts";
import { isObject, own, valueAt } from "../../../json/json-value.ts";
import { segmentsOf } from "../../../json/pointer.ts";
import type { WrittenRedirect } from "../../../redirects/docs-redirects.ts";
import { addressKey, type RedirectTable } from "../../../redirects/redirect-table.ts";
import { DEFAULT_DIRECTORIES } from "../../../vocabulary/default-directories.ts";
import { normalizePath } from "../../../vocabulary/root-path.ts";
import { leavesSite } from "../../../vocabulary/url.ts";
import type { Resolving } from "../../context/resolving.ts";
import { listApiSpecs, listSpecs } from "../../list-specs.ts";
import { NearestPage } from "../../pages/nearest-page.ts";
import { publishedPaths } from "../../pages/published-pages.ts";
import type { SourceProperty } from "../../specs/spec-scope.ts";
import type { ResolvedNavigation } from "../../tree.ts";
import { MOST_NAMED } from "./most-named.ts";
import type { SiteAddresses } from "./site-addresses.ts";

interface FollowedRedirects {
  readonly table: RedirectTable<WrittenRedirect>;
  readonly addresses: SiteAddresses;
  readonly config: unknown;
  readonly navigation: ResolvedNavigation;
  readonly resolving: Resolving;
}

/** Reports each address that redirects lead to and that has no page, once. */
export function reportDeadDestinations(
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

/** Whether an address leads to a file that is not a page: `/guide.pdf`, `/llms.txt`. */
const isFile = (address: string): boolean => /\.(?!mdx?$)[a-z][a-z0-9]{1,5}$/i.test(address);

/** The folders that may contain pages of specs, and of other sources, that were not read. */
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
