import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { refuseId } from "../../../admin/ids.ts";
import { type ImportProgress, importLines, type LineImportOptions } from "../../../admin/import/import-lines.ts";
import type { LineContext } from "../../../admin/import/record.ts";
import { parseInstant } from "../../../admin/instant.ts";
import type { AdminStore, ImportCheckpoint } from "../../../admin/server/stores/store.ts";
import { AdminFailure, openStore, STORE_OPTIONS } from "../../admin/open-store.ts";
import { areOneFile, openRejects, type RejectsFile } from "../../admin/rejected-lines.ts";
import { parseArguments, readWord } from "../../arguments.ts";
import { type CommandContext, type ExitStatus, exitStatus, UsageError } from "../../command.ts";
import { type Progress, startProgress } from "../../terminal/progress.ts";

/** The options of `admin import`. */
export const IMPORT_OPTIONS = `  --as KIND        views or visitors: what rows with the counts of a page are, which look the same in both
  --date DAY       the day (YYYY-MM-DD) of such rows that have no field "date"
  --rejects FILE   where lines go that cannot be stored, with their number and the reason; default
                   FILE.rejects.ndjson; a file that is there already and no import's stays as it is
  --force          replace such a file
  --restart        import the whole file, also what an earlier run has done
`;

const START: ImportCheckpoint = {
  bytes: 0,
  lines: 0,
  digest: "",
  rejected: 0,
  rejects: null,
  rejectsWritten: null,
};

/** Without a terminal, progress is reported at this interval, in milliseconds. */
const INTERVAL = 250;

/** So many rejected lines are named on stderr; all of them are in their file. */
const NAMED_REJECTS = 20;

/** What is read, and where the reading begins. */
interface Source {
  /** The name that checkpoints are kept under; standard input has none, since it cannot be read twice. */
  name: string | undefined;
  input: AsyncIterable<Uint8Array>;
  from: ImportCheckpoint;
  /** Where an earlier run ended, even if this one does not continue from there. */
  previous: ImportCheckpoint | undefined;
  hash: Hash;
}

/** `docsjson admin import FILE|-`: a rejected line is something wrong. */
export async function importAdmin({ args, stdin, stdout, stderr, env, cwd }: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(args, `${STORE_OPTIONS}${IMPORT_OPTIONS}`);
  const context = readContext(values);
  const projectId = projectName(values.project ?? env.DOCSJSON_PROJECT_ID);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new UsageError("admin import takes one FILE, or - for standard input");
  }
  const path = file === "-" ? undefined : await findImportFile(resolve(cwd, file));
  const rejectsFile = resolve(cwd, values.rejects ?? `${path ?? "stdin"}.rejects.ndjson`);
  if (path !== undefined && (await areOneFile(rejectsFile, path))) {
    throw new UsageError("--rejects names the file that is imported");
  }

  const { store, place } = await openStore(values, env);
  try {
    if (place === "memory") throw new UsageError("say where to: --data DIR or --database URL");
    const source: Source =
      path === undefined
        ? sourceOfImport(undefined, stdin as AsyncIterable<Uint8Array>)
        : await openSource(store, projectId, path, values.restart ?? false);
    if (source.from.lines > 0) stderr.write(`going on after line ${source.from.lines}\n`);
    const rejects = await openRejects({
      path: rejectsFile,
      kept: source.from.rejects,
      previous: source.previous?.rejectsWritten ?? null,
      force: values.force ?? false,
    });
    const options = { store, projectId, context, ...toInput(source) };
    const { done, rejectsIn } = await importSource(options, rejects, stderr);
    stdout.write(`${summary(done, source.from)}\n`);
    if (rejectsIn !== undefined) stderr.write(`${countedNoun(done.rejected, "rejected line")} in ${rejectsIn}\n`);
    return exitStatus(done.rejected === 0);
  } finally {
    await store.close();
  }
}

function projectName(id: string | undefined): string {
  if (id === undefined) throw new UsageError("--project is missing (or DOCSJSON_PROJECT_ID in the environment)");
  const fault = refuseId(id);
  if (fault) throw new UsageError(`--project ${fault}`);
  return id;
}

const toInput = ({ name, input, from, hash }: Source) => ({
  source: name,
  input,
  from,
  digest: { update: (bytes: Uint8Array) => hash.update(bytes), hex: () => hash.copy().digest("hex") },
});

