/**
 * The table. Its key begins with `project_id`: it is the distribution column if the table is spread over several
 * machines. Documents are `json`, not `jsonb`: kept as they were written, and any string of JSON fits, `\u0000` too.
 */
export const SCHEMA = [
  `CREATE TABLE IF NOT EXISTS docsjson_records (
    project_id text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    position text COLLATE "C" NOT NULL,
    document json NOT NULL,
    PRIMARY KEY (project_id, kind, id)
  )`,
  "CREATE UNIQUE INDEX IF NOT EXISTS docsjson_records_order ON docsjson_records (project_id, kind, position)",
] as const;

/** Holds back others that would make the table too, until the transaction ends. The number is arbitrary. */
export const LOCK_SCHEMA = "SELECT pg_advisory_xact_lock(7240113)";

export const READ_RECORD =
  "SELECT document::text FROM docsjson_records WHERE project_id = $1 AND kind = $2 AND id = $3";

/** One stretch of the index, read backwards: as quick at the end of a million rows as at the start. */
export const LIST_RECORDS = `SELECT position, document FROM (
    SELECT position, document, sum(octet_length(document)) OVER (ORDER BY position DESC) - octet_length(document) AS before
    FROM (
      SELECT position, document::text AS document FROM docsjson_records
      WHERE project_id = $1 AND kind = $2 AND position >= $3 AND position < $4
      ORDER BY position DESC LIMIT $5
    ) AS page
  ) AS sized
  WHERE before <= $6 ORDER BY position DESC`;

/** Reads records that are about to be written, and locks them until the transaction ends. */
export const LOCK_RECORDS = `SELECT id, document::text FROM docsjson_records
  WHERE project_id = $1 AND kind = $2 AND id = ANY ($3::text[]) ORDER BY id FOR UPDATE`;

/** Lets only one transaction at a time update the record of a key, also if there is none yet. */
export const LOCK_KEY = "SELECT pg_advisory_xact_lock(hashtextextended($1, 7240113))";

/** A record that is written again keeps its position while its instant, the first 14 characters, is the same. */
export const WRITE_RECORDS = `INSERT INTO docsjson_records AS present (project_id, kind, id, position, document)
  SELECT $1, kind, id, position, document::json
    FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS batch (kind, id, position, document)
  ON CONFLICT (project_id, kind, id) DO UPDATE SET
    document = excluded.document,
    position = CASE WHEN left(present.position, 14) = left(excluded.position, 14)
      THEN present.position ELSE excluded.position END`;

/** Takes in records from elsewhere, each with its position. Records that are here already stay. */
export const MOVE_RECORDS = `INSERT INTO docsjson_records (project_id, kind, id, position, document)
  SELECT project_id, $1, id, position, document::json
    FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS batch (project_id, id, position, document)
  ON CONFLICT DO NOTHING`;

/** Without statistics the planner may sort a whole project to give one page of it. */
export const ANALYZE = "ANALYZE docsjson_records";

/** The same, and makes room if rows were replaced. */
export const VACUUM = "VACUUM (ANALYZE) docsjson_records";

/** How many rows there were at the last `ANALYZE` or `VACUUM`. */
export const COUNT_ROWS =
  "SELECT greatest(reltuples, 0)::float8 AS rows FROM pg_class WHERE oid = 'docsjson_records'::regclass";
