import type { AgentJob } from "../../../../schemas/types.ts";
import { readSegment } from "../../../admin/client/client-options.ts";
import type { AdminClient } from "../../../admin/client.ts";
import { checkAgentJob } from "../../../admin/jobs.ts";
import { printable } from "../../../report/text/printable.ts";
import {
  CONNECTION_HELP,
  CONNECTION_OPTIONS,
  connect,
  inFlags,
  readNumber,
  reportFailure,
} from "../../admin/connection.ts";
import { parseArguments, readWord } from "../../arguments.ts";
import { type Command, type CommandContext, UsageError } from "../../command.ts";
import { exitStatus } from "../../exit-status.ts";
import { write } from "../../terminal/output.ts";
import { startProgress } from "../../terminal/progress.ts";

const FORMATS = ["pretty", "json"] as const;

export const command: Command = {
  words: { "--format": FORMATS },
  help: `usage: docsjson jobs get ID [options]
       docsjson jobs wait ID [options]

Shows an agent job; "wait" asks until it is completed, archived or failed.

  --format FORMAT     pretty or json (default: pretty)
  --timeout SECONDS   the time limit, with all retries (default: 120; wait: 3600)
  --interval SECONDS  the first wait between two polls; it grows to 30 (default: 2)
${CONNECTION_HELP}
Examples:
  docsjson jobs get job_1 --format json
  docsjson jobs wait job_1 --timeout 600

Exit status: 0 the job is shown, 1 "wait" saw the job fail, 2 wrong usage, or no answer to show.
`,
  async run(context) {
    const { values, positionals } = parseArguments(context.args, {
      ...CONNECTION_OPTIONS,
      format: { type: "string", default: "pretty" },
      timeout: { type: "string" },
      interval: { type: "string" },
    });
    const [action, id, ...more] = positionals;
    if (action !== "get" && action !== "wait") throw new UsageError('say "get" or "wait", and the ID of a job');
    if (id === undefined || id === "") throw new UsageError(`"jobs ${action}" needs the ID of a job`);
    inFlags(() => readSegment("id", id));
    if (more.length > 0) throw new UsageError(`one job at a time; ${JSON.stringify(more[0])} is too many`);
    const format = readWord("format", values.format, FORMATS);
    const times = { timeoutMs: inMs("timeout", values.timeout), intervalMs: inMs("interval", values.interval) };
    const client = connect(values, context.env);

    try {
      const job = action === "get" ? await client.getAgentJob(id, times) : await waitForJob(client, id, times, context);
      await write(context.stdout, format === "json" ? `${JSON.stringify(job, null, 2)}\n` : describeJob(job));
      for (const { severity, message } of checkAgentJob(job)) {
        await write(context.stderr, `docsjson jobs: ${severity}: ${printable(message)}\n`);
      }
      return exitStatus(action !== "wait" || job.status !== "failed");
    } catch (error) {
      return reportFailure("jobs", error, context);
    }
  },
};

function inMs(option: string, value: string | undefined): number | undefined {
  const seconds = readNumber(option, value);
  return seconds === undefined ? undefined : seconds * 1000;
}

/** Waits for the end of a job; a terminal shows its status and the seconds gone by. */
async function waitForJob(
  client: AdminClient,
  id: string,
  times: { timeoutMs: number | undefined; intervalMs: number | undefined },
  { stderr }: CommandContext,
): Promise<AgentJob> {
  const progress = startProgress(stderr);
  const start = Date.now();
  let status = "not seen yet";
  const show = () => progress.say(`job ${printable(id)} is ${status}, ${Math.round((Date.now() - start) / 1000)} s`);
  const clock = setInterval(show, 1000);
  try {
    return await client.waitForAgentJob(id, {
      ...times,
      onUpdate(job) {
        status = printable(job.status);
        show();
      },
    });
  } finally {
    clearInterval(clock);
    progress.done();
  }
}

/** A job in a few lines; what is null is left out. */
function describeJob({ id, status, source, model, prLink, createdAt, archivedAt }: AgentJob): string {
  const rows: [string, string | null][] = [
    ["repository", source.repository],
    ["branch", source.ref],
    ["model", model],
    ["pull request", prLink],
    ["created", createdAt],
    ["archived", archivedAt],
  ];
  const lines = rows.flatMap(([name, value]) => (value === null ? [] : [`  ${name.padEnd(14)}${printable(value)}`]));
  return `${[`${printable(id)}: ${printable(status)}`, ...lines].join("\n")}\n`;
}
