import { AdminFailure } from "../../admin/open-store.ts";
import { type Command, UsageError } from "../../command.ts";
import { EXIT } from "../../exit-status.ts";
import { write } from "../../terminal/output.ts";
import { importAdmin } from "./admin-import.ts";
import { serveAdmin } from "./admin-serve.ts";

const help = `usage: docsjson admin serve [--data DIR | --database URL] [--port N] [--host ADDRESS] [--seed] [--project ID]
                            [--keys FILE] [--script FILE] [--limit NAME=N] [--trust-proxy ADDRESS,…]
                            [--key-prefix TEXT]
       docsjson admin import FILE|- --project ID (--data DIR | --database URL) [--as views|visitors] [--date DAY]
                            [--rejects FILE] [--force] [--restart]

serve runs the admin API until it is stopped; its address goes to stdout, the request log to stderr. Jobs and deployments
that are begun there go through their states by a script; the agent itself and the sites are not there.
import stores jobs, conversations, feedback, search terms, views and visitors from NDJSON, one object a line, as the exports
write them. A line's id names its record (a search its text, a row of views its day and path): a line that is read again
replaces it. After an interruption the same command goes on where the last commit was.

  --data DIR       keep the data in a folder (needs the package @electric-sql/pglite)
  --database URL   keep it in a PostgreSQL database (needs the package pg); default: DOCSJSON_DATABASE_URL
                   serve with neither of them keeps it in memory
  --port N         default 4600; 0 takes any free port
  --host ADDRESS   default 127.0.0.1, reachable from this machine only; for others, put a proxy with TLS in front
  --seed           fill the project with sample jobs, conversations, feedback, searches, views and visitors, unless it has some
  --script FILE    a JSON file with the steps of jobs and deployments; default: a job is completed after a second, a
                   deployment succeeds (its schema: docsjson schema admin-script)
  --keys FILE      a JSON file with the keys that are let in: their projects, scopes, addresses and expiry (its schema:
                   docsjson schema admin-keys); default: those of DOCSJSON_ADMIN_KEYS
  --limit NAME=N   how many requests of a project are answered; more get 429. Default, as on the platform: prompts=100 and
                   analytics=100 in an hour, updates=10 in ten seconds, previews=5 in a minute; N may be none, and
                   --limit none lifts all
  --trust-proxy ADDRESS,…
                   the proxies (addresses or ranges) whose X-Forwarded-For says where requests come from, for keys with a
                   list of addresses; default: none, so that the address of the connection counts
  --project ID     serve: the project to fill, default demo; import: the project to import to, default
                   DOCSJSON_PROJECT_ID
  --key-prefix TEXT
                   what keys begin with, default svc_ or mint_
  --as KIND        views or visitors: what rows with the counts of a page are, which look the same in both
  --date DAY       the day (YYYY-MM-DD) of such rows that have no field "date"
  --rejects FILE   where lines go that cannot be stored, with their number and the reason; default
                   FILE.rejects.ndjson; a file that is there already and no import's stays as it is
  --force          replace such a file
  --restart        import the whole file, also what an earlier run has done

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
