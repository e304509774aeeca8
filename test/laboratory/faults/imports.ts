import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SqlConnection } from "docsjson/admin/server";
import { conversation } from "../../admin/server/records.ts";

const CLI = new URL("../../../dist/cli.js", import.meta.url).pathname;

/** A process that takes longer does not end by itself, in milliseconds. */
const ENDLESS = 300_000;

/** A file to import: conversations, and a bad line in every hundred. */
export interface Dump {
  file: string;
  lines: number;
  ids: ReadonlySet<string>;
  remove(): void;
}

export function writeDump(lines: number, { prefix = "c", length = 200 } = {}): Dump {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-dump-"));
  const file = join(folder, "dump.ndjson");
  const ids = new Set<string>();
  const texts = Array.from({ length: lines }, (_, index) => {
    if (index % 100 === 50) return `{"line":${index + 1}}`;
    const id = `${prefix}-${index}`;
    ids.add(id);
    const timestamp = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    return JSON.stringify(conversation({ id, timestamp, response: randomText(length) }));
  });
  writeFileSync(file, `${texts.join("\n")}\n`);
  return { file, lines, ids, remove: () => rmSync(folder, { recursive: true, force: true }) };
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
  const command = [...wrapper, process.execPath, CLI, "admin", "import", dump.file, "--project", "docs", ...options];
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
    "SELECT id FROM docsjson_records WHERE project_id = 'docs' AND kind = 'conversations'",
  );
  const stored = rows.map(({ id }) => id as string);
  const found = new Set(stored);
  const missing = [...dump.ids].filter((id) => !found.has(id)).length;
  if (missing > 0 || found.size !== stored.length) {
    throw new Error(`${missing} of ${dump.ids.size} records are missing, ${stored.length - found.size} are doubled`);
  }
  const rejects = readFileSync(`${dump.file}.rejects.ndjson`, "utf8").trimEnd().split("\n");
  const numbers = rejects.map((line) => (JSON.parse(line) as { line: number }).line);
  const expected = Array.from({ length: Math.ceil((dump.lines - 50) / 100) }, (_, index) => index * 100 + 51);
  if (numbers.join() !== expected.join()) throw new Error(`the rejected lines are ${numbers.join()}`);
}
