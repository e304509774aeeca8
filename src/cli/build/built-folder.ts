import { createHash } from "node:crypto";
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { systemReason } from "../../author/write/run-steps.ts";
import { isInside } from "../../site/config/docs-root.ts";
import { pathFrom } from "../../vocabulary/files/path-from.ts";
import { BUILT_SITE_MARK } from "../../vocabulary/files/unpublished-files.ts";
import { UsageError } from "../command.ts";

/** The folder of a built site. A file in it tells what a build wrote, so that nothing else is ever removed. */
export class BuiltFolder {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * A folder that a site can be put into.
   *
   * @throws {UsageError} if it has files that no build wrote, contains the docs root, is no folder, or can't be written
   */
  static async at(folder: string, docs: { readonly folder: string }): Promise<BuiltFolder> {
    const target = new BuiltFolder(folder);
    await target.#orFail(async () => {
      if (isInside({ folder: await realFolder(folder) }, docs.folder))
        throw new UsageError(
          `--out ${folder} contains the docs root, which a build would replace; name another folder`,
        );
      await target.#keepOtherFiles();
      await rm(await target.#folderBeside(), { recursive: true });
    });
    return target;
  }

  /**
   * Puts a site there. It is complete beside an earlier one before it takes its place, so that one of the two stays whatever
   * goes wrong.
   *
   * @param built the folder in which the builder left it; it may be gone afterwards
   * @throws {UsageError} if the system does not allow it
   */
  async replaceBy(built: string): Promise<void> {
    await this.#orFail(async () => {
      const beside = await this.#folderBeside();
      try {
        const fresh = join(beside, "new");
        // On another disk it is copied.
        await rename(built, fresh).catch(() => cp(built, fresh, { recursive: true }));
        await writeFile(join(fresh, BUILT_SITE_MARK), await listOf(fresh));
        await this.#keepOtherFiles();
        await this.#swap(fresh, beside);
      } finally {
        await rm(beside, { recursive: true, force: true });
      }
    });
  }

  async #swap(fresh: string, beside: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const old = join(beside, `old-${attempt}`);
      const wasThere = await unlessMissing(rename(this.#folder, old).then(() => true));
      try {
        return await rename(fresh, this.#folder);
      } catch (error) {
        // Another build of the site may have put its own there just now.
        const isTaken = ["ENOTEMPTY", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "");
        if (isTaken && attempt < MOST_ATTEMPTS) continue;
        if (wasThere) await rename(old, this.#folder);
        throw error;
      }
    }
  }

  /** A new folder on the same disk. */
  async #folderBeside(): Promise<string> {
    await mkdir(dirname(this.#folder), { recursive: true });
    return mkdtemp(join(dirname(this.#folder), ".docsjson-build-"));
  }

  /** @throws {UsageError} if anything but an earlier build is there */
  async #keepOtherFiles(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const entry = await unlessMissing(lstat(this.#folder));
      if (!entry) return;
      if (entry.isSymbolicLink()) throw new UsageError(`--out ${this.#folder} is a link; name the folder itself`);
      if (!entry.isDirectory()) throw new UsageError(`--out ${this.#folder} is not a folder`);
      const known = await knownFiles(this.#folder);
      const files = await unlessMissing(filesBelow(this.#folder));
      const others = files?.filter((file) => !known.has(nameKey(file)));
      if (others?.length === 0) return;
      // Another build of the site may have put its own there meanwhile: the list was not that of these files.
      const isSame = (await unlessMissing(lstat(this.#folder)))?.ino === entry.ino;
      if (others && (isSame || attempt >= MOST_ATTEMPTS)) throw this.#isOccupied(others);
    }
  }

  #isOccupied(others: readonly string[]): UsageError {
    const [first, second] = others;
    const named = others.length === 1 ? first : others.length === 2 ? `${first} and ${second}` : `${first} and others`;
    return new UsageError(
      `--out ${this.#folder} has files that no build wrote (${named}), and a build replaces its folder; name another one`,
    );
  }

  /** Says what the system does not allow. */
  async #orFail(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof UsageError || (error as NodeJS.ErrnoException).syscall === undefined) throw error;
      throw new UsageError(`the site can't be put into --out ${this.#folder}: ${systemReason(error)}`);
    }
  }
}

const MOST_ATTEMPTS = 5;

/** Links resolved, as far as the path exists. */
async function realFolder(path: string): Promise<string> {
  const real = await unlessMissing(realpath(path));
  return real ?? join(await realFolder(dirname(path)), relative(dirname(path), path));
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** The files below a folder, links among them, by their paths from there. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => pathFrom(folder, join(parentPath, name)));
}

/** A file's name as the list of a build has it: who downloads the list learns of no page that is not linked. */
const nameKey = (file: string): string => createHash("sha256").update(file).digest("base64url").slice(0, 16);

const listOf = async (folder: string): Promise<string> =>
  `${JSON.stringify({ about: ABOUT, files: [...(await filesBelow(folder)), BUILT_SITE_MARK].map(nameKey).sort() })}\n`;

const ABOUT = "docsjson build wrote this folder. It replaces the files of this list (hashes of their paths) alone.";

async function knownFiles(folder: string): Promise<ReadonlySet<unknown>> {
  const text = await readFile(join(folder, BUILT_SITE_MARK), "utf8").catch(() => "{}");
  try {
    const { files } = JSON.parse(text) as { files?: unknown };
    return new Set(Array.isArray(files) ? files : []);
  } catch {
    return new Set();
  }
}
