import { planVersion } from "../../../author/cut-version.ts";
import { parseArguments } from "../../arguments.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../../command.ts";
import { carryOutInProject, writeLeft } from "../../site/carry-out-planned.ts";
import { PROJECT_OPTIONS } from "../../site/site-options.ts";
import { WRITE_OPTIONS } from "../../site/write-options.ts";

const help = `usage: docsjson version cut [options] NAME

Freezes the default version under a name, in every list of versions: its pages and specs are copied to a folder of that
name (v2/intro to v1/intro, intro to v1/intro), links among them lead to the copies, and the navigation gets a version of
them behind the others. The default version stays where it is. A navigation without versions becomes the first of them.

  --current NAME       the name of the version that goes on, where there are none yet (default latest)
  --site PATH          the docs root or its docs.json (default: the nearest docs.json upward)
${PROJECT_OPTIONS}${WRITE_OPTIONS}
Examples:
  docsjson version cut v1.0 --dry-run
  docsjson version cut v1.0 --current v2.0

Exit status: 0 written, 1 a docs.json with errors that keep it from being edited, 2 wrong usage, or a version or a file that
is there already.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  const plan = await carryOutInProject(values.site, values, context, async (options) => {
    const [verb, name, ...more] = positionals;
    if (verb !== "cut" || name === undefined || more.length > 0) throw new UsageError("version takes cut and one name");
    return planVersion(values.site, name, { ...options, current: values.current });
  });
  if (typeof plan === "number") return plan;
  await writeLeft(plan, context);
  return EXIT.ok;
}

export const command: Command = { help, run };
