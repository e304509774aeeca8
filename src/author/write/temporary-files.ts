import { randomBytes } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Temporary files begin with a dot, so that no list of pages has them, and end with one of these. */
const NEXT = ".docsjson-next";
const KEPT = ".docsjson-kept";
const NAME = /^\..*\.[\w-]{12}\.docsjson-(next|kept)$/s;

/** Whether a name is that of a temporary file. */
export const isTemporary = (path: string): boolean => NAME.test(basename(path));

/** A new name beside a file for what it is going to contain. */
export const nextName = (file: string): string => beside(file, NEXT);

/** A new name beside a file for what it has contained. */
export const keptName = (file: string): string => beside(file, KEPT);

/** Names are random: in containers, numbers of processes repeat. A long name is cut, since 255 bytes are the most. */
const beside = (file: string, ending: string): string =>
  join(dirname(file), `.${basename(file).slice(0, 40)}.${randomBytes(9).toString("base64url")}${ending}`);

/** After this time (ms), a file that no journal names has been left behind. */
const LIFETIME = 60 * 60 * 1000;

/**
 * Removes the new texts that a run which was killed left in a folder. Old texts stay: they may be the only ones, and only
 * a journal knows that they are not needed.
 */
export async function sweepFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!isTemporary(name) || !name.endsWith(NEXT)) continue;
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > LIFETIME) await rm(path, { force: true });
  }
}
