import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

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

/** Where Debian puts the server's programs; the newest version wins. `undefined` where it is not installed. */
function findPrograms(): string | undefined {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, "bin")).find((folder) => existsSync(join(folder, "initdb")));
}

export const postgresIsInstalled = (): boolean => findPrograms() !== undefined;

/** Whether `openDatabase` can give one. */
export const hasPostgres = (): boolean => process.env.DATABASE_URL !== undefined || postgresIsInstalled();

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

/** PostgreSQL refuses to run as root: then everything runs as Debian's user `postgres`. */
function asServerUser(command: string, args: string[]): void {
  const root = process.getuid?.() === 0;
  const [program, all] = root ? ["runuser", ["-u", "postgres", "--", command, ...args]] : [command, args];
  execFileSync(program, all, { stdio: ["ignore", "ignore", "pipe"], cwd: "/" });
}

/** Makes and starts an empty server with Debian's packages. */
export function startPostgres(): PostgresServer {
  const programs = findPrograms();
  if (!programs) throw new Error("PostgreSQL is not installed");
  const folder = mkdtempSync(join(tmpdir(), "docsjson-pg-"));
  if (process.getuid?.() === 0) {
    const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
    chownSync(folder, id("-u"), id("-g"));
  }
  const data = join(folder, "data");
  const control = (...args: string[]) => asServerUser(join(programs, "pg_ctl"), ["-D", data, ...args]);
  const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}'`;
  const start = () => control("-w", "-l", join(folder, "log"), "-o", settings, "start");
  asServerUser(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]);
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
