import { ADMIN_SHAPES } from "../../../schemas/admin-shapes.js";
import type { AdminTypes } from "../../../schemas/types.ts";
import { faultIn } from "../schema-fault.ts";
import { type RecordKind, type RecordTypes, refuseRecord } from "../server/stores/record-kinds.ts";

/** The kinds of records that an import takes. */
export type ImportedKind = Exclude<RecordKind, "deployments" | "prompts">;

/** What lines do not say themselves. */
export interface LineContext {
  /** What rows of traffic count: rows of views and of visitors look the same. */
  traffic?: "views" | "visitors" | undefined;
  /** The day (`YYYY-MM-DD`) of rows of traffic that have none. */
  date?: string | undefined;
}

/** The content of a line of an import. */
export type ImportRecord =
  | { [Kind in ImportedKind]: { kind: Kind; record: RecordTypes[Kind] } }[ImportedKind]
  | { kind: "fault"; fault: string };

const fault = (text: string): ImportRecord => ({ kind: "fault", fault: text });

const SCHEMAS: Readonly<Record<ImportedKind, keyof AdminTypes>> = {
  jobs: "agent-job",
  conversations: "assistant-conversation",
  feedback: "feedback",
  searches: "search-term",
  views: "page-traffic",
  visitors: "page-traffic",
};

/**
 * Reads a line: each kind of record has a field that no other has. Everything that the schemas and the stores ask for is
 * checked; fields beyond them are kept.
 */
export function parseRecord(text: string, { traffic, date }: LineContext = {}): ImportRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault("is not JSON");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return fault("is not a JSON object");
  const has = (field: string) => Object.hasOwn(value, field);
  if (has("query")) return check("conversations", value);
  if (has("searchQuery")) return check("searches", value);
  if (has("human")) {
    if (traffic === undefined)
      return fault("is a row of views or of visitors: say which by --as views or --as visitors");
    return check(traffic, date === undefined || has("date") ? value : { ...value, date });
  }
  if (has("path")) return check("feedback", value);
  if (has("status")) return check("jobs", value);
  return fault(
    "is not a known record: a job has status, a conversation query, feedback path, a search searchQuery, views and visitors human",
  );
}

function check<Kind extends ImportedKind>(kind: Kind, value: object): ImportRecord {
  const found = faultIn(value, ADMIN_SHAPES.mintlify[SCHEMAS[kind]]);
  if (found) return fault(`${found.pointer} ${found.problem}`);
  if ((kind === "views" || kind === "visitors") && !/^\d{4}-\d\d-\d\d$/.test((value as { date?: string }).date ?? "")) {
    return fault("/date must be a day as YYYY-MM-DD: add it, or pass --date for all rows");
  }
  const record = value as RecordTypes[Kind];
  const refused = refuseRecord(kind, record);
  return refused === undefined ? ({ kind, record } as ImportRecord) : fault(refused);
}
