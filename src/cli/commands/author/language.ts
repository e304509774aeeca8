import { planLanguage } from "../../../author/add-language.ts";
import { parseArguments } from "../../arguments.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../../command.ts";
import { carryOutInProject } from "../../site/carry-out-planned.ts";
import { PROJECT_OPTIONS } from "../../site/site-options.ts";
import { WRITE_OPTIONS } from "../../site/write-options.ts";
import { write } from "../../terminal/output.ts";

const help = `usage: docsjson language add [options] CODE

Writes a language's navigation from that of the default language: the same elements, with each page by its translation,
which is in a folder named by the code (guides/intro or en/guides/intro is fr/guides/intro). Pages without a translation
are left out. Names of elements stay, to be translated by hand. A navigation without languages becomes the first of them.

  --all                takes pages too whose translation has no file yet
  --from CODE          the language of a navigation that has no list of languages (default en)
  --site PATH          the docs root or its docs.json (default: the nearest docs.json upward)
${PROJECT_OPTIONS}${WRITE_OPTIONS}
Examples:
  docsjson language add fr --dry-run
  docsjson language add es --all

Exit status: 0 written, 1 a docs.json with errors that keep it from being edited, 2 wrong usage, an unknown code, or one
that is there already.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  const plan = await carryOutInProject(values.site, values, context, async (options) => {
    const [verb, code, ...more] = positionals;
    if (verb !== "add" || code === undefined || more.length > 0)
      throw new UsageError("language takes add and one code");
    return planLanguage(values.site, code, { ...options, from: values.from, all: values.all });
  });
  if (typeof plan === "number") return plan;
  const { translated, left } = plan;
  await write(context.stderr, `${translated} of ${translated + left.length} pages are translated\n`);
  return EXIT.ok;
}

export const command: Command = { help, run };
