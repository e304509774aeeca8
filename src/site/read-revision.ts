import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { isSdkOutput, isSiteFile } from "../vocabulary/files/site-files.ts";
import { SiteError } from "./config/docs-root.ts";
import { git } from "./git.ts";

/** A docs root as it was in a git revision, in a temporary folder. */
export interface Revision {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Whether a site may be read from a file. Other files of a revision are not extracted. */
const isWanted = (file: string): boolean => isSiteFile(file) || isSdkOutput(file);

/**
 * Extracts the files of a docs root from a git revision into a temporary folder.
 *
 * @param revision anything that git takes for a commit
 * @param folder the docs root as it is now
 * @throws {SiteError} if the folder is in no repository, or git knows no such revision
 */
export async function readRevision(revision: string, folder: string): Promise<Revision> {
  const commit = (
    await git(folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`])
  ).toString();
  if (commit === "")
    throw new SiteError(`${JSON.stringify(revision)} is neither a path nor a git revision of ${folder}`);
  const id = commit.trim();
  // Names come as they are seen from the folder.
  const listing = (await git(folder, ["ls-tree", "-r", "-z", id])).toString();
  const files = listing.split("\0").flatMap((line) => {
    const [, mode, hash, name] = /^(\d+) blob ([\da-f]+)\t(.*)$/s.exec(line) ?? [];
    return mode !== undefined && mode !== "120000" && hash && name && isWanted(name) ? [{ hash, name }] : [];
  });
  const blobs = await git(folder, ["cat-file", "--batch"], `${files.map(({ hash }) => hash).join("\n")}\n`);
  const temporary = await mkdtemp(join(tmpdir(), "docsjson-revision-"));
  let at = 0;
  for (const { name } of files) {
    const line = blobs.indexOf(0x0a, at);
    const size = Number(blobs.subarray(at, line).toString().split(" ")[2]);
    const path = join(temporary, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, blobs.subarray(line + 1, line + 1 + size));
    at = line + 1 + size + 1;
  }
  return { folder: temporary, remove: () => rm(temporary, { recursive: true, force: true }) };
}
