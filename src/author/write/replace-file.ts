import { open, realpath, rename, rm, stat } from "node:fs/promises";
import { nextName } from "./temporary-files.ts";

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
  const temporary = nextName(target);
  const handle = await open(temporary, "wx");
  try {
    await handle.writeFile(text, "utf8");
    await handle.sync();
    if (mode !== undefined) await handle.chmod(mode & 0o7777);
    await handle.close();
    await rename(temporary, target);
  } catch (error) {
    await handle.close();
    await rm(temporary, { force: true });
    throw error;
  }
}
