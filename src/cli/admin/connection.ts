import { AdminApiError, AdminClientError, type AdminErrorKind } from "../../admin/client/errors.ts";
import { type AdminClient, createAdminClient } from "../../admin/client.ts";
import { addressFor } from "../../admin/key-prefixes.ts";
import { printable } from "../../report/text/printable.ts";
import type { OptionValues } from "../arguments.ts";
import { type CommandContext, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { write } from "../terminal/output.ts";

/** The options that locate the admin API. The key is not an option, because other users can see the command line. */
export const CONNECTION_OPTIONS = `  --url URL           address of the API (default: $DOCSJSON_ADMIN_URL; for keys that begin with
                      mint_ that of the platform)
  --project ID        project ID (default: $DOCSJSON_PROJECT_ID)
  --key-prefix TEXT   what the key begins with (default: svc_ or mint_)

The key is read from $DOCSJSON_ADMIN_KEY only, so that no list of processes and no shell history shows it.
`;

/** A client, by the options and the environment. @throws {UsageError} if something is missing or wrong */
export function connect(values: OptionValues<typeof CONNECTION_OPTIONS>, env: CommandContext["env"]): AdminClient {
  const apiKey = env.DOCSJSON_ADMIN_KEY || failForMissing("no key: set DOCSJSON_ADMIN_KEY to an admin API key");
  const baseUrl =
    values.url ||
    env.DOCSJSON_ADMIN_URL ||
    addressFor(apiKey) ||
    failForMissing("no address: pass --url or set DOCSJSON_ADMIN_URL");
  const projectId =
    values.project ||
    env.DOCSJSON_PROJECT_ID ||
    failForMissing("no project: pass --project or set DOCSJSON_PROJECT_ID");
  return inFlags(() => createAdminClient({ apiKey, baseUrl, projectId, keyPrefix: values["key-prefix"] }));
}

function failForMissing(message: string): never {
  throw new UsageError(message);
}

/** The names of the client's options on the command line. */
const FLAGS: Record<string, string> = {
  apiKey: "DOCSJSON_ADMIN_KEY",
  baseUrl: "--url",
  projectId: "--project",
  keyPrefix: "--key-prefix",
  dateFrom: "--from",
  dateTo: "--to",
  limit: "--limit",
  source: "--source",
  status: "--status",
  maxItems: "--max",
};

/**
 * Runs `call`. The client's error about a wrong option becomes a `UsageError` with the name of the option on the
 * command line.
 */
export function inFlags<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(
      error.message.replace(/\b[a-z]+[A-Z]\w+\b|^(?:limit|source|status)\b/g, (name) => FLAGS[name] ?? name),
    );
  }
}

/** A number of an option, in the unit that it is given in. @throws {UsageError} if it is not a number */
export function readNumber(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value);
  throw new UsageError(`--${option} is ${JSON.stringify(value)}; expected a number`);
}

/** What helps with an error of a key. */
const HINTS: Partial<Record<AdminErrorKind, string>> = {
  unauthorized: "  check DOCSJSON_ADMIN_KEY: that it belongs to the project, and has not expired\n",
  forbidden:
    "  check that DOCSJSON_ADMIN_KEY has the scope (read; write to create and deploy), and may be used from this address\n",
};

/** Says why a call failed; so did the command. Throws any error that is not one of the client. */
export async function reportFailure(command: string, error: unknown, { stderr }: CommandContext): Promise<ExitStatus> {
  if (!(error instanceof AdminClientError)) throw error;
  const hint = error instanceof AdminApiError ? (HINTS[error.kind] ?? "") : "";
  await write(stderr, `docsjson ${command}: ${printable(error.message)}\n${hint}`);
  return EXIT.failed;
}
