import { lockFolder } from "./folder-lock.ts";
import { PgliteThread } from "./pglite-worker.ts";
import { missingPeer, type Queryable, queryBy, type SqlConnection, type SqlQuery } from "./sql-connection.ts";

const PEER = "@electric-sql/pglite";

/** The free disk space required for writing, in bytes, because PGlite does not recover from a full disk. */
const LEAST_ROOM = 64 * 1024 * 1024;

/** The used part of a `PGlite` instance. */
interface PgliteLike extends Queryable {
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
}

/**
 * PGlite, a PostgreSQL inside this process, in a thread of its own: `source` is a folder that keeps the data (made if
 * it is missing), or a `PGlite` instance, which stays the caller's to close. Without one the data is in memory. A folder
 * belongs to one process at a time. Commits outlive a kill of the process; against a power cut use a PostgreSQL server.
 * Needs Node.
 *
 * @throws {Error} if the peer `@electric-sql/pglite` is not installed, another process has the folder open, or its
 * disk is full
 */
export async function connectPglite(source?: string | PgliteLike): Promise<SqlConnection> {
  if (typeof source === "object") {
    return {
      query: queryBy(source),
      transaction: (work) => source.transaction((transaction) => work(queryBy(transaction))),
      close: async () => {},
      needsVacuum: true,
    };
  }
  const module = findPglite();
  if (source === undefined) return overThread(await PgliteThread.open(module, undefined));
  const lock = await lockFolder(source);
  try {
    await assertRoom(source);
    const thread = await openInFolder(module, source);
    return overThread(thread, {
      assertHeld: lock.assertHeld,
      assertRoom: () => assertRoom(source),
      release: lock.release,
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The file that the peer is loaded from. */
function findPglite(): string {
  const { createRequire } = process.getBuiltinModule("node:module");
  try {
    return createRequire(import.meta.url).resolve(PEER);
  } catch (cause) {
    throw missingPeer(PEER, cause);
  }
}

async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await process.getBuiltinModule("node:fs/promises").statfs(folder);
  if (bavail * bsize >= LEAST_ROOM) return;
  const inMib = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MiB`;
  throw new Error(`the disk of ${folder} is full: ${inMib(bavail * bsize)} are free, ${inMib(LEAST_ROOM)} are needed`);
}

/**
 * While a database is created, a mark is next to it until it can be opened. If the mark is found later, the process was
 * killed before anything was stored, and the database is created again.
 */
async function openInFolder(module: string, folder: string): Promise<PgliteThread> {
  const { access, open, rm } = process.getBuiltinModule("node:fs/promises");
  const { join } = process.getBuiltinModule("node:path");
  const exists = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );
  const place = join(folder, "database");
  const mark = `${place}.unfinished`;
  if (await exists(mark)) await rm(place, { recursive: true, force: true });
  else if (await exists(place)) return PgliteThread.open(module, place);
  await (await open(mark, "w")).close();
  const thread = await PgliteThread.open(module, place);
  await rm(mark);
  // A power cut must not bring the mark back.
  const directory = await open(folder, "r");
  await directory.sync().finally(() => directory.close());
  return thread;
}

/** What a database in a folder depends on. */
interface FolderGuard {
  assertHeld(): Promise<void>;
  assertRoom(): Promise<void>;
  release(): Promise<void>;
}

function overThread(thread: PgliteThread, guard?: FolderGuard): SqlConnection {
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: the statements of a transaction belong together. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  /**
   * A process that has lost its folder writes nothing more: a read may write pages that were changed earlier, and closing
   * writes all of them, over what the folder's new owner has stored.
   */
  let isClosed = false;
  const assertHeld = async () => {
    if (isClosed) return;
    await guard?.assertHeld().catch(async (fault) => {
      await thread.abandon(fault);
      throw fault;
    });
  };
  const query: SqlQuery = async (text, values) => {
    await assertHeld();
    return thread.query(text, values);
  };
  return {
    query: (text, values) => inTurn(() => query(text, values)),
    transaction: (work) =>
      inTurn(async () => {
        await guard?.assertRoom();
        await query("BEGIN");
        try {
          const result = await work(query);
          await guard?.assertRoom();
          await query("COMMIT");
          return result;
        } catch (error) {
          await thread.query("ROLLBACK").catch(() => {});
          throw error;
        }
      }),
    close: () =>
      inTurn(async () => {
        await assertHeld().catch(() => {});
        isClosed = true;
        await thread.close();
      }).finally(guard?.release),
    needsVacuum: true,
  };
}
