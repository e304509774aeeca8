import type { AgentJob, AgentJobStatus } from "../../../../schemas/types.ts";
import { refuseId } from "../../ids.ts";
import { EPOCH, type Instant } from "../../instant.ts";
import { canTransition } from "../../jobs.ts";
import { instantOf, RECORD_KINDS, type RecordKind, type RecordTypes, refuseRecord } from "./record-kinds.ts";
import { newPosition } from "./ulid.ts";

/** A stretch of a project's records of one kind, by position: `from` inclusive, `before` exclusive. */
export interface RecordRange {
  from: string;
  before: string;
  /** The most rows to read. */
  limit: number;
  /** No further row is read once the JSON of the rows before it is longer, in bytes. Default: no limit. */
  maxBytes?: number;
}

/** A record with its place in the order of its project and kind. */
export interface RecordRow {
  /** A ULID, unique among them; the time to the nanosecond comes first in it. Paging cursors are positions. */
  position: string;
  /** The record as JSON. */
  json: string;
}

/** How far an import has come; its source can be read on from there. */
export interface ImportCheckpoint {
  /** Bytes and lines read so far: all that came before is stored or rejected. */
  bytes: number;
  lines: number;
  /** SHA-256 (hex) of the bytes read so far: tells whether the source is still the same. */
  digest: string;
  rejected: number;
  /** The rejected lines up to here; `null` if there are none. */
  rejects: KeptRejects | null;
  /** The rejected lines, with the last line of the source if it was rejected before it was complete: it will be read again. */
  rejectsWritten: KeptRejects | null;
}

/** Rejected lines in a file, as an import left it. */
export interface KeptRejects extends FileState {
  file: string;
  /** The file of an earlier run in the place of this file. */
  finished: FileState | null;
}

/** The content of a file. */
export interface FileState {
  bytes: number;
  /** SHA-256 (hex) of so many bytes. */
  digest: string;
}

/** The records of one write, which stores all of them or none. Of two records with one id, the later one counts. */
export type AdminBatch = { [Kind in RecordKind]?: readonly RecordTypes[Kind][] } & {
  /** Moves the import of this source forward together with its records. */
  checkpoint?: { source: string } & ImportCheckpoint;
};

/**
 * The server's storage, by project and kind. An id names one record of its project and kind: writing it again replaces the
 * record. A finished write is visible to every later read. Records are returned as JSON texts, which go into answers as
 * they are.
 */
export interface AdminStore {
  /** The record as JSON. */
  read(projectId: string, kind: RecordKind, id: string): Promise<string | undefined>;
  /**
   * Records in the range, newest first: by descending position. A record keeps its position while its time stays the same,
   * so a walk by positions sees each that was there when it began exactly once.
   */
  list(projectId: string, kind: RecordKind, range: RecordRange): Promise<RecordRow[]>;
  /**
   * @throws {TypeError} if a record cannot be kept: an id that is empty, longer than 200 characters, a dot segment or
   * contains control characters; a time that is not ISO 8601 or before 1970; more than 1 MiB of JSON or 100
   * levels of nesting; a job with U+0000 or half a surrogate pair in it, with an error of `checkAgentJob`, or with a state that cannot follow the one that is kept
   */
  write(projectId: string, batch: AdminBatch): Promise<void>;
  /**
   * Replaces one record by what `change` makes of it (`undefined` if there is none yet), and returns what is kept then, as
   * JSON. Updates of one record come one after the other, so none is lost. Nothing is written if `change` returns
   * `undefined`. Throws as `write` does.
   */
  update<Kind extends RecordKind>(
    projectId: string,
    kind: Kind,
    id: string,
    change: (present: RecordTypes[Kind] | undefined) => RecordTypes[Kind] | undefined,
  ): Promise<string | undefined>;
  readCheckpoint(projectId: string, source: string): Promise<ImportCheckpoint | undefined>;
  close(): Promise<void>;
}

/** A row that is to be written. Checkpoints are rows as records are. */
export interface NewRow extends RecordRow {
  kind: RecordKind | "checkpoints";
  id: string;
}

/** The rows of a batch, each id once, in one order everywhere, so that writers never wait for each other in a circle. */
export function rowsOf(projectId: string, { checkpoint, ...batch }: AdminBatch): NewRow[] {
  const project = refuseId(projectId);
  if (project) throw new TypeError(`projectId ${project}`);
  const rows = (Object.keys(batch) as RecordKind[]).flatMap((kind) => {
    const records = (batch[kind] ?? []) as readonly RecordTypes[typeof kind][];
    const last = new Map(records.map((record) => rowOf(kind, record)));
    return [...last.values()];
  });
  if (checkpoint) {
    const { source, ...kept } = checkpoint;
    rows.push({ kind: "checkpoints", id: source, position: newPosition(EPOCH), json: JSON.stringify(kept) });
  }
  const keyOf = ({ kind, id }: NewRow) => `${kind} ${id}`;
  return rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function rowOf<Kind extends RecordKind>(kind: Kind, record: RecordTypes[Kind]): [id: string, row: NewRow] {
  const { noun, idOf } = RECORD_KINDS[kind];
  const id = idOf(record);
  const fault = refuseRecord(kind, record);
  if (fault) throw new TypeError(`${noun} ${JSON.stringify(id)}: ${fault}`);
  return [id, { kind, id, position: newPosition(instantOf(kind, record) as Instant), json: JSON.stringify(record) }];
}

/** Says why a job cannot follow the state that is kept of it; `undefined` if it can, or if none is kept. */
export function refuseTransition(from: AgentJobStatus | undefined, to: AgentJobStatus): string | undefined {
  if (from === undefined || from === to || canTransition(from, to)) return undefined;
  return `status must not go from ${from} to ${to}`;
}

/** Guards the states of jobs that are written one after the other, by the jobs that are kept, as JSON. */
export function assertTransitions(jobs: readonly AgentJob[], kept: (id: string) => string | undefined): void {
  const latest = new Map<string, AgentJobStatus>();
  for (const { id, status } of jobs) {
    const json = latest.has(id) ? undefined : kept(id);
    const from = json === undefined ? latest.get(id) : (JSON.parse(json) as AgentJob).status;
    const fault = refuseTransition(from, status);
    if (fault) throw new TypeError(`job ${JSON.stringify(id)}: ${fault}`);
    latest.set(id, status);
  }
}
