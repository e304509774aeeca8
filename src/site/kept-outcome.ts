import { hash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { cacheFileOf, thisBuild } from "./pages/cache-file.ts";
import { isOldEnough } from "./pages/file-stamp.ts";
import { keepJson, readKeptJson } from "./pages/replace-cache-file.ts";

/** What some work found, and what that rests on. */
interface Kept<Outcome> {
  /** What was asked, and of which build of this package. */
  readonly asked: string;
  /** The absolute paths of the folders in which files were read, or looked for. */
  readonly folders: readonly string[];
  /** What was in them. */
  readonly state: string;
  readonly outcome: Outcome;
}

/**
 * What some work finds out about a docs root. It is kept: the next time it is given without any work, if no file in the
 * folders that were read has come, gone or been written to.
 *
 * @param root absolute path of the docs root
 * @param folder where it is kept
 * @param question all that the work rests on besides these folders, as JSON
 * @param work tells of each folder that it reads, before it does; gives JSON
 */
export async function keepOutcome<Outcome>(
  { root, folder }: { root: string; folder: string },
  question: unknown,
  work: (onFolder: (root: string, folder: string) => void) => Promise<Outcome>,
): Promise<Outcome> {
  const file = cacheFileOf(root, folder, "check");
  const asked = JSON.stringify([thisBuild(), question]);
  const kept = readKeptJson(file) as Kept<Outcome> | undefined;
  if (kept?.asked === asked && stateOf(kept.folders).name === kept.state) return kept.outcome;
  const start = Date.now();
  const read = new Set<string>();
  const outcome = await work((from, path) => read.add(join(from, path)));
  const folders = [...read];
  const state = stateOf(folders);
  // What was written to since, or shortly before, may have been read as it was before.
  const now: Kept<Outcome> = { asked, folders, state: state.name, outcome };
  if (isOldEnough(state.changed, start)) keepJson(file, now);
  return outcome;
}

/** The state of folders: a short text that changes with their files, and the time of the last change (ms). */
function stateOf(folders: readonly string[]): { name: string; changed: number } {
  const facts: (string | number)[] = [];
  let changed = 0;
  const look = (path: string, see: () => void): void => {
    try {
      see();
    } catch (error) {
      facts.push(path, (error as NodeJS.ErrnoException).code ?? "");
    }
  };
  const lookAtFile = (path: string): void => {
    const { size, mtimeMs, ctimeMs, ino } = statSync(path);
    changed = Math.max(changed, mtimeMs, ctimeMs);
    facts.push(path, size, mtimeMs, ctimeMs, ino);
  };
  for (const folder of folders) {
    look(folder, () => {
      const { mtimeMs, ctimeMs } = statSync(folder);
      changed = Math.max(changed, mtimeMs, ctimeMs);
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = `${folder}/${entry.name}`;
        // Whatever is in a folder that is none of these, it was not read.
        if (entry.isDirectory()) facts.push(path);
        else look(path, () => lookAtFile(path));
      }
    });
  }
  return { name: hash("sha1", facts.join("\0"), "base64url"), changed };
}
