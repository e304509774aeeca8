import type { AgentJob } from "../../../../schemas/types.ts";
import { firstNotBefore } from "../../../json/first-not-before.ts";
import { type Instant, parseInstant } from "../../instant.ts";
import {
  type AdminStore,
  assertBatch,
  assertTransitions,
  type ConversationRow,
  type ImportCheckpoint,
} from "./store.ts";
import { newPosition, shareInstant } from "./ulid.ts";

/** A conversation as it is stored: as text, so that no caller keeps a reference to it. */
interface Row {
  id: string;
  position: string;
  json: string;
}

interface Project {
  jobs: Map<string, string>;
  byId: Map<string, Row>;
  /** In ascending order of position. */
  rows: Row[];
  checkpoints: Map<string, ImportCheckpoint>;
}

const encoder = new TextEncoder();

/** A store in memory: for tests, samples and trying things out. Its data ends with the process. */
export function memoryStore(): AdminStore {
  const projects = new Map<string, Project>();

  return {
    async readJob(projectId, id) {
      return projects.get(projectId)?.jobs.get(id);
    },

    async readConversations(projectId, { from, before, limit, maxBytes = Number.POSITIVE_INFINITY }) {
      const rows = projects.get(projectId)?.rows ?? [];
      const end = firstNotBefore(rows, ({ position }) => position < before);
      const start = Math.max(
        firstNotBefore(rows, ({ position }) => position < from),
        end - limit,
      );
      const found: ConversationRow[] = [];
      let bytes = 0;
      for (let index = end - 1; index >= start && bytes <= maxBytes; index--) {
        const { position, json } = rows[index] as Row;
        found.push({ position, json });
        bytes += encoder.encode(json).length;
      }
      return found;
    },

    async write(projectId, batch) {
      assertBatch(projectId, batch);
      const project = projects.get(projectId) ?? { jobs: new Map(), byId: new Map(), rows: [], checkpoints: new Map() };
      projects.set(projectId, project);
      const { jobs = [] } = batch;
      assertTransitions(jobs, (id) => {
        const json = project.jobs.get(id);
        return json === undefined ? undefined : (JSON.parse(json) as AgentJob).status;
      });
      for (const job of jobs) project.jobs.set(job.id, JSON.stringify(job));
      for (const conversation of batch.conversations ?? []) {
        const instant = parseInstant(conversation.timestamp) as Instant;
        place(project, conversation.id, newPosition(instant), JSON.stringify(conversation));
      }
      if (batch.conversations) restoreOrder(project.rows);
      if (batch.checkpoint) {
        const { source, ...checkpoint } = batch.checkpoint;
        project.checkpoints.set(source, checkpoint);
      }
    },

    async readCheckpoint(projectId, source) {
      return projects.get(projectId)?.checkpoints.get(source);
    },

    async close() {},
  };
}

/** Adds a row, or replaces the one with its id; a row whose instant is the same keeps its position. */
function place(project: Project, id: string, position: string, json: string): void {
  const present = project.byId.get(id);
  if (present) {
    present.json = json;
    if (!shareInstant(present.position, position)) present.position = position;
    return;
  }
  const row = { id, position, json };
  project.byId.set(id, row);
  project.rows.push(row);
}

/** Sorts what a write has appended or moved; rows that came in order cost one look at each. */
function restoreOrder(rows: Row[]): void {
  rows.sort((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0));
}
