import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPglite, connectPostgres, type SqlConnection } from "docsjson/admin/server";
import { startPostgres } from "../../support/postgres.ts";
import { findPostgres } from "../../support/tools/postgres.ts";

/** Where imports of one part go. */
export interface Place {
  name: string;
  /** The options of `docsjson admin import` that name it. */
  options: readonly string[];
  connect(): Promise<SqlConnection>;
  close(): Promise<void>;
}

export async function describeFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "docsjson-faults-"));
  return {
    name: "PGlite in a folder",
    options: ["--data", join(folder, "data")],
    connect: () => connectPglite(join(folder, "data")),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function describePostgres(): Promise<Place> {
  if (findPostgres() === undefined) throw new Error("PostgreSQL is not installed");
  const server = startPostgres();
  return {
    name: "PostgreSQL",
    options: ["--database", server.url],
    connect: () => connectPostgres(server.url),
    close: async () => server.stop(),
  };
}
