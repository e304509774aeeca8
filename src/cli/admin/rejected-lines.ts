import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, link, lstat, open, rename, rm, stat } from "node:fs/promises";
import type { RejectedLine } from "../../admin/import/import-lines.ts";
import type { FileState, KeptRejects } from "../../admin/server/stores/store.ts";
import { doesExist } from "../../author/write/file-bytes.ts";
import { UsageError } from "../command.ts";

export interface RejectsOptions {
  /** Where the rejected lines go when the import is done. */
  path: string;
  /** The checkpoint from which the import continues; absent if it begins. */
  kept: KeptRejects | null;
  /** The file of an earlier run, which this one may replace. */
  previous: KeptRejects | null;
  /** Whether a file that no import wrote may be replaced too. */
  force: boolean;
}

/** The rejected lines of an import: written beside their file, which gets them when the import is done. */
export interface RejectsFile {
  /** Adds lines as NDJSON and waits until they are on the disk. */
  add(lines: readonly RejectedLine[]): Promise<KeptRejects>;
  /** Moves the lines to their final file and returns its path; `undefined` if there are none. */
  finish(): Promise<string | undefined>;
  /** Keeps the lines in the temporary file, for a later run to continue. */
  close(): Promise<void>;
}

/**
 * Prepares the file of rejected lines; nothing is written before a line is rejected.
 *
 * @throws {UsageError} if the file exists, no earlier run has written it, and `force` is false
 */
export async function openRejects({ path, kept, previous, force }: RejectsOptions): Promise<RejectsFile> {
  const finished = await findFinished(path, previous);
  const mayReplace = force || finished !== null;
  if (!mayReplace && (await doesExist(path))) {
    throw new UsageError(`${path} exists already; pass --force to replace it, or --rejects to name another file`);
  }
  const earlier = kept === null ? undefined : await findKept(path, kept);
  let part: { handle: FileHandle; path: string } | undefined;
  let bytes = 0;
  const hash = createHash("sha256");

  const append = async (handle: FileHandle, data: Uint8Array) => {
    await handle.appendFile(data);
    hash.update(data);
    bytes += data.length;
  };
  /** A new file, which begins with what earlier runs kept. Its name is new, so no other import writes to it. */
  const begin = async () => {
    const name = `${path}.${randomUUID()}.part`;
    const handle = await open(name, "ax");
    if (earlier !== undefined && kept !== null && kept.bytes > 0) {
      for await (const chunk of createReadStream(earlier, { end: kept.bytes - 1 })) await append(handle, chunk);
    }
    return { handle, path: name };
  };

  return {
    async add(lines) {
      part ??= await begin();
      await append(part.handle, Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join("")));
      await part.handle.sync();
      return { file: part.path, bytes, digest: hash.copy().digest("hex"), finished };
    },
    async finish() {
      await part?.handle.close();
      const written = part?.path ?? earlier;
      if (written === undefined) {
        // No lines are rejected any more, so the file of an earlier run is obsolete.
        if (finished !== null) await rm(path, { force: true });
        return undefined;
      }
      if (written === path) return path;
      if (!(await moveTo(path, written, mayReplace))) return written;
      if (earlier !== undefined && earlier !== path) await rm(earlier, { force: true });
      return path;
    },
    async close() {
      await part?.handle.close();
    },
  };
}

/** Whether two paths lead to the same file, whatever links there are between. */
export async function areOneFile(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([a, b].map((path) => stat(path, { bigint: true }).catch(() => undefined)));
  return one !== undefined && other !== undefined && one.dev === other.dev && one.ino === other.ino;
}

/** Gives a file its name; false if the name was taken meanwhile and may not be. */
async function moveTo(path: string, file: string, mayReplace: boolean): Promise<boolean> {
  if (mayReplace) {
    await rename(file, path);
    return true;
  }
  try {
    await link(file, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
  await rm(file);
  return true;
}

/** The file that still has what was kept: the unfinished one of a run that was interrupted, or the finished one. */
async function findKept(path: string, kept: KeptRejects): Promise<string | undefined> {
  for (const file of [kept.file, path]) {
    if ((await digestOfStart(file, kept.bytes)) === kept.digest) return file;
  }
  return undefined;
}

/** The file of an earlier run in the place of the rejected lines; `null` if another file is there. */
async function findFinished(path: string, previous: KeptRejects | null): Promise<FileState | null> {
  for (const state of [previous, previous?.finished]) {
    if (state && (await holds(path, state))) return { bytes: state.bytes, digest: state.digest };
  }
  return null;
}

/** Whether a file has exactly this content. */
async function holds(path: string, kept: FileState): Promise<boolean> {
  const size = await lstat(path).then(
    (found) => (found.isFile() ? found.size : -1),
    () => -1,
  );
  return size === kept.bytes && (await digestOfStart(path, kept.bytes)) === kept.digest;
}

/** SHA-256 (hex) of the first bytes of a file; `undefined` if they cannot be read. */
async function digestOfStart(path: string, bytes: number): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    if (bytes > 0) for await (const chunk of createReadStream(path, { end: bytes - 1 })) hash.update(chunk);
    return hash.digest("hex");
  } catch {
    return undefined;
  }
}
