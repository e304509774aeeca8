import { randomBytes } from "node:crypto";
import {
  closeSync,
  constants,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { isObject } from "../../json/json-value.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { NO_LINK, readOwnFile, selfOf, selfOfOpen } from "../../site/own-file.ts";
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

/** What a plan does, as a journal has it. */
export interface JournalHead {
  readonly title: string;
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

interface WrittenHead extends JournalHead {
  readonly owner: Owner;
  /** The file that it is the first line of. */
  readonly self: string;
}

/** A journal that no run has left in this folder. It is not carried out, and nothing that it names is looked at. */
export class ForeignJournal extends SiteError {
  constructor() {
    super(`${JOURNAL} was not written here by this version of docsjson, but copied or committed: --undo sets it aside`);
  }
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
export function createJournal(folder: string, head: JournalHead): void {
  const path = join(folder, JOURNAL);
  let file: number;
  try {
    file = openSync(path, "wx");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new SiteError("another docsjson has begun to write here; nothing was written");
  }
  try {
    const self = selfOfOpen(file);
    const written: WrittenHead = { ...head, owner: thisProcess(), self };
    writeSync(file, `${JSON.stringify(written)}\n`);
    fsyncSync(file);
    // A process that was held up for long may have been taken for dead, and its journal be gone.
    const there = lstatSync(path, { bigint: true, throwIfNoEntry: false });
    if (there && selfOf(there) === self) return;
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
  const file = openSync(join(folder, JOURNAL), constants.O_WRONLY | constants.O_APPEND | NO_LINK);
  try {
    writeSync(file, `${JSON.stringify({ state })}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** @throws {SiteError} if the system does not allow that */
export function removeJournal(folder: string): void {
  try {
    rmSync(join(folder, JOURNAL), { force: true });
  } catch (error) {
    throw new SiteError(`${JOURNAL} can't be removed: ${(error as Error).message}`);
  }
}

/** Gives a journal that is none of this folder another name, which is returned, so that it is in nobody's way. */
export function setJournalAside(folder: string): string {
  const name = `${JOURNAL}.${randomBytes(6).toString("hex")}`;
  renameSync(join(folder, JOURNAL), join(folder, name));
  return name;
}

/** How long (ms) a journal without its first line may be one that is just being made. */
const MOMENT = 100;

const waitFor = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** Of a million files, a journal has some 300 MB. */
const MOST_BYTES = 1024 ** 3;

/**
 * The journal of a folder; `undefined` if there is none. One whose first line is not whole was given up before anything
 * was made, and is one without steps.
 *
 * @throws {ForeignJournal} if it is none of ours
 * @throws {SiteError} if a process that is running writes it, or it can't be read
 */
export function readJournal(folder: string, isSure = false): Journal | undefined {
  const read = readLines(join(folder, JOURNAL));
  if (!read) return undefined;
  const [head, ...states] = read.lines;
  if (head === undefined) {
    if (!isSure) {
      waitFor(MOMENT);
      return readJournal(folder, true);
    }
    return { title: "", steps: [], newFolders: [], state: "preparing" };
  }
  const { owner, self, ...journal } = parseHead(head);
  if (self !== read.self) throw new ForeignJournal();
  if (isRunning(owner)) {
    throw new SiteError(`another docsjson is writing here (${journal.title}, process ${owner.pid})`);
  }
  const last = states.at(-1);
  return { ...journal, state: last === undefined ? "preparing" : parseState(last) };
}

/** The lines that are whole, and which file they are of. */
function readLines(path: string): { lines: string[]; self: string } | undefined {
  let read: ReturnType<typeof readOwnFile>;
  try {
    read = readOwnFile(path, MOST_BYTES);
  } catch (error) {
    throw new SiteError(`${JOURNAL} can't be read: ${(error as Error).message}`);
  }
  if (read === "foreign") throw new ForeignJournal();
  return read && { lines: read.bytes.toString("utf8").split("\n").slice(0, -1), self: read.self };
}

/** @throws {ForeignJournal} if a line is not the first one of a journal, or would change files that no plan changes */
function parseHead(line: string): WrittenHead {
  try {
    const head = JSON.parse(line) as WrittenHead;
    const temporary = head.steps.flatMap((step) => [
      ...("next" in step ? [step.next] : []),
      ...("kept" in step ? [step.kept] : []),
    ]);
    const paths = [...head.steps.map(({ file }) => file), ...temporary, ...head.newFolders];
    const isWhole = typeof head.title === "string" && isObject(head.owner);
    if (isWhole && temporary.every(isTemporary) && paths.every(staysInside)) return head;
  } catch {
    // No JSON, or of another shape.
  }
  throw new ForeignJournal();
}

const STATES: ReadonlySet<unknown> = new Set<JournalState>(["writing", "undoing", "done"]);

function parseState(line: string): JournalState {
  try {
    const { state } = JSON.parse(line);
    if (STATES.has(state)) return state;
  } catch {
    // No JSON, or of another shape.
  }
  throw new ForeignJournal();
}

const staysInside = (path: string): boolean =>
  !/^(?:[\\/]|[a-z]:)/i.test(path) && path.split(/[\\/]/).every((segment) => segment !== ".." && segment !== "");
