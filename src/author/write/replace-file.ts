import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/**
 * Replaces the text of a file. Readers see the old text or the new one, and never half of it. A file keeps its mode,
 * and a symbolic link stays one.
 *
 * @throws {Error} of the system if it can't be written; nothing was changed then
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path).catch(() => path);
  const mode = await stat(target).then(
    (stats) => stats.mode,
    () => undefined,
  );
  const temporary = await writeBeside(target, text, mode);
  await rename(temporary, target);
}

/**
 * Writes the new text of a file to a temporary file next to it, and flushes it to the disk; returns its path. `mode` is
 * the file's, if it has one.
 */
export async function writeBeside(target: string, text: string, mode: number | undefined): Promise<string> {
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  const handle = await open(temporary, "wx");
  try {
    await handle.writeFile(text, "utf8");
    await handle.sync();
    if (mode !== undefined) await handle.chmod(mode & 0o7777);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  return temporary;
}
