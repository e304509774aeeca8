import { type Diagnostic, filePointer } from "../../diagnostic/diagnostic.ts";
import { countEach } from "../../diagnostic/group-by.ts";
import { operationAddresses, operationKey } from "../../navigation/queries/operation-addresses.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import type { EndpointPage } from "./endpoint-pages.ts";

interface Judged {
  readonly navigation: ResolvedNavigation | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** The reasons why pages cannot be replaced together, each with the pages that cause it, if they are known. */
export interface Unsound {
  readonly reason: string;
  readonly blamed: ReadonlyMap<EndpointPage, string>;
}

type Compared = { readonly moved: Map<string, string> } | Unsound;

/**
 * Holds the navigation without some endpoint pages against the one with them: the same pages in the same order, with
 * operations in place of those pages. Gives the addresses that changed.
 */
export function findMoved(before: Judged, after: Judged, pages: readonly EndpointPage[]): Compared {
  const old = before.navigation?.pages ?? [];
  const now = after.navigation?.pages ?? [];
  const moved = new Map<string, string>();
  const blamed = new Map<EndpointPage, string>();
  const unexplained = comparePages(old, now, { pages, moved, blamed });
  const listed = new Set(old.map(({ href }) => href));
  const shown = operationAddresses(now);
  for (const page of pages) {
    const { path, spec, operation, mentions } = page;
    if (mentions.length > 0 || listed.has(`/${path}`)) continue;
    const href = shown.get(operationKey({ spec, operation: referenceOf(operation) }));
    if (href === undefined) blamed.set(page, "the navigation shows its operation nowhere");
    else if (href !== `/${path}`) moved.set(`/${path}`, href);
  }
  return unexplained === undefined && blamed.size === 0 ? { moved } : unsound(blamed, unexplained);
}

const unsound = (blamed: ReadonlyMap<EndpointPage, string>, reason?: string): Unsound => ({
  reason: reason ?? [...blamed.values()][0] ?? "",
  blamed,
});

interface Comparison {
  readonly pages: readonly EndpointPage[];
  readonly moved: Map<string, string>;
  readonly blamed: Map<EndpointPage, string>;
}

/**
 * Goes through two lists of pages side by side; notes the addresses that moved, and the endpoint pages whose operation is
 * not in their place. Gives a difference that comes from none of them.
 */
function comparePages(
  old: readonly AnyPageNode[],
  now: readonly AnyPageNode[],
  { pages, moved, blamed }: Comparison,
): string | undefined {
  const replaced = new Map(pages.map((page) => [page.path, page]));
  const byOperation = new Map(
    pages.map((page) => [operationKey({ spec: page.spec, operation: referenceOf(page.operation) }), page]),
  );
  let at = 0;
  for (const page of old) {
    const endpoint = page.type === "page" ? replaced.get(page.path) : undefined;
    const isSame = (other: AnyPageNode | undefined) =>
      endpoint ? isOperationOf(other, endpoint) : pageIdentity(other) === pageIdentity(page);
    if (!endpoint) {
      // What is between the pages that were there is an operation that is shown once more.
      for (
        let extra = ownerOfOperation(now[at], byOperation);
        extra && !isSame(now[at]);
        extra = ownerOfOperation(now[at], byOperation)
      ) {
        blamed.set(extra, TWICE);
        at++;
      }
    }
    const other = now[at];
    if (other && isSame(other) && placeInNavigation(other) === placeInNavigation(page)) {
      if (other.href !== page.href) moved.set(page.href, other.href);
      at++;
    } else if (!endpoint) return `${page.href} ${LOST}`;
    else {
      blamed.set(endpoint, `it ${LOST}`);
      if (isSame(other)) at++;
    }
  }
  for (; at < now.length; at++) {
    const owner = ownerOfOperation(now[at], byOperation);
    if (!owner) return `${now[at]?.href} would be in the navigation twice`;
    blamed.set(owner, TWICE);
  }
  return undefined;
}

const LOST = "would be lost, or in another place";
const TWICE = "its operation would be in the navigation twice";

/** The endpoint page of the operation that a page shows. */
const ownerOfOperation = (
  page: AnyPageNode | undefined,
  byOperation: ReadonlyMap<string, EndpointPage>,
): EndpointPage | undefined => (page?.type === "operation" ? byOperation.get(operationKey(page)) : undefined);

/** `findMoved`, if there is no new error or warning either, and no address that another page had. */
export function compareNavigations(before: Judged, after: Judged, pages: readonly EndpointPage[]): Compared {
  const found = findMoved(before, after, pages);
  if ("reason" in found) return found;
  const { moved } = found;
  const changing = pages.filter(({ path }) => moved.has(moved.get(`/${path}`) ?? ""));
  const handed = "its address would change hands";
  if (changing.length > 0) return unsound(new Map(changing.map((page) => [page, handed])), handed);
  const worse = newFindings(before.diagnostics, after.diagnostics);
  const [first] = worse;
  if (!first) return found;
  const byEntry = new Map(pages.flatMap((page) => page.places.map((place) => [place, page] as const)));
  const blamed = worse.flatMap((found) => {
    const page = byEntry.get(filePointer(found));
    return page ? [[page, found.message] as const] : [];
  });
  return unsound(new Map(blamed), first.message);
}

const isOperationOf = (
  page: AnyPageNode | undefined,
  { spec, operation }: Pick<EndpointPage, "spec" | "operation">,
): boolean => page?.type === "operation" && page.spec === spec && page.operation === referenceOf(operation);

const pageIdentity = (page: AnyPageNode | undefined): string | undefined =>
  page?.type === "operation" ? `${page.spec} ${page.operation} ${page.href}` : page?.href;

const placeInNavigation = ({ breadcrumbs, hidden }: AnyPageNode): string =>
  JSON.stringify([breadcrumbs, hidden ?? false]);

/** The errors and warnings of codes that there are more of now. */
function newFindings(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const known = countEach(before.map(({ code }) => code));
  const found = countEach(after.map(({ code }) => code));
  return after.filter(({ code, severity }) => severity !== "info" && (found.get(code) ?? 0) > (known.get(code) ?? 0));
}
