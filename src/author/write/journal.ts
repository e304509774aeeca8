import { closeSync, fstatSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { SiteError } from "../../site/config/docs-root.ts";
import { isTemporary } from "./temporary-files.ts";

/** The file beside docs.json that says what a run is writing. A run that is killed leaves it. */
export const JOURNAL = ".docsjson-journal.jsonl";

/** One rename of a plan. Paths count from the folder of the journal; digests tell what is in a file. */
export type WriteStep =
  | {
      /** Puts a new text in the place of another one, which is kept until the end. */
      readonly kind: "replace";
      readonly file: string;
      readonly next: string;
      readonly kept: string;
      readonly before: string;
      readonly after: string;
    }
  /** Puts a text where no file is; `from` is the file that it is a copy of. */
  | {
      readonly kind: "make";
      readonly file: string;
      readonly next: string;
      readonly after: string;
      readonly from?: string;
      readonly before?: string;
    }
  /** Takes a file away, and keeps it until the end. */
  | { readonly kind: "remove"; readonly file: string; readonly kept: string; readonly before: string };

/** The first line of a journal. */
export interface JournalHead {
  readonly title: string;
  readonly owner: Owner;
  readonly steps: readonly WriteStep[];
  /** The folders that did not exist, those above before those in them. */
  readonly newFolders: readonly string[];
}

/**
 * How far a run is: `preparing` new texts beside the files, `writing` (the steps in their order), `undoing` them, or
 * `done`, with only the temporary files to remove.
 */
export type JournalState = "preparing" | "writing" | "undoing" | "done";

export interface Journal extends JournalHead {
  readonly state: JournalState;
}

/** A process, as well as it can be told from all others. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  /** When it was started: in ticks since the system's start where /proc says so. */
  readonly started: string;
}

const processStart = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")")).split(" ")[20] ?? "";
  } catch {
    return "";
  }
};

const thisProcess = (): Owner => ({
  pid: process.pid,
  host: hostname(),
  started: processStart(process.pid) || String(Math.round(performance.timeOrigin)),
});

/** Whether the process that writes a journal is known to be running. */
function isRunning({ pid, host, started }: Owner): boolean {
  if (host !== hostname()) return false;
  if (pid === process.pid) return started === thisProcess().started;
  return processStart(pid) === started && started !== "";
}

/** Makes a journal, which nobody else can while it is there. @throws {SiteError} if there is one already */
export function createJournal(folder: string, head: Omit<JournalHead, "owner">): void {
  let file: number;
  try {
    file = openSync(join(folder, JOURNAL), "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new SiteError("another docsjson has begun to write here; nothing was written");
  }
  try {
    writeSync(file, `${JSON.stringify({ ...head, owner: thisProcess() })}\n`);
    fsyncSync(file);
    // A process that was held up for long may have been taken for dead, and its journal be gone.
    if (fstatSync(file).ino === statSync(join(folder, JOURNAL), { throwIfNoEntry: false })?.ino) return;
  } catch (error) {
    removeJournal(folder);
    throw error;
  } finally {
    closeSync(file);
  }
  throw new SiteError("another docsjson has begun to write here; nothing was written");
}

/** Notes how far the run is. */
export function noteState(folder: string, state: Exclude<JournalState, "preparing">): void {
  const file = openSync(join(folder, JOURNAL), "a");
  try {
    writeSync(file, `${JSON.stringify({ state })}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

export const removeJournal = (folder: string): void => rmSync(join(folder, JOURNAL), { force: true });

/** How long (ms) a journal without its first line may be one that is just being made. */
const MOMENT = 100;

const waitFor = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * The journal of a folder; `undefined` if there is none. One whose first line is not whole was given up before anything
 * was made, and is one without steps.
 *
 * @throws {SiteError} if a process that is running writes it, or it is none of ours
 */
export function readJournal(folder: string, isSure = false): Journal | undefined {
  const path = join(folder, JOURNAL);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new SiteError(`${JOURNAL} can't be read: ${(error as Error).message}`);
  }
  const [head, ...states] = text.split("\n").slice(0, -1);
  if (head === undefined) {
    if (!isSure) {
      waitFor(MOMENT);
      return readJournal(folder, true);
    }
    return { title: "", owner: { pid: 0, host: "", started: "" }, steps: [], newFolders: [], state: "preparing" };
  }
  const journal = parseHead(head);
  if (isRunning(journal.owner)) {
    throw new SiteError(`another docsjson is writing here (${journal.title}, process ${journal.owner.pid})`);
  }
  const last = states.at(-1);
  return { ...journal, state: last === undefined ? "preparing" : JSON.parse(last).state };
}

/** @throws {SiteError} if a line is not the first one of a journal, or would change files that no plan changes */
function parseHead(line: string): JournalHead {
  try {
    const head = JSON.parse(line) as JournalHead;
    const temporary = head.steps.flatMap((step) => [
      ...("next" in step ? [step.next] : []),
      ...("kept" in step ? [step.kept] : []),
    ]);
    const paths = [...head.steps.map(({ file }) => file), ...temporary, ...head.newFolders];
    if (temporary.every(isTemporary) && paths.every(staysInside)) return head;
  } catch {
    // No JSON, or of another shape.
  }
  throw new SiteError(`${JOURNAL} is not a journal of docsjson; remove it`);
}

const staysInside = (path: string): boolean =>
  !/^(?:[\\/]|[a-z]:)/i.test(path) && path.split(/[\\/]/).every((segment) => segment !== ".." && segment !== "");
