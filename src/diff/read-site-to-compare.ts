import { createHash } from "node:crypto";
import { join } from "node:path";
import { unreadFolders } from "../navigation/checks/redirects/unread-folders.ts";
import { NamedSources } from "../navigation/list-specs.ts";
import { type CheckOptions, checkSite } from "../site/check-site.ts";
import { findDocsRoot, readInRoot, SiteError } from "../site/config/docs-root.ts";
import { fileKind } from "../site/config/file-kind.ts";
import { readRevision } from "../site/git/read-revision.ts";
import type { Site } from "../site/load-site.ts";
import { fileOfPage } from "../vocabulary/files/site-files.ts";
import type { ComparedSite } from "./compared-site.ts";
import { lineNumbers, type PageContent } from "./page-content.ts";

/** A site that was read, and its parts that are compared. */
export interface ReadSite {
  readonly compared: ComparedSite;
  readonly site: Site;
}

/**
 * Reads a docs root as it was in a git revision.
 *
 * @param root the docs root as it is now, or its docs.json
 * @throws {SiteError} if git knows no such revision, or it has no docs.json
 */
export async function readRevisionOfSite(
  given: string,
  root: string | undefined,
  options: CheckOptions,
): Promise<ReadSite> {
  const { folder, config } = await findDocsRoot(root, options.cwd ?? process.cwd());
  const revision = await readRevision(given, folder);
  try {
    const path = join(revision.folder, config);
    if ((await fileKind(path)) === undefined) throw new SiteError(`the revision ${given} has no ${config}`);
    return await readSiteToCompare(path, given, options);
  } finally {
    await revision.remove();
  }
}

/** Reads a site as it is now. @param name for messages @throws {SiteError} if its docs.json is not JSON */
export async function readSiteToCompare(
  path: string | undefined,
  name: string,
  options: CheckOptions,
): Promise<ReadSite> {
  const { site, navigation } = (await checkSite(path, { ...options, contents: false })).value;
  if (!navigation) throw new SiteError(`${name}: ${site.file} is not JSON; docsjson check says where`);
  const contents = new Map<string, PageContent>();
  const root = { folder: site.folder, config: site.file };
  for (const [path, page] of site.pages) {
    const read = await readInRoot(root, fileOfPage(path, page), Number.POSITIVE_INFINITY);
    if (!("text" in read) || read.text === "") continue;
    const digest = createHash("sha256").update(read.text).digest("base64");
    contents.set(path, { digest, lines: lineNumbers(read.text) });
  }
  const unread = unreadFolders(
    new NamedSources(site.config),
    (kind, source) => site.documents.index(kind, source) === undefined,
  );
  return {
    site,
    compared: { config: site.config, place: site.place, navigation, pages: site.pages, contents, unread },
  };
}
