import { planAgents } from "../../../author/init/agents-files.ts";
import { planInit } from "../../../author/init/init-site.ts";
import { countOf } from "../../../diagnostic/words.ts";
import { parseArguments } from "../../arguments.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../../command.ts";
import { carryOutPlanned, writeLeft } from "../../site/carry-out-planned.ts";
import { settleInterrupted } from "../../site/settle-interrupted.ts";
import { WRITE_OPTIONS } from "../../site/write-options.ts";
import { write } from "../../terminal/output.ts";

const help = `usage: docsjson init [options] [folder]
       docsjson init --agents [folder]

Writes a docs.json for a folder of pages (.mdx, .md) and specs: a group for each folder, a language for each folder that is
named by a language's code, and the operations of every spec that no page shows. Hidden pages, snippets, README.md and its
kind, and what .mintignore names are left out. The folder is the current one by default.

  --name NAME          the name of the site (default: that of package.json, else the title of the only spec, else
                       the folder's)
  --agents             writes what tells agents how to work on a site, a part of AGENTS.md and a skill
                       (.agents/skills/docsjson/SKILL.md), and no docs.json; what is in these files already stays
${WRITE_OPTIONS}
Examples:
  docsjson init docs
  docsjson init docs --name Acme --dry-run
  docsjson init --agents

Exit status: 0 written, 2 there is a docs.json already, or nothing to make one of.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  if (positionals.length > 1) throw new UsageError("init takes one folder");
  const settled = await settleInterrupted(positionals[0], values, context);
  if (settled !== undefined) return settled;
  if (values.agents) {
    if (values.name !== undefined) throw new UsageError("--agents writes no docs.json, so it takes no --name");
    const plan = await carryOutPlanned(await planAgents(positionals[0], context.cwd), values, context);
    if (plan) await writeLeft(plan, context);
    if (plan?.changes.length === 0 && plan.left.length === 0)
      await write(context.stderr, "nothing to write: the files have it already\n");
    return EXIT.ok;
  }
  const planned = await planInit(positionals[0], { cwd: context.cwd, name: values.name });
  const plan = await carryOutPlanned(planned, values, context);
  if (!plan) return EXIT.found;
  await writeLeft(plan, context);
  const counted = `${countOf(plan.pages, "page")}, ${countOf(plan.specs.length, "spec")}`;
  await write(context.stderr, `${counted}; docsjson check looks at the result\n`);
  return EXIT.ok;
}

export const command: Command = { help, run };
