import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isSdkOutput, isSiteFile } from "../../vocabulary/files/site-files.ts";
import { commitOf, committedFiles } from "./git.ts";

/** A docs root as it was in a git revision, in a temporary folder. */
export interface Revision {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Other files of a revision are not extracted. */
const isWanted = (file: string): boolean => isSiteFile(file) || isSdkOutput(file);

/**
 * Extracts the files of a docs root from a git revision into a temporary folder.
 *
 * @param revision anything that git takes for a commit
 * @param folder the docs root as it is now
 * @throws {SiteError} if the folder is in no repository, git knows no such revision, or lacks a file of it
 */
export async function readRevision(revision: string, folder: string): Promise<Revision> {
  const files = await committedFiles(folder, await commitOf(folder, revision), isWanted);
  const temporary = await mkdtemp(join(tmpdir(), "docsjson-revision-"));
  for (const { name, content } of files) {
    const path = join(temporary, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return { folder: temporary, remove: () => rm(temporary, { recursive: true, force: true }) };
}