/** Imports and reports the progress. If a store or file fails, the import ends at the last commit. */
async function importSource(
  options: Omit<LineImportOptions, "keepRejects" | "onCommit">,
  rejects: RejectsFile,
  stderr: CommandContext["stderr"],
): Promise<{ done: ImportProgress; rejectsIn: string | undefined }> {
  const progress = startProgress(stderr);
  let named = 0;
  try {
    const done = await importLines({
      ...options,
      onCommit: tellProgress(stderr, progress),
      async keepRejects(lines) {
        progress.done();
        for (const { line, error } of lines) {
          if (named++ < NAMED_REJECTS) stderr.write(`line ${line}: ${error}\n`);
        }
        return rejects.add(lines);
      },
    });
    return { done, rejectsIn: await rejects.finish() };
  } catch (error) {
    await rejects.close();
    throw new AdminFailure(
      `the import stopped: ${(error as Error).message}; the same command goes on from the last commit`,
    );
  } finally {
    progress.done();
  }
}

async function findImportFile(path: string): Promise<string> {
  try {
    const real = await realpath(path);
    await (await open(real)).close();
    if (!(await stat(real)).isDirectory()) return real;
  } catch (error) {
    throw new AdminFailure(`cannot read ${path}: ${(error as Error).message}`);
  }
  throw new AdminFailure(`cannot read ${path}: it is a folder`);
}

/** Begins after the checkpoint if the file still starts with the bytes that were imported before it. */
async function openSource(store: AdminStore, project: string, path: string, restart: boolean): Promise<Source> {
  const previous = await store.readCheckpoint(project, path);
  const checkpoint = restart ? undefined : previous;
  if (checkpoint && checkpoint.bytes > 0 && (await stat(path)).size >= checkpoint.bytes) {
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(path, { end: checkpoint.bytes - 1 })) hash.update(chunk);
    if (hash.copy().digest("hex") === checkpoint.digest) {
      const input = createReadStream(path, { start: checkpoint.bytes });
      return { name: path, input, from: checkpoint, previous, hash };
    }
  }
  return { ...sourceOfImport(path, createReadStream(path)), previous };
}

/** A source from its first byte on. */
const sourceOfImport = (name: string | undefined, input: AsyncIterable<Uint8Array>): Source => ({
  name,
  input,
  from: START,
  previous: undefined,
  hash: createHash("sha256"),
});

/** Reports the records that are committed, and cannot be lost. */
function tellProgress(stderr: CommandContext["stderr"], progress: Progress): (done: ImportProgress) => void {
  let told = Number.NEGATIVE_INFINITY;
  return ({ lines, rejected }) => {
    const text = `${lines} lines committed, ${rejected} of them rejected`;
    progress.say(text);
    if (stderr.isTTY || performance.now() - told < INTERVAL) return;
    told = performance.now();
    stderr.write(`${text}\n`);
  };
}

/** Conversations and jobs are always counted, all else if there is some. */
function summary({ lines, rejected, stored }: ImportProgress, from: ImportCheckpoint): string {
  const earlier = from.lines > 0 ? ` (${from.lines} lines were done before)` : "";
  const counts = [
    countedNoun(stored.conversations ?? 0, "conversation"),
    countedNoun(stored.jobs ?? 0, "job"),
    ...(stored.feedback ? [countedNoun(stored.feedback, "piece of feedback", "pieces of feedback")] : []),
    ...(stored.searches ? [countedNoun(stored.searches, "search term")] : []),
    ...(stored.views ? [countedNoun(stored.views, "row of views", "rows of views")] : []),
    ...(stored.visitors ? [countedNoun(stored.visitors, "row of visitors", "rows of visitors")] : []),
  ];
  const list = `${counts.slice(0, -1).join(", ")} and ${counts.at(-1)}`;
  return `${countedNoun(lines, "line")}: ${list} stored, ${rejected} rejected${earlier}`;
}

const TRAFFIC = ["views", "visitors"] as const;

/** What the options say of lines that do not say it themselves. */
function readContext({ as, date }: { as?: string | undefined; date?: string | undefined }): LineContext {
  if (date !== undefined && (date.length !== 10 || !parseInstant(date))) {
    throw new UsageError(`--date must be a day as YYYY-MM-DD, not ${JSON.stringify(date)}`);
  }
  return { date, traffic: as === undefined ? undefined : readWord("as", as, TRAFFIC) };
}

const countedNoun = (n: number, noun: string, several = `${noun}s`): string => `${n} ${n === 1 ? noun : several}`;
