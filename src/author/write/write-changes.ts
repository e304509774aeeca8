import { lstat, mkdir, readFile, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type DocsRoot, isInside, SiteError } from "../../site/config/docs-root.ts";
import { type FileChange, textAfter } from "./file-change.ts";
import { writeBeside } from "./replace-file.ts";

/** A file that is written beside its place, and then put there. */
interface Prepared {
  temporary: string;
  target: string;
}

/**
 * Writes changes to the disk. Each new text is first written beside its file; once all are, each takes its place by a
 * rename, which either happens or doesn't, and only then do files go that are no longer wanted. A file keeps its mode; a
 * symbolic link stays one, and the file behind it changes as long as that is in the docs root.
 *
 * @throws {SiteError} if a file is not as it was when it was read, one to be created exists, or one can't be written;
 * nothing was changed then
 */
export async function writeChanges(root: DocsRoot, changes: readonly FileChange[]): Promise<void> {
  const prepared: Prepared[] = [];
  const leaving: string[] = [];
  try {
    for (const change of changes) {
      const old = "from" in change ? change.from : change.file;
      if (change.kind !== "create") await assertUnchanged(root, old, change.before);
      if (change.kind === "move" || change.kind === "delete") leaving.push(join(root.folder, old));
      const text = textAfter(change);
      if (text !== undefined) prepared.push(await prepare(root, change, text));
    }
  } catch (error) {
    for (const { temporary } of prepared) await rm(temporary, { force: true });
    throw error instanceof SiteError ? error : new SiteError(`nothing was written: ${(error as Error).message}`);
  }
  for (const { temporary, target } of prepared) await rename(temporary, target);
  for (const path of leaving) await rm(path);
}

/** What is in the file must be what the change was made from, to the last byte. */
async function assertUnchanged(root: DocsRoot, file: string, before: string): Promise<void> {
  const absolute = await realpath(join(root.folder, file));
  if (!isInside(root, absolute)) throw new SiteError(`${file} is a link that leads out of the docs root`);
  if ((await readFile(absolute)).equals(Buffer.from(before, "utf8"))) return;
  throw new SiteError(`${file} has changed since it was read, or is not UTF-8; nothing was written`);
}

async function prepare(root: DocsRoot, change: FileChange, text: string): Promise<Prepared> {
  const target = await targetOf(root, change);
  const mode =
    change.kind === "create"
      ? undefined
      : (await stat("from" in change ? join(root.folder, change.from) : target)).mode;
  return { temporary: await writeBeside(target, text, mode), target };
}

/** Where the text goes: for an edit, the file behind links; for a new file its place, with the folders made. */
async function targetOf(root: DocsRoot, { kind, file }: FileChange): Promise<string> {
  const path = join(root.folder, file);
  if (kind === "edit") return realpath(path);
  if (await exists(path)) throw new SiteError(`${file} exists already; nothing was written`);
  let above = dirname(path);
  while (!(await exists(above))) above = dirname(above);
  if (!isInside(root, await realpath(above))) throw new SiteError(`${file} is outside the docs root`);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}
