import type {
  AgentJob,
  AssistantConversation,
  Deployment,
  Feedback,
  PageTraffic,
  SearchTerm,
} from "../../../../schemas/types.ts";
import { refuseId } from "../../ids.ts";
import { EPOCH, type Instant, parseInstant } from "../../instant.ts";
import { checkAgentJob } from "../../jobs.ts";

/** The views or visitors of one page on one day (`YYYY-MM-DD`). */
export type DatedTraffic = PageTraffic & { date: string };

/** What a job of the agent was asked to do, for the script that leads it through its states. */
export interface JobPrompts {
  /** That of the job. */
  id: string;
  prompts: readonly { prompt: string; at: string }[];
}

/** The records that a store keeps, by their kind. */
export interface RecordTypes {
  jobs: AgentJob;
  conversations: AssistantConversation;
  feedback: Feedback;
  searches: SearchTerm;
  views: DatedTraffic;
  visitors: DatedTraffic;
  deployments: Deployment;
  prompts: JobPrompts;
}

export type RecordKind = keyof RecordTypes;

/** How records of one kind are told apart and ordered, and which records are rejected. */
interface RecordRule<Kind extends RecordKind> {
  /** What one of them is called. */
  noun: string;
  /** Two records of a project with one ID are the same record. */
  idOf(record: RecordTypes[Kind]): string;
  /** The field with the time by which they are ordered; without a time a record comes first of all. */
  time: keyof RecordTypes[Kind] & string;
  timeOf(record: RecordTypes[Kind]): string | null;
  /** Why a record of the right shape cannot be kept, beside its ID, time and size. */
  refuse?(record: RecordTypes[Kind]): string | undefined;
}

/** So long may an ID be that is made of a text. */
const LONGEST_TEXT_ID = 200;

/** FNV-1a of 128 bits (RFC 9923): no two texts of a site have the same. */
const FNV_BASIS = 0x6c62272e07bb014262b821756295c58dn;
const FNV_PRIME = 0x1000000000000000000013bn;

/** A text of any length and content as an ID. */
function idOfText(text: string): string {
  const escaped = JSON.stringify(text);
  if (escaped.length <= LONGEST_TEXT_ID) return escaped;
  let hash = FNV_BASIS;
  for (const byte of new TextEncoder().encode(escaped)) hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * FNV_PRIME);
  return `${escaped.slice(0, LONGEST_TEXT_ID - 40).replace(/[\ud800-\udbff]$/, "")} ${hash.toString(16)}`;
}

const TRAFFIC: Omit<RecordRule<"views">, "noun"> = {
  idOf: ({ date, path }) => idOfText(`${date} ${path}`),
  time: "date",
  timeOf: ({ date }) => date,
};

export const RECORD_KINDS: { readonly [Kind in RecordKind]: RecordRule<Kind> } = {
  jobs: {
    noun: "job",
    idOf: ({ id }) => id,
    time: "createdAt",
    timeOf: ({ createdAt }) => createdAt,
    refuse: refuseJob,
  },
  conversations: {
    noun: "conversation",
    idOf: ({ id }) => id,
    time: "timestamp",
    timeOf: ({ timestamp }) => timestamp,
  },
  feedback: { noun: "feedback", idOf: ({ id }) => id, time: "createdAt", timeOf: ({ createdAt }) => createdAt },
  searches: {
    noun: "search term",
    idOf: ({ searchQuery }) => idOfText(searchQuery),
    time: "lastSearchedAt",
    timeOf: ({ lastSearchedAt }) => lastSearchedAt,
  },
  views: { noun: "row of views", ...TRAFFIC },
  visitors: { noun: "row of visitors", ...TRAFFIC },
  deployments: {
    noun: "deployment",
    idOf: ({ _id }) => _id,
    time: "createdAt",
    timeOf: ({ createdAt }) => createdAt ?? null,
  },
  prompts: {
    noun: "prompts of the job",
    idOf: ({ id }) => id,
    time: "prompts",
    timeOf: ({ prompts }) => prompts.at(-1)?.at ?? null,
  },
};

/** Larger records, as JSON in UTF-8, are rejected, because a page of them could not be read any more. */
export const LARGEST_RECORD = 1024 * 1024;

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
 * so queries over jobs fail. All other records keep what people wrote.
 */
const UNREADABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

function refuseJob(job: AgentJob): string | undefined {
  if (job.archivedAt !== null && !parseInstant(job.archivedAt)) return "archivedAt must be an ISO 8601 date and time";
  if (UNREADABLE.test(JSON.stringify(job))) return "must not contain U+0000 or half a surrogate pair";
  return checkAgentJob(job).find(({ severity }) => severity === "error")?.message;
}

/** When a record was, by which it is ordered; `undefined` if its time is none. */
export function instantOf<Kind extends RecordKind>(kind: Kind, record: RecordTypes[Kind]): Instant | undefined {
  const time = RECORD_KINDS[kind].timeOf(record);
  return time === null ? EPOCH : parseInstant(time);
}

/** Says why a record of the right shape cannot be kept; `undefined` if it can. */
export function refuseRecord<Kind extends RecordKind>(kind: Kind, record: RecordTypes[Kind]): string | undefined {
  const { idOf, time, refuse } = RECORD_KINDS[kind];
  const id = refuseId(idOf(record));
  if (id) return `id ${id}`;
  const instant = instantOf(kind, record);
  if (!instant) return `${time} must be an ISO 8601 date and time`;
  if (instant.milliseconds < 0) return `${time} must not be before 1970`;
  return refuse?.(record) ?? refuseSize(record);
}
