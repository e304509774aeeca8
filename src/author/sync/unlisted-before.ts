import { join } from "node:path";
import { orphanPages } from "../../navigation/checks/orphan-page.ts";
import { operationsWithoutPage } from "../../navigation/checks/specs/unused-operations.ts";
import type { ResolvedSite } from "../../navigation/context/resolved-site.ts";
import { type CheckOptions, resolveLoadedSite } from "../../site/check-site.ts";
import { fileKind } from "../../site/config/file-kind.ts";
import { lastCommitOf, NoHistory } from "../../site/git/git.ts";
import { readRevision } from "../../site/git/read-revision.ts";
import { loadSite, type Site } from "../../site/load-site.ts";
import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";

/** What the navigation does not list: paths of pages, and operations as `operationName` names them. */
export type Unlisted = ReadonlySet<string>;

/** An operation with its spec: `openapi.json GET /users`. */
export const operationName = (spec: string, reference: string): string => `${spec} ${reference}`;

const unlistedIn = (resolved: ResolvedSite): Unlisted =>
  new Set([
    ...orphanPages(resolved).map(([path]) => path),
    ...operationsWithoutPage(resolved).flatMap(({ spec, unseen }) =>
      unseen.map((operation) => operationName(spec.source, referenceOf(operation))),
    ),
  ]);

/**
 * What a navigation did not list at an earlier time, so that it may be left out on purpose.
 *
 * @param since a revision of git; without it the last commit that changed the docs.json or one of its includes
 * @throws {SiteError} if git knows no such revision, or cannot tell the last commit; a site without a history has no earlier time
 */
export async function unlistedBefore(
  site: Site,
  since: string | undefined,
  { dialect, platform, hrefFor, remote }: CheckOptions,
): Promise<Unlisted> {
  const revision =
    since ?? (await lastCommitOf(site.folder, [...site.configTexts.keys()]).catch(nothingWithoutHistory));
  if (revision === undefined) return new Set();
  const { folder, remove } = await readRevision(revision, site.folder);
  try {
    const config = join(folder, site.file);
    if ((await fileKind(config)) === undefined) return new Set();
    const { value: before } = await loadSite(config, { dialect, platform, remote, contents: false });
    return before.config === undefined ? new Set() : unlistedIn(resolveLoadedSite(before, { hrefFor }).site);
  } finally {
    await remove();
  }
}

const nothingWithoutHistory = (error: unknown): undefined => {
  if (!(error instanceof NoHistory)) throw error;
};
