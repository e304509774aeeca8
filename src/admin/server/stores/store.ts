import type { AgentJob, AgentJobStatus, AssistantConversation } from "../../../../schemas/types.ts";
import { refuseId } from "../../ids.ts";
import { parseInstant } from "../../instant.ts";
import { canTransition, checkAgentJob } from "../../jobs.ts";

/** A stretch of a project's conversations, by position: `from` inclusive, `before` exclusive. */
export interface ConversationRange {
  from: string;
  before: string;
  /** The most rows to read. */
  limit: number;
  /** No further row is read once the JSON of those before it is longer, in bytes. Default: no limit. */
  maxBytes?: number;
}

/** A conversation with its place in the order of its project. */
export interface ConversationRow {
  /** A ULID, unique in the project; the time to the nanosecond comes first in it. Paging cursors are positions. */
  position: string;
  /** The `AssistantConversation` as JSON. */
  json: string;
}

/** How far an import has come; its source can be read on from there. */
export interface ImportCheckpoint {
  /** Bytes and lines read so far: all that came before is stored or rejected. */
  bytes: number;
  lines: number;
  /** SHA-256 (hex) of those bytes: tells whether the source still is the one that was read. */
  digest: string;
  rejected: number;
  /** The rejected lines up to here; `null` if there are none. */
  rejects: KeptRejects | null;
  /** Those and the line that was not complete yet, if it was rejected: it will be read again. */
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
export interface AdminBatch {
  jobs?: readonly AgentJob[];
  conversations?: readonly AssistantConversation[];
  /** Moves the import of this source forward together with its records. */
  checkpoint?: { source: string } & ImportCheckpoint;
}

/**
 * The server's storage, by project. An id names one record of its project: writing it again replaces the record. A
 * finished write is visible to every later read. Records are returned as JSON texts, which go into answers as they are.
 */
export interface AdminStore {
  /** The `AgentJob` as JSON. */
  readJob(projectId: string, id: string): Promise<string | undefined>;
  /**
   * Conversations in the range, newest first: by descending position. A conversation keeps its position while its
   * timestamp stays the same, so a walk by positions sees each that was there when it began exactly once.
   */
  readConversations(projectId: string, range: ConversationRange): Promise<ConversationRow[]>;
  /**
   * @throws {TypeError} if a record cannot be kept: an id that is empty, longer than 200 characters, a dot segment or
   * contains control characters; a time that is not ISO 8601, a timestamp before 1970; more than 1 MiB of JSON or 100
   * levels of nesting; a job with U+0000 or half a surrogate pair in it, with an error of `checkAgentJob`, or with a state that cannot follow the one that is kept
   */
  write(projectId: string, batch: AdminBatch): Promise<void>;
  readCheckpoint(projectId: string, source: string): Promise<ImportCheckpoint | undefined>;
  close(): Promise<void>;
}

/** Larger records, as JSON in UTF-8, are rejected, because a page of them could not be read any more. */
const LARGEST_RECORD = 1024 * 1024;

/** PostgreSQL reads nested JSON by recursion, up to a depth that depends on its settings. */
const DEEPEST_RECORD = 100;

const encoder = new TextEncoder();

/** Says why a record cannot be kept as JSON; `undefined` if it can. */
function refuseSize(record: object): string | undefined {
  if (isDeeper(record, DEEPEST_RECORD)) return `must not be nested more than ${DEEPEST_RECORD} levels deep`;
  const json = JSON.stringify(record);
  // A UTF-16 unit takes three bytes at most.
  if (json.length * 3 <= LARGEST_RECORD || encoder.encode(json).length <= LARGEST_RECORD) return undefined;
  return `must not be larger than ${LARGEST_RECORD} bytes as JSON`;
}

function isDeeper(value: object, limit: number): boolean {
  const pending: { value: object; depth: number }[] = [{ value, depth: 1 }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.depth > limit) return true;
    for (const inner of Object.values(next.value)) {
      if (typeof inner === "object" && inner !== null) pending.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return false;
}

/**
 * Escapes that `JSON.stringify` writes only for U+0000 and for half a surrogate pair: no text of PostgreSQL contains them,
 * so queries over jobs fail. Conversations keep what people wrote.
 */
const UNREADABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Says why a job of the right shape cannot be kept; `undefined` if it can. */
export function refuseJob(job: AgentJob): string | undefined {
  const id = refuseId(job.id);
  if (id) return `id ${id}`;
  for (const name of ["createdAt", "archivedAt"] as const) {
    const time = job[name];
    if (time !== null && !parseInstant(time)) return `${name} must be an ISO 8601 date and time`;
  }
  if (UNREADABLE.test(JSON.stringify(job))) return "must not contain U+0000 or half a surrogate pair";
  return checkAgentJob(job).find(({ severity }) => severity === "error")?.message ?? refuseSize(job);
}

/** Says why a job cannot follow the state that is kept of it; `undefined` if it can, or if none is kept. */
export function refuseTransition(from: AgentJobStatus | undefined, to: AgentJobStatus): string | undefined {
  if (from === undefined || from === to || canTransition(from, to)) return undefined;
  return `status must not go from ${from} to ${to}`;
}

/** Guards the states of jobs that are written one after the other. */
export function assertTransitions(
  jobs: readonly AgentJob[],
  statusOf: (id: string) => AgentJobStatus | undefined,
): void {
  const latest = new Map<string, AgentJobStatus>();
  for (const { id, status } of jobs) {
    const fault = refuseTransition(latest.get(id) ?? statusOf(id), status);
    if (fault) throw new TypeError(`job ${JSON.stringify(id)}: ${fault}`);
    latest.set(id, status);
  }
}

/** Says why a conversation of the right shape cannot be kept; `undefined` if it can. */
export function refuseConversation(conversation: AssistantConversation): string | undefined {
  const id = refuseId(conversation.id);
  if (id) return `id ${id}`;
  const instant = parseInstant(conversation.timestamp);
  if (!instant) return "timestamp must be an ISO 8601 date and time";
  return instant.milliseconds < 0 ? "timestamp must not be before 1970" : refuseSize(conversation);
}

/** Guards a store's `write`: a rejected record is the caller's error. */
export function assertBatch(projectId: string, { jobs = [], conversations = [] }: AdminBatch): void {
  const fault =
    faultOf("projectId", refuseId(projectId)) ??
    first(jobs, (job) => faultOf(`job ${JSON.stringify(job.id)}:`, refuseJob(job))) ??
    first(conversations, (one) => faultOf(`conversation ${JSON.stringify(one.id)}:`, refuseConversation(one)));
  if (fault) throw new TypeError(fault);
}

const faultOf = (what: string, fault: string | undefined) => fault && `${what} ${fault}`;

/** The first answer that is not `undefined`. */
function first<T>(items: readonly T[], ask: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const answer = ask(item);
    if (answer) return answer;
  }
  return undefined;
}
