import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgres } from "./tools/postgres.ts";

/** A PostgreSQL server of one test run, in a temporary folder, reachable through a Unix socket only. */
export interface PostgresServer {
  url: string;
  /** Kills every process of the server without a checkpoint, as a power cut of the database alone would. */
  crash(): void;
  start(): void;
  stop(): void;
}

/** A database for tests, with nothing in it: a schema of its own in `DATABASE_URL`, else in a server of its own. */
export interface TestDatabase {
  url: string;
  close(): Promise<void>;
}

export async function openDatabase(): Promise<TestDatabase> {
  const outside = process.env.DATABASE_URL;
  if (outside === undefined) {
    const server = startPostgres();
    return { url: server.url, close: async () => server.stop() };
  }
  const schema = `docsjson_test_${process.pid}_${Date.now()}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: outside });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`CREATE SCHEMA ${schema}`);
  const url = `${outside}${outside.includes("?") ? "&" : "?"}options=${encodeURIComponent(`-c search_path=${schema}`)}`;
  return { url, close: () => run(`DROP SCHEMA ${schema} CASCADE`) };
}

/** The user `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65534, gid: 65534 };

const isRoot = (): boolean => process.getuid?.() === 0;

/** Runs a program of the server, as root in the name of `nobody`. */
function runProgram(program: string, args: readonly string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "pipe"], cwd: "/", ...(isRoot() ? NOBODY : {}) });
}

/** Makes and starts an empty server. */
export function startPostgres(): PostgresServer {
  const programs = findPostgres();
  if (!programs) throw new Error("PostgreSQL is not installed");
  const folder = mkdtempSync(join(tmpdir(), "docsjson-pg-"));
  if (isRoot()) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, "data");
  const control = (...args: string[]) => runProgram(join(programs, "pg_ctl"), ["-D", data, ...args]);
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}'`;
  const start = () => control("-w", "-l", join(folder, "log"), "-o", settings, "start");
  runProgram(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  start();
  return {
    url: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    crash: () => control("-m", "immediate", "stop"),
    start,
    stop() {
      if (existsSync(join(data, "postmaster.pid"))) control("-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
