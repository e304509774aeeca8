import { compareText } from "../../../diagnostic/diagnostic.ts";
import { firstNotBefore } from "../../../json/first-not-before.ts";
import { type AdminBatch, type AdminStore, assertTransitions, type NewRow, type RecordRow, rowsOf } from "./store.ts";
import { shareInstant } from "./ulid.ts";

/** The rows of one kind in one project, as text, so that no caller keeps a reference to them. */
interface Table {
  byId: Map<string, NewRow>;
  /** In ascending order of position. */
  rows: NewRow[];
}

const encoder = new TextEncoder();

/** A store in memory: for tests, samples and trying things out. Its data ends with the process. */
export function memoryStore(): AdminStore {
  const tables = new Map<string, Table>();
  const tableOf = (projectId: string, kind: NewRow["kind"]): Table => {
    const key = JSON.stringify([projectId, kind]);
    const table = tables.get(key) ?? { byId: new Map(), rows: [] };
    tables.set(key, table);
    return table;
  };
  const find = (projectId: string, kind: NewRow["kind"], id: string) => tableOf(projectId, kind).byId.get(id)?.json;

  const write = (projectId: string, batch: AdminBatch) => {
    const rows = rowsOf(projectId, batch);
    assertTransitions(batch.jobs ?? [], (id) => find(projectId, "jobs", id));
    for (const row of rows) place(tableOf(projectId, row.kind), row);
    for (const kind of new Set(rows.map(({ kind }) => kind))) restoreOrder(tableOf(projectId, kind).rows);
  };

  return {
    read: async (projectId, kind, id) => find(projectId, kind, id),

    async list(projectId, kind, { from, before, limit, maxBytes = Number.POSITIVE_INFINITY }) {
      const { rows } = tableOf(projectId, kind);
      const end = firstNotBefore(rows, ({ position }) => position < before);
      const start = Math.max(
        firstNotBefore(rows, ({ position }) => position < from),
        end - limit,
      );
      const found: RecordRow[] = [];
      let bytes = 0;
      for (let index = end - 1; index >= start && bytes <= maxBytes; index--) {
        const { position, json } = rows[index] as NewRow;
        found.push({ position, json });
        bytes += encoder.encode(json).length;
      }
      return found;
    },

    write: async (projectId, batch) => write(projectId, batch),

    async update(projectId, kind, id, change) {
      const json = find(projectId, kind, id);
      const next = change(json === undefined ? undefined : JSON.parse(json));
      if (next !== undefined) write(projectId, { [kind]: [next] });
      return find(projectId, kind, id);
    },

    async readCheckpoint(projectId, source) {
      const json = find(projectId, "checkpoints", source);
      return json === undefined ? undefined : JSON.parse(json);
    },

    async close() {},
  };
}

/** Adds a row, or replaces the one with its id; a row whose instant is the same keeps its position. */
function place({ byId, rows }: Table, row: NewRow): void {
  const present = byId.get(row.id);
  if (present) {
    present.json = row.json;
    if (!shareInstant(present.position, row.position)) present.position = row.position;
    return;
  }
  byId.set(row.id, row);
  rows.push(row);
}

/** Sorts what a write has appended or moved; rows that came in order cost one look at each. */
function restoreOrder(rows: NewRow[]): void {
  rows.sort((a, b) => compareText(a.position, b.position));
}
