import type { Worker } from "node:worker_threads";
import { PGLITE_THREAD } from "./pglite-thread.ts";
import type { SqlQuery } from "./sql-connection.ts";

/** The data with which the thread of PGlite is started. */
interface PgliteThreadData {
  /** The file to load PGlite from. */
  module: string;
  /** The folder of the database; in memory without one. */
  folder: string | undefined;
}

/** A statement to run; without a `text`, the database is to be closed. */
interface PgliteCall {
  id: number;
  text?: string;
  values?: readonly unknown[];
}

/** The answer to the call of this ID; that of 0 says that the database is open. */
interface PgliteAnswer {
  id: number;
  rows?: Record<string, unknown>[];
  error?: { message: string; code: string | undefined };
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

/** A PGlite in a thread of its own. After a fatal fault the thread is ended, and every further call fails with that fault. */
export class PgliteThread {
  readonly #worker: Worker;
  readonly #folder: string | undefined;
  readonly #pending = new Map<number, Pending>();
  #calls = 0;
  #broken: Error | undefined;

  private constructor(workerData: PgliteThreadData) {
    const { Worker: Thread } = process.getBuiltinModule("node:worker_threads");
    this.#folder = workerData.folder;
    this.#worker = new Thread(PGLITE_THREAD, { eval: true, workerData });
    this.#worker.on("message", (answer: PgliteAnswer) => this.#settle(answer));
    this.#worker.on("error", (error) => void this.abandon(error));
    this.#worker.on("exit", () => void this.abandon(new Error("PGlite has ended")));
  }

  /** @throws {Error} if the database cannot be opened */
  static async open(module: string, folder: string | undefined): Promise<PgliteThread> {
    const thread = new PgliteThread({ module, folder });
    await thread.#answerOf(0, OPEN_LIMIT).catch(async (error: Error) => {
      await thread.abandon(error);
      throw error;
    });
    return thread;
  }

  readonly query: SqlQuery = (text, values = []) => this.#call({ text, values });

  async close(): Promise<void> {
    if (!this.#broken) await this.#call({}).catch(() => {});
    await this.#worker.terminate();
  }

  /** Ends the thread at once, without a last word to its files: every further call fails with this error. */
  async abandon(fault: Error): Promise<void> {
    this.#broken ??= fault;
    for (const { reject } of this.#pending.values()) reject(this.#broken);
    this.#pending.clear();
    await this.#worker.terminate();
  }

  #settle({ id, rows, error }: PgliteAnswer): void {
    const call = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#worker.unref();
    if (error === undefined) {
      call?.resolve(rows ?? []);
      return;
    }
    const fault = openingError(error.message, error.code, this.#folder);
    call?.reject(fault);
    if (FATAL.has(error.code ?? "")) void this.abandon(fault);
  }

  async #call(request: Omit<PgliteCall, "id">): Promise<Record<string, unknown>[]> {
    if (this.#broken) throw this.#broken;
    const id = ++this.#calls;
    this.#worker.postMessage({ id, ...request });
    return this.#answerOf(id, STATEMENT_LIMIT);
  }

  /** Waits for the answer of an ID, as long as PGlite may take. */
  async #answerOf(id: number, limit: number): Promise<Record<string, unknown>[]> {
    const late = setTimeout(
      () => void this.abandon(new Error(`PGlite gave no answer within ${limit / 1000} s`)),
      limit,
    );
    const answer = new Promise<Record<string, unknown>[]>((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.ref();
    });
    return answer.finally(() => clearTimeout(late));
  }
}

/** Says that the disk is full in words of its own; everything else as PGlite says it. */
function openingError(message: string, code: string | undefined, folder: string | undefined): Error {
  const isFull = code === "53100" || /No space left|ENOSPC/.test(message);
  return new Error(isFull && folder !== undefined ? `the disk of ${folder} is full` : message);
}
