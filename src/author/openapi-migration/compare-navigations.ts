import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import type { AnyPageNode, ResolvedNavigation } from "../../navigation/tree.ts";
import { referenceOf } from "../../vocabulary/operation-reference.ts";
import type { EndpointPage } from "./endpoint-pages.ts";

/** A navigation and its diagnostics. */
interface Judged {
  readonly navigation: ResolvedNavigation | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Holds the navigation without some endpoint pages against the one with them: the same pages in the same order, with
 * operations in place of those pages. Gives the addresses that are others now.
 */
export function findMoved(
  before: Judged,
  after: Judged,
  pages: readonly EndpointPage[],
): { moved: Map<string, string> } | { reason: string } {
  const replaced = new Map(pages.map((page) => [page.path, page]));
  const old = before.navigation?.pages ?? [];
  const now = after.navigation?.pages ?? [];
  const moved = new Map<string, string>();
  for (const [index, page] of old.entries()) {
    const other = now[index];
    const endpoint = page.type === "page" ? replaced.get(page.path) : undefined;
    const isSame = endpoint ? isOperationOf(other, endpoint) : identityOf(other) === identityOf(page);
    if (!other || !isSame || placeOf(other) !== placeOf(page)) {
      return { reason: `${page.href} would be lost, or in another place` };
    }
    if (other.href !== page.href) moved.set(page.href, other.href);
  }
  const added = now[old.length];
  if (added) return { reason: `${added.href} would be in the navigation twice` };
  const listed = new Set(old.map(({ href }) => href));
  const shown = addressesOfOperations(now);
  for (const { path, spec, operation, mentions } of pages) {
    if (mentions.length > 0 || listed.has(`/${path}`)) continue;
    const href = shown.get(`${spec} ${referenceOf(operation)}`);
    if (href === undefined) return { reason: "the navigation shows its operation nowhere" };
    if (href !== `/${path}`) moved.set(`/${path}`, href);
  }
  return { moved };
}

/** `findMoved`, if there is no new error or warning either, and no address that another page had. */
export function compareNavigations(
  before: Judged,
  after: Judged,
  pages: readonly EndpointPage[],
): ReturnType<typeof findMoved> {
  const found = findMoved(before, after, pages);
  if ("reason" in found) return found;
  const { moved } = found;
  if ([...moved.values()].some((href) => moved.has(href))) return { reason: "its address would change hands" };
  const worse = firstNew(before.diagnostics, after.diagnostics);
  return worse ? { reason: worse.message } : found;
}

/** The address of each operation, by its spec and reference; the first of several. */
function addressesOfOperations(pages: readonly AnyPageNode[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const page of pages) {
    if (page.type !== "operation") continue;
    const id = `${page.spec} ${page.operation}`;
    if (!found.has(id)) found.set(id, page.href);
  }
  return found;
}

const isOperationOf = (
  page: AnyPageNode | undefined,
  { spec, operation }: Pick<EndpointPage, "spec" | "operation">,
): boolean => page?.type === "operation" && page.spec === spec && page.operation === referenceOf(operation);

const identityOf = (page: AnyPageNode | undefined): string | undefined =>
  page?.type === "operation" ? `${page.spec} ${page.operation} ${page.href}` : page?.href;

const placeOf = ({ breadcrumbs, hidden }: AnyPageNode): string => JSON.stringify([breadcrumbs, hidden ?? false]);

/** The first error or warning of a code that there are more of now. */
function firstNew(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic | undefined {
  const counts = new Map<string, number>();
  for (const { code } of before) counts.set(code, (counts.get(code) ?? 0) + 1);
  return after.find(({ code, severity }) => {
    const left = (counts.get(code) ?? 0) - 1;
    counts.set(code, left);
    return left < 0 && severity !== "info";
  });
}
