import { type FileHandle, open, readFile, rm } from "node:fs/promises";
import type { Continuation } from "../../admin/client/paging.ts";
import { doesExist } from "../../author/write/file-bytes.ts";
import { replaceFile } from "../../author/write/replace-file.ts";
import { UsageError } from "../command.ts";

/** How far an export has come. */
export interface ExportState {
  /** What is exported, as text: another command does not go on from here. */
  task: string;
  bytes: number;
  count: number;
  /** What continues the list; absent if nothing is written yet. */
  next: Continuation | null;
}

/** The file of an export, which an interrupted one goes on in. */
export interface ExportFile {
  state: ExportState;
  /** Adds text, and waits until it and the place to go on from are on the disk. */
  add(text: string, progress: Pick<ExportState, "count" | "next">): Promise<void>;
  /** Ends the export: nothing is left to go on from. */
  finish(text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the file of an export. Beside it, in FILE.resume.json, is how far it has come: the same command cuts off what was
 * half written and goes on from there.
 *
 * @throws {UsageError} if the file exists and is not that of the same interrupted export, unless `force` is true
 */
export async function openExportFile(path: string, task: string, force: boolean): Promise<ExportFile> {
  const beside = `${path}.resume.json`;
  const kept = force ? undefined : await readState(beside, task);
  if (kept === undefined && !force && (await doesExist(path))) {
    throw new UsageError(`${path} exists already; pass --force to replace it, or --output to name another file`);
  }
  const handle: FileHandle = await open(path, kept === undefined ? "w" : "r+");
  let state: ExportState = kept ?? { task, bytes: 0, count: 0, next: null };
  await handle.truncate(state.bytes);

  const append = async (text: string): Promise<number> => {
    const bytes = Buffer.from(text);
    await handle.write(bytes, 0, bytes.length, state.bytes);
    await handle.sync();
    return state.bytes + bytes.length;
  };
  return {
    get state() {
      return state;
    },
    async add(text, progress) {
      const bytes = await append(text);
      state = { task, bytes, ...progress };
      await replaceFile(beside, JSON.stringify(state));
    },
    async finish(text) {
      await append(text);
      await rm(beside, { force: true });
    },
    close: () => handle.close(),
  };
}

/** The state of an interrupted export of the same task; `undefined` if there is none. */
async function readState(path: string, task: string): Promise<ExportState | undefined> {
  try {
    const state = JSON.parse(await readFile(path, "utf8")) as ExportState;
    return state.task === task && Number.isInteger(state.bytes) ? state : undefined;
  } catch {
    return undefined;
  }
}
