import type { AgentJob } from "../../../../schemas/types.ts";
import { readSegment } from "../../../admin/client/client-options.ts";
import type { AdminClient } from "../../../admin/client.ts";
import { checkAgentJob } from "../../../admin/jobs.ts";
import { nearest } from "../../../diagnostic/nearest.ts";
import { orMeant } from "../../../diagnostic/words.ts";
import { printable } from "../../../report/text/printable.ts";
import { CONNECTION_OPTIONS, connect, inFlags, reportFailure } from "../../admin/connection.ts";
import { describeRows, readTimes, WAIT_OPTIONS, waitInSight } from "../../admin/waiting.ts";
import { parseArguments, readWord } from "../../arguments.ts";
import { type Command, type CommandContext, exitStatus, UsageError } from "../../command.ts";
import { write } from "../../terminal/output.ts";

const FORMATS = ["pretty", "json"] as const;

type Times = ReturnType<typeof readTimes>;

interface JobAction {
  /** The arguments that it takes. */
  needs: readonly string[];
  call(client: AdminClient, args: readonly string[], times: Times): Promise<AgentJob>;
}

const SHOW: JobAction = { needs: ["the ID of a job"], call: (client, [id = ""], times) => client.jobs.get(id, times) };

/** What can be done with jobs. */
const ACTIONS: Readonly<Record<string, JobAction>> = {
  create: { needs: ["a prompt"], call: (client, [prompt = ""], times) => client.jobs.create(prompt, times) },
  message: {
    needs: ["the ID of a job", "a prompt"],
    call: (client, [id = "", prompt = ""], times) => client.jobs.message(id, prompt, times),
  },
  show: SHOW,
  get: SHOW,
  wait: SHOW,
};

const help = `usage: docsjson jobs create PROMPT [--wait] [options]
       docsjson jobs message ID PROMPT [--wait] [options]
       docsjson jobs show ID [options]
       docsjson jobs wait ID [options]

Starts an agent job, gives it a further instruction, shows it ("get" is the same as "show"), or asks until it is completed,
archived or failed. "create" makes another job each time.

  --wait              waits for the end of the job
  --format FORMAT     pretty or json (default: pretty)
${WAIT_OPTIONS}${CONNECTION_OPTIONS}
Examples:
  docsjson jobs create "Document the new webhook" --wait
  docsjson jobs wait job_1 --timeout 600

Exit status: 0 the job is shown, 1 it was waited for and failed, 2 wrong usage, or no answer to show.
` as const;

export const command: Command = {
  words: { "--format": FORMATS, argument: Object.keys(ACTIONS) },
  help,
  async run(context) {
    const { values, positionals } = parseArguments(context.args, help);
    const { name, args, call } = readAction(positionals);
    const format = readWord("format", values.format ?? "pretty", FORMATS);
    const times = readTimes(values);
    const client = connect(values, context.env);
    const waits = values.wait || name === "wait";
    try {
      const id = name === "wait" ? args[0] : undefined;
      const first = id === undefined ? await call(client, args, waits ? ({} as Times) : times) : undefined;
      if (first && waits) await write(context.stderr, `job ${printable(first.id)} is ${printable(first.status)}\n`);
      const known = first?.id ?? (id as string);
      const job =
        first === undefined || waits
          ? await waitInSight(`job ${known}`, client.jobs.watch(known, times), context)
          : first;
      await writeJob(job, format, context);
      return exitStatus(!waits || job.status !== "failed");
    } catch (error) {
      return reportFailure("jobs", error, context);
    }
  },
};

/** The action that the arguments ask for. @throws {UsageError} if it does not exist, or has too few or too many of them */
function readAction([name = "", ...args]: readonly string[]) {
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) {
    const meant = orMeant(nearest(name, Object.keys(ACTIONS)).slice(0, 1));
    throw new UsageError(`say what to do: create, message, show or wait${meant}`);
  }
  const { needs, call } = action;
  const missing = needs.find((_, index) => (args[index] ?? "").trim() === "");
  if (missing !== undefined) throw new UsageError(`"jobs ${name}" needs ${missing}`);
  if (args.length > needs.length) {
    throw new UsageError(
      `"jobs ${name}" takes ${needs.join(" and ")}; ${JSON.stringify(args[needs.length])} is too many`,
    );
  }
  if (name !== "create") inFlags(() => readSegment("id", args[0] as string));
  return { name, args, call };
}

async function writeJob(
  job: AgentJob,
  format: (typeof FORMATS)[number],
  { stdout, stderr }: CommandContext,
): Promise<void> {
  await write(stdout, format === "json" ? `${JSON.stringify(job, null, 2)}\n` : describeJob(job));
  for (const { severity, message } of checkAgentJob(job)) {
    await write(stderr, `docsjson jobs: ${severity}: ${printable(message)}\n`);
  }
}

const describeJob = ({ id, status, source, model, prLink, createdAt, archivedAt }: AgentJob): string =>
  describeRows(`${id}: ${status}`, [
    ["repository", source.repository],
    ["branch", source.ref],
    ["model", model],
    ["pull request", prLink],
    ["created", createdAt],
    ["archived", archivedAt],
  ]);
