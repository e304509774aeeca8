import type { AdminQuery } from "../http/parameters.ts";
import type { AdminScripts } from "../script.ts";
import type { RecordKind, RecordTypes } from "../stores/record-kinds.ts";
import type { AdminStore, RecordRow } from "../stores/store.ts";

/** A request that may be answered: its key, parameters and body are in order. */
export interface AdminCall {
  store: AdminStore;
  scripts: AdminScripts;
  settings: AdminSettings;
  /** The parameters of the path. */
  ids: Readonly<Record<string, string>>;
  query: AdminQuery;
  /** The body, in the shape of the endpoint's schema. */
  body: Readonly<Record<string, string>>;
  /** Whether the key opens a project. */
  opens(projectId: string): Promise<boolean>;
}

/** What jobs are made of. */
export interface AdminSettings {
  repository: string;
  model: string;
}

/** How many rows are read at once, and how many bytes, to go through all of a range. */
const BATCH_ROWS = 1_000;
const BATCH_BYTES = 8 * 1024 * 1024;

/** The rows of a range, newest first, read in batches of which the first has `first` rows. */
export async function* walkRows(
  store: AdminStore,
  projectId: string,
  kind: RecordKind,
  { from, before }: Pick<AdminQuery, "from" | "before">,
  first = BATCH_ROWS,
): AsyncGenerator<RecordRow, void, undefined> {
  let limit = first;
  let end = before;
  for (;;) {
    const rows = await store.list(projectId, kind, { from, before: end, limit, maxBytes: BATCH_BYTES });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    end = last.position;
    limit = BATCH_ROWS;
  }
}

/** The records of a range, newest first. */
export async function* walkRecords<Kind extends RecordKind>(
  { store, ids, query }: AdminCall,
  kind: Kind,
): AsyncGenerator<RecordTypes[Kind], void, undefined> {
  for await (const { json } of walkRows(store, ids.projectId as string, kind, query)) yield JSON.parse(json);
}
