import type { AgentJob, AgentJobStatus } from "../../../schemas/types.ts";
import type { RecordTypes } from "../server/stores/record-kinds.ts";
import {
  type AdminBatch,
  type AdminStore,
  type ImportCheckpoint,
  type KeptRejects,
  refuseTransition,
} from "../server/stores/store.ts";
import { splitLines, type TextLine } from "./ndjson.ts";
import { type ImportedKind, type LineContext, parseRecord } from "./record.ts";

/** A line that could not be stored. */
export interface RejectedLine {
  line: number;
  error: string;
  text: string;
}

export interface ImportProgress {
  /** Lines of the source that are done with, including the lines of earlier runs. */
  lines: number;
  rejected: number;
  /** The records that this run has stored, by their kind. */
  stored: Partial<Record<ImportedKind, number>>;
}

export interface LineImportOptions {
  store: AdminStore;
  projectId: string;
  /** The bytes from `from` on. */
  input: AsyncIterable<Uint8Array>;
  from: ImportCheckpoint;
  /** A running digest that has seen the bytes before `from`. */
  digest: { update(bytes: Uint8Array): void; hex(): string };
  /** The name to keep checkpoints under; without one the import cannot be taken up again. */
  source?: string | undefined;
  /** What lines do not say themselves. */
  context?: LineContext | undefined;
  /** Stores rejected lines permanently, and returns their place and number. */
  keepRejects(lines: readonly RejectedLine[]): Promise<KeptRejects>;
  /** Called after each commit. The lines that it counts cannot be lost. */
  onCommit?: (progress: ImportProgress) => void;
}

/** A batch is committed when it has this many lines, or this many characters. */
const BATCH_LINES = 1_000;
const BATCH_LENGTH = 4 * 1024 * 1024;

/** The records read since the last commit. */
interface Batch {
  lines: number;
  length: number;
  jobs: { job: AgentJob; line: TextLine }[];
  /** All but the jobs. */
  records: { [Kind in ImportedKind]?: RecordTypes[Kind][] };
  rejects: RejectedLine[];
  last: TextLine | undefined;
}

const emptyBatch = (): Batch => ({ lines: 0, length: 0, jobs: [], records: {}, rejects: [], last: undefined });

/**
 * Stores records from NDJSON, batch by batch; each batch is committed together with its checkpoint, after
 * its rejected lines are kept. Records are known by their ids, so that a line which is read again does no harm. Blank
 * lines are skipped. A last line without a line break may be half written: its batch is stored, but will be read again.
 */
export async function importLines(options: LineImportOptions): Promise<ImportProgress> {
  const { store, projectId, input, from, digest, source, context, keepRejects, onCommit } = options;
  const progress: ImportProgress = { lines: from.lines, rejected: from.rejected, stored: {} };
  let checkpoint = from;
  let batch = emptyBatch();

  const commit = async () => {
    const { records, lines, last } = batch;
    const { jobs, refused } = await checkStates(store, projectId, batch.jobs);
    const rejects = [...batch.rejects, ...refused].sort((a, b) => a.line - b.line);
    const rejectsWritten = rejects.length > 0 ? await keepRejects(rejects) : checkpoint.rejects;
    const rejected = checkpoint.rejected + rejects.length;
    checkpoint = last?.complete
      ? {
          bytes: last.end,
          lines: last.number,
          digest: digest.hex(),
          rejected,
          rejects: rejectsWritten,
          rejectsWritten,
        }
      : { ...checkpoint, rejectsWritten };
    const stored: AdminBatch = { ...records, jobs };
    await store.write(projectId, {
      ...stored,
      ...(source === undefined ? {} : { checkpoint: { source, ...checkpoint } }),
    });
    progress.lines += lines;
    progress.rejected = rejected;
    for (const [kind, { length }] of Object.entries({ ...records, jobs }) as [ImportedKind, readonly object[]][]) {
      progress.stored[kind] = (progress.stored[kind] ?? 0) + length;
    }
    batch = emptyBatch();
    onCommit?.({ ...progress, stored: { ...progress.stored } });
  };

  const onBytes = (bytes: Uint8Array) => digest.update(bytes);
  for await (const line of splitLines(input, { lines: from.lines, bytes: from.bytes, onBytes })) {
    addLine(batch, line, context);
    if (batch.lines >= BATCH_LINES || batch.length >= BATCH_LENGTH) await commit();
  }
  if (batch.lines > 0) await commit();
  return progress;
}

/** Separates the jobs whose state may follow the stored one from the jobs that are rejected. */
async function checkStates(store: AdminStore, projectId: string, batch: Batch["jobs"]) {
  const latest = new Map<string, AgentJobStatus | undefined>();
  const jobs: AgentJob[] = [];
  const refused: RejectedLine[] = [];
  for (const { job, line } of batch) {
    if (!latest.has(job.id)) {
      const json = await store.read(projectId, "jobs", job.id);
      latest.set(job.id, json === undefined ? undefined : (JSON.parse(json) as AgentJob).status);
    }
    const error = refuseTransition(latest.get(job.id), job.status);
    if (error === undefined) {
      latest.set(job.id, job.status);
      jobs.push(job);
    } else refused.push({ line: line.number, error, text: line.text });
  }
  return { jobs, refused };
}

function addLine(batch: Batch, line: TextLine, context: LineContext | undefined): void {
  batch.last = line;
  batch.lines++;
  batch.length += line.text.length;
  if (line.fault === undefined && line.text.trim() === "") return;
  const read =
    line.fault === undefined ? parseRecord(line.text, context) : { kind: "fault" as const, fault: line.fault };
  if (read.kind === "fault") batch.rejects.push({ line: line.number, error: read.fault, text: line.text });
  else if (read.kind === "jobs") batch.jobs.push({ job: read.record, line });
  else {
    batch.records[read.kind] ??= [];
    (batch.records[read.kind] as object[]).push(read.record);
  }
}
