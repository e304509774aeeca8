import type { Deployment } from "../../../../schemas/types.ts";
import { CONNECTION_OPTIONS, connect, reportFailure } from "../../admin/connection.ts";
import { describeRows, readTimes, WAIT_OPTIONS, waitInSight } from "../../admin/waiting.ts";
import { parseArguments, readWord } from "../../arguments.ts";
import { type Command, exitStatus, UsageError } from "../../command.ts";
import { write } from "../../terminal/output.ts";

const FORMATS = ["pretty", "json"] as const;

const help = `usage: docsjson deploy [--preview BRANCH] [--wait] [options]
       docsjson deploy --status ID [--wait] [options]

Deploys the site on the platform, or a preview of a branch, and prints the ID of the deployment.

  --preview BRANCH    deploys a preview of this branch, whose address stays the same
  --status ID         shows a deployment that was begun before
  --wait              waits for the end of the deployment
  --format FORMAT     pretty or json (default: pretty)
${WAIT_OPTIONS}${CONNECTION_OPTIONS}
Examples:
  docsjson deploy --wait
  docsjson deploy --preview new-guide --wait --format json

Exit status: 0 deployed, or begun without --wait, 1 the deployment failed, 2 wrong usage, or no answer to show.
` as const;

export const command: Command = {
  words: { "--format": FORMATS },
  help,
  async run(context) {
    const { values, positionals } = parseArguments(context.args, help);
    if (positionals.length > 0) throw new UsageError(`no argument belongs here: ${JSON.stringify(positionals[0])}`);
    const { preview, status } = values;
    if (preview?.trim() === "") throw new UsageError("--preview needs the name of a branch");
    if (status === "") throw new UsageError("--status needs the ID of a deployment");
    if (preview !== undefined && status !== undefined) throw new UsageError("give --preview or --status, not both");
    const format = readWord("format", values.format ?? "pretty", FORMATS);
    const times = readTimes(values);
    const { deployments } = connect(values, context.env);
    const show = (shown: { statusId: string; previewUrl?: string } & Partial<Deployment>) =>
      write(context.stdout, format === "json" ? `${JSON.stringify(shown, null, 2)}\n` : describeDeployment(shown));
    const limits = values.wait ? {} : times;
    try {
      const begun =
        status !== undefined
          ? { statusId: status }
          : preview === undefined
            ? await deployments.update(limits)
            : await deployments.preview(preview, limits);
      if (!values.wait) {
        await show(status === undefined ? begun : { ...begun, ...(await deployments.status(status, times)) });
        return exitStatus(true);
      }
      if (status === undefined) await write(context.stderr, describeDeployment(begun));
      const ended = await waitInSight(
        `deployment ${begun.statusId}`,
        deployments.watch(begun.statusId, times),
        context,
      );
      await show({ ...begun, ...ended });
      return exitStatus(ended.status !== "failure");
    } catch (error) {
      return reportFailure("deploy", error, context);
    }
  },
};

function describeDeployment(shown: { statusId: string; previewUrl?: string } & Partial<Deployment>): string {
  const { statusId, previewUrl, status, summary, createdAt, endedAt, commit, logs } = shown;
  const head = describeRows(`deployment ${statusId}: ${status ?? "begun"}`, [
    ["preview", previewUrl],
    ["summary", summary],
    ["commit", commit?.sha],
    ["created", createdAt],
    ["ended", endedAt],
  ]);
  return status === "failure"
    ? head +
        describeRows(
          "what it said:",
          (logs ?? []).map((line) => ["", line]),
        )
    : head;
}
