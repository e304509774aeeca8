import type { Worker } from "node:worker_threads";
import type { PgliteAnswer, PgliteCall, PgliteThreadData } from "./pglite-messages.ts";
import { PGLITE_THREAD } from "./pglite-thread.ts";
import type { SqlQuery } from "./sql-connection.ts";

/** A PGlite in a thread of its own. */
export interface PgliteThread {
  query: SqlQuery;
  close(): Promise<void>;
  /** Ends the thread at once, without a last word to its files: every further call fails with this error. */
  abandon(fault: Error): Promise<void>;
}

/** Longer work of PGlite counts as a hang, in milliseconds: it spins if it cannot write. */
const OPEN_LIMIT = 180_000;
const STATEMENT_LIMIT = 60_000;

/** The errors of PostgreSQL for a full or broken disk, from which PGlite may not recover. */
const FATAL = new Set(["53100", "58030"]);

interface Pending {
  resolve(rows: Record<string, unknown>[]): void;
  reject(error: Error): void;
}

/**
 * Opens a database with PGlite. After a fatal fault the thread is ended, and every further call fails with that fault.
 *
 * @throws {Error} if the database cannot be opened
 */
export async function openPgliteThread(module: string, folder: string | undefined): Promise<PgliteThread> {
  const { Worker: Thread } = process.getBuiltinModule("node:worker_threads");
  const workerData: PgliteThreadData = { module, folder };
  const worker: Worker = new Thread(PGLITE_THREAD, { eval: true, workerData });
  const pending = new Map<number, Pending>();
  let calls = 0;
  let broken: Error | undefined;

  const breakDown = async (fault: Error): Promise<void> => {
    broken ??= fault;
    for (const { reject } of pending.values()) reject(broken);
    pending.clear();
    await worker.terminate();
  };
  worker.on("message", ({ id, rows, error }: PgliteAnswer) => {
    const call = pending.get(id);
    pending.delete(id);
    if (pending.size === 0) worker.unref();
    if (error === undefined) return call?.resolve(rows ?? []);
    const fault = openingError(error.message, error.code, folder);
    call?.reject(fault);
    if (FATAL.has(error.code ?? "")) void breakDown(fault);
  });
  worker.on("error", (error) => void breakDown(error));
  worker.on("exit", () => void breakDown(new Error("PGlite has ended")));

  /** Waits for the answer of an ID, as long as PGlite may take. */
  const answerOf = (id: number, limit: number): Promise<Record<string, unknown>[]> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => void breakDown(new Error(`PGlite gave no answer within ${limit / 1000} s`)), limit);
      const settled = <T>(settle: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(late);
          settle(value);
        };
      };
      pending.set(id, { resolve: settled(resolve), reject: settled(reject) });
      worker.ref();
    });
  const call = (request: Omit<PgliteCall, "id">) => {
    if (broken) return Promise.reject(broken);
    const id = ++calls;
    worker.postMessage({ id, ...request });
    return answerOf(id, STATEMENT_LIMIT);
  };

  try {
    await answerOf(0, OPEN_LIMIT);
  } catch (error) {
    await breakDown(error as Error);
    throw error;
  }
  return {
    query: async (text, values = []) => call({ text, values }),
    async close() {
      if (!broken) await call({}).catch(() => {});
      await worker.terminate();
    },
    abandon: breakDown,
  };
}

/** Says that the disk is full in words of its own; everything else as PGlite says it. */
function openingError(message: string, code: string | undefined, folder: string | undefined): Error {
  const isFull = code === "53100" || /No space left|ENOSPC/.test(message);
  return new Error(isFull && folder !== undefined ? `the disk of ${folder} is full` : message);
}
