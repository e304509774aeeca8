import { planMove } from "../../../author/move/plan-move.ts";
import { countOf } from "../../../diagnostic/words.ts";
import { printable } from "../../../report/text/printable.ts";
import { trimSlashes } from "../../../vocabulary/addresses/address.ts";
import { parseArguments } from "../../arguments.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../../command.ts";
import { carryOutInProject } from "../../site/carry-out-planned.ts";
import { PROJECT_OPTIONS } from "../../site/site-options.ts";
import { WRITE_OPTIONS } from "../../site/write-options.ts";
import { write } from "../../terminal/output.ts";

const help = `usage: docsjson mv [options] OLD NEW

Moves a page, another file (a snippet, an image, a spec), or all files of a folder: the files, their entries in docs.json
(in every language and version), what names them in docs.json, pages, snippets, scripts and specs, and their own relative
links. Translations move too, where each language has a folder (fr/guides/intro goes with guides/intro or
en/guides/intro). Old addresses of pages get a redirect, and redirects to them lead on to the new ones. OLD and NEW are
paths from the docs root. An OLD that ends in a slash is a folder, even where a page has
that name; a NEW that ends in a slash is the folder to move to.

  --site PATH          the docs root or its docs.json (default: the nearest docs.json upward)
  --no-redirect        adds no redirects
  --no-translations    leaves translations where they are
${PROJECT_OPTIONS}${WRITE_OPTIONS}
Examples:
  docsjson mv guides/intro get-started/introduction
  docsjson mv guides/old/ guides/new --dry-run
  docsjson mv snippets/note.mdx snippets/notes/short.mdx

Exit status: 0 moved, 1 docs.json has errors that keep it from being edited, 2 wrong usage or nothing to move.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  const [from = "", to, ...more] = positionals;
  const plan = await carryOutInProject(values.site, values, context, async (options) => {
    if (to === undefined || more.length > 0) throw new UsageError("mv takes two paths: OLD and NEW");
    const { "no-redirect": noRedirect, "no-translations": noTranslations } = values;
    return planMove(values.site, from, to, { ...options, redirect: !noRedirect, translations: !noTranslations });
  });
  if (typeof plan === "number") return plan;
  const besides = plan.left.filter(({ reason }) => reason.startsWith("stays in "));
  const others = plan.left.filter((each) => !besides.includes(each));
  if (besides.length > 0) {
    const pages = `${countOf(besides.length, "page")} ${besides.length === 1 ? "stays" : "stay"}`;
    await write(context.stderr, `${pages} in ${trimSlashes(from)}/; a slash behind OLD moves the folder instead\n`);
  }
  for (const { what, reason } of others) await write(context.stderr, `${printable(`${what} ${reason}`)}\n`);
  return EXIT.ok;
}

export const command: Command = { help, run };
