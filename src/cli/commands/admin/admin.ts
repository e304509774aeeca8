import { AdminFailure, STORE_OPTIONS } from "../../admin/open-store.ts";
import { SERVE_OPTIONS } from "../../admin/serve-options.ts";
import { type Command, EXIT, UsageError } from "../../command.ts";
import { write } from "../../terminal/output.ts";
import { IMPORT_OPTIONS, importAdmin } from "./admin-import.ts";
import { serveAdmin } from "./admin-serve.ts";

const help = `usage: docsjson admin serve [--data DIR | --database URL] [--port N] [--host ADDRESS] [--seed] [--project ID]
                            [--keys FILE] [--script FILE] [--limit NAME=N] [--trust-proxy ADDRESS,…]
                            [--key-prefix TEXT]
       docsjson admin import FILE|- --project ID (--data DIR | --database URL) [--as views|visitors] [--date DAY]
                            [--rejects FILE] [--force] [--restart]

serve runs the admin API until it is stopped; its address goes to stdout, the request log to stderr. Jobs and
deployments go through their states by a script: no agent works on them, and no site is deployed.
import stores jobs, conversations, feedback, search terms, views and visitors from NDJSON, one object a line, as the exports
write them. A line's id names its record (a search its text, a row of views its day and path): a line that is read again
replaces it. After an interruption the same command goes on where the last commit was.

${STORE_OPTIONS}${SERVE_OPTIONS}${IMPORT_OPTIONS}
environment:
  DOCSJSON_ADMIN_KEYS    the keys that serve lets in, separated by spaces: KEY for all projects or KEY:PROJECT,PROJECT;
                         KEY@read in the place of KEY may read only;
                         without it a key is made and printed once
  DOCSJSON_DATABASE_URL  as --database, without showing a password in the list of processes

examples:
  docsjson admin serve --seed
  docsjson admin import views.jsonl --as views --date 2026-11-01 --project docs --data ./admin-data
  docsjson conversations --format ndjson | docsjson admin import - --project docs --data ./admin-data

exit status: 0 done, 1 lines were rejected, 2 wrong usage or unreadable input
`;

export const command: Command = {
  help,
  async run(context) {
    const [action, ...args] = context.args;
    if (action === undefined) throw new UsageError("say serve or import");
    const run = new Map([
      ["serve", serveAdmin],
      ["import", importAdmin],
    ]).get(action);
    if (!run) throw new UsageError(`expected serve or import, not ${JSON.stringify(action)}`);
    try {
      return await run({ ...context, args });
    } catch (error) {
      if (!(error instanceof AdminFailure)) throw error;
      await write(context.stderr, `docsjson admin: ${error.message}\n`);
      return EXIT.failed;
    }
  },
};
