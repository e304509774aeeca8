/**
 * The tables. Every key begins with `project_id`: it is the distribution column if the tables are spread over several
 * machines. Documents are `json`, not `jsonb`: kept as they were written, and any string of JSON fits, `\u0000` too.
 */
export const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS docsjson_agent_jobs (
    project_id text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    document json NOT NULL,
    PRIMARY KEY (project_id, id)
  )`,
  `CREATE TABLE IF NOT EXISTS docsjson_conversations (
    project_id text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    position text COLLATE "C" NOT NULL,
    document json NOT NULL,
    PRIMARY KEY (project_id, id)
  )`,
  "CREATE UNIQUE INDEX IF NOT EXISTS docsjson_conversations_order ON docsjson_conversations (project_id, position)",
  `CREATE TABLE IF NOT EXISTS docsjson_import_checkpoints (
    project_id text COLLATE "C" NOT NULL,
    source text COLLATE "C" NOT NULL,
    document json NOT NULL,
    PRIMARY KEY (project_id, source)
  )`,
] as const;

/** True in its one row if the tables are there already: then a role that may not create tables will do. */
export const HAS_SCHEMA = "SELECT to_regclass('docsjson_import_checkpoints') IS NOT NULL AS present";

/** Holds back others that would make the tables too, until the transaction ends. The number is arbitrary. */
export const LOCK_SCHEMA = "SELECT pg_advisory_xact_lock(7240113)";

export const READ_JOB = "SELECT document::text FROM docsjson_agent_jobs WHERE project_id = $1 AND id = $2";

/** One stretch of the index, read backwards: as quick at the end of a million rows as at the start. */
export const READ_CONVERSATIONS = `SELECT position, document FROM (
    SELECT position, document, sum(octet_length(document)) OVER (ORDER BY position DESC) - octet_length(document) AS before
    FROM (
      SELECT position, document::text AS document FROM docsjson_conversations
      WHERE project_id = $1 AND position >= $2 AND position < $3
      ORDER BY position DESC LIMIT $4
    ) AS page
  ) AS sized
  WHERE before <= $5 ORDER BY position DESC`;

export const READ_CHECKPOINT =
  "SELECT document::text FROM docsjson_import_checkpoints WHERE project_id = $1 AND source = $2";

/**
 * Reads the stored state of jobs that are about to be written, and locks it until the transaction ends. `->>` fails for a
 * document with `\u0000` or half a surrogate pair anywhere in it, so those with an escape come as a whole.
 */
export const LOCK_JOBS = `SELECT id,
    CASE WHEN strpos(document::text, '\\u') = 0 THEN document->>'status' END AS status,
    CASE WHEN strpos(document::text, '\\u') > 0 THEN document::text END AS document
  FROM docsjson_agent_jobs WHERE project_id = $1 AND id = ANY ($2::text[]) ORDER BY id FOR UPDATE`;

export const WRITE_JOBS = `INSERT INTO docsjson_agent_jobs (project_id, id, document)
  SELECT $1, id, document::json FROM unnest($2::text[], $3::text[]) AS batch (id, document)
  ON CONFLICT (project_id, id) DO UPDATE SET document = excluded.document`;

/** A conversation that is written again keeps its position while its instant, the first 14 characters, is the same. */
export const WRITE_CONVERSATIONS = `INSERT INTO docsjson_conversations AS present (project_id, id, position, document)
  SELECT $1, id, position, document::json FROM unnest($2::text[], $3::text[], $4::text[]) AS batch (id, position, document)
  ON CONFLICT (project_id, id) DO UPDATE SET
    document = excluded.document,
    position = CASE WHEN left(present.position, 14) = left(excluded.position, 14)
      THEN present.position ELSE excluded.position END`;

export const WRITE_CHECKPOINT = `INSERT INTO docsjson_import_checkpoints (project_id, source, document)
  VALUES ($1, $2, $3::text::json)
  ON CONFLICT (project_id, source) DO UPDATE SET document = excluded.document`;

/** Without statistics the planner may sort a whole project to give one page of it. */
export const ANALYZE = "ANALYZE docsjson_conversations";

/** The same, and makes room if rows were replaced. */
export const VACUUM = "VACUUM (ANALYZE) docsjson_agent_jobs, docsjson_conversations, docsjson_import_checkpoints";

/** How many rows there were at the last `ANALYZE` or `VACUUM`. */
export const COUNT_ROWS = `SELECT sum(greatest(reltuples, 0))::float8 AS rows FROM pg_class
  WHERE oid IN ('docsjson_agent_jobs'::regclass, 'docsjson_conversations'::regclass)`;
