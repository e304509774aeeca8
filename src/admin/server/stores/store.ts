import type { AgentJob, AssistantConversation } from "../../../../schemas/types.ts";
import { refuseId } from "../../ids.ts";
import { parseInstant } from "../../instant.ts";

/** A stretch of a project's conversations, by position: `from` inclusive, `before` exclusive. */
export interface ConversationRange {
  from: string;
  before: string;
  /** The most rows to read. */
  limit: number;
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
  /** Length of the file of rejected lines, in bytes. */
  rejectsBytes: number;
}

/** What is written at once, all of it or nothing. Of two records with one id the later holds. */
export interface AdminBatch {
  jobs?: readonly AgentJob[];
  conversations?: readonly AssistantConversation[];
  /** Moves the import of this source forward together with its records. */
  checkpoint?: { source: string } & ImportCheckpoint;
}

/**
 * Where the server keeps its data, by project. An id names one record of its project: writing it again replaces the
 * record. What has been written is there for every later read. Records come out as JSON texts, which go into answers as
 * they are.
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
   * @throws {TypeError} where a record cannot be kept: an id that is empty, longer than 200 characters, a dot segment or
   * holds control characters; a time that is not ISO 8601, a timestamp before 1970
   */
  write(projectId: string, batch: AdminBatch): Promise<void>;
  readCheckpoint(projectId: string, source: string): Promise<ImportCheckpoint | undefined>;
  close(): Promise<void>;
}

/** Says why a job of the right shape cannot be kept; `undefined` where it can. */
export function refuseJob(job: AgentJob): string | undefined {
  const id = refuseId(job.id);
  if (id) return `id ${id}`;
  for (const name of ["createdAt", "archivedAt"] as const) {
    const time = job[name];
    if (time !== null && !parseInstant(time)) return `${name} must be an ISO 8601 date and time`;
  }
  return undefined;
}

/** Says why a conversation of the right shape cannot be kept; `undefined` where it can. */
export function refuseConversation(conversation: AssistantConversation): string | undefined {
  const id = refuseId(conversation.id);
  if (id) return `id ${id}`;
  const instant = parseInstant(conversation.timestamp);
  if (!instant) return "timestamp must be an ISO 8601 date and time";
  return instant.milliseconds < 0 ? "timestamp must not be before 1970" : undefined;
}

/** Guards a store's `write`: a record that is refused is the caller's fault. */
export function assertBatch(projectId: string, { jobs = [], conversations = [] }: AdminBatch): void {
  const fault =
    described("projectId", refuseId(projectId)) ??
    first(jobs, (job) => described(`job ${JSON.stringify(job.id)}:`, refuseJob(job))) ??
    first(conversations, (one) => described(`conversation ${JSON.stringify(one.id)}:`, refuseConversation(one)));
  if (fault) throw new TypeError(fault);
}

const described = (what: string, fault: string | undefined) => fault && `${what} ${fault}`;

/** The first answer that is not `undefined`. */
function first<T>(items: readonly T[], ask: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const answer = ask(item);
    if (answer) return answer;
  }
  return undefined;
}
