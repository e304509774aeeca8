import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { configChanges, configTexts } from "../../author/plan-for-site.ts";
import { compareSites, countBroken } from "../../diff/compare-sites.ts";
import { readOneOfTwo } from "../../diff/diff-sites.ts";
import { addRedirects } from "../../edit/put-redirects.ts";
import { DIFF_FORMATS, formatSiteDiff } from "../../report/site-diff.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { parseArguments, readWord } from "../arguments.ts";
import { type Command, type CommandContext, type ExitStatus, exitStatus, UsageError } from "../command.ts";
import { carryOutPlanned } from "../site/carry-out-planned.ts";
import { settleInterrupted } from "../site/settle-interrupted.ts";
import { PROJECT_OPTIONS, readSoundProject } from "../site/site-options.ts";
import { SETTLE_OPTIONS } from "../site/write-options.ts";
import { write } from "../terminal/output.ts";

const help = `usage: docsjson diff [options] OLD [NEW]

Says which pages were added, removed, moved and renumbered between two states of a site, which addresses would break, and
which redirects save them. OLD and NEW are docs roots, docs.json files or git revisions; by default, NEW is the site as it is
now. Redirects of docs.json count, wildcards too. A page that moved is known by its content (half of the lines will do),
its operation, or its title and file name.

  --format FORMAT      ${DIFF_FORMATS.join(", ")}: text (default) names the first twenty of each kind,
                       redirects prints those to add, as docs.json has them
  --site PATH          the docs root that revisions are of (default: the nearest docs.json upward)
  --write              adds the redirects to the docs.json of NEW, which must not be a revision
  --dry-run            with --write: prints the change as a diff, and writes nothing
${PROJECT_OPTIONS}${SETTLE_OPTIONS}
Examples:
  docsjson diff main
  docsjson diff v1.0 v2.0 --format json
  docsjson diff origin/main --format markdown > comment.md
  docsjson diff main --write

Exit status: 0 no address breaks, 1 addresses break for want of a redirect, 2 wrong usage or an unreadable site.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { args, cwd, stdout, stderr } = context;
  const { values, positionals } = parseArguments(args, help);
  const settled = await settleInterrupted(values.site, values, context);
  if (settled !== undefined) return settled;
  const [old, now, ...more] = positionals;
  if (old === undefined || more.length > 0) throw new UsageError("diff takes one or two sites: OLD and NEW");
  const format = readWord("format", values.format ?? "text", DIFF_FORMATS);
  if (values["dry-run"] && !values.write) throw new UsageError("--dry-run belongs to --write");
  if (values.write && now !== undefined && !existsSync(resolve(cwd, now))) {
    throw new UsageError("--write changes files, so NEW can't be a revision");
  }
  const { options } = await readSoundProject(values, context);
  const site = { ...options, root: values.site };
  const before = await readOneOfTwo(old, site);
  const after = await readOneOfTwo(now, site);
  const diff = compareSites(before.compared, after.compared);
  if (!values.write) {
    await write(stdout, formatSiteDiff(diff, format));
    return exitStatus(countBroken(diff) === 0);
  }
  const texts = configTexts(after.site);
  const edited = addRedirects(texts, diff.redirects, after.site.place);
  if (!edited.ok) throw new SiteError(edited.diagnostics[0]?.message ?? "the redirects can't be added");
  const changes = configChanges(texts, edited.value.docs);
  const plan = { title: `diff ${old} --write`, folder: after.site.folder, changes, left: [] };
  await carryOutPlanned({ ok: true, value: plan, diagnostics: [] }, values, context);
  if (diff.lost.length > 0) await write(stderr, formatSiteDiff({ ...NOTHING, lost: diff.lost }, "text"));
  return exitStatus(diff.lost.length === 0);
}

const NOTHING = { added: [], removed: [], moved: [], reused: [], lost: [], dropped: [], redirects: [] };

export const command: Command = { help, run, words: { "--format": DIFF_FORMATS } };
