import type { FileHandle } from "node:fs/promises";

/**
 * Lets one process at a time have a folder, also where containers share it as a volume.
 *
 * A process that wants the folder listens on a Unix socket in it, under a name that no other ever has, and then looks
 * for the sockets of others. The kernel tells whether somebody listens: it knows no PID namespaces, counts a frozen
 * process as alive and a killed one as gone, at once.
 *
 * Two processes never have the folder both. A socket gets its name once it listens, and its process looks for others
 * only then: the later of two finds the earlier, and gives way. Nobody takes a lock away from another, so there is no
 * moment between looking and taking. A name behind which nobody listens is dead for good: whoever meets it removes it.
 * Of several that come at the same time, the first by name stays until the others are gone.
 *
 * The kernel of another machine cannot be asked, nor that of this machine before it was restarted. A process there is
 * alive while the time of its socket changes; `assertHeld` tells a process that was given up for dead.
 */
export interface FolderLock {
  /** @throws {Error} if the folder no longer belongs to this process */
  assertHeld(): Promise<void>;
  release(): Promise<void>;
}

const PREFIX = "docsjson.lock";

/** The ending of a socket's name until it listens. */
const UNFINISHED = ".new";

/** How long to wait for others that may be about to give way, in milliseconds. */
const PATIENCE = 2_000;

/** How often a socket's time is renewed, and how long one of another machine must be unchanged to be dead (ms). */
const BEAT = 2_000;
const SILENCE = 15_000;

/** A longer path does not fit into the address of a Unix socket (104 bytes on macOS, 108 on Linux). */
const LONGEST_ADDRESS = 100;

const files = () => process.getBuiltinModule("node:fs/promises");

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Takes a folder for this process and makes it if it is missing.
 *
 * @throws {Error} if another process, or this one, has it already
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await files().mkdir(folder, { recursive: true });
  const sockets = await FolderSockets.open(folder);
  const end = performance.now() + PATIENCE;
  let own = await sockets.announce();
  try {
    for (;;) {
      const others = await sockets.findOthers(own.name);
      const [other] = others;
      if (other === undefined)
        return { assertHeld: own.assertHeld, release: () => own.withdraw().then(() => sockets.close()) };
      if (performance.now() > end) throw new Error(describeUse(folder, other));
      if (others.some((name) => name < own.name)) {
        await own.withdraw();
        await sleep(20 + Math.random() * 100);
        own = await sockets.announce();
      } else await sleep(20);
    }
  } catch (error) {
    await own.withdraw();
    await sockets.close();
    throw error;
  }
}

interface Announcement {
  name: string;
  assertHeld(): Promise<void>;
  withdraw(): Promise<void>;
}

/** The sockets of processes in a folder. */
class FolderSockets {
  readonly #folder: string;
  /** Gives the folder a short address, however long its path is. */
  readonly #handle: FileHandle;
  /** This machine, since it was started. */
  readonly #machine: string;

  private constructor(folder: string, handle: FileHandle, boot: string) {
    this.#folder = folder;
    this.#handle = handle;
    this.#machine = boot.replaceAll(/[^a-z0-9]/gi, "").slice(0, 12);
  }

  static async open(folder: string): Promise<FolderSockets> {
    const { open, readFile } = files();
    const { hostname } = process.getBuiltinModule("node:os");
    const handle = await open(folder, "r");
    return new FolderSockets(
      folder,
      handle,
      await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => hostname()),
    );
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  /** Listens under a new name. */
  async announce(): Promise<Announcement> {
    for (;;) {
      const announcement = await this.#tryToAnnounce();
      if (announcement) return announcement;
    }
  }

  /** The names of all others that are alive; removes those that are dead. */
  async findOthers(own: string): Promise<string[]> {
    const { readdir, rm } = files();
    const alive: string[] = [];
    for (const name of await readdir(this.#folder)) {
      if (!name.startsWith(`${PREFIX}-`) || name === own) continue;
      const isNear = name.startsWith(`${PREFIX}-${this.#machine}-`);
      const isUnfinished = name.endsWith(UNFINISHED);
      if (isUnfinished && !isNear) continue;
      const path = this.#pathOf(name);
      const isAlive = isNear ? await isListening(this.#addressOf(name)) : await isBeating(path);
      if (!isAlive) await rm(path, { force: true });
      else if (!isUnfinished) alive.push(name);
    }
    return alive;
  }

  #pathOf(name: string): string {
    return process.getBuiltinModule("node:path").join(this.#folder, name);
  }

  #addressOf(name: string): string {
    const path = this.#pathOf(name);
    return Buffer.byteLength(path) <= LONGEST_ADDRESS ? path : `/proc/self/fd/${this.#handle.fd}/${name}`;
  }

  /** `undefined` if another process met the socket before it listened, and removed it. */
  async #tryToAnnounce(): Promise<Announcement | undefined> {
    const { rename, rm, stat, utimes } = files();
    const { createServer } = process.getBuiltinModule("node:net");
    const folder = this.#folder;
    const name = `${PREFIX}-${this.#machine}-${process.pid}-${crypto.randomUUID().slice(0, 13)}`;
    const path = this.#pathOf(name);
    const server = createServer((socket) => socket.destroy()).unref();
    await new Promise<void>((resolve, reject) => {
      server.once("error", ({ message }) => reject(new Error(`${folder} cannot contain a Unix socket: ${message}`)));
      server.listen(this.#addressOf(name + UNFINISHED), resolve);
    });
    const close = () => new Promise((resolve) => server.close(resolve));
    try {
      await rename(path + UNFINISHED, path);
    } catch (error) {
      await close();
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
    const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), BEAT).unref();
    return {
      name,
      async assertHeld() {
        await stat(path).catch(() => {
          throw new Error(`${folder} was taken over by another process, or ${name} in it was deleted`);
        });
      },
      async withdraw() {
        clearInterval(beat);
        await rm(path, { force: true });
        await close();
      },
    };
  }
}

/** Only these two errors mean that nobody listens. */
const isListening = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = process.getBuiltinModule("node:net").connect(address);
    const answer = (listens: boolean) => {
      socket.destroy();
      resolve(listens);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", ({ code }: NodeJS.ErrnoException) => answer(code !== "ECONNREFUSED" && code !== "ENOENT"));
  });

async function isBeating(path: string): Promise<boolean> {
  const timeOf = async () =>
    (
      await files()
        .stat(path)
        .catch(() => undefined)
    )?.mtimeMs;
  const seen = await timeOf();
  for (const end = performance.now() + SILENCE; performance.now() < end; await sleep(BEAT / 4)) {
    const now = await timeOf();
    if (now === undefined) return false;
    if (now !== seen) return true;
  }
  return false;
}

function describeUse(folder: string, name: string): string {
  const pid = name.slice(PREFIX.length + 1).split("-")[1];
  return `${folder} is in use by process ${pid}: a folder serves one process at a time`;
}
