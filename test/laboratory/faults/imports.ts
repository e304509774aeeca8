import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SqlConnection } from "docsjson/admin/server";
import { RECORD_KINDS, type RecordKind, type RecordTypes } from "../../../src/admin/server/stores/record-kinds.ts";
import { conversation, feedback, job, searchTerm } from "../../admin/server/records.ts";

const CLI = new URL("../../../dist/cli.js", import.meta.url).pathname;

/** A process that takes longer does not end by itself, in milliseconds. */
const ENDLESS = 300_000;

/** A file to import: records of every kind that an export gives, and a bad line in every hundred. */
export interface Dump {
  file: string;
  lines: number;
  /** The kind and ID of each record. */
  records: ReadonlySet<string>;
  remove(): void;
}

/** A record of each kind, as a line has it: its number, when it was, and a text. */
const LINES: { [Kind in ImportedKind]: (name: string, at: string, text: string) => RecordTypes[Kind] } = {
  conversations: (id, timestamp, response) => conversation({ id, timestamp, response }),
  feedback: (id, createdAt, comment) => feedback({ id, createdAt, comment }),
  jobs: (id, createdAt, model) => job({ id, createdAt, model }),
  searches: (id, lastSearchedAt, text) => searchTerm({ searchQuery: `${id} ${text}`, lastSearchedAt }),
  views: (id, at, text) => ({ date: at.slice(0, 10), path: `/${id}/${text}`, human: 1, ai: 2, total: 3 }),
};
type ImportedKind = "conversations" | "feedback" | "jobs" | "searches" | "views";
const KINDS = Object.keys(LINES) as ImportedKind[];

const keyOf = <Kind extends RecordKind>(kind: Kind, record: RecordTypes[Kind]): string =>
  `${kind} ${RECORD_KINDS[kind].idOf(record)}`;

export function writeDump(lines: number, { prefix = "c", length = 200 } = {}): Dump {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-dump-"));
  const file = join(folder, "dump.ndjson");
  const records = new Set<string>();
  const lineOf = <Kind extends ImportedKind>(kind: Kind, index: number): string => {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    const record = LINES[kind](`${prefix}-${index}`, at, randomText(length));
    records.add(keyOf(kind, record));
    return JSON.stringify(record);
  };
  const texts = Array.from({ length: lines }, (_, index) =>
    index % 100 === 50 ? `{"line":${index + 1}}` : lineOf(KINDS[index % KINDS.length] as ImportedKind, index),
  );
  writeFileSync(file, `${texts.join("\n")}\n`);
  return { file, lines, records, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Text that no database can compress, so that it takes its room on a disk. */
const randomText = (length: number): string => randomBytes(length).toString("base64").slice(0, length);

export interface Run {
  child: ChildProcess;
  /** What it said on stderr so far. */
  said(): string;
  ended: Promise<{ status: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts an import of a dump. @throws where it has not ended after five minutes */
export function startImport(dump: Dump, options: readonly string[], wrapper: readonly string[] = []): Run {
  const command = [...wrapper, process.execPath, CLI, "admin", "import", dump.file, "--project", "docs"];
  command.push("--as", "views", ...options);
  const child = spawn(command[0] as string, command.slice(1), { stdio: ["ignore", "ignore", "pipe"] });
  let text = "";
  child.stderr.setEncoding("utf8").on("data", (more: string) => {
    text += more;
  });
  const late = setTimeout(() => child.kill("SIGKILL"), ENDLESS);
  const start = performance.now();
  const ended = once(child, "close").then(([status, signal]) => {
    clearTimeout(late);
    if (performance.now() - start >= ENDLESS) throw new Error(`an import did not end: ${text}`);
    return { status, signal };
  });
  return { child, said: () => text, ended };
}

/** @throws where a record of the dump is missing or there twice, or its rejected lines are not those of the dump */
export async function assertComplete(connection: SqlConnection, dump: Dump): Promise<void> {
  const rows = await connection.query(
    "SELECT kind, id FROM docsjson_records WHERE project_id = 'docs' AND kind <> 'checkpoints'",
  );
  const stored = rows.map(({ kind, id }) => `${kind} ${id}`);
  const found = new Set(stored);
  const missing = [...dump.records].filter((key) => !found.has(key)).length;
  if (missing > 0 || found.size !== stored.length) {
    throw new Error(
      `${missing} of ${dump.records.size} records are missing, ${stored.length - found.size} are doubled`,
    );
  }
  const rejects = readFileSync(`${dump.file}.rejects.ndjson`, "utf8").trimEnd().split("\n");
  const numbers = rejects.map((line) => (JSON.parse(line) as { line: number }).line);
  const expected = Array.from({ length: Math.ceil((dump.lines - 50) / 100) }, (_, index) => index * 100 + 51);
  if (numbers.join() !== expected.join()) throw new Error(`the rejected lines are ${numbers.join()}`);
}
