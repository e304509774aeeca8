import { memoryStore } from "../../admin/server/stores/memory-store.ts";
import { connectPglite } from "../../admin/server/stores/pglite-connection.ts";
import { connectPostgres } from "../../admin/server/stores/postgres-connection.ts";
import { sqlStore } from "../../admin/server/stores/sql-store.ts";
import type { AdminStore } from "../../admin/server/stores/store.ts";
import { type CommandContext, UsageError } from "../command.ts";

/** Something outside the command line failed, such as the database: printed as it is; the command has failed. */
export class AdminFailure extends Error {}

/** The options that say whose data it is, and where it is. */
export const STORE_OPTIONS = `  --data DIR       keep the data in a folder (needs the package @electric-sql/pglite)
  --database URL   keep it in a PostgreSQL database (needs the package pg); default: DOCSJSON_DATABASE_URL
                   serve with neither of them keeps it in memory
  --project ID     serve: the project to fill, default demo; import: the project to import to, default
                   DOCSJSON_PROJECT_ID
`;

/**
 * Opens the store that the options name; `--database` may also come from the environment, which keeps its password out
 * of the list of processes.
 *
 * @throws {AdminFailure} if it cannot be opened
 */
export async function openStore(
  options: { data?: string | undefined; database?: string | undefined },
  env: CommandContext["env"],
): Promise<{ store: AdminStore; place: "memory" | "folder" | "database" }> {
  const { data } = options;
  // A variable that is set to nothing counts as absent, as in a shell.
  const database = options.database ?? (data === undefined ? env.DOCSJSON_DATABASE_URL || undefined : undefined);
  if (database === "") throw new UsageError("--database must not be empty");
  if (data === "") throw new UsageError("--data must not be empty");
  if (data !== undefined && database !== undefined) throw new UsageError("give --data or --database, not both");
  try {
    if (database !== undefined) return { store: await sqlStore(await connectPostgres(database)), place: "database" };
    if (data !== undefined) return { store: await sqlStore(await connectPglite(data)), place: "folder" };
    return { store: memoryStore(), place: "memory" };
  } catch (error) {
    const where = data === undefined ? "the database" : `the data folder ${data}`;
    throw new AdminFailure(`cannot open ${where}: ${openingFault(error)}`);
  }
}

/** The message; of a failed connection to several addresses, theirs. */
function openingFault(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(openingFault).join(", ");
  return error instanceof Error ? error.message : String(error);
}
